import Foundation
import Synchronization
import TesseraBasics

extension UITraitCollection {
    /// The traits with which code outside of views, such as `UIColor.cgColor`, resolves values that depend on
    /// traits.
    ///
    /// While a view or a controller lays out its subviews, or is informed of changed traits or another tint
    /// colour, these are its own traits. At other times they are the screen's on the main thread. Each other
    /// thread can set its own; if it has not, it uses those of the main thread.
    public static var current: UITraitCollection {
        get { threadTraits ?? mainThreadTraits.withLock { $0 } }
        set {
            if isOnMainActor {
                mainThreadTraits.withLock { $0 = newValue }
            } else {
                threadTraits = newValue
            }
        }
    }

    /// The traits that a thread other than the main one has set, or nil.
    private static var threadTraits: UITraitCollection? {
        get {
            isOnMainActor ? nil : Thread.current.threadDictionary[threadKey] as? UITraitCollection
        }
        set { Thread.current.threadDictionary[threadKey] = newValue }
    }

    private static let threadKey = "UITraitCollection.current"
    private static let mainThreadTraits = Mutex(UITraitCollection.unspecified(displayScale: 2))

    /// Runs `actions` with these traits as the thread's ``current`` ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = UITraitCollection.current
        guard outer !== self else { return actions() }
        let ofThread = UITraitCollection.threadTraits
        UITraitCollection.current = self
        defer {
            // A thread that had not set any uses those of the main thread again.
            if isOnMainActor {
                UITraitCollection.current = outer
            } else {
                UITraitCollection.threadTraits = ofThread
            }
        }
        actions()
    }

    /// Returns the traits of a screen about which no display has sent anything yet: those of a phone.
    static func unspecified(displayScale: CGFloat) -> UITraitCollection {
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
