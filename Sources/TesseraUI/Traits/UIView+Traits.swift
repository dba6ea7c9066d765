import Foundation

extension UIView: UITraitEnvironment {
    /// The traits that the view sets for itself and its subviews.
    public var traitOverrides: UITraitOverrides {
        get { traitState?.overrides ?? UITraitOverrides() }
        set {
            madeTraitState.overrides = newValue
            traitsChanged()
        }
    }

    /// The traits of the controller, the superview or the scene, changed by the view's overrides.
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

    /// Informs the controller, the view and its subviews that traits may have changed. A view that was never
    /// informed is assumed to have had the current traits.
    func traitsChanged() {
        viewController?.ownTraitsChanged()
        let (traits, known) = (traitCollection, knownTraits)
        guard known == nil || traits !== known else { return }
        knownTraits = traits
        guard traits != known else { return }
        if let engine = autoLayout?.engine { engine.traitsChanged(to: traits) }
        if AppearanceBook.dependsOnTraits, window != nil { applyAppearance() }
        updateLayoutDirection(traits)
        setNeedsCommit()
        // A mask view has the traits of the view that it masks.
        if storedMask != nil { updateMask() }
        let previous = known ?? .current
        if traits !== previous, traits != previous {
            traitsDidChange()
            announceTraits(traits, from: previous, traitState)
            // As on iOS, every change of traits causes a layout pass, because the layout may depend on them.
            setNeedsLayout()
            propertiesMayDependOnTraits()
        }
        for subview in subviews { subview.traitsChanged() }
        for view in layerViews { view.traitsChanged() }
    }

    func tintColorChanged() {
        setNeedsCommit()
        performAsCurrent(traitCollection) { tintColorDidChange() }
        for subview in subviews where subview.storedTintColor == nil { subview.tintColorChanged() }
    }
}

extension UIView: UITraitChangeObservable {
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
