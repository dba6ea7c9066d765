import Foundation
import Testing

@testable import TesseraUI

/// A list in a window of 390 × 844 points without a display, with items “0-0”, “0-1” and so on.
@MainActor
final class ListScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    typealias Configuration = UICollectionLayoutListConfiguration

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view: UICollectionView
    var counts: [Int]
    var accessories: [UICellAccessory] = []
    var uneditable: Set<IndexPath> = []
    var moves: [[IndexPath]] = []
    /// The calls about selections of several items by dragging.
    var drags: [String] = []
    /// Called when the user begins to select several items.
    var didBegin: () -> Void = {}
    var configure: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }

    init(_ configuration: Configuration, counts: [Int] = [3]) {
        view = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        self.counts = counts
        super.init()
        install()
    }

    init(layout: UICollectionViewLayout, counts: [Int]) {
        view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        self.counts = counts
        super.init()
        install()
    }

    convenience init(
        _ appearance: Configuration.Appearance, counts: [Int] = [3],
        _ change: (inout Configuration) -> Void = { _ in }
    ) {
        var configuration = Configuration(appearance: appearance)
        change(&configuration)
        self.init(configuration, counts: counts)
    }

    private func install() {
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ] {
            view.register(
                UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
                withReuseIdentifier: kind)
        }
        view.dataSource = self
        view.delegate = self
        view.traitOverrides.displayScale = 2
        window.isHidden = false
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        drags.append("begin \(indexPath.item)")
        didBegin()
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        drags.append("end")
    }

    /// Adds the list to the window if it is not there yet, and lays it out.
    @discardableResult
    func show() -> Self {
        if view.superview == nil { window.addSubview(view) }
        view.layoutIfNeeded()
        return self
    }

    func cell(_ item: Int, section: Int = 0) throws -> UICollectionViewListCell {
        try #require(
            view.stage.elements[.item(IndexPath(item: item, section: section))]
                as? UICollectionViewListCell)
    }

    func header(_ section: Int = 0) throws -> UICollectionViewListCell {
        try #require(
            view.stage.elements[
                .supplementary(
                    kind: UICollectionView.elementKindSectionHeader, IndexPath(item: 0, section: section))]
                as? UICollectionViewListCell)
    }

    /// Returns the frames of the separators of a row, in the row's coordinates.
    func separators(_ item: Int, section: Int = 0) throws -> [CGRect] {
        try cell(item, section: section).subviews.filter { $0 is RowSeparator }.map(\.frame)
            .sorted { $0.minY < $1.minY }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        guard let cell = cell as? UICollectionViewListCell else { return cell }
        var content = cell.defaultContentConfiguration()
        content.text = "\(indexPath.section)-\(indexPath.item)"
        cell.contentConfiguration = content
        cell.accessories = accessories
        configure(cell, indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
        guard let cell = view as? UICollectionViewListCell else { return view }
        var content = cell.defaultContentConfiguration()
        content.text = "Section \(indexPath.section)"
        cell.contentConfiguration = content
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        !uneditable.contains(indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        moves.append([sourceIndexPath, destinationIndexPath])
    }
}
