import Foundation
import TesseraUI
import Testing

private final class OverridingAction: UIContextualAction, Logging {
    let calls = Calls()

    override var style: Style {
        log("style")
        return super.style
    }
    override var handler: Handler {
        log("handler")
        return super.handler
    }
    override var title: String? {
        get {
            log("title")
            return super.title
        }
        set { super.title = newValue }
    }
    override var image: UIImage? {
        get {
            log("image")
            return super.image
        }
        set { super.image = newValue }
    }
    override var backgroundColor: UIColor! {
        get {
            log("backgroundColor")
            return super.backgroundColor
        }
        set { super.backgroundColor = newValue }
    }
}

private final class OverridingConfiguration: UISwipeActionsConfiguration, Logging {
    let calls = Calls()

    override var actions: [UIContextualAction] {
        log("actions")
        return super.actions
    }
    override var performsFirstActionWithFullSwipe: Bool {
        get {
            log("performsFirstActionWithFullSwipe")
            return super.performsFirstActionWithFullSwipe
        }
        set { super.performsFirstActionWithFullSwipe = newValue }
    }
}

@MainActor struct OverridingSwipeActionsTests {
    @Test func `subclasses of swipe actions have the initializers and can override members`() {
        let action = OverridingAction(style: .destructive, title: "Delete") { _, _, completion in
            completion(true)
        }
        let configuration = OverridingConfiguration(actions: [action])
        #expect(configuration.actions == [action])
        #expect(configuration.performsFirstActionWithFullSwipe)
        var isDone = false
        action.handler(action, UIView()) { isDone = $0 }
        #expect(isDone)
        #expect(action.style == .destructive)
        #expect(action.title == "Delete")
        #expect(action.image == nil)
        #expect(action.backgroundColor == .systemRed)
        #expect(
            action.calls.missing(of: ["style", "handler", "title", "image", "backgroundColor"]) == [])
        #expect(configuration.calls.missing(of: ["actions", "performsFirstActionWithFullSwipe"]) == [])
    }
}
