import Foundation
import TesseraBasics
import TesseraLayout

/// Places elements between their places in two layouts, while a gesture changes one layout into the other.
///
/// ``UICollectionView/startInteractiveTransition(to:completion:)`` creates the layout and uses it until the transition ends.
/// Without a subclass, the places, the sizes, the opacity and the transforms of the elements, the size of the content and the
/// content offset are interpolated in a straight line. Elements that only one layout has fade.
///
/// ```swift
/// final class Gallery: UICollectionViewController {
///     private var transition: UICollectionViewTransitionLayout?
///
///     func pinched(_ pinch: UIPinchGestureRecognizer) {
///         switch pinch.state {
///         case .began:
///             let large = UICollectionViewFlowLayout()
///             large.itemSize = CGSize(width: 180, height: 180)
///             transition = collectionView.startInteractiveTransition(to: large)
///         case .changed:
///             transition?.transitionProgress = min(max(pinch.scale - 1, 0), 1)
///             transition?.invalidateLayout()
///         default:
///             guard let transition else { return }
///             self.transition = nil
///             if transition.transitionProgress > 0.5 {
///                 collectionView.finishInteractiveTransition()
///             } else {
///                 collectionView.cancelInteractiveTransition()
///             }
///         }
///     }
/// }
/// ```
///
/// A subclass can place the elements in another way: it overrides the methods of ``UICollectionViewLayout``. The delegate
/// provides it in ``UICollectionViewDelegate/collectionView(_:transitionLayoutForOldLayout:newLayout:)``.
/// See Apple's
/// [UICollectionViewTransitionLayout](https://developer.apple.com/documentation/uikit/uicollectionviewtransitionlayout).
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout from which the transition began.
    open var currentLayout: UICollectionViewLayout { beginning }
    /// The layout to which the transition leads.
    open var nextLayout: UICollectionViewLayout { end }

    private let beginning: UICollectionViewLayout
    private let end: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]
    /// The content offsets of both ends of the transition.
    private(set) var course: TransitionCourse?
    /// The item that keeps its place in the visible part, or nil if the content is at its start or has moved since, or if the
    /// item has gone.
    private var anchor: ScrollAnchor?
    /// True if the content is at its start in both layouts.
    private var keepsStart = false
    /// What has decided the course.
    private var proposal: TransitionProposal?
    /// True while the transition itself moves the content.
    private var isMovingContent = false
    /// The progress at which the transition has moved the content last.
    private var progressOfContent: CGFloat = 0
    /// The speed with which the progress has changed last.
    private var speed = TransitionSpeed()

    /// Creates a layout between two others.
    ///
    /// - Parameters:
    ///   - currentLayout: The present layout of a collection view.
    ///   - newLayout: The layout to which the transition leads.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        beginning = currentLayout
        end = newLayout
        super.init()
    }

    /// Returns nil. The layout is created with two other layouts, which no archive has.
    public required init?(coder: NSCoder) { nil }

    /// The part of the transition that is completed, from 0 to 1. It is 0 at the beginning. Values beyond that range continue the
    /// movement.
    ///
    /// Setting it moves the content and invalidates the layout.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            demand(
                transitionProgress.isFinite,
                "UICollectionViewTransitionLayout.transitionProgress is set to \(transitionProgress); it must be finite."
            )
            guard transitionProgress != oldValue else { return }
            speed.record(transitionProgress)
            moveContent()
            invalidateLayout()
        }
    }

    /// Stores a value that a subclass uses to place the elements, such as the position of a finger.
    ///
    /// - Parameters:
    ///   - value: The new value.
    ///   - key: A name that the subclass chooses.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
    }

    /// Returns the value that was last stored for a key, or 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    /// The duration, in seconds, of the animation that moves the elements from the present progress to `end`, at the speed that
    /// the progress had last. It is never longer than that of another change of layouts.
    func remainingDuration(to end: CGFloat) -> TimeInterval {
        speed.duration(from: transitionProgress, to: end, atMost: StageUpdate.duration)
    }

    // MARK: Places

    override func prepareIfNeeded() {
        super.prepareIfNeeded()
        // The app may have changed one of the two layouts alone.
        prepareEnds()
    }

    open override func prepare() {
        super.prepare()
        prepareEnds()
    }

    private func prepareEnds() {
        if updateCourse() { moveContent() }
    }

    /// Chooses the offsets of both ends, because the transition begins. Both layouts have been prepared.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - isAtStart: True if the content is at its start.
    func begin(in collectionView: UICollectionView, isAtStart: Bool) {
        (anchor, keepsStart) = (isAtStart ? nil : ScrollAnchor(of: collectionView.stage), isAtStart)
        let start = collectionView.reachable(collectionView.contentOffset)
        course = TransitionCourse(start: start, end: start)
        let proposal = proposal(in: collectionView)
        self.proposal = proposal
        course?.end = collectionView.end(of: nextLayout, proposed: proposal.course.end)
    }

    /// Prepares the two layouts, and chooses the offsets of both ends anew if what decides them has changed. Returns true in that
    /// case.
    private func updateCourse() -> Bool {
        guard ends.contains(where: \.needsPreparation) else { return false }
        for layout in ends { layout.prepareIfNeeded() }
        guard let collectionView, course != nil else { return false }
        if let anchor, !anchor.isPresent(in: collectionView.stage) { self.anchor = nil }
        let new = proposal(in: collectionView)
        guard new != proposal else { return false }
        proposal = new
        course = TransitionCourse(
            start: collectionView.reachable(new.course.start, in: new.sizes[0]),
            end: anchor == nil && !keepsStart
                ? collectionView.reachable(new.course.end, in: new.sizes[1])
                : collectionView.end(of: nextLayout, proposed: new.course.end))
        return true
    }

    private func proposal(in collectionView: UICollectionView) -> TransitionProposal {
        func offset(in layout: UICollectionViewLayout) -> CGPoint? {
            keepsStart ? collectionView.start(of: layout) : anchor?.offset(in: layout, of: collectionView)
        }
        let course = course ?? TransitionCourse(start: .zero, end: .zero)
        return TransitionProposal(
            course: TransitionCourse(
                start: offset(in: currentLayout) ?? course.start, end: offset(in: nextLayout) ?? course.end),
            sizes: ends.map(\.checkedContentSize))
    }

    open override var collectionViewContentSize: CGSize {
        interpolated(currentLayout.checkedContentSize, nextLayout.checkedContentSize)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let course else { return nil }
        let parts = course.parts(for: rect, at: transitionProgress)
        var present: [StageElement: UICollectionViewLayoutAttributes] = [:]
        var next: [StageElement: UICollectionViewLayoutAttributes] = [:]
        for place in places(in: parts.current, of: currentLayout) { present[place.element] = place }
        for place in places(in: parts.next, of: nextLayout) { next[place.element] = place }
        let elements = Set(present.keys).union(next.keys)
        return elements.union(itemsBetween(elements)).compactMap { element in
            place(
                of: element, from: present[element] ?? currentLayout.attributes(of: element),
                to: next[element] ?? nextLayout.attributes(of: element))
        }.filter { $0.frame.intersects(rect) }
    }

    private func places(in part: CGRect, of layout: UICollectionViewLayout)
        -> [UICollectionViewLayoutAttributes]
    {
        let places = layout.attributes(in: part)
        guard let collectionView, let scrolling = collectionView.orthogonalScrolling else { return places }
        return scrolling.changedByHandlers(
            places, of: layout, visiblePart: collectionView.visiblePart(for: layout))
    }

    /// Returns the items that lie between others of their section in the data. They can cross the visible part although they are
    /// visible at neither end. The result has at most two hundred items. Where more than a hundred lie in a row, they are
    /// omitted, since they would pass too fast to be seen.
    private func itemsBetween(_ elements: Set<StageElement>) -> [StageElement] {
        let paths = elements.compactMap { if case .item(let path) = $0 { path } else { nil } }.sorted()
        let between = zip(paths, paths.dropFirst()).lazy.flatMap { path, next -> [StageElement] in
            guard path.section == next.section, (2...101).contains(next.item - path.item) else { return [] }
            return (path.item + 1..<next.item).map { .item(IndexPath(item: $0, section: path.section)) }
        }
        return Array(between.prefix(200))
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        place(of: .item(indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        place(of: .supplementary(kind: elementKind, indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        place(of: .decoration(kind: elementKind, indexPath))
    }

    private func place(of element: StageElement) -> UICollectionViewLayoutAttributes? {
        place(
            of: element, from: currentLayout.attributes(of: element), to: nextLayout.attributes(of: element))
    }

    /// Returns the place of an element between its places in the two layouts, or nil if neither has the element. An element that
    /// only one layout has fades, and stays where it is in the visible part.
    private func place(
        of element: StageElement, from start: UICollectionViewLayoutAttributes?,
        to end: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let scrolling = collectionView?.orthogonalScrolling, let course else { return nil }
        let start = start.map { $0.moved(by: scrolling.displacement(of: $0, in: currentLayout)) }
        let end = end.map { $0.moved(by: scrolling.displacement(of: $0, in: nextLayout)) }
        let distance = course.distance
        guard let first = start ?? end?.moved(by: CGPoint(x: -distance.x, y: -distance.y), alpha: 0),
            let last = end ?? start?.moved(by: distance, alpha: 0)
        else { return nil }
        return first.interpolated(to: last, progress: transitionProgress)
    }

    /// Returns the origin of the part of a layout's content that is visible if the layout is one of the two ends, or nil if it is
    /// another one.
    func visibleOrigin(for layout: UICollectionViewLayout) -> CGPoint? {
        guard let course, let collectionView else { return nil }
        guard let end = layout === currentLayout ? course.start : layout === nextLayout ? course.end : nil
        else { return nil }
        // The content lies elsewhere while it bounces, or where the present size limits it.
        let (offset, here) = (collectionView.contentOffset, course.offset(at: progressOfContent))
        return CGPoint(x: end.x + offset.x - here.x, y: end.y + offset.y - here.y)
    }

    /// Moves both ends of the transition along with the content, which something else has moved: the user, the app or a change of
    /// the insets.
    ///
    /// - Parameter distance: The distance between the places at which the content can rest, in points.
    func contentMoved(by distance: CGPoint) {
        guard !isMovingContent, distance != .zero, course != nil else { return }
        (anchor, keepsStart) = (nil, false)
        course?.shift(by: distance)
        proposal?.course.shift(by: distance)
    }

    /// Moves the content to the offset that belongs to the progress.
    private func moveContent() {
        _ = updateCourse()
        guard let collectionView else { return }
        let wasMovingContent = isMovingContent
        isMovingContent = true
        defer { isMovingContent = wasMovingContent }
        // The size of the content limits the offset, so it is set first. The app may be informed of the new size, and may then
        // set another progress.
        collectionView.contentSize = collectionViewContentSize
        guard let offset = course?.offset(at: transitionProgress) else { return }
        demand(
            offset.x.isFinite && offset.y.isFinite,
            "UICollectionViewTransitionLayout.transitionProgress is \(transitionProgress), too far from the range from 0 to 1."
        )
        progressOfContent = transitionProgress
        collectionView.contentOffset = collectionView.reachable(offset)
    }

    private func interpolated(_ start: CGSize, _ end: CGSize) -> CGSize {
        CGSize(
            width: max(start.width + (end.width - start.width) * transitionProgress, 0),
            height: max(start.height + (end.height - start.height) * transitionProgress, 0))
    }

    // MARK: Changes of the bounds and of the data

    /// The layouts between which this one places the elements.
    private var ends: [UICollectionViewLayout] { [currentLayout, nextLayout] }

    override var inUse: [UICollectionViewLayout] { [self] + ends }

    override var readsUpdates: Bool { ends.contains(where: \.readsUpdates) }

    /// Returns true if one of the two layouts must be invalidated for the new bounds.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        course != nil && ends.contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
    }

    /// Invalidates the layouts that depend on the bounds, and returns the context for this layout.
    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        for layout in ends where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
        }
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    override func environmentDidChange() {
        for layout in ends { layout.environmentDidChange() }
        super.environmentDidChange()
    }

    override func boundariesDidChange() {
        for layout in ends { layout.boundariesDidChange() }
        invalidateLayout()
    }

    override func invalidateData(everything: Bool) {
        for layout in ends { layout.invalidateData(everything: everything) }
        super.invalidateData(everything: everything)
    }

    override func keepSizes(through map: UpdateMap) {
        for layout in ends { layout.keepSizes(through: map) }
        anchor = anchor?.moved(by: map)
    }

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        for layout in ends { layout.prepare(forCollectionViewUpdates: updateItems) }
    }

    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        for layout in ends { layout.finalizeCollectionViewUpdates() }
    }

    open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        for layout in ends { layout.prepare(forAnimatedBoundsChange: oldBounds) }
    }

    open override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        for layout in ends { layout.finalizeAnimatedBoundsChange() }
    }

    override func isAttachedToItem(_ element: StageElement) -> Bool {
        ends.contains { $0.isAttachedToItem(element) }
    }

    // MARK: Directions

    override var axis: UICollectionViewScrollDirection {
        transitionProgress < 0.5 ? currentLayout.axis : nextLayout.axis
    }

    override var startsAtRight: Bool { currentLayout.startsAtRight }

    open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
        currentLayout.developmentLayoutDirection
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        currentLayout.flipsHorizontallyInOppositeLayoutDirection
    }

    // MARK: Views

    /// Returns an empty set, because the sizes of views are interpolated.
    override func selfSizedAxes(of element: StageElement) -> SelfSizedAxes? { [] }

    override func registeredDecoration(ofKind elementKind: String) -> DecorationSource? {
        super.registeredDecoration(ofKind: elementKind)
            ?? currentLayout.registeredDecoration(ofKind: elementKind)
            ?? nextLayout.registeredDecoration(ofKind: elementKind)
    }
}
