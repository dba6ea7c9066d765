import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct SectionIndexTests {
    /// Words in sections of their first letters.
    private final class Words: NSObject, UICollectionViewDataSource {
        var sections = [("A", 5), ("B", 0), ("C", 10)]
        var asked: [String] = []

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].1
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func indexTitles(for collectionView: UICollectionView) -> [String]? { sections.map(\.0) }

        func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath {
            asked.append("\(title) \(index)")
            return IndexPath(item: 0, section: index)
        }
    }

    private final class IndexedSource: UICollectionViewDiffableDataSource<String, Int> {
        override func indexTitles(for collectionView: UICollectionView) -> [String]? {
            snapshot().sectionIdentifiers
        }
    }

    private let screen = CollectionScreen()
    private var view: UICollectionView { screen.view }

    @Test func `titles lead to the items that the data source names`() throws {
        let words = Words()
        view.dataSource = words
        screen.window.layoutIfNeeded()
        let index = try #require(view.sectionIndex)
        #expect(index.titles == ["A", "B", "C"])
        #expect(index.frame == CGRect(x: 180, y: 0, width: 20, height: 350))
        index.accessibilityIncrement()
        #expect(view.contentOffset.y == 0)
        // There is no item for B, so the content stays.
        index.accessibilityIncrement()
        #expect(view.contentOffset.y == 0)
        index.accessibilityIncrement()
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 500)
        #expect(index.frame.minY == 500)
        #expect(words.asked == ["A 0", "B 1", "C 2"])
    }

    @Test func `the titles are those of the data after each change`() {
        let words = Words()
        view.dataSource = words
        screen.window.layoutIfNeeded()
        words.sections.append(("D", 1))
        view.insertSections([3])
        screen.window.layoutIfNeeded()
        #expect(view.sectionIndex?.titles == ["A", "B", "C", "D"])
        words.sections = []
        view.reloadData()
        screen.window.layoutIfNeeded()
        #expect(view.sectionIndex == nil)
    }

    @Test func `a key that comes before the layout of new data chooses among the new titles`() throws {
        let words = Words()
        view.dataSource = words
        screen.window.layoutIfNeeded()
        let index = try #require(view.sectionIndex)
        index.accessibilityDecrement()
        words.sections = [("X", 3)]
        view.reloadData()
        index.accessibilityIncrement()
        #expect(index.accessibilityValue == "X")
        #expect(words.asked == ["C 2", "X 0"])
        words.sections = []
        view.reloadData()
        index.accessibilityIncrement()
        #expect(words.asked.count == 2)
    }

    @Test func `from right to left the index is at the left`() throws {
        let words = Words()
        view.semanticContentAttribute = .forceRightToLeft
        view.dataSource = words
        screen.window.layoutIfNeeded()
        #expect(try #require(view.sectionIndex).frame.minX == 0)
    }

    @Test func `a data source without titles has no index`() {
        let feed = Feed(count: 3)
        view.dataSource = feed
        screen.window.layoutIfNeeded()
        #expect(view.sectionIndex == nil)
    }

    @Test func `a diffable data source leads to the section with the index of the title`() throws {
        let source = IndexedSource(collectionView: view) { view, indexPath, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["い", "ろ"])
        snapshot.appendItems(Array(0..<4), toSection: "い")
        snapshot.appendItems(Array(4..<20), toSection: "ろ")
        source.apply(snapshot, animatingDifferences: false)
        screen.window.layoutIfNeeded()
        let index = try #require(view.sectionIndex)
        index.accessibilityDecrement()
        #expect(view.contentOffset.y == 400)
        #expect(index.accessibilityValue == "ろ")
    }
}
