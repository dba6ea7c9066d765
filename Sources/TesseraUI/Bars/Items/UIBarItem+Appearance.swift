extension UIBarItem: AppearanceObject {}

extension UIBarItem: UIAppearance {
    /// Returns the proxy that sets the look of all items of the class.
    public static func appearance() -> Self {
        AppearanceBook.proxy(of: self)
    }

    /// Returns the proxy that sets the look of the items of the class in bars within objects of other
    /// classes.
    ///
    /// - Parameter containerTypes: The classes of the containers, the innermost first. Other objects may be
    ///   in between.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceBook.proxy(of: self, within: containerTypes)
    }

    /// Returns the proxy that sets the look of the items of the class in bars whose traits contain those of
    /// `trait`.
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceBook.proxy(of: self, traits: trait)
    }

    /// Returns the proxy that sets the look of the items of the class in bars within objects of other classes
    /// whose traits contain those of `trait`.
    ///
    /// - Parameters:
    ///   - trait: The traits for which the look is set. Other traits may have any value.
    ///   - containerTypes: The classes of the containers, the innermost first. Other objects may be in between.
    public static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        AppearanceBook.proxy(of: self, within: containerTypes, traits: trait)
    }
}
