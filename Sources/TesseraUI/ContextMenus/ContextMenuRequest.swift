import Foundation
import TesseraDisplay

/// Opens the context menu that a display has requested.
@MainActor
enum ContextMenuRequest {
    /// Asks the interactions of a view, and then those of its ancestors, until one opens a menu.
    ///
    /// If the screen has changed since the user clicked, the menu is that of the clicked element. If that element is covered or
    /// represents another item by now, the view at the place is asked.
    static func handle(
        _ request: DisplayEvent.ContextMenu, at view: UIView, in windows: [UIWindow], _ touches: TouchRouter
    ) {
        var view = view
        var shift = CGPoint.zero
        if let target = request.target, let x = request.x, let y = request.y {
            guard let place = TouchedPlace(x: x, y: y, target: target, in: windows) else { return }
            shift = place.shift
            if place.isDisplayBehind, !place.hit.view.isDescendant(of: view) { view = place.hit.view }
        }
        guard let window = view.window else { return }
        let bounds = view.convert(view.bounds, to: nil)
        var location = CGPoint(x: bounds.midX, y: bounds.midY)
        if let x = request.x, let y = request.y {
            location = CGPoint(x: x - window.frame.minX, y: y - window.frame.minY)
        }
        // A menu without a preview opens at the pointer, even if the app has moved the element under it.
        let anchor = request.x != nil ? CGRect(origin: location, size: CGSize(width: 1, height: 1)) : bounds
        if request.isEarly == true {
            (view as? any ContextMenuOwner)?.contextMenus.learn(at: location)
            return
        }
        let finger = request.touch.flatMap(touches.touch)
        if let finger { shift = finger.displayShift }
        location.x += shift.x
        location.y += shift.y
        // A finger that was lifted in the meantime no longer requests the menu.
        if request.touch != nil, finger == nil { return }
        // A finger on a handle moves or scrolls something.
        if let touched = finger?.view, sequence(first: touched, next: \.superview).contains(where: \.isHandle)
        {
            return
        }
        // A drag is under way already.
        if DragCourse.current?.isDragging == true { return }
        if TextMenus.open(at: view, location: request.x == nil ? nil : location, isFinger: finger != nil) {
            return
        }
        for interaction in interactions(at: view) {
            guard
                interaction.open(at: location, hasPreview: finger != nil, anchor: anchor, finger: finger)
            else { continue }
            if let finger { interaction.session?.take(finger) }
            return
        }
        if request.x == nil, AccessibilityActionMenu.open(at: view) { return }
        // No menu opens, so the finger may lift an item whose gesture waits for the answer.
        for case let lift as DragLift in finger?.gestureRecognizers ?? [] { lift.menuStaysAway() }
    }

    /// Returns the interactions that may open a menu at a view, the nearest first.
    static func interactions(at view: UIView) -> [UIContextMenuInteraction] {
        sequence(first: view, next: \.superview).flatMap { view in
            let own = view.interactions.reversed().compactMap { $0 as? UIContextMenuInteraction }
            let ofItems = (view as? any ContextMenuOwner)?.listInteraction
            return own.filter { !$0.isIdle } + (ofItems.map { [$0] } ?? [])
        }
    }
}
