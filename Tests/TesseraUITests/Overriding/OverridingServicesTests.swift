import Foundation
import TesseraUI
import Testing

private final class Responder: UIView, Logging {
    let calls = Calls()
    override var inputView: UIView? { log("inputView"); return nil }
    override var inputAccessoryView: UIView? { log("inputAccessoryView"); return nil }
    override func reloadInputViews() { log("reloadInputViews"); super.reloadInputViews() }
    override var keyCommands: [UIKeyCommand]? { log("keyCommands"); return nil }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("pressesBegan") }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log("pressesChanged")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("pressesEnded") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log("pressesCancelled")
    }
    override func copy(_ sender: Any?) { log("copy") }
    override func cut(_ sender: Any?) { log("cut") }
    override func paste(_ sender: Any?) { log("paste") }
    override var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        log("keyboardLayoutGuide"); return super.keyboardLayoutGuide
    }
}

/// A view without overrides, which passes events on to the next responder.
private final class Inner: UIView {}

private final class Controller: UIViewController, Logging {
    let calls = Calls()
    override var preferredStatusBarStyle: UIStatusBarStyle {
        log("preferredStatusBarStyle"); return .lightContent
    }
    override var childForStatusBarStyle: UIViewController? { log("childForStatusBarStyle"); return nil }
    override var prefersStatusBarHidden: Bool { log("prefersStatusBarHidden"); return true }
    override var childForStatusBarHidden: UIViewController? { log("childForStatusBarHidden"); return nil }
    override func setNeedsStatusBarAppearanceUpdate() { log("setNeedsStatusBarAppearanceUpdate") }
    override var prefersHomeIndicatorAutoHidden: Bool { log("prefersHomeIndicatorAutoHidden"); return true }
    override var childForHomeIndicatorAutoHidden: UIViewController? {
        log("childForHomeIndicatorAutoHidden"); return nil
    }
    override func setNeedsUpdateOfHomeIndicatorAutoHidden() { log("setNeedsUpdateOfHomeIndicatorAutoHidden") }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        log("supportedInterfaceOrientations"); return .all
    }
    override func setNeedsUpdateOfSupportedInterfaceOrientations() {
        log("setNeedsUpdateOfSupportedInterfaceOrientations")
    }
    override var performsActionsWhilePresentingModally: Bool {
        log("performsActionsWhilePresentingModally"); return true
    }
    override func addKeyCommand(_ keyCommand: UIKeyCommand) {
        log("addKeyCommand"); super.addKeyCommand(keyCommand)
    }
    override func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        log("removeKeyCommand"); super.removeKeyCommand(keyCommand)
    }
}

private final class Sharing: UIActivity, Logging {
    let calls = Calls()
    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { log("activityType"); return ActivityType("a") }
    override var activityTitle: String? { log("activityTitle"); return "A" }
    override var activityImage: UIImage? { log("activityImage"); return nil }
    override var activityViewController: UIViewController? { log("activityViewController"); return nil }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        log("canPerform"); return true
    }
    override func prepare(withActivityItems activityItems: [Any]) { log("prepare") }
    override func perform() { log("perform"); super.perform() }
    override func activityDidFinish(_ completed: Bool) {
        log("activityDidFinish"); super.activityDidFinish(completed)
    }
}

private final class Impact: UIImpactFeedbackGenerator, Logging {
    let calls = Calls()
    override func prepare() { log("prepare"); super.prepare() }
    override func impactOccurred() { log("impactOccurred"); super.impactOccurred() }
    override func impactOccurred(intensity: CGFloat) {
        log("impactOccurred(intensity:)"); super.impactOccurred(intensity: intensity)
    }
    override func impactOccurred(at location: CGPoint) {
        log("impactOccurred(at:)"); super.impactOccurred(at: location)
    }
}

private final class Command: UIKeyCommand, Logging {
    let calls = Calls()
    override func performWithSender(_ sender: Any?, target: Any?) {
        log("performWithSender"); super.performWithSender(sender, target: target)
    }
    override var sender: Any? { log("sender"); return super.sender }
}

@MainActor struct OverridingServicesTests {
    @Test func `overrides of commands are called`() {
        var senders: [String] = []
        let command = Command(input: "a") { senders.append($0.sender as? String ?? "none") }
        command.performWithSender("menu", target: nil)
        #expect(senders == ["menu"])
        #expect(command.calls.missing(of: ["performWithSender", "sender"]).isEmpty)
    }

    @Test func `overrides for keys and the keyboard are called, and others pass the events on`() {
        let (responder, inner) = (Responder(), Inner())
        responder.addSubview(inner)
        inner.pressesBegan([], with: nil)
        inner.pressesChanged([], with: nil)
        inner.pressesEnded([], with: nil)
        inner.pressesCancelled([], with: nil)
        inner.copy(nil)
        inner.cut(nil)
        inner.paste(nil)
        responder.reloadInputViews()
        _ = (
            responder.inputView, responder.inputAccessoryView, responder.keyCommands,
            responder.keyboardLayoutGuide
        )
        #expect(
            responder.calls.missing(of: [
                "inputView", "inputAccessoryView", "reloadInputViews", "keyCommands", "pressesBegan",
                "pressesChanged",
                "pressesEnded", "pressesCancelled", "copy", "cut", "paste", "keyboardLayoutGuide",
            ]).isEmpty)
    }

    @Test func `overrides of preferences of controllers are called`() {
        let controller = Controller()
        let command = UIKeyCommand(input: "a") { _ in }
        controller.addKeyCommand(command)
        controller.removeKeyCommand(command)
        controller.setNeedsStatusBarAppearanceUpdate()
        controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
        controller.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(controller.preferredStatusBarStyle == .lightContent && controller.prefersStatusBarHidden)
        #expect(
            controller.prefersHomeIndicatorAutoHidden && controller.supportedInterfaceOrientations == .all)
        #expect(controller.performsActionsWhilePresentingModally)
        _ = (
            controller.childForStatusBarStyle, controller.childForStatusBarHidden,
            controller.childForHomeIndicatorAutoHidden
        )
        #expect(
            controller.calls.missing(of: [
                "preferredStatusBarStyle", "childForStatusBarStyle", "prefersStatusBarHidden",
                "childForStatusBarHidden",
                "setNeedsStatusBarAppearanceUpdate", "prefersHomeIndicatorAutoHidden",
                "childForHomeIndicatorAutoHidden",
                "setNeedsUpdateOfHomeIndicatorAutoHidden", "supportedInterfaceOrientations",
                "setNeedsUpdateOfSupportedInterfaceOrientations", "performsActionsWhilePresentingModally",
                "addKeyCommand", "removeKeyCommand",
            ]).isEmpty)
    }

    @Test func `overrides of activities and feedback generators are called`() {
        let activity = Sharing()
        let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: [activity])
        sheet.loadViewIfNeeded()
        sheet.excludedActivityTypes = nil
        activity.prepare(withActivityItems: [])
        activity.perform()
        _ = (activity.activityTitle, activity.activityImage, activity.activityViewController)
        #expect(
            activity.calls.missing(of: [
                "activityType", "activityTitle", "activityImage", "activityViewController", "canPerform",
                "prepare",
                "perform", "activityDidFinish",
            ]).isEmpty)
        let impact = Impact(style: .soft)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(at: .zero)
        #expect(
            impact.calls.missing(of: [
                "prepare", "impactOccurred", "impactOccurred(intensity:)", "impactOccurred(at:)",
            ]).isEmpty)
    }
}
