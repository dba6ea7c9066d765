import Foundation
import TesseraUI
import Testing

private final class OverridingFlowLayout: UICollectionViewFlowLayout, Logging {
    let calls = Calls()

    override var collectionView: UICollectionView? {
        log("collectionView")
        return super.collectionView
    }
    override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
    override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
    override func prepare() {
        log("prepare()")
        super.prepare()
    }
    override var collectionViewContentSize: CGSize {
        log("collectionViewContentSize")
        return super.collectionViewContentSize
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log("layoutAttributesForElements(in:)")
        return super.layoutAttributesForElements(in: rect)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        log("layoutAttributesForItem(at:)")
        return super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log("layoutAttributesForSupplementaryView(ofKind:at:)")
        return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log("layoutAttributesForDecorationView(ofKind:at:)")
        return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        log("targetContentOffset(forProposedContentOffset:)")
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        log("targetContentOffset(forProposedContentOffset:withScrollingVelocity:)")
        return super.targetContentOffset(
            forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        log("prepareForTransition(to:)")
        super.prepareForTransition(to: newLayout)
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        log("prepareForTransition(from:)")
        super.prepareForTransition(from: oldLayout)
    }
    override func finalizeLayoutTransition() {
        log("finalizeLayoutTransition()")
        super.finalizeLayoutTransition()
    }
    override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        log("register(_:forDecorationViewOfKind:)")
        super.register(viewClass, forDecorationViewOfKind: elementKind)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        log("shouldInvalidateLayout(forBoundsChange:)")
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        log("invalidationContext(forBoundsChange:)")
        return super.invalidationContext(forBoundsChange: newBounds)
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        log("shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)")
        return super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        log("invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)")
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
    override func invalidateLayout() {
        log("invalidateLayout()")
        super.invalidateLayout()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        log("invalidateLayout(with:)")
        super.invalidateLayout(with: context)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        log("prepare(forCollectionViewUpdates:)")
        super.prepare(forCollectionViewUpdates: updateItems)
    }
    override func finalizeCollectionViewUpdates() {
        log("finalizeCollectionViewUpdates()")
        super.finalizeCollectionViewUpdates()
    }
    override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        log("indexPathsToInsertForSupplementaryView(ofKind:)")
        return super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
    }
    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        log("indexPathsToDeleteForSupplementaryView(ofKind:)")
        return super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
    }
    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        log("indexPathsToInsertForDecorationView(ofKind:)")
        return super.indexPathsToInsertForDecorationView(ofKind: elementKind)
    }
    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        log("indexPathsToDeleteForDecorationView(ofKind:)")
        return super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
    }
    override func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        log("targetIndexPath(forInteractivelyMovingItem:withPosition:)")
        return super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    }
    override func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        log("layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)")
        return super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
    }
    override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        log(
            "invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)"
        )
        return super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    }
    override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        log(
            "invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)"
        )
        return super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
            movementCancelled: movementCancelled)
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log("initialLayoutAttributesForAppearingItem(at:)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log("finalLayoutAttributesForDisappearingItem(at:)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log("initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)")
        return super.initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind: elementKind, at: elementIndexPath)
    }
    override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log("finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)")
        return super.finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind: elementKind, at: elementIndexPath)
    }
    override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log("initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)")
        return super.initialLayoutAttributesForAppearingDecorationElement(
            ofKind: elementKind, at: decorationIndexPath)
    }
    override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        log("finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)")
        return super.finalLayoutAttributesForDisappearingDecorationElement(
            ofKind: elementKind, at: decorationIndexPath)
    }
    override var itemSize: CGSize {
        get { super.itemSize }
        set {
            log("itemSize")
            super.itemSize = newValue
        }
    }
    override var estimatedItemSize: CGSize {
        get { super.estimatedItemSize }
        set {
            log("estimatedItemSize")
            super.estimatedItemSize = newValue
        }
    }
    override var sectionInsetReference: SectionInsetReference {
        get { super.sectionInsetReference }
        set {
            log("sectionInsetReference")
            super.sectionInsetReference = newValue
        }
    }
    override var minimumLineSpacing: CGFloat {
        get { super.minimumLineSpacing }
        set {
            log("minimumLineSpacing")
            super.minimumLineSpacing = newValue
        }
    }
    override var minimumInteritemSpacing: CGFloat {
        get { super.minimumInteritemSpacing }
        set {
            log("minimumInteritemSpacing")
            super.minimumInteritemSpacing = newValue
        }
    }
    override var sectionInset: UIEdgeInsets {
        get { super.sectionInset }
        set {
            log("sectionInset")
            super.sectionInset = newValue
        }
    }
    override var headerReferenceSize: CGSize {
        get { super.headerReferenceSize }
        set {
            log("headerReferenceSize")
            super.headerReferenceSize = newValue
        }
    }
    override var footerReferenceSize: CGSize {
        get { super.footerReferenceSize }
        set {
            log("footerReferenceSize")
            super.footerReferenceSize = newValue
        }
    }
    override var scrollDirection: UICollectionView.ScrollDirection {
        get { super.scrollDirection }
        set {
            log("scrollDirection")
            super.scrollDirection = newValue
        }
    }
    override var sectionHeadersPinToVisibleBounds: Bool {
        get { super.sectionHeadersPinToVisibleBounds }
        set {
            log("sectionHeadersPinToVisibleBounds")
            super.sectionHeadersPinToVisibleBounds = newValue
        }
    }
    override var sectionFootersPinToVisibleBounds: Bool {
        get { super.sectionFootersPinToVisibleBounds }
        set {
            log("sectionFootersPinToVisibleBounds")
            super.sectionFootersPinToVisibleBounds = newValue
        }
    }
}

private final class OverridingCompositionalLayout: UICollectionViewCompositionalLayout, Logging {
    let calls = Calls()

    override var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { super.configuration }
        set {
            log("configuration")
            super.configuration = newValue
        }
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        log("invalidateLayout(with:)")
        super.invalidateLayout(with: context)
    }
    override func prepare() {
        log("prepare()")
        super.prepare()
    }
    override var collectionViewContentSize: CGSize {
        log("collectionViewContentSize")
        return super.collectionViewContentSize
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log("layoutAttributesForElements(in:)")
        return super.layoutAttributesForElements(in: rect)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        log("layoutAttributesForItem(at:)")
        return super.layoutAttributesForItem(at: indexPath)
    }
    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log("layoutAttributesForSupplementaryView(ofKind:at:)")
        return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    }
    override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log("layoutAttributesForDecorationView(ofKind:at:)")
        return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        log("shouldInvalidateLayout(forBoundsChange:)")
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        log("shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)")
        return super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    }
}

private final class OverridingContext: UICollectionViewFlowLayoutInvalidationContext, Logging {
    let calls = Calls()

    override var invalidateEverything: Bool {
        log("invalidateEverything")
        return super.invalidateEverything
    }
    override var invalidateDataSourceCounts: Bool {
        log("invalidateDataSourceCounts")
        return super.invalidateDataSourceCounts
    }
    override var contentOffsetAdjustment: CGPoint {
        get { super.contentOffsetAdjustment }
        set {
            log("contentOffsetAdjustment")
            super.contentOffsetAdjustment = newValue
        }
    }
    override var contentSizeAdjustment: CGSize {
        get { super.contentSizeAdjustment }
        set {
            log("contentSizeAdjustment")
            super.contentSizeAdjustment = newValue
        }
    }
    override var invalidatedItemIndexPaths: [IndexPath]? {
        log("invalidatedItemIndexPaths")
        return super.invalidatedItemIndexPaths
    }
    override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
        log("invalidatedSupplementaryIndexPaths")
        return super.invalidatedSupplementaryIndexPaths
    }
    override var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
        log("invalidatedDecorationIndexPaths")
        return super.invalidatedDecorationIndexPaths
    }
    override var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? {
        log("previousIndexPathsForInteractivelyMovingItems")
        return super.previousIndexPathsForInteractivelyMovingItems
    }
    override var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? {
        log("targetIndexPathsForInteractivelyMovingItems")
        return super.targetIndexPathsForInteractivelyMovingItems
    }
    override var interactiveMovementTarget: CGPoint {
        log("interactiveMovementTarget")
        return super.interactiveMovementTarget
    }
    override func invalidateItems(at indexPaths: [IndexPath]) {
        log("invalidateItems(at:)")
        super.invalidateItems(at: indexPaths)
    }
    override func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        log("invalidateSupplementaryElements(ofKind:at:)")
        super.invalidateSupplementaryElements(ofKind: elementKind, at: indexPaths)
    }
    override func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        log("invalidateDecorationElements(ofKind:at:)")
        super.invalidateDecorationElements(ofKind: elementKind, at: indexPaths)
    }
    override var invalidateFlowLayoutDelegateMetrics: Bool {
        get { super.invalidateFlowLayoutDelegateMetrics }
        set {
            log("invalidateFlowLayoutDelegateMetrics")
            super.invalidateFlowLayoutDelegateMetrics = newValue
        }
    }
    override var invalidateFlowLayoutAttributes: Bool {
        get { super.invalidateFlowLayoutAttributes }
        set {
            log("invalidateFlowLayoutAttributes")
            super.invalidateFlowLayoutAttributes = newValue
        }
    }
}

@MainActor struct OverridingLayoutsTests {
    /// Displays a collection view of thirty items.
    func putOnScreen(_ layout: UICollectionViewLayout) -> (UIWindow, UICollectionView, NSObject) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        window.isHidden = false
        window.addSubview(view)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<30))
        source.apply(snapshot, animatingDifferences: false)
        window.layoutIfNeeded()
        snapshot.deleteItems([0])
        snapshot.insertItems([40], beforeItem: 1)
        source.apply(snapshot)
        return (window, view, source)
    }

    @Test func `a flow layout's overrides run when items are shown, come and go`() {
        let layout = OverridingFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 80)
        let (window, view, source) = putOnScreen(layout)
        withExtendedLifetime((window, source)) {
            view.contentOffset.y = 40
            window.layoutIfNeeded()
            view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        }
        #expect(
            layout.calls.missing(of: [
                "prepare()", "collectionViewContentSize", "layoutAttributesForElements(in:)",
                "layoutAttributesForItem(at:)", "shouldInvalidateLayout(forBoundsChange:)",
                "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
                "invalidateLayout(with:)", "invalidateLayout()", "prepare(forCollectionViewUpdates:)",
                "finalizeCollectionViewUpdates()", "initialLayoutAttributesForAppearingItem(at:)",
                "finalLayoutAttributesForDisappearingItem(at:)",
                "targetContentOffset(forProposedContentOffset:)", "prepareForTransition(to:)",
                "finalizeLayoutTransition()",
            ]) == [])
    }

    @Test func `a compositional layout's overrides run when items are shown`() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = OverridingCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let (window, view, source) = putOnScreen(layout)
        withExtendedLifetime((window, source)) { view.contentOffset.y = 40 }
        #expect(
            layout.calls.missing(of: [
                "prepare()", "collectionViewContentSize", "layoutAttributesForElements(in:)",
                "layoutAttributesForItem(at:)", "shouldInvalidateLayout(forBoundsChange:)",
                "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
                "invalidateLayout(with:)",
            ]) == [])
    }

    @Test func `a context's overrides run when a layout is invalidated with it`() {
        let context = OverridingContext()
        context.invalidateItems(at: [[0, 1]])
        context.contentOffsetAdjustment.y = 10
        let layout = UICollectionViewFlowLayout()
        let (window, view, source) = putOnScreen(layout)
        withExtendedLifetime((window, source)) {
            layout.invalidateLayout(with: context)
            window.layoutIfNeeded()
            #expect(view.contentOffset.y == 10)
        }
        #expect(context.invalidatedItemIndexPaths == [[0, 1]])
        #expect(
            context.calls.missing(of: [
                "invalidateItems(at:)", "contentOffsetAdjustment", "invalidatedItemIndexPaths",
                "invalidateEverything", "invalidateDataSourceCounts",
            ]) == [])
    }
}
