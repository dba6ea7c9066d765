import Foundation
import Synchronization

extension UITraitCollection {
    /// The traits by which `UIColor.cgColor` and what else has no view resolve what depends on traits.
    ///
    /// While a view or a controller lays out its subviews or hears of changed traits or of another tint, they are its own,
    /// and else on the main thread the screen's. Each thread has its own: those of the main thread where it has set none.
    public static var current: UITraitCollection {
        get { threadTraits ?? mainThreadTraits.withLock { $0 } }
        set {
            if isMainThread {
                mainThreadTraits.withLock { $0 = newValue }
            } else {
                threadTraits = newValue
            }
        }
    }

    /// What a thread other than the main one has set.
    private static var threadTraits: UITraitCollection? {
        get {
            isMainThread ? nil : Thread.current.threadDictionary[threadKey] as? UITraitCollection
        }
        set { Thread.current.threadDictionary[threadKey] = newValue }
    }

    /// True if the main thread runs, or a thread that stands in for it: in a program with an asynchronous `main`, the main
    /// queue is served by whatever thread is free.
    private static var isMainThread: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true
    }

    private static let mainQueueKey = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private static let threadKey = "UITraitCollection.current"
    private static let mainThreadTraits = Mutex(UITraitCollection.untold(displayScale: 2))

    /// Runs `actions` while these traits are the thread's ``current`` ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.current
        guard outer !== self else { return actions() }
        let ofThread = UITraitCollection.threadTraits
        UITraitCollection.current = self
        defer {
            // A thread that had set none follows the main thread again.
            if UITraitCollection.isMainThread {
                UITraitCollection.current = outer
            } else {
                UITraitCollection.threadTraits = ofThread
            }
        }
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
