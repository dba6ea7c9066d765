import Foundation
import Testing

@testable import TesseraUI

extension UICollectionViewLayout {
    /// Returns a layout with one column of items that are `height` points high.
    static func list(height: CGFloat = 100) -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}

/// A cell that remembers its item, and how often it was configured and reused.
final class TestCell: UICollectionViewCell {
    var item: Int?
    var configurations = 0
    var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        item = nil
        reuses += 1
    }
}

/// A plain data source and delegate that records the requests for cells and the calls of the delegate.
@MainActor
final class Feed: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var count: Int
    var requests: [Int] = []
    var calls: [String] = []
    var made: Set<ObjectIdentifier> = []
    var mayBeSelected = true

    init(count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        requests.append(indexPath.item)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        made.insert(ObjectIdentifier(cell))
        (cell as? TestCell)?.item = indexPath.item
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { calls.append("willDisplay \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { calls.append("didEndDisplaying \(indexPath.item)") }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        mayBeSelected
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("didSelect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        calls.append("didDeselect \(indexPath.item)")
    }
}

/// A visible window without a display, with a collection view that fills the window.
@MainActor
struct CollectionScreen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
    let view: UICollectionView

    init(layout: UICollectionViewLayout = .list()) {
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
        window.isHidden = false
        window.addSubview(view)
    }

    var items: [Int?] { view.visibleCells.map { ($0 as? TestCell)?.item } }
}

/// A data source that displays numbers in test cells.
typealias NumberSource = UICollectionViewDiffableDataSource<String, Int>

extension CollectionScreen {
    /// Returns a data source of the collection view, which the caller must retain.
    func makeNumberSource() -> NumberSource {
        NumberSource(collectionView: view) { view, indexPath, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? TestCell)?.item = item
            (cell as? TestCell)?.configurations += 1
            return cell
        }
    }
}
