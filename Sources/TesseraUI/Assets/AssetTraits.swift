import Foundation

/// The traits by which a variant of an asset is chosen.
struct AssetTraits {
    var isDark: Bool
    /// Whether the display is set to a higher contrast.
    var isHighContrast: Bool
    /// The kind of device, in the word of asset catalogs: `iphone` or `ipad`.
    var idiom: String
    /// Pixels per point.
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
    /// These traits, with those that `own` states in place of them.
    func overlaid(with own: UITraitCollection?) -> UITraitCollection {
        own.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
    }
}
