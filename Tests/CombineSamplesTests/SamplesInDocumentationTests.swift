import Foundation
import Testing

/// Tests that compare the code in the articles with the code of this target.
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
            // Code is between backticks, so every second part is code.
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

    /// Returns all sources of this target, as ``words(_:)`` makes them.
    private static func sources() throws -> String {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") && !$0.contains("InDocumentation") }
        return try files.map {
            words(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
        }
        .joined(separator: "\n")
    }

    /// Returns code with one space wherever there is white space, and none around the dots of a chain, so that line
    /// breaks make no difference.
    private static func words(_ code: String) -> String {
        code.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacingOccurrences(
            of: " .", with: ".")
    }
}
