import Foundation

/// The measures of large titles.
enum LargeTitleMetrics {
    /// The room in points above and below the text together.
    static let room: CGFloat = 11
    /// How much larger the title becomes while the content is pulled far down, as a part of its size.
    static let growth: CGFloat = 0.08
    /// How far the content is pulled down, in points, when the title has grown fully.
    static let growthDistance: CGFloat = 150

    /// The font of large titles for traits: bold, of the text style of large titles.
    @MainActor
    static func font(for traits: UITraitCollection) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits)
        return .systemFont(ofSize: font.pointSize, weight: .bold)
    }

    /// The height in points that a large title adds to a bar for traits: 52 at the usual text size.
    @MainActor
    static func height(for traits: UITraitCollection) -> CGFloat {
        UIFont.TextStyle.largeTitle.typeSize(in: UIContentSizeCategory.of(traits)).leading + room
    }
}
