import UIKit

/// The fonts of the screen. All of them grow with the user's text size.
@MainActor
enum AppFont {
    /// The space between two lines of a title or a summary in a cell, in points.
    static let cellLineSpacing: CGFloat = 3

    static func bannerTitle(_ traits: UITraitCollection? = nil) -> UIFont {
        scaled(14, .bold, .subheadline, traits)
    }
    static func date(_ traits: UITraitCollection? = nil) -> UIFont {
        scaled(12, .regular, .caption1, traits)
    }
    static func profile() -> UIFont { scaled(14, .regular, .subheadline) }
    static func interviewTitle() -> UIFont { scaled(13, .bold, .subheadline) }
    static func interviewText() -> UIFont { scaled(12, .regular, .footnote) }
    static func badge() -> UIFont { scaled(11, .bold, .caption2) }
    static func hashtag() -> UIFont { scaled(12, .bold, .footnote) }
    static func keyword(_ traits: UITraitCollection? = nil) -> UIFont {
        scaled(13, .bold, .footnote, traits)
    }
    static func headerTitle() -> UIFont { scaled(15, .bold, .headline) }
    static func headerText() -> UIFont { scaled(12, .regular, .footnote) }
    static func footer() -> UIFont { scaled(10, .regular, .caption2) }
    static func largeNumber() -> UIFont { scaled(20, .bold, .title3) }
    static func smallNumber() -> UIFont { scaled(15, .bold, .subheadline) }
    static func largeDish() -> UIFont { scaled(16, .bold, .callout) }
    static func smallDish() -> UIFont { scaled(13, .bold, .footnote) }
    static func articleTitle(_ traits: UITraitCollection? = nil) -> UIFont {
        scaled(13, .bold, .subheadline, traits)
    }
    static func summary(_ traits: UITraitCollection? = nil) -> UIFont {
        scaled(12, .regular, .caption1, traits)
    }

    private static func scaled(
        _ size: CGFloat, _ weight: UIFont.Weight, _ style: UIFont.TextStyle,
        _ traits: UITraitCollection? = nil
    ) -> UIFont {
        UIFontMetrics(forTextStyle: style)
            .scaledFont(for: .systemFont(ofSize: size, weight: weight), compatibleWith: traits)
    }
}
