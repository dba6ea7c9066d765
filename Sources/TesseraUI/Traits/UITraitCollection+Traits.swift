import Foundation
import TesseraGeometry

extension UITraitCollection {
    /// The kind of device that the interface is made for. That of the screen is a tablet where there is ample room in both
    /// directions, and a phone else.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The direction in which the user interface flows: that of the first language of the user's.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels per point; 0 where it is not stated.
    public var displayScale: CGFloat { values.displayScale }
    /// The colours that the display can show.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The room in width. That of the screen is regular from 700 points on.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The room in height. That of the screen is regular from 480 points on.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// How large the user wants text to be: the category that is nearest to the text size that is set in the browser.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// How strongly things are set off from each other, as the user prefers.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// How far in front the content lies.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

    // MARK: Creating collections of one trait

    /// Creates a collection that states ``userInterfaceIdiom`` alone.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
    }
    /// Creates a collection that states ``userInterfaceStyle`` alone.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
    }
    /// Creates a collection that states ``layoutDirection`` alone.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, value: layoutDirection)
    }
    /// Creates a collection that states ``displayScale`` alone.
    public convenience init(displayScale: CGFloat) {
        self.init(UITraitDisplayScale.self, value: displayScale)
    }
    /// Creates a collection that states ``displayGamut`` alone.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(UITraitDisplayGamut.self, value: displayGamut)
    }
    /// Creates a collection that states ``horizontalSizeClass`` alone.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
    }
    /// Creates a collection that states ``verticalSizeClass`` alone.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
    }
    /// Creates a collection that states ``preferredContentSizeCategory`` alone.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
    }
    /// Creates a collection that states ``accessibilityContrast`` alone.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
    }
    /// Creates a collection that states ``userInterfaceLevel`` alone.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
    }
}
