import Foundation

/// What has traits: views, controllers and scenes.
/// See Apple's [UITraitEnvironment](https://developer.apple.com/documentation/uikit/uitraitenvironment).
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits.
    var traitCollection: UITraitCollection { get }
    /// Says that a trait changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What tells closures of changes of its traits: views, controllers and scenes.
/// See Apple's [UITraitChangeObservable](
/// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94).
///
/// There are no selectors here, so that there is no form with a target and an action.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    /// A closure that hears of a change: it gets the object whose traits changed, and the traits that it had before.
    typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
        TraitEnvironment, UITraitCollection
    ) -> Void

    /// Calls `handler` whenever one of `traits` has changed, and for no other trait.
    ///
    /// The handler gets the object as its first argument, so that it need not hold the object, which holds it.
    ///
    /// - Returns: What ``unregisterForTraitChanges(_:)`` takes. A registration ends with the object by itself.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    /// Ends a registration of this object's.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Stands for a closure that hears of changes of traits.
/// See Apple's [UITraitChangeRegistration](
/// https://developer.apple.com/documentation/uikit/uitraitchangeregistration).
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}
