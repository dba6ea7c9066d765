import TesseraDisplay

/// Parts of a view's place and look that an animation can move.
struct AnimatedKeys: OptionSet, Hashable {
    let rawValue: Int

    static let bounds = AnimatedKeys(rawValue: 1 << 0)
    static let center = AnimatedKeys(rawValue: 1 << 1)
    static let transform = AnimatedKeys(rawValue: 1 << 2)
    static let alpha = AnimatedKeys(rawValue: 1 << 3)
    static let backgroundColor = AnimatedKeys(rawValue: 1 << 4)
    static let cornerRadius = AnimatedKeys(rawValue: 1 << 5)
    static let border = AnimatedKeys(rawValue: 1 << 6)
    static let shadow = AnimatedKeys(rawValue: 1 << 7)
    static let backgroundBlur = AnimatedKeys(rawValue: 1 << 8)
    /// The edge of a scroll view to which the view sticks.
    static let viewPin = AnimatedKeys(rawValue: 1 << 9)

    static let mask = AnimatedKeys(rawValue: 1 << 10)

    static let anchorPoint = AnimatedKeys(rawValue: 1 << 11)
    /// The gradient or path of a layer.
    static let layerContent = AnimatedKeys(rawValue: 1 << 12)

    /// The space of the sublayers of a layer.
    static let space = AnimatedKeys(rawValue: 1 << 13)
    /// The particles of a layer.
    static let emission = AnimatedKeys(rawValue: 1 << 14)

    /// An array with one set for each key.
    static let each: [AnimatedKeys] = (0...14).map { AnimatedKeys(rawValue: 1 << $0) }

    /// An array with one set for each key of this set.
    var elements: [AnimatedKeys] { Self.each.filter { contains($0) } }

    /// Returns the key of a property of the state, or an empty set if the property cannot be animated.
    @MainActor static func key(of path: PartialKeyPath<ViewState>) -> AnimatedKeys { keys[path] ?? [] }

    @MainActor private static let keys: [PartialKeyPath<ViewState>: AnimatedKeys] = [
        \.bounds: .bounds, \.center: .center, \.transform: .transform, \.alpha: .alpha,
        \.transform3D: .transform, \.sublayerTransform: .space,
        \.backgroundColor: .backgroundColor, \.cornerRadius: .cornerRadius, \.maskedCorners: .cornerRadius,
        \.hasContinuousCorners: .cornerRadius, \.unevenRadii: .cornerRadius, \.shadowPath: .shadow,
        \.mask: .mask, \.anchorPoint: .anchorPoint, \.layerContent: .layerContent, \.borderWidth: .border,
        \.borderColor: .border, \.shadowColor: .shadow, \.shadowOpacity: .shadow, \.shadowOffset: .shadow,
        \.shadowRadius: .shadow, \.backgroundBlur: .backgroundBlur,
    ]
}

extension NodeProperties {
    /// Copies the properties that belong to `keys` from `other`.
    mutating func take(_ keys: AnimatedKeys, from other: NodeProperties) {
        if !keys.isDisjoint(with: [.bounds, .center, .viewPin, .anchorPoint]) {
            frame = other.frame
        }
        if keys.contains(.anchorPoint) { anchorPoint = other.anchorPoint }
        if keys.contains(.layerContent) {
            gradient = other.gradient
            shape = other.shape
        }
        if keys.contains(.viewPin) { sticky = other.sticky }
        if keys.contains(.transform) { transform = other.transform }
        if keys.contains(.space) { space = other.space }
        if !keys.isDisjoint(with: [.alpha, .mask]) { alpha = other.alpha }
        if keys.contains(.mask) { mask = other.mask }
        if keys.contains(.backgroundColor) { backgroundColor = other.backgroundColor }
        if keys.contains(.cornerRadius) { cornerRadius = other.cornerRadius }
        if keys.contains(.border) { border = other.border }
        if keys.contains(.shadow) { shadow = other.shadow }
        if keys.contains(.backgroundBlur) { backgroundBlur = other.backgroundBlur }
    }
}
