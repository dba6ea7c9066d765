import Foundation
import TesseraGeometry

extension UIContentUnavailableConfiguration {
    /// The horizontal alignment of the content.
    /// See Apple's [UIContentUnavailableConfiguration.Alignment](
    /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/alignment-swift.enum).
    public enum Alignment: Hashable, Sendable {
        /// Image, texts and buttons are centred.
        case center
        /// Image, texts and buttons are at the side where reading starts.
        case natural
    }

    /// The properties of a content-unavailable configuration that determine how its image or its spinner looks.
    /// See Apple's [UIContentUnavailableConfiguration.ImageProperties](
    /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/imageproperties-swift.struct).
    public struct ImageProperties: Hashable {
        /// The look of a symbol image. The symbol's own configuration overrides it. By default, the symbol grows with the user's
        /// text size.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = .unavailableContent
        /// The colour of symbols, templates and the spinner, or nil for the view's tint colour. The default is
        /// ``UIColor/secondaryLabel``.
        public var tintColor: UIColor? = .secondaryLabel
        /// The radius of the image's corners in points, at most half of its shorter side.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image in points. A larger image is reduced with the same proportions. A width or height of 0
        /// sets no limit.
        public var maximumSize = CGSize.zero
        /// A Boolean value that tells whether the image keeps its colours while the device inverts all others. The default is
        /// false.
        public var accessibilityIgnoresInvertColors = false
    }

    /// The look of a text of a content-unavailable configuration.
    /// See Apple's [UIContentUnavailableConfiguration.TextProperties](
    /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/textproperties-swift.struct).
    public struct TextProperties: Hashable {
        /// The font. Fonts of text styles adapt to the user's text size.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The way in which text that does not fit is wrapped or cut off.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The maximum number of lines, or 0 for no limit. The default is 0.
        public var numberOfLines = 0
        /// A Boolean value that tells whether text that does not fit is drawn smaller, down to ``minimumScaleFactor``.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor by which the size of text that does not fit may be multiplied, 0...1.
        public var minimumScaleFactor: CGFloat = 0
        /// A Boolean value that tells whether the space between characters shrinks before text is truncated.
        public var allowsDefaultTighteningForTruncation = false

        init(style: UIFont.TextStyle, isBold: Bool = false, color: UIColor) {
            let font = UIFont.preferredFont(forTextStyle: style)
            let bold = isBold ? font.fontDescriptor.withSymbolicTraits(.traitBold) : nil
            self.font = bold.map { UIFont(descriptor: $0, size: 0) } ?? font
            self.color = color
        }
    }

    /// The effect and the state of a button of a content-unavailable configuration.
    /// See Apple's [UIContentUnavailableConfiguration.ButtonProperties](
    /// https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct).
    public struct ButtonProperties: Hashable {
        /// The action that the button runs, or nil. A button without a title or an image takes that of the action.
        public var primaryAction: UIAction?
        /// The menu of the button, or nil. A button without an action opens it with a tap.
        public var menu: UIMenu?
        /// The meaning of the button, which changes its look.
        public var role = UIButton.Role.normal
        /// A Boolean value that tells whether the button can be used. The default is true.
        public var isEnabled = true
    }
}

extension UIImage.SymbolConfiguration {
    /// The look of symbols above the texts. (Apple does not document their size in UIKit.)
    fileprivate static let unavailableContent = UIImage.SymbolConfiguration(
        textStyle: .largeTitle, scale: .large)
}
