import Foundation
import TesseraGeometry

extension UIListContentConfiguration {
    /// The look of a text in a list content configuration.
    /// See Apple's [UIListContentConfiguration.TextProperties](
    /// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct).
    public struct TextProperties: Hashable {
        /// The horizontal alignment of the lines of a text.
        public enum TextAlignment: Hashable, Sendable {
            /// The lines are at the side where reading starts.
            case natural
            /// The lines are centred.
            case center
            /// The lines fill the width, except for the last one.
            case justified
        }

        /// The change of a text's letters before it is displayed.
        public enum TextTransform: Hashable, Sendable {
            /// The letters do not change.
            case none
            /// All letters become uppercase.
            case uppercase
            /// All letters become lowercase.
            case lowercase
            /// Each word begins with an uppercase letter.
            case capitalized
        }

        /// The font of the text.
        public var font: UIFont {
            get { ownFont.value }
            set { ownFont.value = newValue }
        }
        /// The colour, before ``colorTransformer`` changes it.
        public var color: UIColor {
            get { ownColor.value }
            set { ownColor.value = newValue }
        }
        /// The transformer that changes ``color`` to the colour of the text, or nil.
        public var colorTransformer: UIConfigurationColorTransformer? {
            get { ownColorTransformer.value }
            set { ownColorTransformer.value = newValue }
        }
        /// Returns the colour of the text: ``color`` after the change by ``colorTransformer``.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
        /// The horizontal alignment of the lines.
        public var alignment: TextAlignment = .natural
        /// The way in which text that does not fit is wrapped or cut off.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The maximum number of lines, or 0 for no limit.
        public var numberOfLines: Int {
            get { ownNumberOfLines.value }
            set { ownNumberOfLines.value = newValue }
        }
        /// A Boolean value that tells whether text that does not fit is drawn smaller, down to
        /// ``minimumScaleFactor``.
        public var adjustsFontSizeToFitWidth: Bool {
            get { ownAdjustsFontSizeToFitWidth.value }
            set { ownAdjustsFontSizeToFitWidth.value = newValue }
        }
        /// The smallest fraction of its size to which text that does not fit is reduced, 0...1.
        public var minimumScaleFactor: CGFloat {
            get { ownMinimumScaleFactor.value }
            set { ownMinimumScaleFactor.value = newValue }
        }
        /// A Boolean value that tells whether the space between characters shrinks before text is truncated.
        public var allowsDefaultTighteningForTruncation: Bool {
            get { ownAllowsDefaultTighteningForTruncation.value }
            set { ownAllowsDefaultTighteningForTruncation.value = newValue }
        }
        /// A Boolean value that tells whether a font of a text style adapts to the user's text size. The
        /// default is true.
        public var adjustsFontForContentSizeCategory: Bool = true
        /// The change of the letters. It only applies to plain text.
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

        /// Adopts the defaults of a style, unless the app has set other values.
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

        /// Copies the colours of other properties, which do not affect any measure.
        mutating func takeColors(of other: TextProperties) {
            ownColor = other.ownColor
            ownColorTransformer = other.ownColorTransformer
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
    /// Returns a text in the form in which it is displayed.
    func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
    }
}

extension ContentText {
    /// Returns the text in the form in which it is displayed. Text with attributes does not change.
    func transformed(by transform: UIListContentConfiguration.TextProperties.TextTransform) -> ContentText {
        plain.map { .plain(transform.applied(to: $0)) } ?? self
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
