import Foundation

/// The measures of large titles.
enum LargeTitleMetrics {
    /// The total distance in points between the text and the top and bottom edges.
    static let room: CGFloat = 11
    /// The fraction of its size by which the title grows while the content is pulled far down.
    static let growth: CGFloat = 0.08
    /// The distance in points by which the content is pulled down when the title has its greatest size.
    static let growthDistance: CGFloat = 150

    /// Returns the bold font of the text style for large titles.
    @MainActor
    static func font(for traits: UITraitCollection) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits)
        return .systemFont(ofSize: font.pointSize, weight: .bold)
    }

    /// Returns the height in points that a large title adds to a bar: 52 at the default text size.
    @MainActor
    static func height(for traits: UITraitCollection) -> CGFloat {
        UIFont.TextStyle.largeTitle.typeSize(in: UIContentSizeCategory.of(traits)).leading + room
    }

    /// Returns the height in points that a line below the large title adds to a bar: 20 at the default text size.
    @MainActor
    static func subtitleHeight(for traits: UITraitCollection) -> CGFloat {
        UIFont.TextStyle.subheadline.typeSize(in: UIContentSizeCategory.of(traits)).leading
    }
}
