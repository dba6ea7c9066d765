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

extension UITraitChangeObservable where Self: UITraitEnvironment {
    /// Calls a method of another object whenever one of `traits` has changed.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - target: The object with the method. It is not retained; when it is gone, nothing is called.
    ///   - action: A method without parameters, or with the object whose traits have changed, or with this object and the
    ///     previous traits.
    /// - Returns: A registration for ``unregisterForTraitChanges(_:)``. It ends with the object by itself.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
        -> any UITraitChangeRegistration
    {
        let target = target as AnyObject
        return registerForTraitChanges(traits) {
            [weak target] (environment: Self, previous: UITraitCollection) in
            if let target { action.send(to: target, environment, previous) }
        }
    }

    /// Calls a method of this object whenever one of `traits` has changed.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - action: A method like that of ``registerForTraitChanges(_:target:action:)``.
    /// - Returns: A registration for ``unregisterForTraitChanges(_:)``. It ends with the object by itself.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
        -> any UITraitChangeRegistration
    {
        registerForTraitChanges(traits) { (environment: Self, previous: UITraitCollection) in
            action.send(to: environment, environment, previous)
        }
    }
}

/// The registration of a handler for changes of traits.
/// See Apple's [UITraitChangeRegistration](
/// https://developer.apple.com/documentation/uikit/uitraitchangeregistration).
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}
