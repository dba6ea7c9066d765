import Foundation
import TesseraGeometry

extension UIListContentConfiguration {
    /// How a text of a list content configuration looks.
    /// See Apple's [UIListContentConfiguration.TextProperties](
    /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct).
    public struct TextProperties: Hashable {
        /// Where the lines of a text lie between the sides.
        public enum TextAlignment: Hashable, Sendable {
            /// Where reading starts.
            case natural
            /// In the middle.
            case center
            /// On both sides, except for the last line.
            case justified
        }

        /// How letters are changed before a text is displayed.
        public enum TextTransform: Hashable, Sendable {
            /// Not at all.
            case none
            /// All letters are large.
            case uppercase
            /// All letters are small.
            case lowercase
            /// Each word begins with a large letter.
            case capitalized
        }

        /// The font.
        public var font: UIFont {
            get { ownFont.value }
            set { ownFont.value = newValue }
        }
        /// The colour, before ``colorTransformer`` changes it.
        public var color: UIColor {
            get { ownColor.value }
            set { ownColor.value = newValue }
        }
        /// What changes ``color`` into the colour of the text. Nil: nothing does.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { ownColorTransformer.value }
            set { ownColorTransformer.value = newValue }
        }
        /// The colour of the text: ``color`` as ``colorTransformer`` changes it.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
        /// Where the lines lie between the sides.
        public var alignment: TextAlignment = .natural
        /// What becomes of text that does not fit.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The most lines that the text takes; 0 for as many as it needs.
        public var numberOfLines: Int {
            get { ownNumberOfLines.value }
            set { ownNumberOfLines.value = newValue }
        }
        /// Whether text that does not fit is drawn smaller, by ``minimumScaleFactor`` at most.
        public var adjustsFontSizeToFitWidth: Bool {
            get { ownAdjustsFontSizeToFitWidth.value }
            set { ownAdjustsFontSizeToFitWidth.value = newValue }
        }
        /// How small text may become that does not fit, as a part of its size, 0...1.
        public var minimumScaleFactor: CGFloat {
            get { ownMinimumScaleFactor.value }
            set { ownMinimumScaleFactor.value = newValue }
        }
        /// Whether characters come closer together before text is truncated.
        public var allowsDefaultTighteningForTruncation: Bool {
            get { ownAllowsDefaultTighteningForTruncation.value }
            set { ownAllowsDefaultTighteningForTruncation.value = newValue }
        }
        /// Whether a font of a text style follows the user's text size.
        public var adjustsFontForContentSizeCategory: Bool = true
        /// How letters are changed. It counts for plain text only.
        public var transform: TextTransform {
            get { ownTransform.value }
            set { ownTransform.value = newValue }
        }

        private var ownFont: Adjustable<UIFont>
        private var ownColor: Adjustable<UIColor>
        private var ownColorTransformer: Adjustable<UIConfigurationColorTransformer?>
        private var ownNumberOfLines: Adjustable<Int>
        private var ownAdjustsFontSizeToFitWidth: Adjustable<Bool>
        private var ownMinimumScaleFactor: Adjustable<CGFloat>
        private var ownAllowsDefaultTighteningForTruncation: Adjustable<Bool>
        private var ownTransform: Adjustable<TextTransform>

        init(_ defaults: ListTextDefaults) {
            ownFont = Adjustable(defaults.font)
            ownColor = Adjustable(defaults.color)
            ownColorTransformer = Adjustable(nil)
            ownNumberOfLines = Adjustable(defaults.numberOfLines)
            ownAdjustsFontSizeToFitWidth = Adjustable(defaults.isShrunkToFit)
            ownMinimumScaleFactor = Adjustable(defaults.isShrunkToFit ? 0.9 : 0)
            ownAllowsDefaultTighteningForTruncation = Adjustable(defaults.isShrunkToFit)
            ownTransform = Adjustable(defaults.transform)
        }

        /// Takes what a style has by default, except where the app has set something else.
        mutating func adopt(_ defaults: ListTextDefaults) {
            ownFont.adopt(defaults.font)
            ownColor.adopt(defaults.color)
            ownColorTransformer.adopt(defaults.colorTransformer)
            ownNumberOfLines.adopt(defaults.numberOfLines)
            ownAdjustsFontSizeToFitWidth.adopt(defaults.isShrunkToFit)
            ownMinimumScaleFactor.adopt(defaults.isShrunkToFit ? 0.9 : 0)
            ownAllowsDefaultTighteningForTruncation.adopt(defaults.isShrunkToFit)
            ownTransform.adopt(defaults.transform)
        }

        /// Takes the colours of other properties, which no measure depends on.
        mutating func takeColors(of other: TextProperties) {
            ownColor = other.ownColor
            ownColorTransformer = other.ownColorTransformer
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    /// A text as it is displayed.
    func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}

extension NSTextAlignment {
    init(_ alignment: UIListContentConfiguration.TextProperties.TextAlignment) {
        self =
            switch alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
    }
}
