import TestSupport
import Testing

@testable import TesseraLayout

@Suite struct TableLayoutTests {
    @Test func `section is space header rows and footer`() {
        let layout = TableLayout(
            [
                TableSection(
                    topSpace: 22, header: TableHeight(28), footer: TableHeight(10),
                    rows: [TableRows(2, of: TableHeight(44)), TableRows(of: TableHeight(60))]),
                TableSection(rows: [TableRows(of: TableHeight(44))]),
            ], top: 100)
        #expect(layout.place(of: .header(0))?.range == 122..<150)
        #expect(layout.place(of: .row(0, section: 0))?.range == 150..<194)
        #expect(layout.place(of: .row(2, section: 0))?.range == 238..<298)
        #expect(layout.place(of: .footer(0))?.range == 298..<308)
        #expect(layout.place(of: .row(0, section: 1))?.range == 308..<352)
        #expect(layout.place(of: .header(1)) == nil)
        #expect(layout.place(of: .row(1, section: 1)) == nil)
        #expect(layout.span(ofSection: 0) == 100..<308)
        #expect(layout.bottom == 352)
    }

    @Test func `rows of one height are one run`() {
        let height = TableHeight(44)
        let layout = TableLayout([TableSection(rows: [TableRows(1_000_000, of: height)])])
        #expect(layout.bottom == 44_000_000)
        #expect(layout.row(at: 22_000_001) == .row(500_000, section: 0))
        #expect(layout.setHeight(TableHeight(50), of: .row(500_000, section: 0)))
        #expect(layout.place(of: .row(500_001, section: 0))?.start == 22_000_050)
        #expect(
            layout.sections[0].heights(ofRows: 0..<1_000_000) == [
                TableRows(500_000, of: height), TableRows(of: TableHeight(50)),
                TableRows(499_999, of: height),
            ])
    }

    @Test func `correct estimate changes nothing else`() {
        let layout = TableLayout([
            TableSection(rows: [TableRows(3, of: TableHeight(44, isSelfSized: true, isEstimate: true))])
        ])
        #expect(layout.hasSelfSizedParts)
        #expect(!layout.setHeight(TableHeight(44, isSelfSized: true), of: .row(1, section: 0)))
        #expect(layout.place(of: .row(1, section: 0))?.height.isEstimate == false)
        #expect(layout.place(of: .row(2, section: 0))?.height.isEstimate == true)
    }

    @Test(arguments: 0..<40)
    func `a layout finds the places that summed heights yield after random changes`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var reference = SummedTable(top: CGFloat(Int.random(in: 0...50, using: &random)))
        let layout = TableLayout(top: reference.top)
        for _ in 0..<Int.random(in: 0...6, using: &random) { reference.sections.append(.random(&random)) }
        layout.setSections(reference.sections.map(\.section))
        for step in 0..<30 {
            reference.change(layout, &random)
            #expect(layout.bottom == reference.bottom, "seed \(seed), step \(step)")
            for part in reference.parts {
                #expect(layout.place(of: part.part) == part, "seed \(seed), step \(step)")
            }
            let start = CGFloat(Int.random(in: -50...Int(reference.bottom) + 50, using: &random))
            let range = start..<start + CGFloat(Int.random(in: 1...300, using: &random))
            let seen = reference.parts.filter {
                $0.range.upperBound > range.lowerBound && $0.start < range.upperBound
            }
            #expect(layout.parts(in: range) == seen, "seed \(seed), step \(step), \(range)")
        }
    }
}

/// A model of a table that finds each place by adding up all heights before it.
private struct SummedTable {
    struct Section {
        var topSpace: CGFloat
        var header: TableHeight?
        var footer: TableHeight?
        var rows: [TableHeight]

        var section: TableSection {
            TableSection(
                topSpace: topSpace, header: header, footer: footer, rows: rows.map { TableRows(of: $0) })
        }

        static func random(_ random: inout SeededGenerator) -> Section {
            Section(
                topSpace: CGFloat(Int.random(in: 0...1, using: &random) * 22),
                header: Bool.random(using: &random) ? .random(&random) : nil,
                footer: Bool.random(using: &random) ? .random(&random) : nil,
                rows: (0..<Int.random(in: 0...40, using: &random)).map { _ in .random(&random) })
        }
    }

    var top: CGFloat
    var sections: [Section] = []

    var parts: [PlacedTablePart] {
        var (parts, start): ([PlacedTablePart], CGFloat) = ([], top)
        func add(_ part: TablePart, _ height: TableHeight) {
            parts.append(PlacedTablePart(part: part, start: start, height: height))
            start += height.points
        }
        for (number, section) in sections.enumerated() {
            start += section.topSpace
            if let header = section.header { add(.header(number), header) }
            for (row, height) in section.rows.enumerated() { add(.row(row, section: number), height) }
            if let footer = section.footer { add(.footer(number), footer) }
        }
        return parts
    }

    var bottom: CGFloat {
        sections.reduce(top) { sum, section in
            sum + section.topSpace + (section.header?.points ?? 0) + (section.footer?.points ?? 0)
                + section.rows.reduce(0) { $0 + $1.points }
        }
    }

    /// Makes the same random change to the model and to a layout.
    mutating func change(_ layout: TableLayout, _ random: inout SeededGenerator) {
        guard let section = sections.indices.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            sections.swapAt(section, Int.random(in: 0..<sections.count, using: &random))
            layout.setSections(sections.map(\.section))
        case 1:
            let (a, b) = (
                Int.random(in: 0...sections[section].rows.count, using: &random),
                Int.random(in: 0...sections[section].rows.count, using: &random)
            )
            let rows = (0..<Int.random(in: 0...5, using: &random)).map { _ in TableHeight.random(&random) }
            sections[section].rows.replaceSubrange(min(a, b)..<max(a, b), with: rows)
            layout.replaceRows(
                min(a, b)..<max(a, b), inSection: section, with: rows.map { TableRows(of: $0) })
        case 2 where sections[section].header != nil:
            sections[section].header = .random(&random)
            if let header = sections[section].header { layout.setHeight(header, of: .header(section)) }
        default:
            guard let row = sections[section].rows.indices.randomElement(using: &random) else { return }
            sections[section].rows[row] = .random(&random)
            layout.setHeight(sections[section].rows[row], of: .row(row, section: section))
        }
    }
}

extension TableHeight {
    fileprivate static func random(_ random: inout SeededGenerator) -> TableHeight {
        TableHeight(
            CGFloat(Int.random(in: 1...3, using: &random) * 20), isSelfSized: .random(using: &random),
            isEstimate: .random(using: &random))
    }
}
