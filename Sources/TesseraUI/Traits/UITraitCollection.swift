import Foundation
import Synchronization

/// What a view or controller knows of where it is shown.
/// See Apple's [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection).
public final class UITraitCollection: NSObject, Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels per point.
    public let displayScale: CGFloat
    /// The room in width: regular from 700 points on.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The room in height: regular from 480 points on.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The direction in which the user interface flows.
    public let layoutDirection: UIUserInterfaceLayoutDirection

    init(
        userInterfaceStyle: UIUserInterfaceStyle = .light, displayScale: CGFloat = 2,
        horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
        verticalSizeClass: UIUserInterfaceSizeClass = .regular,
        layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.layoutDirection = layoutDirection
        super.init()
    }

    func with(style: UIUserInterfaceStyle) -> UITraitCollection {
        guard style != .unspecified, style != userInterfaceStyle else { return self }
        return UITraitCollection(
            userInterfaceStyle: style, displayScale: displayScale, horizontalSizeClass: horizontalSizeClass,
            verticalSizeClass: verticalSizeClass, layoutDirection: layoutDirection)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
            && horizontalSizeClass == other.horizontalSizeClass
            && verticalSizeClass == other.verticalSizeClass && layoutDirection == other.layoutDirection
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
        return hasher.finalize()
    }

    /// Whether dynamic colours may look different here than in `other`.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle
    }

    private static let currentTraits = Mutex(UITraitCollection())

    /// The traits by which `UIColor.cgColor` resolves dynamic colours: the screen's.
    public static var current: UITraitCollection {
        get { currentTraits.withLock { $0 } }
        set { currentTraits.withLock { $0 = newValue } }
    }
}

/// What has traits: views, controllers and screens.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits.
    var traitCollection: UITraitCollection { get }
    /// Says that a trait changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
    /// The traits of the superview or of the screen, with what the view overrides.
    var presentTraits: UITraitCollection {
        let outer = superview?.traitCollection ?? (self as? UIWindow)?.screen.traitCollection ?? .current
        return outer.with(style: overrideUserInterfaceStyle)
    }

    /// Tells the view and what it holds that traits may have changed.
    func traitsChanged() {
        let traits = traitCollection
        guard traits !== knownTraits, traits != knownTraits else { return }
        let previous = knownTraits
        knownTraits = traits
        if let engine = autoLayout?.engine { engine.traitsChanged(to: traits) }
        followLayoutDirection()
        setNeedsCommit()
        if previous != nil {
            traitCollectionDidChange(previous)
            if let viewController { viewController.traitCollectionDidChange(previous) }
        }
        for subview in subviews { subview.traitsChanged() }
    }

    func tintColorChanged() {
        setNeedsCommit()
        tintColorDidChange()
        for subview in subviews where subview.storedTintColor == nil { subview.tintColorChanged() }
    }
}
