import Foundation
import TestSupport

@testable import TesseraUI

/// A plain data source and delegate of sections of numbers, which records calls.
@MainActor
final class NumberSections: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[Int]]
    var countRequests = 0
    var cellRequests: [Int] = []
    var ended: [Int] = []
    var mayMove = true
    var moves: [String] = []
    /// A closure that runs whenever a cell is requested.
    var onCell: () -> Void = {}

    init(_ sections: [[Int]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        countRequests += 1
        return sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let item = sections[indexPath.section][indexPath.item]
        cellRequests.append(item)
        onCell()
        (cell as? TestCell)?.item = item
        (cell as? TestCell)?.configurations += 1
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { ended.append((cell as? TestCell)?.item ?? -1) }
}

/// A screen of 200 × 350 points with rows of 100 points.
@MainActor
struct NumberScreen {
    let screen: CollectionScreen
    let feed: NumberSections
    var view: UICollectionView { screen.view }

    init(_ sections: [[Int]], layout: UICollectionViewLayout = .list()) {
        screen = CollectionScreen(layout: layout)
        feed = NumberSections(sections)
        screen.view.dataSource = feed
        screen.view.delegate = feed
        screen.window.layoutIfNeeded()
        feed.cellRequests = []
        feed.countRequests = 0
    }

    /// The numbers of the visible cells.
    var shown: [Int] { screen.items.map { $0 ?? -1 } }

    /// The numbers that would be visible at the current offset after a reload.
    var expected: [Int] {
        let first = Array(feed.sections.joined())
        let rows = Int(view.contentOffset.y / 100)..<Int((view.contentOffset.y + 350) / 100 + 0.999)
        return first.indices.filter(rows.contains).map { first[$0] }
    }

    func cell(_ path: IndexPath) -> TestCell? { view.cellForItem(at: path) as? TestCell }
}
