import Foundation

/// The traits for which a variant of an asset is made. A property that is nil sets no condition.
struct AssetConditions: Hashable, Sendable {
    var isDark: Bool?
    var isHighContrast: Bool?
    /// The kind of device, by its name in asset catalogs.
    var idiom: String?
    /// True if the variant is made for displays of a wide gamut.
    var isWideGamut: Bool?
    var isRightToLeft: Bool?
    var widthClass: UIUserInterfaceSizeClass?
    var heightClass: UIUserInterfaceSizeClass?
    /// The number of pixels per point.
    var scale: CGFloat?
    /// The language of a localized variant, which decides before all traits.
    var language: String?

    /// The degree to which a variant suits traits. A greater value suits better.
    ///
    /// Conditions that are met count for the variant, and conditions that are not met count against it. The
    /// weights decrease in this order: device, light or dark, contrast, direction, gamut, size classes. The
    /// scale decides among variants with equal weights: the scale of the display is best, then the next
    /// larger ones, then the largest of the smaller ones.
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
        // Each weight is greater than the sum of the weights below it.
        compare(idiom, traits.idiom, weight: 64)
        compare(isDark, traits.isDark, weight: 32)
        compare(isHighContrast, traits.isHighContrast, weight: 16)
        compare(isRightToLeft, traits.isRightToLeft, weight: 8)
        // Browsers convert colours outside their display's gamut by themselves. The variant for ordinary
        // displays looks right on all of them.
        compare(isWideGamut, false, weight: 4)
        compare(widthClass, traits.widthClass, weight: 2)
        compare(heightClass, traits.heightClass, weight: 1)
        let scale = scale ?? 1
        return Suitability(match: match, scale: scale >= traits.scale ? 1 / scale : scale - 1000)
    }
}

extension AssetConditions {
    /// Reads the conditions of an entry of an asset catalog. Returns nil for a device on which these apps
    /// cannot run.
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
            // No traits match other kinds of appearance, such as the tinted one of app icons.
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
        language = entry["locale"]?.string
        widthClass = UIUserInterfaceSizeClass(assetName: entry["width-class"]?.string)
        heightClass = UIUserInterfaceSizeClass(assetName: entry["height-class"]?.string)
        if let text = entry["scale"]?.string {
            guard text.hasSuffix("x"), let scale = Double(text.dropLast()), (1...16).contains(scale) else {
                return nil
            }
            self.scale = scale
        }
    }

    /// Creates the conditions of a variant that an app registers: all traits that are specified.
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
    /// Returns the element that suits traits best, or the first of several equal ones.
    ///
    /// Only elements in the user's language are considered, or those without a language if there are none, or else all.
    func best(
        for traits: AssetTraits, languages: @autoclosure () -> [String] = AppResources.languages,
        _ conditions: (Element) -> AssetConditions
    ) -> Element? {
        let all = map { (element: $0, conditions: conditions($0)) }
        let available = all.compactMap(\.conditions.language)
        var candidates = all
        if !available.isEmpty {
            let language = LanguageChoice.best(of: available, for: languages())
            candidates = all.filter { $0.conditions.language == language }
            if candidates.isEmpty { candidates = all }
        }
        var best: (element: Element, suitability: AssetConditions.Suitability)?
        for (element, conditions) in candidates {
            let suitability = conditions.suitability(for: traits)
            if let known = best, known.suitability >= suitability { continue }
            best = (element, suitability)
        }
        return best?.element
    }
}
