import TesseraDisplay

/// Parts of a view's place and look that can be on their way to another value.
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
    /// Where a view keeps to an edge of what scrolls it.
    static let pinnedPlace = AnimatedKeys(rawValue: 1 << 9)

    static let mask = AnimatedKeys(rawValue: 1 << 10)

    /// All keys, each by itself.
    static let each: [AnimatedKeys] = (0...10).map { AnimatedKeys(rawValue: 1 << $0) }

    /// The keys of this set, each by itself.
    var elements: [AnimatedKeys] { Self.each.filter { contains($0) } }

    /// The key of a part of the state; an empty set for one that changes at once.
    @MainActor static func key(of path: PartialKeyPath<ViewState>) -> AnimatedKeys { keys[path] ?? [] }

    @MainActor private static let keys: [PartialKeyPath<ViewState>: AnimatedKeys] = [
        \.bounds: .bounds, \.center: .center, \.transform: .transform, \.alpha: .alpha,
        \.backgroundColor: .backgroundColor, \.cornerRadius: .cornerRadius, \.maskedCorners: .cornerRadius,
        \.mask: .mask, \.borderWidth: .border,
        \.borderColor: .border, \.shadowColor: .shadow, \.shadowOpacity: .shadow, \.shadowOffset: .shadow,
        \.shadowRadius: .shadow, \.backgroundBlur: .backgroundBlur,
    ]
}

extension NodeProperties {
    /// Takes the properties that stand for `keys` from `other`.
    mutating func take(_ keys: AnimatedKeys, from other: NodeProperties) {
        if !keys.isDisjoint(with: [.bounds, .center, .pinnedPlace]) {
            frame = other.frame
        }
        if keys.contains(.pinnedPlace) { sticky = other.sticky }
        if keys.contains(.transform) { transform = other.transform }
        if !keys.isDisjoint(with: [.alpha, .mask]) { alpha = other.alpha }
        if keys.contains(.mask) { mask = other.mask }
        if keys.contains(.backgroundColor) { backgroundColor = other.backgroundColor }
        if keys.contains(.cornerRadius) { cornerRadius = other.cornerRadius }
        if keys.contains(.border) { border = other.border }
        if keys.contains(.shadow) { shadow = other.shadow }
        if keys.contains(.backgroundBlur) { backgroundBlur = other.backgroundBlur }
    }
}
