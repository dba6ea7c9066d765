import Foundation
import Testing

/// Tests of the table in the documentation that lists which parts of Apple's Combine are present.
@Suite struct SurfaceTests {
    @Test func `every row that is marked as present is used in this test`() throws {
        let used = Surface.present.rows
        #expect(Set(used).count == used.count, "each row is used once")
        let present = try SurfaceTable.rows().filter(\.isPresent).map(\.name)
        for row in Set(present).subtracting(used).sorted() {
            Issue.record("said to be present, and not used here: \(row)")
        }
        for row in Set(used).subtracting(present).sorted() {
            Issue.record("present, and not in the table: \(row)")
        }
    }

    @Test func `every row that is absent has a reason`() throws {
        let rows = try SurfaceTable.rows()
        #expect(Set(rows.map(\.name)).count == rows.count, "each row is there once")
        for row in rows where !row.isPresent {
            #expect(row.standing.hasPrefix("absent: "), "\(row.name)")
        }
    }
}

/// The table of `CombineSurface.md`.
enum SurfaceTable {
    struct Row {
        var name: String
        /// The name of the module that it comes from, or the reason why it is absent.
        var standing: String

        var isPresent: Bool { standing == "OpenCombine" || standing == "Tessera" }
    }

    static func rows() throws -> [Row] {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/TesseraCombine/TesseraCombine.docc/CombineSurface.md")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").compactMap { line in
            guard line.hasPrefix("| `") else { return nil }
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return Row(name: cells[0].replacingOccurrences(of: "`", with: ""), standing: cells[1])
        }
    }
}
