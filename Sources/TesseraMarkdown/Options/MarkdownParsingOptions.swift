import Foundation

extension AttributedString {
    /// What a text that Markdown describes may contain, and what happens to mistakes.
    /// See Apple's [AttributedString.MarkdownParsingOptions](
    /// https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions), which Foundation lacks on Linux.
    public struct MarkdownParsingOptions: Sendable {
        /// The part of Markdown that has a meaning.
        /// See Apple's [InterpretedSyntax](
        /// https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions/interpretedsyntax-swift.enum).
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks, such as headings and lists, and what they contain.
            case full = 0
            /// The parts of paragraphs only, such as emphases and links. The ends of lines become spaces.
            case inlineOnly = 1
            /// The parts of paragraphs only. The ends of lines and other spaces stay as they are.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// What happens to a text with mistakes.
        /// See Apple's [FailurePolicy](
        /// https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions/failurepolicy-swift.enum).
        public enum FailurePolicy: Int, Hashable, Sendable {
            /// An error is thrown.
            case throwError = 0
            /// The text that could be read is returned.
            case returnPartiallyParsedIfPossible = 1
        }

        /// True if `^[text](attributes)` stands for a text with attributes. They are removed, since this module knows none
        /// of them.
        public var allowsExtendedAttributes: Bool
        /// The part of Markdown that has a meaning.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens to bytes that are not UTF-8, and to a source of more than one mebibyte.
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
