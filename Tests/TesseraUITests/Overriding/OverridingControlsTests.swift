import Foundation
import TesseraUI
import Testing

private final class OverridingControl: UIControl, Logging {
    let calls = Calls()

    override var allControlEvents: Event {
        log("allControlEvents")
        return super.allControlEvents
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            log("isEnabled")
            super.isEnabled = newValue
        }
    }
    override var isSelected: Bool {
        get { super.isSelected }
        set {
            log("isSelected")
            super.isSelected = newValue
        }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set {
            log("isHighlighted")
            super.isHighlighted = newValue
        }
    }
    override var isTracking: Bool {
        log("isTracking")
        return super.isTracking
    }
    override var isTouchInside: Bool {
        log("isTouchInside")
        return super.isTouchInside
    }
    override func addAction(_ action: UIAction, for controlEvents: Event) {
        log("addAction(_:for:)")
        super.addAction(action, for: controlEvents)
    }
    override func removeAction(_ action: UIAction, for controlEvents: Event) {
        log("removeAction(_:for:)")
        super.removeAction(action, for: controlEvents)
    }
    override func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        log("removeAction(identifiedBy:for:)")
        super.removeAction(identifiedBy: identifier, for: controlEvents)
    }
    override func sendAction(_ action: UIAction) {
        log("sendAction(_:)")
        super.sendAction(action)
    }
    override func sendActions(for controlEvents: Event) {
        log("sendActions(for:)")
        super.sendActions(for: controlEvents)
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log("beginTracking(_:with:)")
        return super.beginTracking(touch, with: event)
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log("continueTracking(_:with:)")
        return super.continueTracking(touch, with: event)
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        log("endTracking(_:with:)")
        super.endTracking(touch, with: event)
    }
    override func cancelTracking(with event: UIEvent?) {
        log("cancelTracking(with:)")
        super.cancelTracking(with: event)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesBegan(_:with:)")
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesMoved(_:with:)")
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesEnded(_:with:)")
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesCancelled(_:with:)")
        super.touchesCancelled(touches, with: event)
    }
    override func accessibilityActivate() -> Bool {
        log("accessibilityActivate()")
        return super.accessibilityActivate()
    }
}

private final class OverridingWindow: UIWindow, Logging {
    let calls = Calls()

    override var windowScene: UIWindowScene? {
        get {
            log("windowScene")
            return super.windowScene
        }
        set { super.windowScene = newValue }
    }
    override var isKeyWindow: Bool {
        log("isKeyWindow")
        return super.isKeyWindow
    }
    override var canBecomeKey: Bool {
        log("canBecomeKey")
        return super.canBecomeKey
    }
    override var screen: UIScreen {
        log("screen")
        return super.screen
    }
    override var rootViewController: UIViewController? {
        get { super.rootViewController }
        set {
            log("rootViewController")
            super.rootViewController = newValue
        }
    }
    override var window: UIWindow? {
        log("window")
        return super.window
    }
    override var next: UIResponder? {
        log("next")
        return super.next
    }
    override var isHidden: Bool {
        get { super.isHidden }
        set {
            log("isHidden")
            super.isHidden = newValue
        }
    }
    override func makeKeyAndVisible() {
        log("makeKeyAndVisible()")
        super.makeKeyAndVisible()
    }
    override func makeKey() {
        log("makeKey()")
        super.makeKey()
    }
    override func becomeKey() {
        log("becomeKey()")
        super.becomeKey()
    }
    override func resignKey() {
        log("resignKey()")
        super.resignKey()
    }
    override func sendEvent(_ event: UIEvent) {
        log("sendEvent(_:)")
        super.sendEvent(event)
    }
}

private final class OverridingBar: UINavigationBar, Logging {
    let calls = Calls()

    override var standardAppearance: UINavigationBarAppearance {
        get { super.standardAppearance }
        set {
            log("standardAppearance")
            super.standardAppearance = newValue
        }
    }
    override var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { super.scrollEdgeAppearance }
        set {
            log("scrollEdgeAppearance")
            super.scrollEdgeAppearance = newValue
        }
    }
    override func tintColorDidChange() {
        log("tintColorDidChange()")
        super.tintColorDidChange()
    }
    override func layoutSubviews() {
        log("layoutSubviews()")
        super.layoutSubviews()
    }
}

private final class OverridingTap: UITapGestureRecognizer, Logging {
    let calls = Calls()

    override var view: UIView? {
        log("view")
        return super.view
    }
    override var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            log("delegate")
            super.delegate = newValue
        }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            log("isEnabled")
            super.isEnabled = newValue
        }
    }
    override var cancelsTouchesInView: Bool {
        get { super.cancelsTouchesInView }
        set {
            log("cancelsTouchesInView")
            super.cancelsTouchesInView = newValue
        }
    }
    override var name: String? {
        get { super.name }
        set {
            log("name")
            super.name = newValue
        }
    }
    override var state: State {
        get { super.state }
        set {
            log("state")
            super.state = newValue
        }
    }
    override var numberOfTouches: Int {
        log("numberOfTouches")
        return super.numberOfTouches
    }
    override func location(in view: UIView?) -> CGPoint {
        log("location(in:)")
        return super.location(in: view)
    }
    override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        log("location(ofTouch:in:)")
        return super.location(ofTouch: touchIndex, in: view)
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
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        log("canPrevent(_:)")
        return super.canPrevent(preventedGestureRecognizer)
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        log("canBePrevented(by:)")
        return super.canBePrevented(by: preventingGestureRecognizer)
    }
    override func ignore(_ touch: UITouch, for event: UIEvent) {
        log("ignore(_:for:)")
        super.ignore(touch, for: event)
    }
    override var numberOfTapsRequired: Int {
        get { super.numberOfTapsRequired }
        set {
            log("numberOfTapsRequired")
            super.numberOfTapsRequired = newValue
        }
    }
    override var numberOfTouchesRequired: Int {
        get { super.numberOfTouchesRequired }
        set {
            log("numberOfTouchesRequired")
            super.numberOfTouchesRequired = newValue
        }
    }
}

private final class OverridingPress: UILongPressGestureRecognizer, Logging {
    let calls = Calls()

    override var minimumPressDuration: TimeInterval {
        get { super.minimumPressDuration }
        set {
            log("minimumPressDuration")
            super.minimumPressDuration = newValue
        }
    }
    override var allowableMovement: CGFloat {
        get { super.allowableMovement }
        set {
            log("allowableMovement")
            super.allowableMovement = newValue
        }
    }
    override var numberOfTouchesRequired: Int {
        get { super.numberOfTouchesRequired }
        set {
            log("numberOfTouchesRequired")
            super.numberOfTouchesRequired = newValue
        }
    }
    override var numberOfTapsRequired: Int {
        get { super.numberOfTapsRequired }
        set {
            log("numberOfTapsRequired")
            super.numberOfTapsRequired = newValue
        }
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

@MainActor struct OverridingControlsTests {
    private let window = OverridingWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

    @Test func `a control's overrides run when it is activated`() {
        let control = OverridingControl(frame: .zero, primaryAction: UIAction { _ in })
        // Only UIKit's own controls trigger the primary action when they are activated.
        control.addAction(UIAction { _ in }, for: .touchUpInside)
        #expect(control.accessibilityActivate())
        #expect(control.allControlEvents == [.primaryActionTriggered, .touchUpInside])
        #expect(
            control.calls.missing(of: [
                "addAction(_:for:)", "sendActions(for:)", "sendAction(_:)", "accessibilityActivate()",
                "allControlEvents",
            ]) == [])
    }

    @Test func `a window's overrides run when it becomes key`() {
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        #expect(window.isKeyWindow)
        #expect(
            window.calls.missing(of: [
                "rootViewController", "makeKeyAndVisible()", "makeKey()", "becomeKey()", "canBecomeKey",
                "isKeyWindow", "isHidden",
            ]) == [])
    }

    @Test func `a bar's overrides run when it is laid out`() {
        let bar = OverridingBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        window.addSubview(bar)
        window.isHidden = false
        window.layoutIfNeeded()
        bar.tintColor = .red
        bar.standardAppearance = UINavigationBarAppearance()
        #expect(
            bar.calls.missing(of: ["layoutSubviews()", "tintColorDidChange()", "standardAppearance"]) == [])
    }
}

extension DisplayTests {
    @Suite @MainActor struct OverridingTouchTests {
        @Test func `overrides of controls and gestures run when a finger comes`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let control = OverridingControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
            let (tap, press) = (OverridingTap(), OverridingPress())
            view.addGestureRecognizer(tap)
            view.addGestureRecognizer(press)
            window.addSubview(control)
            window.addSubview(view)
            await display.settle()
            display.touch(.began, 50, 50)
            display.touch(.moved, 60, 60)
            display.touch(.ended, 60, 60)
            display.touch(.began, 50, 50)
            display.touch(.cancelled, 50, 50)
            display.touch(.began, 150, 50)
            display.touch(.moved, 152, 50)
            display.touch(.ended, 152, 50)
            await display.settle()
            #expect(
                control.calls.missing(of: [
                    "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
                    "touchesCancelled(_:with:)", "beginTracking(_:with:)", "continueTracking(_:with:)",
                    "endTracking(_:with:)", "cancelTracking(with:)", "sendActions(for:)", "isHighlighted",
                ]) == [])
            let course = [
                "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)", "reset()",
            ]
            #expect(tap.calls.missing(of: course + ["canPrevent(_:)", "state"]) == [])
            #expect(
                press.calls.missing(of: course.filter { $0 == "touchesBegan(_:with:)" || $0 == "reset()" })
                    == [])
        }
    }
}
