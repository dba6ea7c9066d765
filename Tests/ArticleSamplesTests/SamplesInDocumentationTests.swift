import Foundation
import Testing

/// The code in the articles is the code of these tests.
struct SamplesInDocumentationTests {
    @Test(arguments: [
        ("TesseraUI", "FirstScreen", 2), ("TesseraUI", "FirstFeed", 4), ("TesseraUI", "Snapshots", 4),
        ("TesseraUI", "TestingScreens", 2),
    ])
    func `every sample of an article is built here`(module: String, page: String, count: Int) throws {
        let sources = try Self.sources()
        let text = try String(
            contentsOf: Self.folder.appendingPathComponent(
                "../../Sources/\(module)/\(module).docc/\(page).md"),
            encoding: .utf8)
        // A manifest is no part of an app; a test of the documents reads it.
        let samples = text.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
            .filter { !$0.hasPrefix("// swift-tools-version") }
        #expect(samples.count == count)
        for sample in samples {
            #expect(sources.contains(Self.words(sample)), "not in the tests: \(sample)")
        }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .resolvingSymlinksInPath()

    /// All sources of this target, as words.
    private static func sources() throws -> String {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") && !$0.contains("InDocumentation") }
        return try files.map {
            words(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
        }
        .joined(separator: "\n")
    }

    /// Code with one blank wherever there is room, so that it may be indented, without imports and without the
    /// attribute `@main`, which a test target cannot have.
    private static func words(_ code: String) -> String {
        code.split(separator: "\n").filter { !$0.hasPrefix("import ") && $0 != "@main" }
            .joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
