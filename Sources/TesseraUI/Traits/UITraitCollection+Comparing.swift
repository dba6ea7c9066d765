import Foundation

extension UITraitCollection {
    /// Returns true if the collection states all that `trait` states, with the same values.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values == values.merging(trait.values)
    }

    /// The traits that have other values in `traitCollection`; all that are stated where it is nil.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.traits(changedFrom: traitCollection?.values ?? TraitValues())
    }

    /// Returns true if dynamic colours may look different here than in `traitCollection`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard self !== traitCollection else { return false }
        return changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
    }

    /// The system's traits that dynamic colours depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        SystemTraits.all.filter { $0.affectsColorAppearance }
    }
}

extension UITraitCollection {
    /// These traits without what only colours depend on, so that collections which give the same layout are equal.
    var withoutColorAppearance: UITraitCollection {
        var values = values
        values.userInterfaceStyle = .unspecified
        values.accessibilityContrast = .unspecified
        values.userInterfaceLevel = .unspecified
        values.displayGamut = .unspecified
        return UITraitCollection(values: values)
    }
}
