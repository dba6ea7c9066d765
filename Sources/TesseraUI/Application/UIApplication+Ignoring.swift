import Foundation
import TesseraDisplay

extension UIApplication {
    /// A Boolean value that tells whether the app ignores what the user does.
    public var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

    /// Makes the app ignore what the user does until ``endIgnoringInteractionEvents()`` is called, as often as this method was
    /// called. Apple has deprecated the method, and advises to use ``UIView/isUserInteractionEnabled``. See Apple's
    /// [beginIgnoringInteractionEvents()](
    /// https://developer.apple.com/documentation/uikit/uiapplication/beginignoringinteractionevents()).
    ///
    /// Touches and presses under way are cancelled. Touches, keys, typed text, changed controls, drags, the browser's steps back
    /// and what assistive technology does have no effect: the page takes back what it has displayed already. Content that is
    /// scrolling goes on until it stops by itself.
    public func beginIgnoringInteractionEvents() {
        ignoredInteractions += 1
        guard ignoredInteractions == 1 else { return }
        windowsChanged()
        // The method may be called for a touch or a press that is being delivered.
        DispatchQueue.main.async {
            MainActor.assumeIsolated { UIApplication.shared.cancelInteraction() }
        }
    }

    /// Ends one call of ``beginIgnoringInteractionEvents()``. Without such a call it does nothing.
    public func endIgnoringInteractionEvents() {
        guard ignoredInteractions > 0 else { return }
        ignoredInteractions -= 1
        if ignoredInteractions == 0 { windowsChanged() }
    }

    private func windowsChanged() {
        for window in windows { window.setNeedsCommit() }
    }

    private func cancelInteraction() {
        guard isIgnoringInteractionEvents else { return }
        touches.cancelAll()
        presses.cancelAll()
        pointer.pointerLeft()
        DragCourse.current?.cancel()
    }

    /// Returns the part of an event that is handled while the user's actions are ignored, or nil if there is none.
    func withoutInteraction(_ event: DisplayEvent) -> DisplayEvent? {
        switch event {
        case .touch(var touch):
            guard touch.phase == .ended || touch.phase == .cancelled else { return nil }
            touch.phase = .cancelled
            return .touch(touch)
        case .key(var key):
            guard key.phase != .began else { return nil }
            key.phase = .cancelled
            return .key(key)
        case .swipe(let swipe):
            guard swipe.phase == .began || swipe.phase == .performed else { return event }
            let row = view(swipe.view) as? any SwipeableRow
            if swipe.phase == .performed {
                row?.displaySwiped(
                    DisplayEvent.Swipe(
                        view: swipe.view, phase: .closed, side: swipe.side, revision: swipe.revision))
            }
            // The row moves back on the page.
            row?.rowSwipe.put(at: nil)
            return nil
        case .sheet(var sheet):
            // Without a detent, the sheet moves back to its own.
            if sheet.phase == .dismissed || sheet.phase == .attempted {
                (sheet.phase, sheet.detent) = (.settled, nil)
            }
            return .sheet(sheet)
        case .commandKey(let isHeld, _): return isHeld ? nil : event
        case .dragIn(let drag): return drag.phase == .left ? event : nil
        case .carry(let carry): return carry.step == .cancel ? event : nil
        case .hover, .transform, .contextMenu, .refresh, .activate, .adjust, .focusStep, .erase, .submit,
            .escape,
            .command, .shake, .editing:
            return nil
        // Views that cannot be reached refuse these, or take over nothing but the display's state.
        case .typed, .changed, .focus, .focusMoved, .selected: return event
        // These come from the display itself, or bring its positions to the app.
        case .hello, .screen, .visibility, .detached, .clock, .scroll, .keyboard, .answer, .web, .media,
            .speech, .voices, .notification, .position, .permission, .roundTrip,
            .link, .history:
            return event
        }
    }
}
