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

extension DisplayTests {
    @Suite @MainActor struct OverridingGesturesTests {
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
