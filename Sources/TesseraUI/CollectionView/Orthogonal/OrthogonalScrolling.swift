import Foundation
import TesseraLayout

/// The sections of a collection view that scroll on their own: makes scroll views for those near the visible part, and
/// remembers where the others were left.
@MainActor
final class OrthogonalScrolling {
    private unowned let collectionView: UICollectionView
    /// The scroll views of the sections near the visible part.
    private(set) var scrollers: [Int: OrthogonalScrollView] = [:]
    /// Where sections were left that have no scroll view now, if not at their start.
    private var left: [Int: (offset: CGFloat, content: OrthogonalSection)] = [:]

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
    }

    private var solver: CompositionalLayoutSolver? {
        (collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout)?.solver
    }

    /// How far sections are scrolled, where not at their start.
    var offsets: [Int: CGFloat] {
        var offsets = scrollers.mapValues(\.offset)
        for section in left.keys where offsets[section] == nil {
            offsets[section] = solver?.orthogonalSection(at: section).map { offset(of: section, $0) }
        }
        return offsets
    }

    private func offset(of section: Int, _ content: OrthogonalSection) -> CGFloat {
        left[section].map { content.offset(showing: $0.offset, of: $0.content) } ?? content.startOffset
    }

    // MARK: Elements

    /// The section that an element scrolls with; nil where it scrolls with the collection view alone.
    func section(of attributes: UICollectionViewLayoutAttributes) -> Int? {
        solver?.orthogonalSection(holding: attributes)
    }

    /// The view that an element lies in.
    func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        section(of: attributes).flatMap { scrollers[$0] } ?? collectionView
    }

    /// Where an element of the layout is seen, in the content of the collection view.
    func seenFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = section(of: attributes), let content = solver?.orthogonalSection(at: section)
        else { return attributes.frame }
        let offset = content.point(scrollers[section]?.offset ?? offset(of: section, content))
        return attributes.frame.offsetBy(dx: -offset.x, dy: -offset.y)
    }

    /// Moves a view to the view that it is to lie in, without moving it on the screen. Returns whether that is another one.
    func move(_ view: any StagedView, to container: UIView) -> Bool {
        guard let old = view.superview, old !== container else { return false }
        UIView.performWithoutAnimation {
            view.center = container.convert(view.center, from: old)
            container.addSubview(view)
        }
        return true
    }

    /// Lets the handlers of sections change what is visible.
    func changedByHandlers(
        _ elements: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
        guard let solver, solver.hasVisibleItemsHandlers else { return elements }
        return solver.changedByHandlers(
            elements, visibleBounds: collectionView.bounds, orthogonalOffsets: offsets)
    }

    // MARK: Scroll views

    /// Brings the scroll views in line with the layout and makes those that are missing.
    func makeScrollers(in rect: CGRect) {
        guard let solver else { return }
        for (section, scroller) in scrollers {
            scroller.setFlipped(collectionView.isFlipped)
            if let content = solver.orthogonalSection(at: section) { scroller.follow(content) }
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

    /// What is to stay where it is seen in sections while lengths become known.
    func heldGroups() -> [Int: (group: Int, place: CGFloat)] {
        scrollers.compactMapValues { $0.content.heldGroup(at: $0.offset) }
    }

    /// Lets sections follow the layout to lengths that have become known.
    func hold(_ held: [Int: (group: Int, place: CGFloat)]) {
        for (section, held) in held {
            guard let content = solver?.orthogonalSection(at: section) else { continue }
            scrollers[section]?.follow(content, holding: held.group, at: held.place)
        }
    }

    /// Removes the scroll views that are no longer near, whose elements have been given up. Returns whether there were any.
    func removeScrollers(notIn rect: CGRect) -> Bool {
        let near = Set(solver?.orthogonalSections(in: rect) ?? [])
        let gone = scrollers.filter { !near.contains($0.key) }
        for (section, scroller) in gone {
            if abs(scroller.offset - scroller.content.startOffset) > 0.01 {
                left[section] = (scroller.offset, scroller.content)
            }
            scrollers[section] = nil
            remove(scroller)
        }
        return !gone.isEmpty
    }

    /// Takes the scroll views along to another state of the data: `newSection` is what a section has become, or nil.
    func follow(_ newSection: (Int) -> Int?) {
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

    /// Forgets all sections, for another layout.
    func removeAll() {
        for scroller in scrollers.values { remove(scroller) }
        scrollers = [:]
        left = [:]
    }

    /// Removes a scroll view when what fades out in it has gone, and what is to go to another place has left.
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

    /// Scrolls the section of an item, where it scrolls on its own, so that the item lies where `position` says along the
    /// section's own direction. Returns what is left to do for the collection view; nil where nothing is.
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
        let rest = position.intersection(other)
        return rest.isEmpty && !position.isEmpty ? nil : rest
    }
}

extension OrthogonalSection {
    /// The offset at which a frame of the content lies at a position; nil where it need not be scrolled for that.
    /// `isFree` says that it may lie anywhere where it is visible.
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
