import Foundation

extension AttributedString {
    /// The options that decide which attributes a text in the user's language gets.
    /// See Apple's [AttributedString.FormattingOptions](
    /// https://developer.apple.com/documentation/foundation/attributedstring/formattingoptions), which Foundation lacks on Linux.
    public struct FormattingOptions: OptionSet, Sendable {
        /// The sum of the bits of the set.
        public let rawValue: UInt

        /// Creates a set from the sum of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Each inserted value has its number, counted from 1, as the attribute `replacementIndex`.
        public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
    }

    /// Creates the text for a key in the user's language, whose emphases and links are described in Markdown.
    ///
    /// ```swift
    /// label.attributedText = NSAttributedString(
    ///     AttributedString(localized: "**\(count)** photos in *\(album)*"))
    /// ```
    ///
    /// The text may contain emphases, links and code; headings and lists stay as they are. An inserted value has the attributes
    /// of the place where it is inserted, and is not read as Markdown. A value that is an `AttributedString` keeps its own
    /// attributes. A text that is no correct Markdown has no attributes.
    ///
    /// - Parameters:
    ///   - key: The key with its values, which is also the text if no table has it.
    ///   - options: The options.
    ///   - table: The name of the table, or nil for `Localizable`.
    ///   - bundle: The bundle with the table, or nil for the main one.
    ///   - locale: The locale by which numbers are written, or nil for the current one.
    ///   - comment: A note for translators, which has no effect here.
    public init(
        localized key: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let format = LocalizedTexts.format(
            key, key: key.key, table: table, bundle: bundle ?? .main, preferred: AppResources.languages)
        self.init(format, key.arguments, options: options, locale: locale ?? .current)
    }

    /// Creates the text for a key in the user's language, whose emphases and links are described in Markdown.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text with its values that is used if no table has the key.
    ///   - options: The options.
    ///   - table: The name of the table, or nil for `Localizable`.
    ///   - bundle: The bundle with the table, or nil for the main one.
    ///   - locale: The locale by which numbers are written, or nil for the current one.
    ///   - comment: A note for translators, which has no effect here.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let format = LocalizedTexts.format(
            defaultValue, key: "\(key)", table: table, bundle: bundle ?? .main,
            preferred: AppResources.languages)
        self.init(format, defaultValue.arguments, options: options, locale: locale ?? .current)
    }

    /// Creates the text of a resource in the language of its locale. Emphases and links are described in Markdown.
    ///
    /// - Parameters:
    ///   - resource: The resource.
    ///   - options: The options.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
        self.init(
            resource.format, resource.defaultValue.arguments, options: options, locale: resource.locale)
    }

    /// Creates a text from a format, which is read as Markdown before values are inserted.
    private init(
        _ format: String, _ arguments: [LocalizedArgument], options: FormattingOptions, locale: Locale
    ) {
        guard !arguments.isEmpty else {
            self.init(markdownOrText: format)
            return
        }
        let expanded = PluralRule.expanded(format, arguments.map(\.plain))
        let formatted = FormattedText(
            format: AttributedString(markdownOrText: expanded), arguments: arguments,
            marksReplacements: options.contains(.applyReplacementIndexAttribute), locale: locale)
        self = formatted.text
    }

    /// Creates a text from Markdown, or a text without attributes if it is not correct.
    private init(markdownOrText text: String) {
        let options = MarkdownParsingOptions(
            allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
        self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
    }
}
