import Foundation
import TesseraDisplay

/// These members implement dragging with the keyboard. Shift and Space lift the focused view, the arrow keys
/// carry it from place to place, and the Tab key carries it to the next view that takes drops. Space and
/// Return drop it, and Escape cancels the drag.
extension DragCourse {
    /// Performs the action of a key.
    static func handle(_ carry: DisplayEvent.Carry, focused: UIView?) {
        switch carry.step {
        case .lift: if let focused { lift(focused) }
        case .cancel: current?.cancel()
        // Keys do not affect a drag that a pointer carries.
        case _ where current?.hasPointer == true: break
        case .drop: current?.performDrop()
        case .left: current?.carry(dx: -1, dy: 0)
        case .right: current?.carry(dx: 1, dy: 0)
        case .up: current?.carry(dx: 0, dy: -1)
        case .down: current?.carry(dx: 0, dy: 1)
        case .next: current?.carryToTarget(1)
        case .previous: current?.carryToTarget(-1)
        }
    }

    private static func lift(_ focused: UIView) {
        guard let window = focused.window, window.isReachable(focused) else { return }
        let middle = focused.convert(
            CGPoint(x: focused.bounds.midX, y: focused.bounds.midY), to: nil)
        var view: UIView? = focused
        while let current = view {
            for source in current.dragSources {
                guard let course = lift(source, in: window, at: middle, touch: nil) else { continue }
                course.begin()
                return
            }
            view = current.superview
        }
    }

    /// Carries the items to the nearest place in a direction. If no such place is on screen, the target
    /// scrolls first.
    private func carry(dx: CGFloat, dy: CGFloat) {
        if let place = nearestPlace(dx, dy) { return move(to: place) }
        guard scroll(dx, dy) else { return }
        if let place = nearestPlace(dx, dy) { move(to: place) } else { update() }
    }

    private func nearestPlace(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint? {
        let here = session.location
        func cost(_ place: CGPoint) -> CGFloat? {
            let (x, y) = (place.x - here.x, place.y - here.y)
            let (along, across) = (x * dx + y * dy, abs(x * dy) + abs(y * dx))
            return along > 1 ? along + 2 * across : nil
        }
        // Places in the view under the items take precedence over those in other views.
        let own = target.map { places(of: $0) } ?? []
        let others = own.contains { cost($0) != nil } ? [] : targets.flatMap { places(of: $0) }
        return (own + others).compactMap { place in cost(place).map { (place, $0) } }
            .min { $0.1 < $1.1 }?.0
    }

    private func scroll(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
        var view = target?.view
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
                let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
                let old = scrollView.contentOffset
                let wanted = scrollView.reachable(
                    CGPoint(x: old.x + dx * visible.width / 2, y: old.y + dy * visible.height / 2))
                if wanted != old {
                    scrollView.contentOffset = wanted
                    scrollView.layoutIfNeeded()
                    return true
                }
            }
            view = current.superview
        }
        return false
    }

    private func carryToTarget(_ step: Int) {
        let all = targets.filter { !places(of: $0).isEmpty }
        guard !all.isEmpty else { return }
        let index = all.firstIndex { $0 === target }
        let next = index.map { ($0 + step + all.count) % all.count } ?? (step > 0 ? 0 : all.count - 1)
        let here = session.location
        let nearest = places(of: all[next]).min {
            hypot($0.x - here.x, $0.y - here.y) < hypot($1.x - here.x, $1.y - here.y)
        }
        if let nearest { move(to: nearest) }
    }

    /// The targets in the window that accept these items, in the order in which the views are read.
    private var targets: [any DropTarget] {
        var found: [any DropTarget] = []
        func visit(_ view: UIView) {
            guard view.canBeSeen, view.isUserInteractionEnabled else { return }
            found += view.dropTargets.filter { $0 === target || $0.canHandle(drop) }
            for subview in view.subviews { visit(subview) }
        }
        visit(window.modalView ?? window)
        return found
    }

    /// Returns the places of a target that are on screen and not covered, in points of the window.
    private func places(of target: any DropTarget) -> [CGPoint] {
        guard let view = target.view, view.window === window else { return [] }
        return target.places.map { view.convert($0, to: nil) }
            .filter { place in
                window.bounds.contains(place)
                    && window.hitTest(place, with: nil)?.isDescendant(of: view) == true
            }
    }
}

extension UIView {
    /// The sources of drags at the view itself.
    var dragSources: [any DragSource] {
        var sources: [any DragSource] = interactions.compactMap {
            guard let interaction = $0 as? UIDragInteraction, interaction.isEnabled else { return nil }
            return interaction.source
        }
        if let scrollView = itemDragScrollView, scrollView.startsDrags {
            sources.append(scrollView.itemDragging.source)
        }
        return sources
    }

    /// The description of the drags that can begin at the view, for the display, or nil if none can.
    var dragSource: DragSourceContent? {
        if itemDragScrollView?.startsDrags == true { return .items }
        let isDragged = interactions.contains { ($0 as? UIDragInteraction)?.isEnabled == true }
        return isDragged ? .itself : nil
    }
}
