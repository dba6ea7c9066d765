import Foundation

/// A change of views while the user tilts the device.
/// See Apple's [UIMotionEffect](https://developer.apple.com/documentation/uikit/uimotioneffect).
///
/// A subclass overrides ``keyPathsAndRelativeValues(forViewerOffset:)``. The page moves the views by itself, without asking the
/// app at each tilt: it knows the values at rest and at the farthest tilts in the four directions, and computes those between in
/// straight lines.
///
/// The key paths `center`, `center.x`, `center.y`, `layer.position`, `layer.position.x` and `layer.position.y` move views; others
/// do nothing, and the app's error output says so. As on iOS, views rest if the user wants less motion, and on devices without
/// sensors.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
    /// Creates an effect.
    public override init() {
        super.init()
    }

    /// Creates an effect from an archive.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Returns the changes of properties, by their key paths, for a place of the viewer: -1 is the farthest place that counts to
    /// the left of the screen's middle or above it, and 1 the farthest to the right or below. The default is nil, for no changes.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// Returns a copy. A subclass with properties overrides the method.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A change of one property between two values.
/// See Apple's [UIInterpolatingMotionEffect](https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect).
///
/// ```swift
/// let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
/// (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-20, 20)
/// picture.addMotionEffect(effect)
/// ```
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The directions in which the user tilts the device.
    public enum EffectType: Int, Sendable {
        /// The device is tilted to the left and the right.
        case tiltAlongHorizontalAxis = 0
        /// The device is tilted up and down.
        case tiltAlongVerticalAxis = 1
    }

    /// The key path of the property.
    open var keyPath: String { ownKeyPath }
    /// The direction in which the user tilts the device.
    open var type: EffectType { ownType }
    /// The change while the viewer is at the farthest place to the left, or above, that counts: a number, or a point for
    /// `center`. Nil counts as no change.
    open var minimumRelativeValue: Any?
    /// The change while the viewer is at the farthest place to the right, or below, that counts.
    open var maximumRelativeValue: Any?

    private let ownKeyPath: String
    private let ownType: EffectType

    /// Creates a change of a property that has no values yet.
    public init(keyPath: String, type: EffectType) {
        (ownKeyPath, ownType) = (keyPath, type)
        super.init()
    }

    /// Returns nil, since effects are not archived.
    public required init?(coder: NSCoder) { nil }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let place = ownType == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let share = (min(max(place, -1), 1) + 1) / 2
        let (least, most) = (minimumRelativeValue, maximumRelativeValue)
        if let least = MotionValue(least), let most = MotionValue(most) {
            return [ownKeyPath: least.mixed(with: most, share: share).value]
        }
        return nil
    }

    open nonisolated override func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UIMotionEffect in
            let copy = UIInterpolatingMotionEffect(keyPath: ownKeyPath, type: ownType)
            copy.minimumRelativeValue = minimumRelativeValue
            copy.maximumRelativeValue = maximumRelativeValue
            return copy
        }
    }
}

/// Several effects that belong together.
/// See Apple's [UIMotionEffectGroup](https://developer.apple.com/documentation/uikit/uimotioneffectgroup).
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects, or nil for none. Changes of one property add up.
    open var motionEffects: [UIMotionEffect]?

    /// Creates a group without effects.
    public override init() {
        super.init()
    }

    /// Returns nil, since effects are not archived.
    public required init?(coder: NSCoder) { nil }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        MotionEffects.values(of: motionEffects ?? [], at: viewerOffset).mapValues(\.value)
    }

    open nonisolated override func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UIMotionEffect in
            let copy = UIMotionEffectGroup()
            copy.motionEffects = motionEffects
            return copy
        }
    }
}
