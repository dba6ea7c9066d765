import Foundation

/// The drag that replaces a context menu if the finger that has opened the menu moves on, as on iOS.
@MainActor
final class MenuDrag {
    /// The source of the drag under the finger, or nil if nothing there can be dragged.
    private let source: (any DragSource)?
    /// The place of the touch when the menu opened, in points of the window.
    private let start: CGPoint
    private var course: DragCourse?
    private var isAsked = false

    /// The distance in points between the place where the finger opened the menu and the place where a drag
    /// begins.
    private static let threshold: CGFloat = 10

    /// Finds the item that a finger may drag. The touch must still have its gestures.
    init(of finger: UITouch) {
        source = (finger.gestureRecognizers ?? []).lazy.compactMap { ($0 as? DragLift)?.source }.first
        start = finger.locationInWindow
    }

    /// Moves the dragged item with a finger, or begins the drag if the finger has moved far enough.
    ///
    /// - Parameter closeMenu: A closure that closes the menu, which runs when an item is lifted in its place.
    /// - Returns: False if the finger drags nothing.
    func track(_ finger: UITouch, closeMenu: () -> Void) -> Bool {
        if course == nil, finger.phase == .moved, lift(finger) { closeMenu() }
        guard let course else { return false }
        let location = finger.locationInWindow
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
        course = DragCourse.lift(source, in: window, at: start, touch: finger)
        return course != nil
    }
}
