import Foundation

/// The content offsets of a transition between two layouts, in points.
struct TransitionCourse: Equatable {
    /// The offset in the layout from which the transition began.
    var start: CGPoint
    /// The offset in the layout to which the transition leads.
    var end: CGPoint

    /// The distance from the first offset to the last.
    var distance: CGPoint { CGPoint(x: end.x - start.x, y: end.y - start.y) }

    /// Moves both ends.
    mutating func shift(by distance: CGPoint) {
        start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
        end = CGPoint(x: end.x + distance.x, y: end.y + distance.y)
    }

    /// Returns the offset that belongs to a progress.
    func offset(at progress: CGFloat) -> CGPoint {
        CGPoint(x: start.x + distance.x * progress, y: start.y + distance.y * progress)
    }

    /// Returns the parts of the contents of both layouts whose elements can lie in a rectangle of the content at a progress.
    func parts(for rect: CGRect, at progress: CGFloat) -> (current: CGRect, next: CGRect) {
        let here = offset(at: progress)
        return (
            rect.offsetBy(dx: start.x - here.x, dy: start.y - here.y),
            rect.offsetBy(dx: end.x - here.x, dy: end.y - here.y)
        )
    }
}

/// The values that decide the course of the content: the places that the two layouts give to the part that keeps its place, and
/// the sizes of their contents.
struct TransitionProposal: Equatable {
    var course: TransitionCourse
    var sizes: [CGSize]
}

/// The speed with which the progress of a transition changes.
struct TransitionSpeed {
    private var last: (progress: CGFloat, time: TimeInterval)?
    /// The change of the progress in a second.
    private var value: CGFloat = 0

    /// Records that the transition has a progress now.
    mutating func record(_ progress: CGFloat, at time: TimeInterval = CACurrentMediaTime()) {
        if let last, time > last.time { value = (progress - last.progress) / (time - last.time) }
        last = (progress, time)
    }

    /// Returns the time in seconds from a progress to another at this speed, from a tenth of a second to `longest`. It is
    /// `longest` if the progress moves the other way or has rested for a tenth of a second.
    func duration(
        from progress: CGFloat, to end: CGFloat, atMost longest: TimeInterval,
        at time: TimeInterval = CACurrentMediaTime()
    ) -> TimeInterval {
        let remainder = end - progress
        guard let last, time - last.time < 0.1, remainder * value > 0 else { return longest }
        return min(max(remainder / value, 0.1), longest)
    }
}
