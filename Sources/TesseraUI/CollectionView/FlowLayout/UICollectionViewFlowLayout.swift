import Foundation

/// A layout of lines that are filled with items and broken like text, in sections with headers and footers.
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
/// What differs between sections or items comes from the collection view's delegate, where that is a
/// ``UICollectionViewDelegateFlowLayout``. Frames lie on boundaries of pixels. Headers and footers have the kinds
/// ``UICollectionView/elementKindSectionHeader`` and ``UICollectionView/elementKindSectionFooter`` and the index path of
/// their section's first item.
///
/// In a user interface that flows from right to left, lines begin at the right, and a layout that scrolls horizontally begins
/// with its right end. Left insets stay at the left.
///
/// Items of one size take no memory each and are found by arithmetic; items of different sizes are found in logarithmic
/// time.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    private var metrics: [FlowMetrics]?
    private var preferredSizes = FlowPreferredSizes()
    private var arrangement: FlowArrangement?

    /// The size of all items in points; 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
    /// The size in points that items are taken to have until their cells say what they prefer; zero where cells are not
    /// asked.
    ///
    /// Where it is not zero each cell that comes near the visible part is asked for
    /// ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)``, and its item has that size from then on. With
    /// ``automaticSize`` items have ``itemSize`` until then; sizes of the delegate are taken before either. Each pass
    /// in which sizes become known takes time in proportion to the items.
    open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize != oldValue) } }
    /// Stands for the size that cells prefer, in ``estimatedItemSize``.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    /// The boundary that the insets of sections are measured from, at both ends of lines. Where the collection view's own
    /// content insets reach further in, those hold.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { changed(sectionInsetReference != oldValue) }
    }
    /// The space between the lines of a section in points; 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
    /// The least space between the items of a line in points; 10.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
    /// The room around the items of each section in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }
    /// The size of headers in points, of which the one along the direction of scrolling counts. Sections have none
    /// where it is 0.
    open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
    /// The size of footers in points, of which the one along the direction of scrolling counts. Sections have none
    /// where it is 0.
    open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
    /// The direction of scrolling; lines run across it.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { changed(scrollDirection != oldValue) }
    }
    /// Whether a header stays at the start of the visible part while items of its section are there.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
    }
    /// Whether a footer stays at the end of the visible part while items of its section are there.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
    }

    /// The z index of headers and footers that stay in the visible part, in front of cells.
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
        if isEverything || flow?.invalidateFlowLayoutDelegateMetrics != false {
            metrics = nil
            arrangement = nil
        } else if flow?.invalidateFlowLayoutAttributes != false {
            arrangement = nil
        }
    }

    /// Returns true where the length of lines differs. Headers and footers that stay in the visible part need no other
    /// layout to do so.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        changesLines(newBounds)
    }

    /// A context that keeps all sizes and lines, but for where the length of lines differs.
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
        guard let collectionView, arrangement == nil else { return }
        let metrics = metrics ?? FlowMetricsReader(layout: self, collectionView: collectionView).metrics()
        self.metrics = metrics
        let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        arrangement = FlowArrangement(
            isSelfSizing ? preferredSizes.applied(to: metrics, scrollDirection) : metrics,
            isHorizontal: scrollDirection == .horizontal, isMirrored: isMirrored,
            across: max(scrollDirection == .vertical ? room.width : room.height, 0),
            scale: collectionView.traitCollection.displayScale)
    }

    // MARK: Sizes that cells prefer

    private var isSelfSizing: Bool { estimatedItemSize != .zero }

    /// Returns true for an item that has another size than its cell prefers, where ``estimatedItemSize`` is not zero.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard isSelfSizing, originalAttributes.representedElementCategory == .cell else { return false }
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        let pixel = 1 / max(collectionView?.traitCollection.displayScale ?? 1, 1)
        return abs(new.width - old.width) >= pixel / 2 || abs(new.height - old.height) >= pixel / 2
    }

    /// A context that keeps the sizes and spaces that the delegate has given.
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

    override func follow(_ map: UpdateMap) {
        super.follow(map)
        preferredSizes = preferredSizes.mapped(map.newIndexPath)
    }

    override func boundariesDidChange() {
        super.boundariesDidChange()
        if sectionInsetReference != .fromContentInset { invalidateLayout() }
    }

    // MARK: Answering

    override var axis: UICollectionViewScrollDirection { scrollDirection }

    override var startsAtRight: Bool { isMirrored && scrollDirection == .horizontal }

    open override var collectionViewContentSize: CGSize { arrangement?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let arrangement else { return nil }
        // A pixel more on each side, for frames that were rounded outwards.
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
        arrangement?.frame(ofItemAt: indexPath).map { attributes(indexPath, $0) }
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
            frame: arrangement?.headerFrame(inSection: section, pinnedTo: visible),
            pin: visible == nil ? nil : arrangement?.headerPin(inSection: section))
    }

    private func footer(inSection section: Int) -> UICollectionViewLayoutAttributes? {
        let visible = sectionFootersPinToVisibleBounds ? visibleBounds : nil
        return boundary(
            UICollectionView.elementKindSectionFooter, inSection: section,
            frame: arrangement?.footerFrame(inSection: section, pinnedTo: visible),
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
            // Edges that are rounded where it lies at the moment would change its size while it moves.
            attributes.frame.size = pin.restingFrame.size
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
