import Foundation

/// Scrolls repeatedly while the pointer of a drag is near an edge of a scroll view with more content beyond
/// it.
@MainActor
final class DragEdgeScrolling {
    private var isWaiting = false

    /// Begins to scroll if the pointer is near an edge. It continues by itself until the pointer is
    /// elsewhere.
    func update(_ course: DragCourse) {
        guard !isWaiting, course.hasPointer, Self.step(of: course) != nil else { return }
        isWaiting = true
        _ = AnimationContext.clock.schedule(after: ElementStage.scrollInterval) { [self, weak course] in
            isWaiting = false
            guard let course, course.isDragging, let (scrollView, offset) = Self.step(of: course) else {
                return
            }
            scrollView.contentOffset = offset
            scrollView.layoutIfNeeded()
            course.update()
        }
    }

    /// Returns the scroll view under the pointer that must scroll, and its offset after the next step, or
    /// nil.
    private static func step(of course: DragCourse) -> (scrollView: UIScrollView, offset: CGPoint)? {
        var view = course.window.hitTest(course.session.location, with: nil)
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
                let offset = ElementStage.edgeOffset(
                    of: scrollView, at: course.session.location(in: scrollView))
            {
                return (scrollView, offset)
            }
            view = current.superview
        }
        return nil
    }
}
