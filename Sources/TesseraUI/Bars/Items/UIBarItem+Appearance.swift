extension UIBarItem: AppearanceObject {}

extension UIBarItem: UIAppearance {
    /// The proxy that sets the look of all items of the class.
    public static func appearance() -> Self {
        AppearanceBook.proxy(of: self)
    }

    /// The proxy that sets the look of the items of the class in bars that lie within objects of other classes.
    ///
    /// - Parameter containerTypes: The classes around the item, the innermost first. Others may lie in between.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceBook.proxy(of: self, within: containerTypes)
    }

    /// The proxy that sets the look of the items of the class in bars whose traits contain those of `trait`.
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceBook.proxy(of: self, traits: trait)
    }

    /// The proxy that sets the look of the items of the class in bars that lie within objects of other classes and whose
    /// traits contain those of `trait`.
    ///
    /// - Parameter containerTypes: The classes around the item, the innermost first. Others may lie in between.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceBook.proxy(of: self, within: containerTypes, traits: trait)
    }
}
