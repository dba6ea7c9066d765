import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A delegate that records the calls about highlights and selection, and whether the cell was highlighted then.
@MainActor
private final class Highlighter: NSObject, UICollectionViewDelegate {
    var calls: [String] = []
    var fixed: Set<Int> = []

    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
        !fixed.contains(path.item)
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
        calls.append("highlight \(path.item) \(view.cellForItem(at: path)?.isHighlighted == true)")
    }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
        calls.append("unhighlight \(path.item) \(view.cellForItem(at: path)?.isHighlighted == true)")
    }
    func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
        !fixed.contains(path.item)
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        calls.append("select \(path.item)")
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
        calls.append("deselect \(path.item)")
    }
}

extension DisplayTests {
    @Suite @MainActor struct HighlightTests {
        private let delegate = Highlighter()

        /// Displays items that are 100 points high, in a window as wide as a phone.
        private func putOnScreen(_ items: Range<Int> = 0..<3) async throws -> (
            FakeDisplay, UICollectionView, NumberSource
        ) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: .list())
            view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            view.delegate = delegate
            let source = NumberSource(collectionView: view) { view, path, _ in
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["A"])
            snapshot.appendItems(Array(items))
            source.apply(snapshot, animatingDifferences: false, completion: nil)
            window.addSubview(view)
            await display.settle()
            return (display, view, source)
        }

        @Test func `an item is highlighted while a finger is on it`() async throws {
            let (display, _, source) = try await putOnScreen()
            display.tap(50, 150)
            display.touch(.began, 50, 50)
            display.touch(.cancelled, 50, 50)
            await display.settle()
            #expect(
                delegate.calls == [
                    "highlight 1 true", "select 1", "unhighlight 1 false", "highlight 0 true",
                    "unhighlight 0 false",
                ])
            _ = source
        }

        @Test func `a second finger on another item changes nothing`() async throws {
            let (display, _, source) = try await putOnScreen()
            display.touch(.began, 50, 50, id: 1)
            display.touch(.began, 50, 150, id: 2)
            display.touch(.ended, 50, 150, id: 2)
            display.touch(.ended, 50, 50, id: 1)
            await display.settle()
            #expect(delegate.calls == ["highlight 0 true", "select 0", "unhighlight 0 false"])
            _ = source
        }

        @Test func `taps that come together with scrolling meet the items that the page displays`()
            async throws
        {
            let (display, view, source) = try await putOnScreen(0..<100)
            // The app reads all of these events at once.
            display.scroll(view, to: 5_000, .dragging)
            display.scroll(view, to: 5_000, .idle)
            display.tap(50, 150)
            display.scroll(view, to: 8_000, .dragging)
            display.scroll(view, to: 8_000, .idle)
            display.tap(50, 250)
            await display.settle()
            #expect(delegate.calls.filter { $0.hasPrefix("select") } == ["select 51", "select 82"])
            _ = source
        }

        @Test func `an item that may not be highlighted is not selected either`() async throws {
            let (display, view, source) = try await putOnScreen()
            delegate.fixed = [1]
            display.tap(50, 150)
            await display.settle()
            #expect(delegate.calls == [])
            #expect(view.indexPathsForSelectedItems == [])
            _ = source
        }

        @Test func `an item that may not be deselected stays selected`() async throws {
            let (display, view, source) = try await putOnScreen()
            view.allowsMultipleSelection = true
            view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
            view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
            delegate.fixed = [1]
            _ = view.cellForItem(at: [0, 1])?.accessibilityActivate()
            _ = view.cellForItem(at: [0, 2])?.accessibilityActivate()
            #expect(view.indexPathsForSelectedItems == [[0, 1]])
            #expect(delegate.calls == ["deselect 2"])
            await display.settle()
            _ = source
        }
    }
}
