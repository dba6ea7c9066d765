import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor private final class Page: UIViewController {
    var calls: [String] = []
    var allowsSaving = true
    override var canBecomeFirstResponder: Bool { true }
    func save(_ sender: Any?) { calls.append("save") }
    func note(_ command: UIKeyCommand) { calls.append(command.input ?? "-") }

    static let save = Selector("save:", Page.save(_:))

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Self.save { return allowsSaving }
        return super.canPerformAction(action, withSender: sender)
    }
    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: "s", modifierFlags: .command, action: Self.save),
            UIKeyCommand(
                title: "Note", action: Selector("note:", Page.note(_:)), input: "n", modifierFlags: .command),
            UIKeyCommand(input: "x", modifierFlags: .command, action: "nobodyHasThis:"),
        ]
    }
}

@MainActor private final class Copier: UIView {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { calls.append("copy") }
}

extension DisplayTests {
    /// Tests actions that look for their target in the responder chain.
    @Suite @MainActor struct ResponderActionTests {
        @Test func `the first object of the chain that can perform an action is its target`() {
            let (page, view) = (Page(), UIView())
            page.view.addSubview(view)
            #expect(view.target(forAction: Page.save, withSender: nil) as AnyObject === page)
            #expect(!view.canPerformAction(Page.save, withSender: nil))
            page.allowsSaving = false
            #expect(view.target(forAction: Page.save, withSender: nil) == nil)
        }

        @Test func `an action without a target goes along the chain of the first responder`() async throws {
            let display = try await FakeDisplay.attached()
            let page = Page()
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
            page.loadViewIfNeeded()
            page.view.addSubview(field)
            _ = try display.show(page)
            await display.settle()
            field.becomeFirstResponder()
            #expect(UIApplication.shared.sendAction(Page.save, to: nil, from: nil, for: nil))
            #expect(page.calls == ["save"])
            #expect(!UIApplication.shared.sendAction("nobodyHasThis:", to: nil, from: nil, for: nil))
            let resign = Selector("resignFirstResponder", UIResponder.resignFirstResponder)
            #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
            #expect(!field.isFirstResponder)
        }

        @Test func `names are enough for the methods of UIKit`() {
            let view = UIView()
            #expect(view.responds(to: "setNeedsLayout"))
            #expect(UITableView().responds(to: "reloadData"))
            #expect(!view.responds(to: "reloadData"))
            let parent = UIView()
            parent.addSubview(view)
            view.perform("removeFromSuperview")
            #expect(parent.subviews.isEmpty)
        }

        @Test func `editing reaches an object that only overrides the method`() async throws {
            let display = try await FakeDisplay.attached()
            let copier = Copier(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            try display.show().addSubview(copier)
            await display.settle()
            copier.becomeFirstResponder()
            UIApplication.shared.sendAction("copy:", to: nil, from: nil, for: nil)
            #expect(copier.calls == ["copy"])
            copier.resignFirstResponder()
        }

        @Test func `a text field edits its selection`() {
            let field = UITextField()
            field.text = "one two"
            #expect(field.canPerformAction("selectAll:", withSender: nil))
            #expect(!field.canPerformAction("copy:", withSender: nil))
            field.input.select(NSRange(location: 0, length: 4))
            #expect(field.canPerformAction("copy:", withSender: nil))
            field.cut(nil)
            #expect(field.text == "two")
            #expect(UIPasteboard.general.string == "one ")
            field.input.select(NSRange(location: 3, length: 0))
            field.paste(nil)
            #expect(field.text == "twoone ")
            field.input.select(NSRange(location: 1, length: 0))
            field.select(nil)
            #expect(field.input.selection == NSRange(location: 0, length: 6))
            field.delete(nil)
            #expect(field.text == " ")
            field.isSecureTextEntry = true
            field.selectAll(nil)
            #expect(!field.canPerformAction("copy:", withSender: nil))
        }

        @Test func `a text view may refuse what is pasted`() {
            final class Refusal: NSObject, UITextViewDelegate {
                func textView(
                    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
                ) -> Bool { text != "no" }
            }
            let (view, refusal) = (UITextView(), Refusal())
            view.delegate = refusal
            UIPasteboard.general.string = "no"
            view.paste(nil)
            #expect(view.text == "")
            UIPasteboard.general.string = "two\nlines"
            view.paste(nil)
            #expect(view.text == "two\nlines")
        }

        @Test func `a key performs the selector of its command if somebody has the method`() async throws {
            let display = try await FakeDisplay.attached()
            let page = Page()
            let window = try display.show(page)
            page.becomeFirstResponder()
            await display.settle()
            #expect(window.activeKeyCommands.map(\.input) == ["s", "n"])
            for input in ["s", "n", "x"] {
                window.activeKeyCommands.first { $0.input == input }?.performWithSender(
                    nil, target: nil)
            }
            #expect(page.calls == ["save", "n"])
        }

        @Test func `a command in a menu sends its selector with itself`() {
            @MainActor final class Hearer: NSObject {
                var titles: [String] = []
                func chosen(_ command: UICommand) { titles.append(command.title) }
            }
            let hearer = Hearer()
            let command = UICommand(title: "Print", action: Selector("chosen:", Hearer.chosen(_:)))
            command.performWithSender(nil, target: hearer)
            #expect(hearer.titles == ["Print"])
        }
    }
}

/// Tests the function with which a `main.swift` starts an app.
@MainActor struct ApplicationMainTests {
    /// Calls the function as an app does.
    private func start() {
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Page.self))
    }

    @Test func `a delegate without a class ends the app with its name`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "App.Nobody")
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("There is no class App.Nobody that is an NSObject and a UIApplicationDelegate."))
    }
}
