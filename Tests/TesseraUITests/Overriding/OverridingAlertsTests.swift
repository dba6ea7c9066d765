import Foundation
import TesseraUI
import Testing

private final class OverridingAlertController: UIAlertController, Logging {
    let calls = Calls()

    override var preferredStyle: Style {
        log("preferredStyle")
        return super.preferredStyle
    }
    override var message: String? {
        get { super.message }
        set {
            log("message")
            super.message = newValue
        }
    }
    override var actions: [UIAlertAction] {
        log("actions")
        return super.actions
    }
    override var preferredAction: UIAlertAction? {
        get { super.preferredAction }
        set {
            log("preferredAction")
            super.preferredAction = newValue
        }
    }
    override func addAction(_ action: UIAlertAction) {
        log("addAction(_:)")
        super.addAction(action)
    }
    override var title: String? {
        get { super.title }
        set {
            log("title")
            super.title = newValue
        }
    }
    override func loadView() {
        log("loadView()")
        super.loadView()
    }
    override func accessibilityPerformEscape() -> Bool {
        log("accessibilityPerformEscape()")
        return super.accessibilityPerformEscape()
    }
}

private final class OverridingAlertAction: UIAlertAction, Logging {
    let calls = Calls()

    override var title: String? {
        log("title")
        return super.title
    }
    override var style: Style {
        log("style")
        return super.style
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set {
            log("isEnabled")
            super.isEnabled = newValue
        }
    }
}

@MainActor struct OverridingAlertsTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @Test func `an alert's overrides run when it is shown`() {
        let alert = OverridingAlertController(title: "Delete?", message: "All of it.", preferredStyle: .alert)
        alert.message = "None of it."
        let action = OverridingAlertAction(title: "OK", style: .default)
        alert.addAction(action)
        window.rootViewController = UIViewController()
        window.isHidden = false
        window.rootViewController?.present(alert, animated: false)
        window.layoutIfNeeded()
        #expect(alert.title == "Delete?")
        #expect(
            alert.calls.missing(of: ["addAction(_:)", "loadView()", "actions", "message", "title"]) == [])
        #expect(action.calls.missing(of: ["title", "style"]) == [])
    }
}
