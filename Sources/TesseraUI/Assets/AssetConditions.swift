import Foundation

/// For which traits a variant of an asset is meant. What is nil is left open.
struct AssetConditions: Hashable, Sendable {
    var isDark: Bool?
    var isHighContrast: Bool?
    /// The kind of device, in the word of asset catalogs.
    var idiom: String?
    /// Whether the variant is meant for displays of a wide gamut.
    var isWideGamut: Bool?
    var isRightToLeft: Bool?
    var widthClass: UIUserInterfaceSizeClass?
    var heightClass: UIUserInterfaceSizeClass?
    /// Pixels per point.
    var scale: CGFloat?

    /// How well a variant suits traits. Greater suits better.
    ///
    /// What a variant asks for and finds counts for it, and what it does not find counts against it, in this order: the
    /// device, light or dark, contrast, direction, gamut, size classes. Variants that are equal in all of that are told
    /// apart by their scale: the display's own first, then the next larger ones, then the largest of the smaller.
    struct Suitability: Comparable {
        var match: Int
        var scale: CGFloat

        static func < (left: Suitability, right: Suitability) -> Bool {
            (left.match, left.scale) < (right.match, right.scale)
        }
    }

    func suitability(for traits: AssetTraits) -> Suitability {
        var match = 0
        func compare<Value: Equatable>(_ wanted: Value?, _ found: Value, weight: Int) {
            guard let wanted else { return }
            match += wanted == found ? weight : -weight
        }
        // Each weight is greater than the sum of those below it.
        compare(idiom, traits.idiom, weight: 64)
        compare(isDark, traits.isDark, weight: 32)
        compare(isHighContrast, traits.isHighContrast, weight: 16)
        compare(isRightToLeft, traits.isRightToLeft, weight: 8)
        // Browsers convert what is beyond their display's gamut without being asked; the variant that was made for
        // ordinary displays looks right on all.
        compare(isWideGamut, false, weight: 4)
        compare(widthClass, traits.widthClass, weight: 2)
        compare(heightClass, traits.heightClass, weight: 1)
        let scale = scale ?? 1
        return Suitability(match: match, scale: scale >= traits.scale ? 1 / scale : scale - 1000)
    }
}

extension AssetConditions {
    /// Reads the conditions of an entry of an asset catalog; nil for a device that apps of this kind do not run on.
    init?(entry: JSONObject) {
        switch entry["idiom"]?.string {
        case nil, "universal": break
        case "iphone": idiom = "iphone"
        case "ipad": idiom = "ipad"
        default: return nil
        }
        for appearance in entry["appearances"]?.array ?? [] {
            switch (appearance["appearance"]?.string, appearance["value"]?.string) {
            case ("luminosity", "dark"): isDark = true
            case ("luminosity", "light"): isDark = false
            case ("contrast", "high"): isHighContrast = true
            case ("contrast", "normal"): isHighContrast = false
            // An appearance of another kind, as the tinted one of app icons, is not one that is looked for.
            default: return nil
            }
        }
        switch entry["display-gamut"]?.string {
        case "display-P3": isWideGamut = true
        case "sRGB": isWideGamut = false
        default: break
        }
        switch entry["language-direction"]?.string {
        case "left-to-right": isRightToLeft = false
        case "right-to-left": isRightToLeft = true
        default: break
        }
        widthClass = UIUserInterfaceSizeClass(assetName: entry["width-class"]?.string)
        heightClass = UIUserInterfaceSizeClass(assetName: entry["height-class"]?.string)
        if let text = entry["scale"]?.string {
            guard text.hasSuffix("x"), let scale = Double(text.dropLast()), (1...16).contains(scale) else {
                return nil
            }
            self.scale = scale
        }
    }

    /// The conditions under which a variant that an app registers is meant: all traits that are specified.
    init(_ traits: UITraitCollection) {
        if traits.userInterfaceStyle != .unspecified { isDark = traits.userInterfaceStyle == .dark }
        if traits.accessibilityContrast != .unspecified {
            isHighContrast = traits.accessibilityContrast == .high
        }
        switch traits.userInterfaceIdiom {
        case .unspecified: break
        case .phone: idiom = "iphone"
        case .pad: idiom = "ipad"
        default: idiom = "other"
        }
        if traits.displayGamut != .unspecified { isWideGamut = traits.displayGamut == .P3 }
        if traits.layoutDirection != .unspecified { isRightToLeft = traits.layoutDirection == .rightToLeft }
        if traits.horizontalSizeClass != .unspecified { widthClass = traits.horizontalSizeClass }
        if traits.verticalSizeClass != .unspecified { heightClass = traits.verticalSizeClass }
        if traits.displayScale > 0 { scale = traits.displayScale }
    }
}

extension UIUserInterfaceSizeClass {
    fileprivate init?(assetName: String?) {
        switch assetName {
        case "compact": self = .compact
        case "regular": self = .regular
        default: return nil
        }
    }
}

extension Collection {
    /// The element that suits traits best; of equal ones the first.
    func best(for traits: AssetTraits, _ conditions: (Element) -> AssetConditions) -> Element? {
        var best: (element: Element, suitability: AssetConditions.Suitability)?
        for element in self {
            let suitability = conditions(element).suitability(for: traits)
            if let known = best, known.suitability >= suitability { continue }
            best = (element, suitability)
        }
        return best?.element
    }
}
