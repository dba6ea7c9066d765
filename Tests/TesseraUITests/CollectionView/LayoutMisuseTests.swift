import Foundation
import Testing

@testable import TesseraUI

/// A layout that places a fixed number of items in rows, and does not ask how many there are.
private final class DeafLayout: UICollectionViewLayout {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: count * 100) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: indexPath.item * 100, width: 200, height: 100)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    }
}

/// Each of these tests ends its program, so each runs in a process of its own.
@Suite struct LayoutMisuseTests {
    private func expect(_ line: String, in result: ExitTest.Result?) {
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains(line), "\(output)")
    }

    @Test func `attributes of an item that does not exist`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = NumberScreen([[1, 2]], layout: DeafLayout(count: 3)) }
        }
        expect(
            "The layout returned attributes for the cell at [0, 2], and there is no such item.", in: result)
    }

    @Test func `scrolling to an item that does not exist`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = NumberScreen([[1, 2]], layout: DeafLayout(count: 2))
                screen.view.scrollToItem(at: [0, 5], at: .top, animated: false)
            }
        }
        expect("scrollToItem(at: [0, 5]): there is no such item.", in: result)
    }

    @Test func `selecting an item that does not exist`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = NumberScreen([[1, 2]], layout: DeafLayout(count: 2))
                screen.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
            }
        }
        expect("selectItem(at: [0, 2]): there is no such item.", in: result)
    }

    @Test func `a second cell for the item for which the data source is asked`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Twice: NSObject, UICollectionViewDataSource {
                    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
                    { 1 }
                    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                        -> UICollectionViewCell
                    {
                        _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                    }
                }
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 200, height: 200),
                    collectionViewLayout: DeafLayout(count: 1))
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                let source = Twice()
                view.dataSource = source
                view.layoutIfNeeded()
            }
        }
        expect(
            "a second cell was dequeued for [0, 0], for which the data source is asked for one.", in: result)
    }

    @Test func `a second cell for the row for which the data source is asked`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Twice: NSObject, UITableViewDataSource {
                    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                        _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
                    }
                }
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                let source = Twice()
                table.dataSource = source
                table.layoutIfNeeded()
            }
        }
        expect(
            "a second cell was dequeued for [0, 0], for which the data source is asked for one.", in: result)
    }

    @Test func `a wrong update of items whose number the layout did not ask for`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = NumberScreen([[1, 2]], layout: DeafLayout(count: 1))
                screen.feed.sections = [[1]]
                screen.view.deleteItems(at: [[0, 0], [0, 1]])
            }
        }
        expect(
            "after the update (1) must be equal to the number of items contained in that section", in: result)
        expect("before the update (2)", in: result)
    }
}
