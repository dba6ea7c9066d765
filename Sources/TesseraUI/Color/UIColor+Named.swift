import Foundation

extension UIColor {
    /// Creates the colour of a name in the asset catalogs of the main bundle; nil where there is none.
    ///
    /// The colour takes the variant for the appearance, contrast and device of where it is shown. See Apple's
    /// [init(named:)](https://developer.apple.com/documentation/uikit/uicolor/init(named:)).
    /// - Parameter name: the name of the color set, after those of its groups that provide a namespace: `Brand/accent`.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates the colour of a name in the asset catalogs of a bundle; nil where there is none.
    ///
    /// - Parameters:
    ///   - name: the name of the color set, after those of its groups that provide a namespace: `Brand/accent`.
    ///   - bundle: the bundle. Nil is the main one, which holds the resources of the executable's target.
    ///   - traitCollection: the traits for which the color set must have a colour. Every set has one for all traits, so
    ///     that they do not matter here: the colour follows the traits of where it is shown.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = NamedColor.named(name, in: bundle) else { return nil }
        self.init(.named(color))
    }

    /// The system colours by the names by which color sets refer to them.
    static let systemColors: [String: UIColor] = [
        "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
        "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
        "systemPinkColor": .systemPink,
        "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
        "systemIndigoColor": .systemIndigo,
        "systemBrownColor": .systemBrown, "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
        "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
        "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
        "linkColor": .link, "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
        "systemBackgroundColor": .systemBackground,
        "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
        "tertiarySystemFillColor": .tertiarySystemFill, "quaternarySystemFillColor": .quaternarySystemFill,
        "lightTextColor": .lightText, "darkTextColor": .darkText,
    ]
}
