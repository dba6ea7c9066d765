import Foundation
import TesseraDisplay

/// Opens the menu for which a display asks.
@MainActor
enum ContextMenuRequest {
    /// Asks the interactions of a view, and of those around it, until one has a menu.
    static func handle(_ request: DisplayEvent.ContextMenu, at view: UIView, _ touches: TouchRouter) {
        guard let window = view.window else { return }
        let bounds = view.convert(view.bounds, to: nil)
        var location = CGPoint(x: bounds.midX, y: bounds.midY)
        if let x = request.x, let y = request.y {
            location = CGPoint(x: x - window.frame.minX, y: y - window.frame.minY)
        }
        if request.isEarly == true {
            (view as? any ContextMenuHost)?.contextMenus.learn(at: location)
            return
        }
        let finger = request.touch.flatMap(touches.touch)
        // A finger that is up by now has asked for something else.
        if request.touch != nil, finger == nil { return }
        // Something is on its way already.
        if DragCourse.current?.isDragging == true { return }
        let isPoint = request.x != nil
        for interaction in interactions(at: view) {
            let anchor = isPoint ? CGRect(origin: location, size: CGSize(width: 1, height: 1)) : bounds
            guard interaction.open(at: location, hasPreview: finger != nil, anchor: anchor) else {
                continue
            }
            if let finger { interaction.session?.take(finger) }
            return
        }
        // The finger that has asked in vain may lift what waits for the answer.
        for case let lift as DragLift in finger?.gestureRecognizers ?? [] { lift.menuStaysAway() }
    }

    /// Returns what may open a menu at a view, the nearest first.
    static func interactions(at view: UIView) -> [UIContextMenuInteraction] {
        sequence(first: view, next: \.superview).flatMap { view in
            let own = view.interactions.reversed().compactMap { $0 as? UIContextMenuInteraction }
            let ofItems = (view as? any ContextMenuHost)?.listInteraction
            return own.filter { !$0.isIdle } + (ofItems.map { [$0] } ?? [])
        }
    }
}
