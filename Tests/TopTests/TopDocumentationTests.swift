import Foundation
import Testing

/// Tests that compare the code in the documentation with the code of the example.
struct TopDocumentationTests {
    @Test func `every sample of the page on data sources stands in the example`() throws {
        let sources = try Self.sources()
        let page = try Self.text("Sources/TesseraUI/TesseraUI.docc/FromRxDataSources.md")
        let samples = page.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
        let ours = samples.filter { !$0.hasPrefix("// Rx") }
        #expect(samples.count == 25)
        #expect(ours.count == 19)
        for sample in ours {
            #expect(sources.contains(Self.words(sample)), "not in the example: \(sample)")
        }
    }

    private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .appending(path: "../../..").standardizedFileURL

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Returns all sources of the example, as ``words(_:)`` makes them.
    private static func sources() throws -> String {
        let folder = root.appending(path: "Examples/Top")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") }
            .map { words(try text("Examples/Top/\($0)")) }
            .joined(separator: "\n")
    }

    /// Returns code with single blanks between the words, so that indentation and line breaks make no difference.
    private static func words(_ code: String) -> String {
        code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
