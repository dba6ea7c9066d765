import Foundation
import TesseraUI
import Testing

private final class OverridingDataSource: UICollectionViewDiffableDataSource<String, Int>, Logging {
    let calls = Calls()

    override var supplementaryViewProvider: SupplementaryViewProvider? {
        get { super.supplementaryViewProvider }
        set {
            log("supplementaryViewProvider")
            super.supplementaryViewProvider = newValue
        }
    }
    override var sectionSnapshotHandlers: SectionSnapshotHandlers<Int> {
        get { super.sectionSnapshotHandlers }
        set {
            log("sectionSnapshotHandlers")
            super.sectionSnapshotHandlers = newValue
        }
    }
    override var reorderingHandlers: ReorderingHandlers {
        get { super.reorderingHandlers }
        set {
            log("reorderingHandlers")
            super.reorderingHandlers = newValue
        }
    }
    nonisolated override func snapshot() -> Snapshot {
        log("snapshot()")
        return super.snapshot()
    }
    override func itemIdentifier(for indexPath: IndexPath) -> Int? {
        log("itemIdentifier(for:)")
        return super.itemIdentifier(for: indexPath)
    }
    override func indexPath(for itemIdentifier: Int) -> IndexPath? {
        log("indexPath(for:)")
        return super.indexPath(for: itemIdentifier)
    }
    override func sectionIdentifier(for index: Int) -> String? {
        log("sectionIdentifier(for:)")
        return super.sectionIdentifier(for: index)
    }
    override func index(for sectionIdentifier: String) -> Int? {
        log("index(for:)")
        return super.index(for: sectionIdentifier)
    }
    nonisolated override func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)?
    ) {
        log("apply(_:animatingDifferences:completion:)")
        super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }
    override func apply(_ snapshot: Snapshot, animatingDifferences: Bool) async {
        log("apply(_:animatingDifferences:) async")
        await super.apply(snapshot, animatingDifferences: animatingDifferences)
    }
    nonisolated override func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)?) {
        log("applySnapshotUsingReloadData(_:completion:)")
        super.applySnapshotUsingReloadData(snapshot, completion: completion)
    }
    override func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        log("applySnapshotUsingReloadData(_:) async")
        await super.applySnapshotUsingReloadData(snapshot)
    }
    nonisolated override func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<Int>, to section: String, animatingDifferences: Bool,
        completion: (() -> Void)?
    ) {
        log("apply(_:to:animatingDifferences:completion:)")
        super.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
    }
    override func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<Int>, to section: String, animatingDifferences: Bool
    ) async {
        log("apply(_:to:animatingDifferences:) async")
        await super.apply(snapshot, to: section, animatingDifferences: animatingDifferences)
    }
    nonisolated override func snapshot(for section: String) -> NSDiffableDataSourceSectionSnapshot<Int> {
        log("snapshot(for:)")
        return super.snapshot(for: section)
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        log("numberOfSections(in:)")
        return super.numberOfSections(in: collectionView)
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        log("collectionView(_:numberOfItemsInSection:)")
        return super.collectionView(collectionView, numberOfItemsInSection: section)
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        log("collectionView(_:cellForItemAt:)")
        return super.collectionView(collectionView, cellForItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        log("collectionView(_:viewForSupplementaryElementOfKind:at:)")
        return super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool
    {
        log("collectionView(_:canMoveItemAt:)")
        return super.collectionView(collectionView, canMoveItemAt: indexPath)
    }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        log("collectionView(_:moveItemAt:to:)")
        super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
}

@MainActor struct OverridingDataSourcesTests {
    @Test func `a data source's overrides run when it applies and is asked`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        window.isHidden = false
        window.addSubview(view)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = OverridingDataSource(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2, 3])
        source.apply(outline, to: "A", animatingDifferences: false, completion: nil)
        window.layoutIfNeeded()
        #expect(view.beginInteractiveMovementForItem(at: [0, 0]) == false)
        #expect(source.snapshot(for: "A").items == [1, 2, 3])
        #expect(
            source.calls.missing(of: [
                "apply(_:to:animatingDifferences:completion:)", "snapshot(for:)", "numberOfSections(in:)",
                "collectionView(_:numberOfItemsInSection:)", "collectionView(_:cellForItemAt:)",
                "collectionView(_:canMoveItemAt:)",
            ]) == [])
    }
}
