import Foundation
import TesseraUI
import Testing

private final class OverridingCollectionView: UICollectionView, Logging {
    let calls = Calls()

    override var dataSource: (any UICollectionViewDataSource)? {
        get { super.dataSource }
        set {
            log("dataSource")
            super.dataSource = newValue
        }
    }
    override var collectionViewLayout: UICollectionViewLayout {
        get { super.collectionViewLayout }
        set {
            log("collectionViewLayout")
            super.collectionViewLayout = newValue
        }
    }
    override var allowsSelection: Bool {
        get { super.allowsSelection }
        set {
            log("allowsSelection")
            super.allowsSelection = newValue
        }
    }
    override var allowsMultipleSelection: Bool {
        get { super.allowsMultipleSelection }
        set {
            log("allowsMultipleSelection")
            super.allowsMultipleSelection = newValue
        }
    }
    override var numberOfSections: Int {
        log("numberOfSections")
        return super.numberOfSections
    }
    override func numberOfItems(inSection section: Int) -> Int {
        log("numberOfItems(inSection:)")
        return super.numberOfItems(inSection: section)
    }
    override func reloadData() {
        log("reloadData()")
        super.reloadData()
    }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        log("setContentOffset(_:animated:)")
        super.setContentOffset(contentOffset, animated: animated)
    }
    override func layoutSubviews() {
        log("layoutSubviews()")
        super.layoutSubviews()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log("traitCollectionDidChange(_:)")
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func adjustedContentInsetDidChange() {
        log("adjustedContentInsetDidChange()")
        super.adjustedContentInsetDidChange()
    }
    override func safeAreaInsetsDidChange() {
        log("safeAreaInsetsDidChange()")
        super.safeAreaInsetsDidChange()
    }
    override func layoutMarginsDidChange() {
        log("layoutMarginsDidChange()")
        super.layoutMarginsDidChange()
    }
    override var visibleCells: [UICollectionViewCell] {
        log("visibleCells")
        return super.visibleCells
    }
    override var indexPathsForVisibleItems: [IndexPath] {
        log("indexPathsForVisibleItems")
        return super.indexPathsForVisibleItems
    }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        log("cellForItem(at:)")
        return super.cellForItem(at: indexPath)
    }
    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        log("indexPath(for:)")
        return super.indexPath(for: cell)
    }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? {
        log("indexPathForItem(at:)")
        return super.indexPathForItem(at: point)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        log("layoutAttributesForItem(at:)")
        return super.layoutAttributesForItem(at: indexPath)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesBegan(_:with:)")
        super.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesEnded(_:with:)")
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesCancelled(_:with:)")
        super.touchesCancelled(touches, with: event)
    }
    override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        log("supplementaryView(forElementKind:at:)")
        return super.supplementaryView(forElementKind: elementKind, at: indexPath)
    }
    override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        log("visibleSupplementaryViews(ofKind:)")
        return super.visibleSupplementaryViews(ofKind: elementKind)
    }
    override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        log("indexPathsForVisibleSupplementaryElements(ofKind:)")
        return super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
    }
    override func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log("layoutAttributesForSupplementaryElement(ofKind:at:)")
        return super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
    }
    override func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        log("indexPath(forSupplementaryView:)")
        return super.indexPath(forSupplementaryView: supplementaryView)
    }
    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        log("register(_:forCellWithReuseIdentifier:)")
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }
    override func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        log("register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
        super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }
    override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        log("dequeueReusableCell(withReuseIdentifier:for:)")
        return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    override func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        log("dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)")
        return super.dequeueReusableSupplementaryView(
            ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }
    override var indexPathsForSelectedItems: [IndexPath]? {
        log("indexPathsForSelectedItems")
        return super.indexPathsForSelectedItems
    }
    override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        log("selectItem(at:animated:scrollPosition:)")
        super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override func deselectItem(at indexPath: IndexPath, animated: Bool) {
        log("deselectItem(at:animated:)")
        super.deselectItem(at: indexPath, animated: animated)
    }
    override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        log("scrollToItem(at:at:animated:)")
        super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
    override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        log("setCollectionViewLayout(_:animated:)")
        super.setCollectionViewLayout(layout, animated: animated)
    }
    override func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        log("setCollectionViewLayout(_:animated:completion:)")
        super.setCollectionViewLayout(layout, animated: animated, completion: completion)
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        log("performBatchUpdates(_:completion:)")
        super.performBatchUpdates(updates, completion: completion)
    }
    override func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        log("performBatchUpdates(_:) async")
        return await super.performBatchUpdates(updates)
    }
    override func insertItems(at indexPaths: [IndexPath]) {
        log("insertItems(at:)")
        super.insertItems(at: indexPaths)
    }
    override func deleteItems(at indexPaths: [IndexPath]) {
        log("deleteItems(at:)")
        super.deleteItems(at: indexPaths)
    }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        log("moveItem(at:to:)")
        super.moveItem(at: indexPath, to: newIndexPath)
    }
    override func reloadItems(at indexPaths: [IndexPath]) {
        log("reloadItems(at:)")
        super.reloadItems(at: indexPaths)
    }
    override func reconfigureItems(at indexPaths: [IndexPath]) {
        log("reconfigureItems(at:)")
        super.reconfigureItems(at: indexPaths)
    }
    override func insertSections(_ sections: IndexSet) {
        log("insertSections(_:)")
        super.insertSections(sections)
    }
    override func deleteSections(_ sections: IndexSet) {
        log("deleteSections(_:)")
        super.deleteSections(sections)
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
        log("moveSection(_:toSection:)")
        super.moveSection(section, toSection: newSection)
    }
    override func reloadSections(_ sections: IndexSet) {
        log("reloadSections(_:)")
        super.reloadSections(sections)
    }
    override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        log("beginInteractiveMovementForItem(at:)")
        return super.beginInteractiveMovementForItem(at: indexPath)
    }
    override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        log("updateInteractiveMovementTargetPosition(_:)")
        super.updateInteractiveMovementTargetPosition(targetPosition)
    }
    override func endInteractiveMovement() {
        log("endInteractiveMovement()")
        super.endInteractiveMovement()
    }
    override func cancelInteractiveMovement() {
        log("cancelInteractiveMovement()")
        super.cancelInteractiveMovement()
    }
}

private final class OverridingCell: UICollectionViewListCell, Logging {
    let calls = Calls()

    override var reuseIdentifier: String? {
        log("reuseIdentifier")
        return super.reuseIdentifier
    }
    override func prepareForReuse() {
        log("prepareForReuse()")
        super.prepareForReuse()
    }
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
        log("willTransition(from:to:)")
        super.willTransition(from: oldLayout, to: newLayout)
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)
    {
        log("didTransition(from:to:)")
        super.didTransition(from: oldLayout, to: newLayout)
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        log("apply(_:)")
        super.apply(layoutAttributes)
    }
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        log("preferredLayoutAttributesFitting(_:)")
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    override var contentView: UIView {
        log("contentView")
        return super.contentView
    }
    override var isSelected: Bool {
        get { super.isSelected }
        set {
            log("isSelected")
            super.isSelected = newValue
        }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            log("isHighlighted")
            super.isHighlighted = newValue
        }
    }
    override var backgroundView: UIView? {
        get { super.backgroundView }
        set {
            log("backgroundView")
            super.backgroundView = newValue
        }
    }
    override var selectedBackgroundView: UIView? {
        get { super.selectedBackgroundView }
        set {
            log("selectedBackgroundView")
            super.selectedBackgroundView = newValue
        }
    }
    override func accessibilityActivate() -> Bool {
        log("accessibilityActivate()")
        return super.accessibilityActivate()
    }
    override var accessories: [UICellAccessory] {
        get { super.accessories }
        set {
            log("accessories")
            super.accessories = newValue
        }
    }
    override var indentationLevel: Int {
        get { super.indentationLevel }
        set {
            log("indentationLevel")
            super.indentationLevel = newValue
        }
    }
    override var indentationWidth: CGFloat {
        get { super.indentationWidth }
        set {
            log("indentationWidth")
            super.indentationWidth = newValue
        }
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        log("hitTest(_:with:)")
        return super.hitTest(point, with: event)
    }
    override func layoutSubviews() {
        log("layoutSubviews()")
        super.layoutSubviews()
    }
}

@MainActor struct OverridingCollectionViewsTests {
    @Test func `overrides of a collection view and its cells run when it shows and changes items`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 200, height: 100)
        let view = OverridingCollectionView(frame: window.bounds, collectionViewLayout: layout)
        window.isHidden = false
        view.contentInset.bottom = 20
        window.addSubview(view)
        let registration = UICollectionView.CellRegistration<OverridingCell, Int> { cell, _, item in
            cell.indentationLevel = item
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<30))
        source.apply(snapshot, animatingDifferences: false)
        window.layoutIfNeeded()
        view.selectItem(at: [0, 1], animated: false, scrollPosition: .top)
        view.contentOffset.y = 800
        window.layoutIfNeeded()
        view.contentOffset.y = 0
        window.layoutIfNeeded()
        let cell = view.visibleCells.first as? OverridingCell
        view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        #expect(view.indexPathsForSelectedItems == [[0, 1]])
        #expect(
            view.calls.missing(of: [
                "dataSource", "reloadData()", "layoutSubviews()", "adjustedContentInsetDidChange()",
                "dequeueReusableCell(withReuseIdentifier:for:)", "scrollToItem(at:at:animated:)",
                "setContentOffset(_:animated:)", "setCollectionViewLayout(_:animated:completion:)",
                "indexPathsForVisibleItems", "visibleCells",
            ]) == [])
        #expect(
            cell?.calls.missing(of: [
                "prepareForReuse()", "apply(_:)", "preferredLayoutAttributesFitting(_:)", "layoutSubviews()",
                "indentationLevel", "willTransition(from:to:)", "didTransition(from:to:)",
                "contentView",
            ]) == [])
    }
}
