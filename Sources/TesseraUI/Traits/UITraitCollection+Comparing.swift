import Foundation

extension UITraitCollection {
    /// Returns true if all traits that are set in `trait` have the same values in this collection.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return values == values.merging(trait.values)
    }

    /// Returns the traits that have other values in `traitCollection`. If it is nil, these are all traits
    /// that are set.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.traits(changedFrom: traitCollection?.values ?? TraitValues())
    }

    /// Returns true if dynamic colours may differ between this collection and `traitCollection`.
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
    /// The traits without those that affect only colours, so that collections with the same layout compare
    /// equal.
    var withoutColorAppearance: UITraitCollection {
        var values = values
        values.userInterfaceStyle = .unspecified
        values.accessibilityContrast = .unspecified
        values.userInterfaceLevel = .unspecified
        values.displayGamut = .unspecified
        values.reducesTransparency = nil
        return UITraitCollection(values: values)
    }
}
