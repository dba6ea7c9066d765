import Foundation

/// A layout that fills lines with items and breaks them like text, in sections with headers and footers.
/// See Apple's [UICollectionViewFlowLayout](
/// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout).
///
/// ```swift
/// let layout = UICollectionViewFlowLayout()
/// layout.itemSize = CGSize(width: 100, height: 100)
/// layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
/// layout.sectionHeadersPinToVisibleBounds = true
/// ```
///
/// If the collection view's delegate is a ``UICollectionViewDelegateFlowLayout``, it provides values that
/// differ between sections or items. Frames are on boundaries of pixels. Headers and footers have the kinds
/// ``UICollectionView/elementKindSectionHeader`` and ``UICollectionView/elementKindSectionFooter`` and the
/// index path of their section's first item.
///
/// If the layout direction is from right to left, lines begin at the right, and a layout that scrolls
/// horizontally begins at its right end. Left insets remain at the left.
///
/// While the collection view has no room across the direction of scrolling, the layout places nothing and does
/// not ask the delegate.
///
/// Items of the same size need no memory of their own, and are found in constant time. Items of different
/// sizes are found in logarithmic time.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    private var metrics: [FlowMetrics]?
    private var preferredSizes = FlowPreferredSizes()
    private var arrangement: FlowArrangement?
    /// True while the arrangement is computed, which may call the delegate.
    private var isArranging = false
    /// True if the layout was invalidated while its arrangement was computed, for example by the delegate that was asked for
    /// sizes.
    private var isOutdated = false
    /// True while an arrangement is computed in place of an outdated one. The layout keeps the new arrangement even if the
    /// delegate has invalidated it again. Otherwise, a delegate that invalidates each arrangement would never let it end.
    private var isRepeating = false

    /// Creates a layout with the usual properties.
    public override init() {
        super.init()
    }

    /// Creates a layout with the properties that a nib states. For any other coder, the layout has the usual
    /// properties.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder.nib { takeFlow(nib) }
    }

    /// The size of all items in points. The default is 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
    /// The size in points that items have until their cells are measured, or zero if cells are not measured.
    /// The default is zero.
    ///
    /// If it is not zero, the layout calls ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)``
    /// of each cell near the visible part, and the item has the returned size from then on. With
    /// ``automaticSize``, items have ``itemSize`` until then. Sizes of the delegate replace both. Each layout
    /// pass in which sizes become known takes time proportional to the number of items.
    open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize != oldValue) } }
    /// A value of ``estimatedItemSize`` that means the size that cells prefer.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// The boundary from which the insets of sections are measured at both ends of lines. Items are never
    /// outside the collection view's own content insets.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { changed(sectionInsetReference != oldValue) }
    }
    /// The space between the lines of a section in points. The default is 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
    /// The minimum space between the items of a line in points. The default is 10.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
    /// The distances around the items of each section in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }
    /// The size of headers in points. Only the length along the direction of scrolling is used. If it is 0,
    /// sections have no headers.
    open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
    /// The size of footers in points. Only the length along the direction of scrolling is used. If it is 0,
    /// sections have no footers.
    open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
    /// The direction of scrolling. Lines run across it.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { changed(scrollDirection != oldValue) }
    }
    /// A Boolean value that tells whether a header stays at the start of the visible part while items of its
    /// section are visible. The default is false.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
    }
    /// A Boolean value that tells whether a footer stays at the end of the visible part while items of its
    /// section are visible. The default is false.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
    }

    /// The z index of headers and footers that stay in the visible part. It places them in front of cells.
    private static let pinnedZIndex = 10

    private func changed(_ isChanged: Bool) {
        if isChanged { invalidateLayout() }
    }

    // MARK: Preparing

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if context.invalidateEverything { preferredSizes = FlowPreferredSizes() }
        if let preferred = context.preferred, preferred.representedElementCategory == .cell {
            preferredSizes.set(preferred.size, at: preferred.indexPath)
        }
        if context.isOfMovement { return }
        let isEverything = context.invalidateEverything || context.invalidateDataSourceCounts
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        // The layout pass finishes and uses the present arrangement. The next pass computes another one.
        if isArranging { isOutdated = !isRepeating }
        if isEverything || flow?.invalidateFlowLayoutDelegateMetrics != false {
            metrics = nil
            arrangement = nil
        } else if flow?.invalidateFlowLayoutAttributes != false {
            arrangement = nil
        }
    }

    /// Returns true if the length of lines changes. Headers and footers that stay in the visible part need no
    /// new layout.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        changesLines(newBounds)
    }

    /// Returns a context that keeps all sizes and lines unless the length of lines changes.
    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
            flow.invalidateFlowLayoutDelegateMetrics = changesLines(newBounds)
            flow.invalidateFlowLayoutAttributes = changesLines(newBounds)
        }
        return context
    }

    private func changesLines(_ newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        return scrollDirection == .vertical
            ? newBounds.width != bounds.width : newBounds.height != bounds.height
    }

    open override func prepare() {
        super.prepare()
        arrange()
    }

    /// Computes the arrangement unless it is known.
    private func arrange() {
        guard let collectionView, arrangement == nil || isOutdated, !isArranging else { return }
        isRepeating = isOutdated
        if isOutdated { metrics = nil }
        isOutdated = false
        isArranging = true
        defer { isArranging = false }
        let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        // The size is negative if the insets exceed the room; the rectangle's `width` and `height` would be positive then.
        let across = scrollDirection == .vertical ? room.size.width : room.size.height
        var arranged: [FlowMetrics] = []
        // A delegate that computes sizes from a length that is not known yet would return negative ones.
        if across > 0 {
            let metrics = metrics ?? FlowMetricsReader(layout: self, collectionView: collectionView).metrics()
            self.metrics = metrics
            arranged = isSelfSizing ? preferredSizes.applied(to: metrics, scrollDirection) : metrics
        }
        arrangement = FlowArrangement(
            arranged, isHorizontal: scrollDirection == .horizontal, isMirrored: isMirrored,
            across: max(across, 0), scale: collectionView.traitCollection.displayScale)
    }

    /// The arrangement. It is computed if the layout is invalid, because apps read sizes and places directly after they have
    /// changed something. It remains unknown in a batch of updates, whose data may be half changed.
    private var validArrangement: FlowArrangement? {
        if arrangement == nil, !isArranging, let collectionView, collectionView.stage.batch == nil {
            if collectionView.collectionViewLayout === self { collectionView.stage.adoptDirectionOfLayout() }
            var made: FlowArrangement?
            // A delegate that reloads the data invalidates the result, which still answers this call.
            collectionView.stage.deferringChanges {
                arrange()
                made = arrangement
            }
            return arrangement ?? made
        }
        return arrangement
    }

    // MARK: Preferred sizes of cells

    private var isSelfSizing: Bool { estimatedItemSize != .zero }

    /// Returns true if ``estimatedItemSize`` is not zero and the size of an item differs from its cell's
    /// preferred size by at least half a pixel.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard isSelfSizing, originalAttributes.representedElementCategory == .cell else { return false }
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        let pixel = 1 / max(collectionView?.traitCollection.displayScale ?? 1, 1)
        return abs(new.width - old.width) >= pixel / 2 || abs(new.height - old.height) >= pixel / 2
    }

    /// Returns a context that keeps the sizes and spaces of the delegate.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
            false
        return context
    }

    override func selfSizedAxes(of element: StageElement) -> SelfSizedAxes? {
        guard isSelfSizing else { return super.selfSizedAxes(of: element) }
        return element.isItem ? [.width, .height] : []
    }

    override func keepSizes(through map: UpdateMap) {
        super.keepSizes(through: map)
        preferredSizes = preferredSizes.mapped(map.newIndexPath)
    }

    override func boundariesDidChange() {
        super.boundariesDidChange()
        if sectionInsetReference != .fromContentInset { invalidateLayout() }
    }

    // MARK: Attributes

    override var axis: UICollectionViewScrollDirection { scrollDirection }

    override var placesItemsBySizes: Bool { true }

    override var startsAtRight: Bool { isMirrored && scrollDirection == .horizontal }

    open override var collectionViewContentSize: CGSize { validArrangement?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let arrangement = validArrangement else { return nil }
        // The rectangle is larger by a point on each side to include frames that were rounded outwards.
        let wide = rect.insetBy(dx: -1, dy: -1)
        let (lower, upper) = arrangement.range(of: wide)
        var found: [UICollectionViewLayoutAttributes] = []
        for section in arrangement.sections(from: lower, to: upper) {
            if let header = header(inSection: section), header.frame.intersects(rect) { found.append(header) }
            arrangement.forEachItem(inSection: section, in: wide) { item, frame in
                guard frame.intersects(rect) else { return }
                found.append(attributes(IndexPath(item: item, section: section), frame))
            }
            if let footer = footer(inSection: section), footer.frame.intersects(rect) { found.append(footer) }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        validArrangement?.frame(ofItemAt: indexPath).map { attributes(indexPath, $0) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, indexPath.item == 0 else { return nil }
        return switch elementKind {
        case UICollectionView.elementKindSectionHeader: header(inSection: indexPath.section)
        case UICollectionView.elementKindSectionFooter: footer(inSection: indexPath.section)
        default: nil
        }
    }

    private func header(inSection section: Int) -> UICollectionViewLayoutAttributes? {
        let visible = sectionHeadersPinToVisibleBounds ? visibleBounds : nil
        return boundary(
            UICollectionView.elementKindSectionHeader, inSection: section,
            frame: validArrangement?.headerFrame(inSection: section, pinnedTo: visible),
            pin: visible == nil ? nil : arrangement?.headerPin(inSection: section))
    }

    private func footer(inSection section: Int) -> UICollectionViewLayoutAttributes? {
        let visible = sectionFootersPinToVisibleBounds ? visibleBounds : nil
        return boundary(
            UICollectionView.elementKindSectionFooter, inSection: section,
            frame: validArrangement?.footerFrame(inSection: section, pinnedTo: visible),
            pin: visible == nil ? nil : arrangement?.footerPin(inSection: section))
    }

    private func boundary(_ kind: String, inSection section: Int, frame: CGRect?, pin: LayoutPin?)
        -> UICollectionViewLayoutAttributes?
    {
        guard let frame else { return nil }
        let attributes = attributes(
            IndexPath(item: 0, section: section), frame, kind: kind,
            zIndex: pin == nil ? 0 : Self.pinnedZIndex)
        if let pin {
            // Edges that are rounded at the present place would change the size during the movement.
            attributes.frame.size = pin.unpinnedFrame.size
            attributes.pin = pin
        }
        return attributes
    }

    private func attributes(_ indexPath: IndexPath, _ frame: CGRect, kind: String? = nil, zIndex: Int = 0)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = attributesClass.init()
        attributes.indexPath = indexPath
        attributes.frame = frame
        attributes.zIndex = zIndex
        if let kind {
            attributes.representedElementCategory = .supplementaryView
            attributes.representedElementKind = kind
        }
        return attributes
    }
}
