import Foundation
import TesseraGraphics

/// The way in which the size of a font depends on the user's text size.
enum FontScaling: Hashable, Sendable {
    /// The font is the system font of a text style.
    case textStyle(UIFont.TextStyle)
    /// The font has the size of a text style, and its own family and traits.
    case size(UIFont.TextStyle)
    /// The font is `base`, scaled in the proportion in which the text style grows, up to `maximum` points.
    case metrics(UIFont.TextStyle, base: UIFont, maximum: CGFloat?)
}

extension UIFont {
    /// Returns the same text style, or the same base font scaled by the same metrics, at the text size of
    /// `traits`. A font that does not depend on the text size is returned unchanged.
    func adjusted(for traits: UITraitCollection) -> UIFont {
        switch scaling {
        case .textStyle(let style): .preferredFont(forTextStyle: style, compatibleWith: traits)
        case .size(let style): UIFont(descriptor, sizedBy: style, compatibleWith: traits)
        case .metrics(let style, let base, let maximum):
            UIFontMetrics(forTextStyle: style).scaled(base, maximum: maximum, traits)
        case nil: self
        }
    }

    /// Creates a font with the size that a text style has at the text size of `traits`.
    convenience init(
        _ descriptor: FontDescriptor, sizedBy style: TextStyle, compatibleWith traits: UITraitCollection?
    ) {
        var descriptor = descriptor
        descriptor.size = style.typeSize(in: UIContentSizeCategory.of(traits)).size
        self.init(descriptor, scaling: .size(style))
    }

    /// The text style that determines the font's size, or nil if none does.
    var textStyle: TextStyle? {
        switch scaling {
        case .textStyle(let style), .size(let style): style
        case .metrics, nil: nil
        }
    }
}
