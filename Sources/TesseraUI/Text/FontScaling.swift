import Foundation
import TesseraGraphics

/// How the size of a font follows the user's text size.
enum FontScaling: Hashable, Sendable {
    /// The font is the system's of a text style.
    case textStyle(UIFont.TextStyle)
    /// The font has the size of a text style, and is otherwise its own.
    case size(UIFont.TextStyle)
    /// The font is `base` in the proportion in which the text style grows, at most `maximum` points large.
    case metrics(UIFont.TextStyle, base: UIFont, maximum: CGFloat?)
}

extension UIFont {
    /// The same text style, or the same base font scaled by the same metrics, at the text size of `traits`. A font that
    /// does not follow the text size is returned as it is.
    func adjusted(for traits: UITraitCollection) -> UIFont {
        switch scaling {
        case .textStyle(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
        case .size(let style): UIFont(descriptor, sizedBy: style, compatibleWith: traits)
        case .metrics(let style, let base, let maximum):
            UIFontMetrics(forTextStyle: style).scaled(base, maximum: maximum, traits)
        case nil: self
        }
    }

    /// Creates a font of the size of a text style at the text size of `traits`.
    convenience init(
        _ descriptor: FontDescriptor, sizedBy style: TextStyle, compatibleWith traits: UITraitCollection?
    ) {
        var descriptor = descriptor
        descriptor.size = style.typeSize(in: UIContentSizeCategory.of(traits)).size
        self.init(descriptor, scaling: .size(style))
    }

    /// The text style whose size the font has; nil for other fonts.
    var textStyle: TextStyle? {
        switch scaling {
        case .textStyle(let style), .size(let style): style
        case .metrics, nil: nil
        }
    }
}
