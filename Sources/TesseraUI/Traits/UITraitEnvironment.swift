import Foundation

/// An object with traits: a view, a controller or a scene.
/// See Apple's [UITraitEnvironment](https://developer.apple.com/documentation/uikit/uitraitenvironment).
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The object's traits.
    var traitCollection: UITraitCollection { get }
    /// Informs the object that a trait has changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object whose traits can be observed: a view, a controller or a scene.
/// See Apple's [UITraitChangeObservable](
/// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94).
///
/// There is no form with a target and an action, because Swift has no selectors on Linux.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    /// A handler of changes of traits. It gets the object whose traits have changed, and the previous traits.
    typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
        TraitEnvironment, UITraitCollection
    ) -> Void

    /// Calls `handler` whenever one of `traits` has changed.
    ///
    /// The handler gets the object as its first argument, so that it need not capture the object, which
    /// retains the handler.
    ///
    /// - Returns: A registration for ``unregisterForTraitChanges(_:)``. It ends with the object by itself.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    /// Ends a registration with this object.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The registration of a handler for changes of traits.
/// See Apple's [UITraitChangeRegistration](
/// https://developer.apple.com/documentation/uikit/uitraitchangeregistration).
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}
