import Foundation

/// How the size of a font follows the user's text size.
enum FontScaling: Hashable, Sendable {
    /// The font is the system's of a text style.
    case textStyle(UIFont.TextStyle)
    /// The font is `base` in the proportion in which the text style grows, at most `maximum` points large.
    case metrics(UIFont.TextStyle, base: UIFont, maximum: CGFloat?)
}

extension UIFont {
    /// The same text style, or the same base font scaled by the same metrics, at the text size of `traits`. A font that
    /// does not follow the text size is returned as it is.
    func adjusted(for traits: UITraitCollection) -> UIFont {
        switch scaling {
        case .textStyle(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
        case .metrics(let style, let base, let maximum):
            UIFontMetrics(forTextStyle: style).scaled(base, maximum: maximum, traits)
        case nil: self
        }
    }
}
