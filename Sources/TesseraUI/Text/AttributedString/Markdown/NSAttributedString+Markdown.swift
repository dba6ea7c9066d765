import Foundation

extension NSAttributedString {
    /// Creates a text from its description in Markdown.
    ///
    /// ```swift
    /// label.attributedText = try NSAttributedString(markdown: "Open until **six**, *not* on Sundays")
    /// ```
    ///
    /// The emphases have the label's font. Headings, lists and other blocks are attributes only: see ``PresentationIntent``.
    public convenience init(
        markdown: String,
        options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// Creates a text from its description in Markdown, encoded as UTF-8.
    public convenience init(
        markdown: Data,
        options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// Creates a text from a file that contains its description in Markdown, encoded as UTF-8.
    public convenience init(
        contentsOf url: URL,
        options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(AttributedString(contentsOf: url, options: options, baseURL: baseURL))
    }
}
