import Foundation

extension AttributedString {
    /// Creates a text from its description in Markdown.
    /// See the initializers for Markdown of Apple's [AttributedString](
    /// https://developer.apple.com/documentation/foundation/attributedstring), which Foundation lacks on Linux.
    ///
    /// ```swift
    /// let text = try AttributedString(
    ///     markdown: "**Thank you!** Please visit [our page](https://example.com).")
    /// label.attributedText = NSAttributedString(text)
    /// ```
    ///
    /// Headings, lists and other blocks are attributes only: see ``PresentationIntent``. To keep lines as they are, choose
    /// `inlineOnlyPreservingWhitespace` in the options.
    ///
    /// A line cannot begin more than 100 lists and quotations in each other: further marks are read as text. Without a choice of
    /// the policy, a description of more than one mebibyte is an error.
    ///
    /// - Parameters:
    ///   - markdown: The description, in CommonMark with the tables and struck texts of GitHub.
    ///   - options: What the description may contain.
    ///   - baseURL: The address to which those of links and images are relative.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(bytes: Array(markdown.utf8), options: options, baseURL: baseURL)
    }

    /// Creates a text from its description in Markdown, encoded as UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(bytes: Array(markdown), options: options, baseURL: baseURL)
    }

    /// Creates a text from a file that contains its description in Markdown, encoded as UTF-8.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    private init(bytes: [UInt8], options: MarkdownParsingOptions, baseURL: URL?) throws {
        let source = try MarkdownSource(bytes: bytes, options: options)
        var builder = MarkdownTextBuilder(options: options, baseURL: baseURL, source: source)
        source.parse { builder.read($0) }
        self = builder.finishedText
    }
}
