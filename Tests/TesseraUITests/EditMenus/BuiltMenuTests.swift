import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A controller with a text, to whose menu it adds elements.
@MainActor private final class Reader: UIViewController, UITextViewDelegate {
    let page = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    var log: [String] = []
    var build: (any UIMenuBuilder) -> Void = { _ in }
    var allowsMarking = true
    var menu: (([UIMenuElement]) -> UIMenu?)?

    override func viewDidLoad() {
        super.viewDidLoad()
        page.text = "Sushi and tea"
        page.delegate = self
        view.addSubview(page)
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        if builder.system == .context { build(builder) }
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Self.mark ? allowsMarking : super.canPerformAction(action, withSender: sender)
    }

    override func validate(_ command: UICommand) {
        super.validate(command)
        if command.action == Self.mark { command.title += " \(page.selectedRange.length)" }
    }

    func mark(_ sender: Any?) {
        log.append("mark \((sender as? UICommand)?.propertyList as? String ?? "?")")
    }
    static let mark = Selector("mark:", Reader.mark(_:))

    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu?(suggestedActions) }
    func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("present") }
    func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss") }
}

extension DisplayTests {
    /// Tests menus of texts and of the app that the objects of a responder chain build.
    @Suite @MainActor struct BuiltMenuTests {
        private let reader = Reader()

        init() {
            UIMenuController.shared.hideMenu()
            UIMenuController.shared.menuItems = nil
        }

        private func show() async throws -> FakeDisplay {
            let display = try await FakeDisplay.attached()
            _ = try display.show(reader)
            await display.settle()
            return display
        }

        private func open(_ display: FakeDisplay) async {
            display.send(.contextMenu(.init(view: reader.page.input.node.id, x: 20, y: 120)))
            await display.settle()
        }

        private var items: [MenuItemView] {
            func items(in view: UIView) -> [MenuItemView] {
                (view as? MenuItemView).map { [$0] } ?? view.subviews.flatMap(items)
            }
            let overlay = reader.view.window?.subviews.lazy.compactMap { $0 as? MenuOverlay }.first {
                $0.presenter?.isPresented == true
            }
            return overlay.map(items) ?? []
        }

        private func addMark(_ builder: any UIMenuBuilder) {
            let mark = UICommand(title: "Mark", action: Reader.mark, propertyList: "red")
            builder.insertSibling(UIMenu(options: .displayInline, children: [mark]), afterMenu: .lookup)
        }

        @Test func `a command that a controller adds is in the menu of a text, and goes to the controller`()
            async throws
        {
            reader.build = addMark
            let display = try await show()
            #expect(reader.page.input.sent?.hasMenu == true)
            reader.page.becomeFirstResponder()
            reader.page.selectedRange = NSRange(location: 0, length: 5)
            await open(display)
            // The object that performs the command has changed its title.
            #expect(items.last?.accessibilityLabel == "Mark 5")
            #expect(items.prefix(2).map(\.accessibilityLabel) == ["Cut", "Copy"])
            items.last?.sendActions(for: .touchUpInside)
            #expect(reader.log == ["present", "dismiss", "mark red"])
        }

        @Test func `a command that nobody performs is not in the menu`() async throws {
            reader.build = addMark
            reader.allowsMarking = false
            _ = try await show()
            #expect(reader.page.input.sent?.hasMenu == nil)
            reader.allowsMarking = true
            UIMenuSystem.context.setNeedsRebuild()
            #expect(reader.page.input.sent?.hasMenu == true)
        }

        @Test func `an object that builds a menu may want it to be built anew`() async throws {
            var count = 0
            reader.build = { builder in
                count += 1
                addMark(builder)
                UIMenuSystem.context.setNeedsRebuild()
            }
            let display = try await show()
            #expect(reader.page.input.sent?.hasMenu == true && (1...5).contains(count))
            reader.page.becomeFirstResponder()
            reader.page.selectedRange = NSRange(location: 0, length: 5)
            await open(display)
            #expect(items.last?.accessibilityLabel == "Mark 5" && count <= 10)
            UIMenuController.shared.hideMenu()
        }

        @Test func `the browser keeps the menu of a text from which the app only removes elements`()
            async throws
        {
            reader.build = { $0.remove(menu: .lookup) }
            let display = try await show()
            #expect(reader.page.input.sent?.hasMenu == nil)
            await open(display)
            #expect(items.isEmpty)
        }

        @Test func `a menu that depends on the selection is found when the user selects`() async throws {
            reader.build = { [reader] builder in
                if reader.page.selectedRange.length > 0 { addMark(builder) }
            }
            let display = try await show()
            #expect(reader.page.input.sent?.hasMenu == nil)
            reader.page.becomeFirstResponder()
            reader.page.selectedRange = NSRange(location: 0, length: 5)
            #expect(reader.page.input.sent?.hasMenu == true)
            reader.page.selectedRange = NSRange(location: 0, length: 0)
            #expect(reader.page.input.sent?.hasMenu == nil)
            await display.settle()
        }

        @Test func `only classes that override the method build menus`() {
            final class Silent: UIViewController {
                override func validate(_ command: UICommand) {}
            }
            #expect(MethodOverrides.ofMenus.areIn(reader) && MethodOverrides.ofMenus.areIn(Delegate()))
            for responder in [Silent(), UITextView(), UITextField(), UIWindow(), UIApplication.shared] {
                #expect(!MethodOverrides.ofMenus.areIn(responder), "\(type(of: responder))")
            }
            #expect(MethodOverrides.ofMenus.areInChain(of: reader.view))
        }

        @Test func `a controller can replace the standard commands`() async throws {
            reader.build = { builder in
                builder.replaceChildren(ofMenu: .standardEdit) { children in
                    children.filter { ($0 as? UICommand)?.action == "copy:" }
                        + [UIAction(title: "Read Aloud") { _ in }]
                }
            }
            let display = try await show()
            reader.page.becomeFirstResponder()
            reader.page.selectedRange = NSRange(location: 0, length: 5)
            await open(display)
            #expect(items.map(\.accessibilityLabel) == ["Copy", "Read Aloud"])
        }

        @Test func `the delegate of a text provides the menu with what is suggested`() async throws {
            var suggested: [UIMenu.Identifier] = []
            reader.menu = { elements in
                suggested = elements.compactMap { ($0 as? UIMenu)?.identifier }
                return UIMenu(children: [UIAction(title: "Translate") { _ in }] + elements)
            }
            let display = try await show()
            reader.page.becomeFirstResponder()
            reader.page.selectedRange = NSRange(location: 0, length: 5)
            #expect(reader.page.input.sent?.hasMenu == true && suggested == [.standardEdit])
            await open(display)
            #expect(items.prefix(2).map(\.accessibilityLabel) == ["Translate", "Cut"])
        }

        // MARK: The menus of the app

        private final class Delegate: UIResponder, UIApplicationDelegate {
            var log: [String] = []
            var isDisabled = false
            var key = "b"
            override func buildMenu(with builder: any UIMenuBuilder) {
                super.buildMenu(with: builder)
                guard builder.system == .main else { return }
                let bake = UIKeyCommand(
                    title: "Bake", action: Self.bake, input: key, modifierFlags: .command)
                builder.insertChild(UIMenu(title: "Kitchen", children: [bake]), atStartOfMenu: .file)
            }
            override func validate(_ command: UICommand) {
                if isDisabled { command.attributes = .disabled }
            }
            func bakeBread(_ sender: Any?) { log.append("bake") }
            static let bake = Selector("bakeBread:", Delegate.bakeBread(_:))
        }

        @Test func `keys of the app's menus work`() async throws {
            let display = try await FakeDisplay.attached()
            let usual = UIApplication.shared.delegate
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            defer { UIApplication.shared.delegate = usual }
            _ = try display.show()
            await display.settle()
            #expect(display.pages.last?.commands == [.init(input: "b", modifiers: 16)])
            for isDisabled in [false, true, false] {
                delegate.isDisabled = isDisabled
                display.send(.command(.init(input: "b", modifiers: 16)))
                await display.settle()
            }
            #expect(delegate.log == ["bake", "bake"])
            delegate.key = "k"
            UIMenuSystem.main.setNeedsRebuild()
            await display.settle()
            #expect(display.pages.last?.commands == [.init(input: "k", modifiers: 16)])
        }
    }
}
