import Foundation

@testable import TesseraMarkdown

extension Harness {
    /// Reads Markdown by the syntax that the first byte names. The blocks of a text have numbers in the order of the text, and
    /// without blocks and marks, the text is the source.
    static func markdown(_ input: Data) {
        guard let first = input.first else { return }
        let syntaxes: [AttributedString.MarkdownParsingOptions.InterpretedSyntax] = [
            .full, .inlineOnly, .inlineOnlyPreservingWhitespace,
        ]
        let syntax = syntaxes[Int(first) % syntaxes.count]
        let options = AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: first < 128, interpretedSyntax: syntax,
            failurePolicy: .returnPartiallyParsedIfPossible)
        // Foundation takes some time for each run of a text.
        let source = input.dropFirst().prefix(16_384)
        guard let text = try? AttributedString(markdown: Data(source), options: options) else {
            fatalError("An error was thrown despite the policy.")
        }
        var last = 0
        for run in text.runs {
            let blocks = run.presentationIntent?.components ?? []
            require(blocks.isEmpty == (syntax != .full), "A run has blocks without a meaning, or none.")
            require(
                zip(blocks, blocks.dropFirst()).allSatisfy { $0.identity > $1.identity },
                "A block has a smaller number than the one around it.")
            require(
                (run.presentationIntent?.indentationLevel ?? 0) <= 2 * MarkdownSource.maximumDepth,
                "Lists are too deep.")
            if let identity = blocks.first?.identity {
                require(identity >= last, "The blocks are not in order.")
                last = identity
            }
        }
        let marks = Set("*_`~[]()<>&\\^!|\u{0}\r")
        let plain = String(decoding: source, as: UTF8.self)
        if syntax == .inlineOnlyPreservingWhitespace, !plain.contains(where: marks.contains),
            !plain.contains("\r\n")
        {
            require(String(text.characters) == plain, "A text without marks changes.")
        }
    }
}
