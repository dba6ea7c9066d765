import Foundation

/// Gives access to the look that an app sets for all objects of a class at once.
/// See Apple's [UIAppearance](https://developer.apple.com/documentation/uikit/uiappearance).
///
///     UINavigationBar.appearance().barTintColor = .systemRed
///     UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .secondaryLabel
///
/// Values apply when a view enters a window, and not to views that are in one already. A value that the app has set on the
/// view itself stays. Of several values for one property those count that were set for the most derived class; of these, those
/// whose outermost container lies further out, and then those that name more containers; of these, those that name
/// traits; and of these the last.
///
/// # How a property takes part
///
/// Linux forwards no messages, so that an appearance proxy is an object of its class which no window contains, and each
/// property says itself that it was set. One line does it, in the property's observer or setter, before the new value is used:
///
///     open var barTintColor: UIColor? {
///         didSet {
///             noteAppearance(\UINavigationBar.barTintColor, barTintColor)
///             update()
///         }
///     }
///
/// A method with further arguments names them, and says how the value is set again:
///
///     open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
///         noteAppearance("titleTextAttributes", state.rawValue) { (item: UIBarItem) in
///             item.setTitleTextAttributes(attributes, for: state)
///         }
///         …
///     }
///
/// A class that sets a default through such a property, as one that makes its own background white, does so within
/// `withoutNotingAppearance(_:)`, since the value would count as the app's otherwise. What is no view, as an
/// item of a bar, conforms to `AppearanceObject` itself, and whoever puts it in a window calls
/// `applyAppearance(in:traits:)`. A view class without a usable `init(frame:)` says in
/// `AppearanceBook.makeProxy(of:)` how its proxy is made.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy that sets the look of all objects of the class.
    static func appearance() -> Self

    /// The proxy that sets the look of the objects of the class that lie within objects of other classes.
    ///
    /// - Parameter containerTypes: The classes around the object, the innermost first. Others may lie in between.
    static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self

    /// The proxy that sets the look of the objects of the class whose traits contain those of `trait`.
    static func appearance(for trait: UITraitCollection) -> Self

    /// The proxy that sets the look of the objects of the class that lie within objects of other classes and whose traits
    /// contain those of `trait`.
    ///
    /// - Parameter containerTypes: The classes around the object, the innermost first. Others may lie in between.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class whose objects can be named as what others lie in.
/// See Apple's [UIAppearanceContainer](https://developer.apple.com/documentation/uikit/uiappearancecontainer).
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The proxy that sets the look of all views of the class.
    public static func appearance() -> Self {
        AppearanceBook.proxy(of: self)
    }

    /// The proxy that sets the look of the views of the class that lie within objects of other classes.
    ///
    /// - Parameter containerTypes: The classes around the view, the innermost first. Others may lie in between.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceBook.proxy(of: self, within: containerTypes)
    }

    /// The proxy that sets the look of the views of the class whose traits contain those of `trait`.
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceBook.proxy(of: self, traits: trait)
    }

    /// The proxy that sets the look of the views of the class that lie within objects of other classes and whose traits
    /// contain those of `trait`.
    ///
    /// - Parameter containerTypes: The classes around the view, the innermost first. Others may lie in between.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceBook.proxy(of: self, within: containerTypes, traits: trait)
    }
}
