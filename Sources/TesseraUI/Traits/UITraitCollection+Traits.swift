import Foundation
import TesseraGeometry

extension UITraitCollection {
    /// The kind of device for which the interface is made. For the screen it is a tablet if there is ample
    /// space in both directions, and a phone otherwise.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The style of the interface: light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The direction of the user interface: that of the user's first language.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The number of pixels per point, or 0 if it is not set.
    public var displayScale: CGFloat { values.displayScale }
    /// The range of colours of the display.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The class of the available width. For the screen it is regular from 700 points on.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The class of the available height. For the screen it is regular from 480 points on.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The size of text that the user prefers: the category nearest to the text size that is set in the
    /// browser.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The contrast that the user prefers.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The level at which the content lies.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

    // MARK: Creating collections of one trait

    /// Creates a collection in which only ``userInterfaceIdiom`` is set.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
    }
    /// Creates a collection in which only ``userInterfaceStyle`` is set.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
    }
    /// Creates a collection in which only ``layoutDirection`` is set.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(UITraitLayoutDirection.self, value: layoutDirection)
    }
    /// Creates a collection in which only ``displayScale`` is set.
    public convenience init(displayScale: CGFloat) {
        self.init(UITraitDisplayScale.self, value: displayScale)
    }
    /// Creates a collection in which only ``displayGamut`` is set.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(UITraitDisplayGamut.self, value: displayGamut)
    }
    /// Creates a collection in which only ``horizontalSizeClass`` is set.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
    }
    /// Creates a collection in which only ``verticalSizeClass`` is set.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
    }
    /// Creates a collection in which only ``preferredContentSizeCategory`` is set.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
    }
    /// Creates a collection in which only ``accessibilityContrast`` is set.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
    }
    /// Creates a collection in which only ``userInterfaceLevel`` is set.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
    }
}
