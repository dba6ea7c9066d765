import Foundation

extension UIViewController: UITraitEnvironment {
    /// The traits that the controller sets for itself, its view and its children.
    public var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set {
            madeTraitState.overrides = newValue
            traitsChanged()
        }
    }

    /// The traits of the view's superview, or of the parent if the view has none, changed by the overrides of
    /// the parent and the controller.
    var presentTraits: UITraitCollection {
        let outer = viewIfLoaded?.superview?.traitCollection ?? (parent ?? presenter)?.traitCollection
        return overriding(outer ?? .current)
    }

    /// Returns the traits of a controller that inherits `inherited`.
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

    /// Informs the controller, its view and the view's subviews that traits may have changed.
    func traitsChanged() {
        if let view = viewIfLoaded { view.traitsChanged() } else { ownTraitsChanged() }
    }

    /// Informs only the controller that its traits may have changed.
    func ownTraitsChanged() {
        let (traits, known) = (traitCollection, knownTraits)
        guard known == nil || traits !== known else { return }
        knownTraits = traits
        let previous = known ?? .current
        guard traits != previous else { return }
        announceTraits(traits, from: previous, traitState)
        setNeedsUpdateContentUnavailableConfiguration()
    }
}

extension UIViewController: UITraitChangeObservable {
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
}

/// The traits that a parent sets for a child controller.
struct ParentOverrides {
    /// The traits that the app has passed to `setOverrideTraitCollection(_:forChild:)`.
    var stated: UITraitCollection?
    /// The last result of `traits(inheriting:_:)`. It is kept because controllers ask for their traits
    /// frequently.
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
