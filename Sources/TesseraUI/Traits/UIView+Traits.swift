import Foundation

extension UIView: UITraitEnvironment {
    /// The traits that the view states for itself and what it holds.
    public var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set {
            madeTraitState.overrides = newValue
            traitsChanged()
        }
    }

    /// The traits of the controller, the superview or the scene, with what the view overrides.
    var presentTraits: UITraitCollection {
        let inherited =
            viewController?.presentTraits ?? superview?.traitCollection ?? outermostTraits
        return traitState?.traits(inheriting: inherited) ?? inherited
    }

    var madeTraitState: TraitState {
        let state = traitState ?? TraitState()
        traitState = state
        return state
    }

    /// Tells the controller, the view and what it holds that traits may have changed. A view that was never told of any
    /// is taken to know those that are current.
    func traitsChanged() {
        viewController?.ownTraitsChanged()
        let (traits, known) = (traitCollection, knownTraits)
        guard known == nil || traits !== known else { return }
        knownTraits = traits
        guard traits != known else { return }
        if let engine = autoLayout?.engine { engine.traitsChanged(to: traits) }
        if AppearanceBook.dependsOnTraits, window != nil { applyAppearance() }
        followLayoutDirection()
        setNeedsCommit()
        // A view that masks has the traits of the view that it masks.
        if storedMask != nil { updateMask() }
        let previous = known ?? .current
        if traits != previous {
            traitsDidChange()
            announceTraits(traits, from: previous, traitState)
            // As on iOS, what a layout read of the traits may be different now.
            setNeedsLayout()
        }
        for subview in subviews { subview.traitsChanged() }
    }

    func tintColorChanged() {
        setNeedsCommit()
        traitCollection.performAsCurrent { tintColorDidChange() }
        for subview in subviews where subview.storedTintColor == nil { subview.tintColorChanged() }
    }
}

extension UIView: UITraitChangeObservable {
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
