import Foundation
import Synchronization

extension UITraitCollection {
    /// The traits by which `UIColor.cgColor` and what else has no view resolve what depends on traits.
    ///
    /// While a view or a controller lays out its subviews or hears of changed traits or of another tint, they are its own,
    /// and else on the main thread the screen's. Each thread has its own, which begins with that of the main thread.
    public static var current: UITraitCollection {
        get {
            if !Thread.isMainThread,
                let own = Thread.current.threadDictionary[threadKey] as? UITraitCollection
            {
                return own
            }
            return mainThreadTraits.withLock { $0 }
        }
        set {
            if Thread.isMainThread {
                mainThreadTraits.withLock { $0 = newValue }
            } else {
                Thread.current.threadDictionary[threadKey] = newValue
            }
        }
    }

    private static let threadKey = "UITraitCollection.current"
    private static let mainThreadTraits = Mutex(UITraitCollection.untold(displayScale: 2))

    /// Runs `actions` while these traits are the thread's ``current`` ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.current
        guard outer !== self else { return actions() }
        UITraitCollection.current = self
        defer { UITraitCollection.current = outer }
        actions()
    }

    /// The traits of a screen of which no display has told anything: a phone's.
    static func untold(displayScale: CGFloat) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceIdiom = .phone
            $0.userInterfaceStyle = .light
            $0.layoutDirection = .leftToRight
            $0.displayScale = displayScale
            $0.displayGamut = .SRGB
            $0.horizontalSizeClass = .compact
            $0.verticalSizeClass = .regular
            $0.preferredContentSizeCategory = .large
            $0.accessibilityContrast = .normal
            $0.userInterfaceLevel = .base
        }
    }
}
