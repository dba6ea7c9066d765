import Foundation

/// The samples of code in pages and comments, and the sources of tests that compile them.
public enum Samples {
    /// Returns the samples of Swift in the text of a page, without manifests of packages, which no target can compile.
    public static func ofPage(_ text: String) -> [String] {
        text.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
            .filter { !$0.hasPrefix("// swift-tools-version") }
    }

    /// Returns the samples of Swift in the documentation comments of a source.
    public static func ofComments(_ source: String) -> [String] {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let text = line.drop { $0 == " " }
            guard text.hasPrefix("///") else { return "" }
            return String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3))
        }
        return ofPage(lines.joined(separator: "\n"))
    }

    /// Returns the parts of a sample that the sources of a target do not contain.
    public static func parts(of sample: String, missingIn sources: String) -> [String] {
        parts(sample).filter { part in
            let words = words(part)
            // A part may consist of imports only.
            return !words.isEmpty && !sources.contains(words)
        }
    }

    /// Returns all sources below a folder as words, except for those that compare samples.
    public static func sources(below folder: URL) throws -> String {
        try files(below: folder).filter { !$0.lastPathComponent.hasPrefix("Samples") }
            .map { words(try String(contentsOf: $0, encoding: .utf8)) }
            .joined(separator: "\n")
    }

    /// Returns the Swift files below a folder, in the order of their paths.
    public static func files(below folder: URL) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    }

    /// Divides a sample at the blank lines between its outermost declarations and statements, which may be at different
    /// places of a source.
    private static func parts(_ sample: String) -> [String] {
        var parts: [String] = []
        for paragraph in sample.components(separatedBy: "\n\n") {
            if paragraph.hasPrefix(" "), let last = parts.popLast() {
                parts.append(last + "\n" + paragraph)
            } else {
                parts.append(paragraph)
            }
        }
        return parts
    }

    /// Returns code without white space, so that it may be indented and broken into lines, without imports and without the
    /// attribute `@main`, which a test target cannot have.
    private static func words(_ code: String) -> String {
        code.split(separator: "\n").filter { !$0.hasPrefix("import ") && $0 != "@main" }.joined()
            .filter { !$0.isWhitespace }
    }
}
