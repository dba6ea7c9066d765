import Foundation
import TesseraLayout

/// The sections of a collection view that scroll on their own. The class creates scroll views for those near
/// the visible part, and stores the offsets of the others.
@MainActor
final class OrthogonalScrolling {
    private unowned let collectionView: UICollectionView
    /// The scroll views of the sections near the visible part.
    private(set) var scrollers: [Int: OrthogonalScrollView] = [:]
    /// The offsets of sections without a scroll view, unless they are at their start.
    private var left: [Int: (offset: CGFloat, content: OrthogonalSection)] = [:]

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    private var solver: CompositionalLayoutSolver? {
        (collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout)?.solver
    }

    /// True if no section near the visible part scrolls on its own, and no section has a handler that may change elements.
    var isUnused: Bool { scrollers.isEmpty && solver?.hasVisibleItemsHandlers != true }

    /// The offsets of the sections that are not at their start.
    var offsets: [Int: CGFloat] {
        var offsets = scrollers.mapValues(\.offset)
        for section in left.keys where offsets[section] == nil {
            offsets[section] = solver?.orthogonalSection(at: section).map { offset(of: section, $0) }
        }
        return offsets
    }

    /// Returns the offsets of the sections of a layout. During a transition between layouts, the sections of the first layout stay where they
    /// were, and those of the other one are at their start.
    func offsets(in layout: UICollectionViewCompositionalLayout) -> [Int: CGFloat] {
        if layout === collectionView.collectionViewLayout { return offsets }
        guard isBeginningOfTransition(layout) else { return [:] }
        return left.keys.reduce(into: [:]) { offsets, section in
            offsets[section] = layout.solver?.orthogonalSection(at: section).map { offset(of: section, $0) }
        }
    }

    /// The layout from which the transition under way began, or nil if there is none.
    weak var beginning: UICollectionViewLayout?

    private func isBeginningOfTransition(_ layout: UICollectionViewLayout) -> Bool { beginning === layout }

    /// Returns elements of a layout after the visible items handlers of its sections have changed them, during a transition between layouts.
    func changedByHandlers(
        _ elements: [UICollectionViewLayoutAttributes], of layout: UICollectionViewLayout, visiblePart: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        guard let layout = layout as? UICollectionViewCompositionalLayout, let solver = layout.solver,
            solver.hasVisibleItemsHandlers
        else { return elements }
        return solver.changedByHandlers(
            elements, visibleBounds: visiblePart, orthogonalOffsets: offsets(in: layout))
    }

    /// Returns the distance from the place of an element in the content of its section to its visible place, during a transition between
    /// layouts.
    func displacement(
        of attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout
    ) -> CGPoint {
        guard let solver = (layout as? UICollectionViewCompositionalLayout)?.solver,
            let section = solver.orthogonalSection(holding: attributes),
            let content = solver.orthogonalSection(at: section)
        else { return .zero }
        let offset = isBeginningOfTransition(layout) ? offset(of: section, content) : content.startOffset
        let point = content.point(offset)
        return CGPoint(x: -point.x, y: -point.y)
    }

    private func offset(of section: Int, _ content: OrthogonalSection) -> CGFloat {
        left[section].map { content.offset(showing: $0.offset, of: $0.content) } ?? content.startOffset
    }

    // MARK: Elements

    /// Returns the section with which an element scrolls, or nil if the element scrolls only with the
    /// collection view.
    func section(of attributes: UICollectionViewLayoutAttributes) -> Int? {
        solver?.orthogonalSection(holding: attributes)
    }

    /// Returns the view that contains an element's view.
    func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        if scrollers.isEmpty { return collectionView }
        return section(of: attributes).flatMap { scrollers[$0] } ?? collectionView
    }

    /// Returns the visible frame of an element, in the content of the collection view.
    func seenFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = section(of: attributes), let content = solver?.orthogonalSection(at: section)
        else { return attributes.frame }
        let offset = content.point(scrollers[section]?.offset ?? offset(of: section, content))
        return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// Moves a view to another container without moving it on the screen. Returns true if the container has
    /// changed.
    func move(_ view: any StagedView, to container: UIView) -> Bool {
        guard let old = view.superview, old !== container else { return false }
        UIView.performWithoutAnimation {
            view.center = container.convert(view.center, from: old)
            container.addSubview(view)
        }
        return true
    }

    /// Returns the elements after the visible items handlers of sections have changed them.
    func changedByHandlers(
        _ elements: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
        guard let solver, solver.hasVisibleItemsHandlers else { return elements }
        return solver.changedByHandlers(
            elements, visibleBounds: collectionView.bounds, orthogonalOffsets: offsets)
    }

    // MARK: Scroll views

    /// Updates the scroll views to the layout, and creates those that are missing in a rectangle.
    func makeScrollers(in rect: CGRect) {
        guard let solver else { return }
        for (section, scroller) in scrollers {
            scroller.setFlipped(collectionView.isFlipped)
            if let content = solver.orthogonalSection(at: section) { scroller.take(content) }
        }
        for section in solver.orthogonalSections(in: rect) where scrollers[section] == nil {
            guard let content = solver.orthogonalSection(at: section) else { continue }
            UIView.performWithoutAnimation {
                let scroller = OrthogonalScrollView(
                    content, section: section, offset: offset(of: section, content))
                scroller.setFlipped(collectionView.isFlipped)
                scroller.didMove = { [weak collectionView] in collectionView?.setNeedsLayout() }
                collectionView.addSubview(scroller)
                scrollers[section] = scroller
            }
            left[section] = nil
        }
    }

    /// Returns the groups that must not move on the screen while lengths become known, by section.
    func keptGroups() -> [Int: (group: Int, place: CGFloat)] {
        scrollers.compactMapValues { $0.content.keptGroup(at: $0.offset) }
    }

    /// Adapts sections to lengths that have become known, without moving the given groups on the screen.
    func restore(_ kept: [Int: (group: Int, place: CGFloat)]) {
        for (section, kept) in kept {
            guard let content = solver?.orthogonalSection(at: section) else { continue }
            scrollers[section]?.take(content, keeping: kept.group, at: kept.place)
        }
    }

    /// Removes the scroll views outside a rectangle, whose elements have no views any more. Returns true if
    /// there were any.
    ///
    /// - Parameter kept: The section whose scroll view stays, since an element in it still has a view, or nil.
    func removeScrollers(notIn rect: CGRect, keeping kept: Int?) -> Bool {
        var near = Set(solver?.orthogonalSections(in: rect) ?? [])
        if let kept { near.insert(kept) }
        let gone = scrollers.filter { !near.contains($0.key) }
        for (section, scroller) in gone {
            keepOffset(of: scroller, section)
            scrollers[section] = nil
            remove(scroller)
        }
        return !gone.isEmpty
    }

    /// Moves the scroll views to their sections after a change of the data. `newSection` returns the new
    /// index of a section, or nil if it was removed.
    func renumberSections(_ newSection: (Int) -> Int?) {
        var moved: [Int: OrthogonalScrollView] = [:]
        for (section, scroller) in scrollers {
            scroller.section = newSection(section)
            if let section = scroller.section { moved[section] = scroller } else { remove(scroller) }
        }
        scrollers = moved
        left = Dictionary(
            left.compactMap { section, place in newSection(section).map { ($0, place) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Removes all scroll views, for another layout.
    ///
    /// - Parameter keepingOffsets: True if the offsets are needed during a transition between layouts, or after it.
    func removeAll(keepingOffsets: Bool) {
        if !keepingOffsets { left = [:] }
        for (section, scroller) in scrollers {
            if keepingOffsets { keepOffset(of: scroller, section) }
            remove(scroller)
        }
        scrollers = [:]
    }

    /// Forgets the offsets of all sections without a scroll view.
    func forgetOffsets() { left = [:] }

    private func keepOffset(of scroller: OrthogonalScrollView, _ section: Int) {
        guard abs(scroller.offset - scroller.content.startOffset) > 0.01 else { return }
        left[section] = (scroller.offset, scroller.content)
    }

    /// Removes a scroll view after the animations of the views in it have ended.
    private func remove(_ scroller: OrthogonalScrollView) {
        scroller.didMove = nil
        scroller.section = nil
        scroller.isUserInteractionEnabled = false
        if scroller.subviews.isEmpty {
            scroller.removeFromSuperview()
        } else {
            scroller.afterAnimation(of: StageUpdate.duration) { scroller.removeFromSuperview() }
        }
    }

    // MARK: Scrolling to an item

    /// Scrolls the section of an item, if it scrolls on its own, so that the item gets to a place along the
    /// section's own direction. Returns the part of `position` that remains for the collection view, or nil
    /// if nothing remains.
    func scroll(
        to attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition,
        animated: Bool
    ) -> UICollectionView.ScrollPosition? {
        guard let section = section(of: attributes), let content = solver?.orthogonalSection(at: section)
        else { return position }
        let present = scrollers[section]?.offset ?? offset(of: section, content)
        let (own, other): (UICollectionView.ScrollPosition, UICollectionView.ScrollPosition) =
            content.isHorizontal
            ? ([.left, .centeredHorizontally, .right], [.top, .centeredVertically, .bottom])
            : ([.top, .centeredVertically, .bottom], [.left, .centeredHorizontally, .right])
        if let proposed = content.offset(
            showing: attributes.frame, at: position.intersection(own), from: present,
            isFree: position.isEmpty)
        {
            let target = content.restingOffset(
                showingItem: attributes.indexPath.item, proposedOffset: proposed)
            if let scroller = scrollers[section] {
                scroller.move(to: target, animated: animated)
            } else {
                left[section] = (target, content)
            }
        }
        let remainder = position.intersection(other)
        return remainder.isEmpty && !position.isEmpty ? nil : remainder
    }
}

extension OrthogonalSection {
    /// Returns the offset at which a frame of the content is at a position, or nil if no scrolling is needed.
    /// `isFree` is true if the frame only needs to be visible.
    fileprivate func offset(
        showing frame: CGRect, at position: UICollectionView.ScrollPosition, from present: CGFloat,
        isFree: Bool
    ) -> CGFloat? {
        let (start, end, extent) =
            isHorizontal
            ? (frame.minX - viewport.minX, frame.maxX - viewport.minX, viewport.width)
            : (frame.minY - viewport.minY, frame.maxY - viewport.minY, viewport.height)
        if isFree {
            if start < present { return start }
            return end > present + extent ? end - extent : nil
        }
        if !position.isDisjoint(with: [.left, .top]) { return start }
        if !position.isDisjoint(with: [.right, .bottom]) { return end - extent }
        if !position.isDisjoint(with: [.centeredHorizontally, .centeredVertically]) {
            return (start + end - extent) / 2
        }
        return nil
    }
}
