import Foundation

/// The content offsets of a transition between two layouts, in points.
struct TransitionCourse: Equatable {
    /// The offset in the layout from which the transition began.
    var start: CGPoint
    /// The offset in the layout to which the transition leads.
    var end: CGPoint
    /// The offset that the transition has set last.
    var lastOffset: CGPoint

    init(from start: CGPoint, to end: CGPoint) {
        self.start = start
        self.end = end
        lastOffset = start
    }

    /// The distance from the first offset to the last.
    var distance: CGPoint { CGPoint(x: end.x - start.x, y: end.y - start.y) }

    /// Moves both ends, and the present place between them.
    mutating func shift(by distance: CGPoint) {
        for place in [\TransitionCourse.start, \.end, \.lastOffset] {
            self[keyPath: place].x += distance.x
            self[keyPath: place].y += distance.y
        }
    }

    /// Returns the offset that belongs to a progress.
    func offset(at progress: CGFloat) -> CGPoint {
        CGPoint(x: start.x + distance.x * progress, y: start.y + distance.y * progress)
    }

    /// Returns the offset to which the transition leads if the content is at `offset`. It differs from ``end`` if the app moves the content
    /// itself, as apps do that choose another end.
    func end(at offset: CGPoint, progress: CGFloat) -> CGPoint {
        guard offset != lastOffset, progress > 0.01 else { return end }
        return CGPoint(
            x: start.x + (offset.x - start.x) / progress, y: start.y + (offset.y - start.y) / progress)
    }

    /// Returns the parts of the contents of both layouts whose elements can lie in a rectangle of the interpolated content.
    ///
    /// They are at the same place relative to the visible part. If the content is elsewhere than the transition has set it, the app has moved
    /// both ends or leads the content to another end; the parts for both are returned.
    func parts(
        for rect: CGRect, at offset: CGPoint, progress: CGFloat
    ) -> (current: [CGRect], next: [CGRect]) {
        func part(_ place: CGPoint) -> CGRect {
            rect.offsetBy(dx: place.x - offset.x, dy: place.y - offset.y)
        }
        let scrolled = CGPoint(x: offset.x - lastOffset.x, y: offset.y - lastOffset.y)
        guard scrolled != .zero else { return ([part(start)], [part(end)]) }
        return (
            [part(start), part(CGPoint(x: start.x + scrolled.x, y: start.y + scrolled.y))],
            [
                part(end), part(CGPoint(x: end.x + scrolled.x, y: end.y + scrolled.y)),
                part(self.end(at: offset, progress: progress)),
            ]
        )
    }
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

    /// Returns the time in seconds from a progress to another at this speed, from a tenth of a second to `longest`. It is `longest` if the
    /// progress moves the other way or has rested for a tenth of a second.
    func duration(
        from progress: CGFloat, to end: CGFloat, atMost longest: TimeInterval,
        at time: TimeInterval = CACurrentMediaTime()
    ) -> TimeInterval {
        let remainder = end - progress
        guard let last, time - last.time < 0.1, remainder * value > 0 else { return longest }
        return min(max(remainder / value, 0.1), longest)
    }
}
