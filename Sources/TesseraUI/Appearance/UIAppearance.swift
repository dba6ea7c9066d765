import Foundation

/// Sets the look of all objects of a class at once.
/// See Apple's [UIAppearance](https://developer.apple.com/documentation/uikit/uiappearance).
///
///     UINavigationBar.appearance().barTintColor = .systemRed
///     UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .secondaryLabel
///
/// Values apply when a view enters a window, but not to views that are already in one. A value that the app
/// has set on the view itself remains. If several values exist for one property, these rules decide in turn:
/// the value of the most derived class wins; then the one whose outermost container is further out; then the
/// one with more containers; then one with traits; and then the last one.
///
/// # How a property takes part
///
/// Linux does not forward messages. Therefore an appearance proxy is an object of its class that is in no
/// window, and each property reports that it was set. One line in the property's observer or setter does
/// this, before the new value is used:
///
///     open var barTintColor: UIColor? {
///         didSet {
///             noteAppearance(\UINavigationBar.barTintColor, barTintColor)
///             update()
///         }
///     }
///
/// A method with further arguments names them, and provides a closure that sets the value again:
///
///     open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
///         noteAppearance("titleTextAttributes", state.rawValue) { (item: UIBarItem) in
///             item.setTitleTextAttributes(attributes, for: state)
///         }
///         …
///     }
///
/// A class that sets a default through such a property, such as a white background of its own, does so within
/// `withoutNotingAppearance(_:)`, because otherwise the value would count as the app's. A class that is not a
/// view, such as a bar item, conforms to `AppearanceObject` itself, and the object that puts it in a window
/// calls `applyAppearance(in:traits:)`. For a view class without a usable `init(frame:)`,
/// `AppearanceBook.makeProxy(of:)` creates the proxy.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy that sets the look of all objects of the class.
    static func appearance() -> Self

    /// Returns the proxy that sets the look of the objects of the class within objects of other classes.
    ///
    /// - Parameter containerTypes: The classes of the containers, the innermost first. Other objects may be
    ///   in between.
    static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self

    /// Returns the proxy that sets the look of the objects of the class whose traits contain those of
    /// `trait`.
    static func appearance(for trait: UITraitCollection) -> Self

    /// Returns the proxy that sets the look of the objects of the class within objects of other classes and
    /// whose traits contain those of `trait`.
    ///
    /// - Parameters:
    ///   - trait: The traits for which the look is set. Other traits may have any value.
    ///   - containerTypes: The classes of the containers, the innermost first. Other objects may be in between.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class whose objects can be containers in the conditions of an appearance proxy.
/// See Apple's [UIAppearanceContainer](https://developer.apple.com/documentation/uikit/uiappearancecontainer).
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// Returns the proxy that sets the look of all views of the class.
    public static func appearance() -> Self {
        AppearanceBook.proxy(of: self)
    }

    /// Returns the proxy that sets the look of the views of the class within objects of other classes.
    ///
    /// - Parameter containerTypes: The classes of the containers, the innermost first. Other objects may be
    ///   in between.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceBook.proxy(of: self, within: containerTypes)
    }

    /// Returns the proxy that sets the look of the views of the class whose traits contain those of `trait`.
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceBook.proxy(of: self, traits: trait)
    }

    /// Returns the proxy that sets the look of the views of the class within objects of other classes and
    /// whose traits contain those of `trait`.
    ///
    /// - Parameters:
    ///   - trait: The traits for which the look is set. Other traits may have any value.
    ///   - containerTypes: The classes of the containers, the innermost first. Other objects may be in between.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceBook.proxy(of: self, within: containerTypes, traits: trait)
    }
}
