import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A cell that prefers the height of its item.
private final class MeasuredCell: UICollectionViewCell {
    var height: CGFloat?
    var questions: [CGSize] = []

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        questions.append(size)
        return height.map { CGSize(width: size.width, height: $0) } ?? super.sizeThatFits(size)
    }
}

private final class MeasuredHeader: UICollectionReusableView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 45) }
}

/// A list 200 points wide and 350 high. Its cells have an estimated height, and a function returns the height that each
/// cell prefers.
@MainActor
private struct MeasuredList {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, Int>
    let heights: Heights

    final class Heights {
        var height: (Int) -> CGFloat?
        init(_ height: @escaping (Int) -> CGFloat?) { self.height = height }
    }

    init(
        _ items: Range<Int>, layout: UICollectionViewLayout = MeasuredList.layout(),
        height: @escaping (Int) -> CGFloat?
    ) {
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let heights = Heights(height)
        self.heights = heights
        let cell = UICollectionView.CellRegistration<MeasuredCell, Int> { cell, _, item in
            cell.height = heights.height(item)
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        let header = UICollectionView.SupplementaryRegistration<MeasuredHeader>(elementKind: "header") {
            _, _, _ in
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        window.isHidden = false
        window.addSubview(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(items))
        source.apply(snapshot, animatingDifferences: false)
        window.layoutIfNeeded()
    }

    static func layout(
        height: NSCollectionLayoutDimension = .estimated(50), hasHeader: Bool = false
    ) -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        if hasHeader {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
                    elementKind: "header", alignment: .top)
            ]
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    /// The first and the last point of each visible item, measured from the top of the view.
    var onScreen: [Int: ClosedRange<CGFloat>] {
        var found: [Int: ClosedRange<CGFloat>] = [:]
        for path in view.indexPathsForVisibleItems {
            guard let item = source.itemIdentifier(for: path), let frame = view.cellForItem(at: path)?.frame
            else { continue }
            found[item] = frame.minY - view.contentOffset.y...frame.maxY - view.contentOffset.y
        }
        return found
    }

    func scroll(to y: CGFloat) {
        view.contentOffset.y = y
        window.layoutIfNeeded()
    }
}

@MainActor struct SelfSizingTests {
    @Test func `cells get the height that fits them, the others keep the estimate`() {
        let list = MeasuredList(0..<10) { $0 % 2 == 0 ? 100 : 60 }
        // Four items of 100, 60, 100 and 60 points fill 320 of 350 points, so the fifth is the last visible one.
        #expect(list.onScreen == [0: 0...100, 1: 100...160, 2: 160...260, 3: 260...320, 4: 320...420])
        // With the estimate of 50 points seven items were visible. Their heights are known, 4 × 100 and 3 × 60 points,
        // and the other three keep the estimate.
        #expect(list.view.contentSize == CGSize(width: 200, height: 580 + 3 * 50))
    }

    @Test func `a cell is asked for its height in its width, without a limit`() throws {
        let list = MeasuredList(0..<1) { _ in 80 }
        let cell = try #require(list.view.cellForItem(at: [0, 0]) as? MeasuredCell)
        #expect(cell.questions == [CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)])
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
        #expect(cell.contentView.frame.size == CGSize(width: 200, height: 80))
    }

    @Test func `a cell that prefers no height keeps the estimate`() {
        let list = MeasuredList(0..<2) { $0 == 0 ? nil : .greatestFiniteMagnitude }
        #expect(list.onScreen == [0: 0...50, 1: 50...100])
    }

    @Test(arguments: [[80.0, 62], [62, 80]])
    func `the highest cell of a row decides, even one that is as high as estimated`(heights: [Double]) {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 2),
                heightDimension: .uniformAcrossSiblings(estimate: 80)))
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: row, repeatingSubitem: item, count: 2))
        let list = MeasuredList(0..<2, layout: UICollectionViewCompositionalLayout(section: section)) {
            heights[$0]
        }
        #expect(list.onScreen == [0: 0...80, 1: 0...80])
    }

    @Test func `a layout with fixed heights ignores what cells prefer`() {
        let list = MeasuredList(0..<2, layout: MeasuredList.layout(height: .absolute(30))) { _ in 100 }
        #expect(list.onScreen == [0: 0...30, 1: 30...60])
    }

    @Test func `smaller cells than estimated let more of them come`() {
        let list = MeasuredList(0..<100) { _ in 10 }
        #expect(list.onScreen.count == 35)
        #expect(list.view.contentSize.height == 3600)
    }

    @Test func `a header gets the height that fits it`() throws {
        let list = MeasuredList(0..<1, layout: MeasuredList.layout(hasHeader: true)) { _ in 80 }
        let header = try #require(list.view.supplementaryView(forElementKind: "header", at: [0, 0]))
        #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 45))
        #expect(list.onScreen == [0: 45...125])
    }

    @Test func `what is visible does not jump while heights above it settle`() throws {
        let list = MeasuredList(0..<1000) { CGFloat(30 + $0 * 37 % 90) }
        list.scroll(to: 20_000)
        for _ in 0..<100 {
            let before = list.onScreen
            let y = list.view.contentOffset.y
            list.scroll(to: y - 40)
            let after = list.onScreen
            let common = Set(before.keys).intersection(after.keys)
            try #require(!common.isEmpty)
            for item in common {
                #expect(abs((after[item]?.lowerBound ?? 0) - (before[item]?.lowerBound ?? 0) - 40) < 0.001)
            }
        }
    }

    @Test func `an item that is scrolled to comes to lie where it should`() {
        let list = MeasuredList(0..<1000) { CGFloat(30 + $0 * 37 % 90) }
        list.view.scrollToItem(at: [0, 500], at: .top, animated: false)
        #expect(list.onScreen[500]?.lowerBound == 0)
        list.view.scrollToItem(at: [0, 900], at: .bottom, animated: false)
        #expect(list.onScreen[900]?.upperBound == 350)
        list.view.scrollToItem(at: [0, 700], at: .centeredVertically, animated: false)
        // The item is 30 + 700 × 37 % 90 = 100 points high.
        #expect(list.onScreen[700] == 125...225)
        list.view.scrollToItem(at: [0, 999], at: .top, animated: false)
        // The last item is 30 + 999 × 37 % 90 = 93 points high. It ends where the view ends, since no content comes
        // after it.
        #expect(list.onScreen[999] == 257...350)
    }

    @Test func `an item that is configured anew is measured anew`() {
        let list = MeasuredList(0..<3) { _ in 60 }
        list.heights.height = { $0 == 1 ? 90 : 60 }
        var snapshot = list.source.snapshot()
        snapshot.reconfigureItems([1])
        list.source.apply(snapshot, animatingDifferences: false)
        list.window.layoutIfNeeded()
        #expect(list.onScreen == [0: 0...60, 1: 60...150, 2: 150...210])
    }

    @Test func `heights stay with their items when the data changes`() {
        let list = MeasuredList(0..<20) { CGFloat(100 + $0) }
        list.scroll(to: 600)
        let known = list.view.contentSize.height
        var snapshot = list.source.snapshot()
        snapshot.deleteItems([0, 2])
        snapshot.appendItems([100, 101])
        list.source.apply(snapshot, animatingDifferences: false)
        list.window.layoutIfNeeded()
        // The change removed items of 100 and 102 points and added two with an estimate. All other heights are as
        // before.
        #expect(list.view.contentSize.height == known - 202 + 100)
    }

    @Test func `another width has every visible cell measured again`() {
        let list = MeasuredList(0..<4) { _ in 60 }
        list.heights.height = { _ in 40 }
        list.window.frame.size.width = 300
        for cell in list.view.visibleCells { (cell as? MeasuredCell)?.height = 40 }
        list.window.layoutIfNeeded()
        #expect(list.onScreen == [0: 0...40, 1: 40...80, 2: 80...120, 3: 120...160])
    }

    @Test func `reloading forgets all heights`() {
        let list = MeasuredList(0..<20) { _ in 100 }
        list.heights.height = { _ in nil }
        list.view.reloadData()
        list.window.layoutIfNeeded()
        #expect(list.view.contentSize.height == 1000)
    }

    @Test func `a custom layout takes those preferred sizes that it wants`() {
        let list = MeasuredList(0..<3, layout: PreferredHeightsLayout()) { CGFloat(20 * ($0 + 1)) }
        #expect(list.onScreen == [0: 0...20, 1: 20...60, 2: 60...120])
    }
}

extension DisplayTests {
    @Suite @MainActor struct SelfSizingDisplayTests {
        @Test func `heights that settle above a finger are a shift and end no motion`() async throws {
            let display = try await FakeDisplay.attached(width: 200, height: 350)
            let list = MeasuredList(0..<1000) { _ in 60 }
            try display.show().addSubview(list.view)
            await display.settle()
            // The first seven cells are 60 points high, 420 together, and the others keep the estimate of 50. So item
            // 100 begins at 420 + 93 × 50.
            display.scroll(list.view, to: 5070, .dragging)
            await display.settle()
            #expect(list.onScreen[100]?.lowerBound == 0)
            display.reset()
            display.scroll(list.view, to: 5060, .dragging)
            await display.settle()
            // Item 99 became visible and is 10 points higher than its estimate. The offset grows by 10, so that only
            // the finger moves what is visible.
            #expect(list.view.contentOffset.y == 5070)
            #expect(list.onScreen[100]?.lowerBound == 10)
            #expect(list.view.isDragging)
            let scroll = display.elements[list.view.node.id]?.properties["sc"]
            #expect(scroll?["by"] == .array([.number(0), .number(10)]))
        }
    }
}
