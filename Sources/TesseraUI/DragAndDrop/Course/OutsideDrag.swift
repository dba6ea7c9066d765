import Foundation
import TesseraDisplay

/// A drag of files or texts from another program: the source of its items.
///
/// The browser displays the items and moves them with the pointer. The app finds the view under it that takes drops, and tells the display
/// the effect of a drop there.
@MainActor
final class OutsideDrag: DragSource {
    private let number: Int
    /// The effect that was sent to the display last, or nil before the first one.
    private var isAccepted: Bool?
    private unowned let requests: DisplayRequests

    private init(_ number: Int, _ requests: DisplayRequests) {
        self.number = number
        self.requests = requests
    }

    // MARK: Reports of the display

    /// Handles a report of the display.
    static func handle(_ report: DisplayEvent.DragIn, in windows: [UIWindow]) {
        let course = course(of: report) ?? enter(report, in: windows)
        guard let course, let drag = course.source as? OutsideDrag else {
            // The user sees that nothing can be dropped during another drag.
            let effect = DisplayRequest.Drop(drag: report.number, accepts: false)
            if report.phase == .moved {
                UIApplication.shared.requests.send(DisplayRequest(kind: .drop, drop: effect))
            }
            return
        }
        switch report.phase {
        case .left: return course.cancel()
        case .moved: break
        case .dropped: drag.describe(report.items ?? [], course)
        }
        let frame = course.window.frame
        course.move(to: CGPoint(x: report.x - frame.minX, y: report.y - frame.minY))
        if report.phase == .dropped { course.performDrop() }
    }

    /// Returns the drag under way if it is the one of a report. An earlier drag from another program ends, since the display has forgotten it.
    private static func course(of report: DisplayEvent.DragIn) -> DragCourse? {
        guard let course = DragCourse.current, let drag = course.source as? OutsideDrag else { return nil }
        if drag.number == report.number { return course }
        course.cancel()
        return nil
    }

    private static func enter(_ report: DisplayEvent.DragIn, in windows: [UIWindow]) -> DragCourse? {
        guard report.phase != .left, let items = report.items,
            let hit = ScreenHit(x: report.x, y: report.y, in: windows)
        else { return nil }
        let drag = OutsideDrag(report.number, UIApplication.shared.requests)
        let session = DragSession(window: hit.window, location: hit.location, isLocal: false)
        // Other programs give away copies only.
        session.allowsMoveOperation = false
        drag.fill(session, with: items)
        return DragCourse.enter(drag, session, in: hit.window)
    }

    /// Puts the items of a report into a session.
    private func fill(_ session: DragSession, with described: [DisplayEvent.OutsideItem]) {
        let items = OutsideContents.providers(of: described, number: number).map {
            UIDragItem(itemProvider: $0)
        }
        session.hasUnknownTypes = items.isEmpty || described.contains { $0.types.isEmpty && $0.name == nil }
        session.replaceItems(with: items.isEmpty ? [UIDragItem(itemProvider: NSItemProvider())] : items)
    }

    /// Notes what the browser says about the items when they are dropped, which may be more than it has said before.
    private func describe(_ described: [DisplayEvent.OutsideItem], _ course: DragCourse) {
        let hadUnknownTypes = course.session.hasUnknownTypes
        fill(course.session, with: described)
        course.session.hasUnknownTypes = false
        // The target has accepted items that it did not know, and is asked again.
        if hadUnknownTypes { course.exitTarget() }
    }

    // MARK: The source of the items

    var view: UIView? { nil }

    func didUpdate(_ operation: UIDropOperation) {
        let accepts = operation.takesItems
        guard accepts != isAccepted else { return }
        isAccepted = accepts
        requests.send(DisplayRequest(kind: .drop, drop: DisplayRequest.Drop(drag: number, accepts: accepts)))
    }

    func items(for session: DragSession, at point: CGPoint) -> [UIDragItem] { [] }
    func items(addedTo session: DragSession, at point: CGPoint) -> [UIDragItem] { [] }
    func liftPreview(of item: UIDragItem, _ session: DragSession) -> UITargetedDragPreview? { nil }
    func cancelPreview(of item: UIDragItem, _ usual: UITargetedDragPreview) -> UITargetedDragPreview? { nil }
    func allowsMove(_ session: DragSession) -> Bool { false }
    func isRestricted(_ session: DragSession) -> Bool { false }

    // No object of the app is notified of the source's side of the drag.
    func willLift(_ session: DragSession, _ animator: DragAnimator) {}
    func willBegin(_ session: DragSession) {}
    func didMove(_ session: DragSession) {}
    func willEnd(_ session: DragSession, _ operation: UIDropOperation) {}
    func didEnd(_ session: DragSession, _ operation: UIDropOperation?) {}
    func didTransfer(_ session: DragSession) {}
    func willAdd(_ items: [UIDragItem], to session: DragSession, from adding: any DragSource) {}
    func willCancel(_ item: UIDragItem, _ animator: DragAnimator) {}
}
