import Foundation

extension UIWindowScene: UITraitEnvironment {
    /// The traits that the scene sets for its windows.
    public var traitOverrides: UITraitOverrides {
        get { traitState.overrides }
        set {
            traitState.overrides = newValue
            traitsChanged()
            for window in windows { window.traitsChanged() }
        }
    }

    /// Informs only the scene that its traits may have changed.
    func traitsChanged() {
        let (traits, previous) = (traitCollection, knownTraits)
        guard traits != previous else { return }
        knownTraits = traits
        announceTraits(traits, from: previous, traitState)
    }
}

extension UIWindowScene: UITraitChangeObservable {
    /// Calls `handler` whenever one of `traits` has changed. See ``UITraitChangeObservable``.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        traitState.register(traits, of: self, handler: handler)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitState.unregister(registration)
    }
}
