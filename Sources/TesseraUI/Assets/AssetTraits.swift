import Foundation

/// The traits by which a variant of an asset is chosen.
struct AssetTraits {
    var isDark: Bool
    /// True if the display is set to a higher contrast.
    var isHighContrast: Bool
    /// The kind of device, by its name in asset catalogs: `iphone` or `ipad`.
    var idiom: String
    /// The number of pixels per point.
    var scale: CGFloat
    var isRightToLeft: Bool
    var widthClass: UIUserInterfaceSizeClass
    var heightClass: UIUserInterfaceSizeClass

    init(_ traits: UITraitCollection) {
        isDark = traits.userInterfaceStyle == .dark
        isHighContrast = traits.accessibilityContrast == .high
        idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        scale = traits.displayScale
        isRightToLeft = traits.layoutDirection == .rightToLeft
        widthClass = traits.horizontalSizeClass
        heightClass = traits.verticalSizeClass
    }
}

extension UITraitCollection {
    /// Returns these traits with the ones that `own` specifies in their place.
    func overlaid(with own: UITraitCollection?) -> UITraitCollection {
        own.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
    }
}
