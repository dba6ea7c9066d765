import CatalogSource
import Testing
import UIKit

@testable import Catalog

@MainActor struct EntryTests {
    private var screens: [Entry] { Entry.all.flatMap(\.screens) }

    @Test func `every line has a name of its own and a symbol`() {
        var lines = Entry.all
        var index = 0
        while index < lines.count {
            lines += lines[index].children
            index += 1
        }
        #expect(Set(lines.map(\.id)).count == lines.count)
        #expect(Set(lines.map(\.title)).count == lines.count)
        for line in lines {
            #expect(UIImage(systemName: line.symbol) != nil, "\(line.symbol)")
        }
    }

    @Test func `every screen has its source with it`() throws {
        #expect(screens.count == 27)
        for entry in screens {
            for file in entry.files {
                let text = try #require(SourceText.text(of: file), "\(file)")
                #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151, "\(file)")
            }
            let screen = try #require(entry.make?())
            let source = try #require(SourceText.text(of: entry.files[0]))
            #expect(source.contains("final class \(type(of: screen)):"), "\(entry.id)")
        }
    }

    @Test func `every screen has a title and a button for its source`() throws {
        for entry in screens {
            let screen = CatalogController.prepare(try #require(entry.make?()), for: entry)
            #expect(screen.title == entry.title)
            #expect(screen.navigationItem.rightBarButtonItems?.first?.title == "ソース")
            #expect(screen.view.accessibilityIdentifier == entry.id)
        }
    }

    @Test func `a path outside of the sources has no text`() {
        #expect(SourceText.text(of: "Grids/Nowhere.swift") == nil)
    }

    @Test func `source is colored by kinds of words`() {
        let source = "let a = \"for\" // if\nUILabel()"
        let words = SwiftText.words(of: source).map { (String(source[$0.0]), $0.1) }
        #expect(words.map(\.0) == ["let", "\"for\"", "// if", "UILabel"])
        #expect(words.map(\.1) == [.systemPink, .systemRed, SwiftText.commentColor, .systemPurple])
    }
}
