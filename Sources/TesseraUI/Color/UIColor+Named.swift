import Foundation

extension UIColor {
    /// Creates the colour with a name in the asset catalogs of the main bundle, or nil if there is none.
    ///
    /// The colour uses the variant for the appearance, contrast and device of the place where it appears. See
    /// Apple's [init(named:)](https://developer.apple.com/documentation/uikit/uicolor/init(named:)).
    ///
    /// - Parameter name: The name of the color set, preceded by the groups that provide a namespace:
    ///   `Brand/accent`.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Creates the colour with a name in the asset catalogs of a bundle, or nil if there is none.
    ///
    /// - Parameters:
    ///   - name: The name of the color set, preceded by the groups that provide a namespace: `Brand/accent`.
    ///   - bundle: The bundle, or nil for the main bundle, which contains the resources of the executable's
    ///     target.
    ///   - traitCollection: This parameter has no effect: every color set has a colour for all traits, and
    ///     the colour adapts to the traits of the place where it appears.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = NamedColor.named(name, in: bundle) else { return nil }
        self.init(.named(color))
    }

    /// The system colours by their names in color sets and nibs.
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
