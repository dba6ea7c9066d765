import Foundation
import Testing

/// The code in the documentation is the code of these tests.
struct SamplesInDocumentationTests {
    @Test func `every sample of the page on view models is built and tested here`() throws {
        let sources = try Self.sources()
        let samples = try Self.page("ViewModels").components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
        #expect(samples.count == 4)
        for sample in samples {
            #expect(sources.contains(Self.words(sample)), "not in the tests: \(sample)")
        }
    }

    @Test func `every right-hand cell of the table for those who come from RxSwift is built and tested here`()
        throws
    {
        let sources = try Self.sources()
        let rows = try Self.page("ComingFromRxSwift").split(separator: "\n")
            .filter { $0.hasPrefix("| ") && $0.contains("`") }
        #expect(rows.count == 44)
        for row in rows {
            // Code is between backticks: every second part.
            let cell = row.components(separatedBy: " | ")[1].components(separatedBy: "`")
            let samples = cell.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            #expect(!samples.isEmpty, "\(row)")
            for sample in samples {
                #expect(sources.contains(Self.words(sample)), "not in the tests: \(sample)")
            }
        }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .resolvingSymlinksInPath()

    private static func page(_ name: String) throws -> String {
        try String(
            contentsOf: folder.appendingPathComponent(
                "../../Sources/TesseraCombine/TesseraCombine.docc/\(name).md"), encoding: .utf8)
    }

    /// All sources of this target, as words.
    private static func sources() throws -> String {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") && !$0.contains("InDocumentation") }
        return try files.map {
            words(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
        }
        .joined(separator: "\n")
    }

    /// Code with one blank wherever there is room, and none around the dots of a chain, so that it may be broken into lines.
    private static func words(_ code: String) -> String {
        code.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacingOccurrences(
            of: " .", with: ".")
    }
}
