import Foundation

/// The drag that takes the place of a context menu where the finger that has opened the menu moves on, as on iOS.
@MainActor
final class MenuDrag {
    /// What can be dragged from under the finger, or nil if nothing can.
    private let source: (any DragSource)?
    /// Where the finger was when the menu opened, in points of the window.
    private let start: CGPoint
    private var course: DragCourse?
    private var isAsked = false

    /// How far the finger moves from where it opened the menu until it drags, in points.
    private static let threshold: CGFloat = 10

    /// Finds out what a finger may drag; its gestures must still know it.
    init(of finger: UITouch) {
        source = (finger.gestureRecognizers ?? []).lazy.compactMap { ($0 as? DragLift)?.source }.first
        start = finger.locationInWindow
    }

    /// Moves what is dragged along with a finger, or begins the drag where the finger has moved far enough. Returns false where the finger
    /// drags nothing.
    ///
    /// - Parameter closeMenu: Closes the menu, as something is lifted in its place.
    func follow(_ finger: UITouch, closeMenu: () -> Void) -> Bool {
        let location = finger.locationInWindow
        if course == nil, finger.phase == .moved, lift(finger) { closeMenu() }
        guard let course else { return false }
        switch finger.phase {
        case .cancelled: course.cancel()
        case .ended:
            course.move(to: location)
            course.performDrop()
        default: course.move(to: location)
        }
        return true
    }

    private func lift(_ finger: UITouch) -> Bool {
        let location = finger.locationInWindow
        guard !isAsked, let source, let window = finger.window,
            hypot(location.x - start.x, location.y - start.y) > Self.threshold
        else { return false }
        isAsked = true
        course = DragCourse.lift(source, in: window, at: start, touch: finger.displayID)
        return course != nil
    }
}
