import Foundation

extension UIPresentationController: UITraitEnvironment, UITraitChangeObservable {
    /// The traits that the presentation overrides for the presented controller.
    public var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set {
            madeTraitState.overrides = newValue
            presentation?.container.takeTraitOverrides()
        }
    }

    /// Calls `handler` whenever one of `traits` has changed. See ``UITraitChangeObservable``.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        madeTraitState.register(traits, of: self, handler: handler)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitState?.unregister(registration)
    }

    private var madeTraitState: TraitState {
        let state = traitState ?? TraitState()
        traitState = state
        return state
    }
}
