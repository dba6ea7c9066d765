import Foundation
import TesseraDisplay
import TesseraUI
import Testing

private final class OverridingPan: UIPanGestureRecognizer, Logging {
    let calls = Calls()

    override var minimumNumberOfTouches: Int {
        get { super.minimumNumberOfTouches }
        set {
            log("minimumNumberOfTouches")
            super.minimumNumberOfTouches = newValue
        }
    }
    override var maximumNumberOfTouches: Int {
        get { super.maximumNumberOfTouches }
        set {
            log("maximumNumberOfTouches")
            super.maximumNumberOfTouches = newValue
        }
    }
    override var state: State {
        get { super.state }
        set {
            log("state")
            super.state = newValue
        }
    }
    override func translation(in view: UIView?) -> CGPoint {
        log("translation(in:)")
        return super.translation(in: view)
    }
    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        log("setTranslation(_:in:)")
        super.setTranslation(translation, in: view)
    }
    override func velocity(in view: UIView?) -> CGPoint {
        log("velocity(in:)")
        return super.velocity(in: view)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        log("touchesBegan(_:with:)")
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        log("touchesMoved(_:with:)")
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        log("touchesEnded(_:with:)")
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        log("touchesCancelled(_:with:)")
        super.touchesCancelled(touches, with: event)
    }
    override func reset() {
        log("reset()")
        super.reset()
    }
}

private final class OverridingTap: UITapGestureRecognizer, Logging {
    let calls = Calls()

    override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        log("require(toFail:)")
        super.require(toFail: otherGestureRecognizer)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool {
        log("shouldReceive(_:)")
        return super.shouldReceive(event)
    }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        log("shouldRequireFailure(of:)")
        return super.shouldRequireFailure(of: otherGestureRecognizer)
    }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        log("shouldBeRequiredToFail(by:)")
        return super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        log("canPrevent(_:)")
        return super.canPrevent(preventedGestureRecognizer)
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        log("canBePrevented(by:)")
        return super.canBePrevented(by: preventingGestureRecognizer)
    }
}

private final class OverridingMenus: UIContextMenuInteraction, Logging {
    let calls = Calls()

    override func willMove(to view: UIView?) {
        log("willMove(to:)")
        super.willMove(to: view)
    }
    override func didMove(to view: UIView?) {
        log("didMove(to:)")
        super.didMove(to: view)
    }
}

private final class Asked: UIView, Logging {
    let calls = Calls()

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        log("gestureRecognizerShouldBegin(_:)")
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override func addInteraction(_ interaction: any UIInteraction) {
        log("addInteraction(_:)")
        super.addInteraction(interaction)
    }
    override func removeInteraction(_ interaction: any UIInteraction) {
        log("removeInteraction(_:)")
        super.removeInteraction(interaction)
    }
}

private final class NoMenus: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}

extension DisplayTests {
    @Suite @MainActor struct OverridingGesturesTests {
        @Test func `overrides of gestures and views run when fingers tap`() async throws {
            let display = try await FakeDisplay.attached()
            let view = Asked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (first, second) = (OverridingTap(), OverridingTap())
            for tap in [first, second] { view.addGestureRecognizer(tap) }
            first.require(toFail: UITapGestureRecognizer())
            try display.show().addSubview(view)
            await display.settle()
            display.touch(.began, 50, 50)
            display.touch(.ended, 50, 50)
            await display.settle()
            #expect(
                first.calls.missing(of: [
                    "require(toFail:)", "shouldReceive(_:)", "shouldRequireFailure(of:)", "canPrevent(_:)",
                ]) == [])
            #expect(
                second.calls.missing(of: ["shouldBeRequiredToFail(by:)", "canBePrevented(by:)"]) == [])
            let delegate = NoMenus()
            let menus = OverridingMenus(delegate: delegate)
            view.addInteraction(menus)
            view.removeInteraction(menus)
            #expect(menus.calls.missing(of: ["willMove(to:)", "didMove(to:)"]) == [])
            #expect(
                view.calls.missing(of: [
                    "gestureRecognizerShouldBegin(_:)", "addInteraction(_:)", "removeInteraction(_:)",
                ]) == [])
        }

        @Test func `overrides of a pan run when a finger moves`() async throws {
            let display = try await FakeDisplay.attached()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let pan = OverridingPan()
            view.addGestureRecognizer(pan)
            try display.show().addSubview(view)
            await display.settle()
            display.touch(.began, 50, 50)
            display.touch(.moved, 70, 50)
            display.touch(.ended, 70, 50)
            display.touch(.began, 50, 50)
            display.touch(.cancelled, 50, 50)
            await display.settle()
            let course = [
                "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
                "touchesCancelled(_:with:)", "reset()", "state",
            ]
            #expect(pan.calls.missing(of: course) == [])
        }
    }
}
