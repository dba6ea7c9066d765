import Foundation

extension UIViewController: UITraitEnvironment {
    /// The traits that the controller states for itself, its view and its children.
    public var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set {
            madeTraitState.overrides = newValue
            traitsChanged()
        }
    }

    /// The traits of where the view is shown, or of the parent where it is not, with what the parent and the controller
    /// override.
    var presentTraits: UITraitCollection {
        let outer = viewIfLoaded?.superview?.traitCollection ?? (parent ?? presenter)?.traitCollection
        return overriding(outer ?? .current)
    }

    /// The traits that the controller has where it inherits `inherited`.
    func overriding(_ inherited: UITraitCollection) -> UITraitCollection {
        var traits = inherited
        if let override = parent?.overrideTraitCollection(forChild: self) {
            traits = parentOverrides.traits(inheriting: inherited, override)
        }
        return traitState?.traits(inheriting: traits) ?? traits
    }

    var madeTraitState: TraitState {
        let state = traitState ?? TraitState()
        traitState = state
        return state
    }

    /// Tells the controller, its view and what that holds that traits may have changed.
    func traitsChanged() {
        if let view = viewIfLoaded { view.traitsChanged() } else { ownTraitsChanged() }
    }

    /// Tells the controller alone.
    func ownTraitsChanged() {
        let (traits, known) = (traitCollection, knownTraits)
        guard known == nil || traits !== known else { return }
        knownTraits = traits
        let previous = known ?? .current
        if traits != previous { announceTraits(traits, from: previous, traitState) }
    }
}

extension UIViewController: UITraitChangeObservable {
    /// Calls `handler` whenever one of `traits` has changed; see ``UITraitChangeObservable``.
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
}

/// What a parent states of a controller's traits.
struct ParentOverrides {
    /// What the parent was given to state.
    var stated: UITraitCollection?
    /// The last collection that resulted: it is asked for again and again.
    private var last: (inherited: UITraitCollection, override: UITraitCollection, traits: UITraitCollection)?

    mutating func traits(
        inheriting inherited: UITraitCollection, _ override: UITraitCollection
    ) -> UITraitCollection {
        if let last, last.inherited === inherited, last.override === override { return last.traits }
        let traits = UITraitCollection(traitsFrom: [inherited, override])
        last = (inherited, override, traits)
        return traits
    }
}
