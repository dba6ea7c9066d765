import Foundation

extension AttributedString {
    /// The options that decide how a description in Markdown is read, and how mistakes in it are treated.
    /// See Apple's [AttributedString.MarkdownParsingOptions](
    /// https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions), which Foundation lacks on Linux.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of Markdown that are interpreted. All others stay text.
        /// See Apple's [InterpretedSyntax](
        /// https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions/interpretedsyntax-swift.enum).
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Headings, lists and other blocks are interpreted, and so are the emphases and links in them.
            case full = 0
            /// Only emphases, links and other parts of paragraphs are interpreted. The ends of lines become spaces.
            case inlineOnly = 1
            /// Only emphases, links and other parts of paragraphs are interpreted. The ends of lines and other spaces stay as they are.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// The ways to treat a description with mistakes.
        /// See Apple's [FailurePolicy](
        /// https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions/failurepolicy-swift.enum).
        public enum FailurePolicy: Int, Hashable, Sendable {
            /// An error is thrown.
            case throwError = 0
            /// The text that could be read is returned.
            case returnPartiallyParsedIfPossible = 1
        }

        /// A Boolean value that tells whether `^[text](attributes)` stands for a text with attributes. They are removed, since this module knows none
        /// of them.
        public var allowsExtendedAttributes: Bool
        /// The parts of Markdown that are interpreted.
        public var interpretedSyntax: InterpretedSyntax
        /// The way to treat bytes that are not UTF-8, and a description of more than one mebibyte.
        public var failurePolicy: FailurePolicy
        /// The code of the language of the whole text, such as `en`, or nil.
        public var languageCode: String?

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }
}
