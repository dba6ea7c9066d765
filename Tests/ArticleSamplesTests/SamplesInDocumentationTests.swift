import Foundation
import Testing

/// Tests that compare the code in the articles with the code of this target.
struct SamplesInDocumentationTests {
    @Test(arguments: [
        ("Bars", 1), ("Buttons", 3), ("CellContent", 1), ("Containers", 4), ("Controls", 3),
        ("CustomDrawing", 2),
        ("DragAndDrop", 3),
        ("FirstFeed", 4), ("FirstScreen", 2), ("GesturesAndContextMenus", 2), ("Lists", 1), ("Navigation", 1),
        ("Presentation", 3), ("SearchAndMenus", 3), ("Services", 3), ("Snapshots", 4), ("SwipeActions", 1),
        ("Tables", 1), ("TestingScreens", 2), ("TextLayout", 1), ("Typing", 2),
    ])
    func `every sample of an article is built here`(page: String, count: Int) throws {
        let sources = try Self.sources()
        let text = try String(
            contentsOf: Self.folder.appendingPathComponent(
                "../../Sources/TesseraUI/TesseraUI.docc/\(page).md"),
            encoding: .utf8)
        // A manifest is not part of an app, and a test of the documents reads it, so it is skipped here.
        let samples = text.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
            .filter { !$0.hasPrefix("// swift-tools-version") }
        #expect(samples.count == count)
        for part in samples.flatMap(Self.parts) {
            let words = Self.words(part)
            // A part that consists of imports only has no words.
            let isBuilt = words.isEmpty || sources.contains(words)
            #expect(isBuilt, "not in the tests: \(part)")
        }
    }

    /// Divides a sample at the blank lines between its outermost declarations and statements, which may stand apart
    /// in a source.
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

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .resolvingSymlinksInPath()

    /// Returns all sources of this target, as ``words(_:)`` makes them.
    private static func sources() throws -> String {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") && !$0.contains("InDocumentation") }
        return try files.map {
            words(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
        }
        .joined(separator: "\n")
    }

    /// Returns code without white space, so that indentation and line breaks make no difference, without imports, and
    /// without the attribute `@main`, which a test target cannot have.
    private static func words(_ code: String) -> String {
        code.split(separator: "\n").filter { !$0.hasPrefix("import ") && $0 != "@main" }.joined()
            .filter { !$0.isWhitespace }
    }
}
