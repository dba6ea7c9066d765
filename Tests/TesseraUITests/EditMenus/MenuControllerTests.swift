import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor private final class Card: UIView {
    var calls: [String] = []
    var allowsRotating = true
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Self.rotate { return allowsRotating }
        return action == "copy:" || super.canPerformAction(action, withSender: sender)
    }
    override func copy(_ sender: Any?) { calls.append("copy from \(sender is UIMenuController)") }
    func rotate(_ sender: Any?) { calls.append("rotate") }
    static let rotate = Selector("rotate:", Card.rotate(_:))
}

@MainActor private final class Reader: UIViewController {
    var marks: [NSRange] = []
    let page = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    func mark(_ sender: Any?) { marks.append(page.selectedRange) }
    static let mark = Selector("mark:", Reader.mark(_:))
    override func viewDidLoad() {
        super.viewDidLoad()
        page.text = "Sushi and tea"
        view.addSubview(page)
    }
}

extension DisplayTests {
    @Suite @MainActor struct MenuControllerTests {
        private let menu = UIMenuController.shared
        private let card = Card(frame: CGRect(x: 50, y: 100, width: 200, height: 40))

        init() {
            menu.hideMenu()
            menu.menuItems = nil
        }

        private func showCard() async throws -> FakeDisplay {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            try #require(window.rootViewController?.view).addSubview(card)
            await display.settle()
            return display
        }

        private func items(in view: UIView?) -> [MenuItemView] {
            func items(in view: UIView) -> [MenuItemView] {
                (view as? MenuItemView).map { [$0] } ?? view.subviews.flatMap(items)
            }
            let overlay = view?.window?.subviews.lazy.compactMap { $0 as? MenuOverlay }.first {
                $0.presenter?.isPresented == true
            }
            return overlay.map(items) ?? []
        }

        private func titles(in view: UIView) -> [String?] { items(in: view).map(\.accessibilityLabel) }

        // MARK: Commands

        @Test
        func `the menu has the commands that the first responder can perform, and then those of the app`()
            async throws
        {
            let display = try await showCard()
            card.becomeFirstResponder()
            menu.menuItems = [
                UIMenuItem(title: "Rotate", action: Card.rotate),
                UIMenuItem(title: "Nobody has this", action: "nobodyHasThis:"),
            ]
            menu.showMenu(from: card, rect: card.bounds)
            await display.settle()
            #expect(menu.isMenuVisible && titles(in: card) == ["Copy", "Rotate"])
            items(in: card)[1].sendActions(for: .touchUpInside)
            #expect(card.calls == ["rotate"] && !menu.isMenuVisible)
            menu.showMenu(from: card, rect: card.bounds)
            items(in: card)[0].sendActions(for: .touchUpInside)
            #expect(card.calls == ["rotate", "copy from true"])
        }

        @Test func `without a first responder no menu opens`() async throws {
            _ = try await showCard()
            menu.showMenu(from: card, rect: card.bounds)
            #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
        }

        @Test func `an update asks again which commands can be performed`() async throws {
            let display = try await showCard()
            card.becomeFirstResponder()
            menu.menuItems = [UIMenuItem(title: "Rotate", action: Card.rotate)]
            menu.showMenu(from: card, rect: card.bounds)
            card.allowsRotating = false
            menu.update()
            await display.settle()
            #expect(titles(in: card) == ["Copy"])
        }

        // MARK: Place and visibility

        @Test func `the menu lies below its rectangle, and moves with it`() async throws {
            let display = try await showCard()
            card.becomeFirstResponder()
            menu.setTargetRect(CGRect(x: 0, y: 0, width: 200, height: 40), in: card)
            menu.isMenuVisible = true
            await display.settle()
            // The rectangle ends at 140 points of the screen, and the menu begins 4 points below it.
            #expect(menu.menuFrame.minY == 144 && menu.menuFrame.width == 250)
            menu.setTargetRect(CGRect(x: 0, y: 0, width: 200, height: 90), in: card)
            #expect(menu.menuFrame.minY == 194)
            menu.isMenuVisible = false
            #expect(!menu.isMenuVisible && items(in: card).isEmpty)
        }

        @Test func `the menu is closed for the view from which it was opened`() async throws {
            _ = try await showCard()
            card.becomeFirstResponder()
            menu.showMenu(from: card, rect: card.bounds)
            menu.hideMenu(from: UIView())
            #expect(menu.isMenuVisible)
            menu.hideMenu(from: card)
            #expect(!menu.isMenuVisible)
        }

        @Test func `notifications are posted when the menu opens and closes`() async throws {
            let display = try await showCard()
            card.becomeFirstResponder()
            // The menus of other tests may still be closing.
            let menu = UIMenuController()
            let log = NotificationLog(
                of: menu,
                [
                    UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
                    UIMenuController.menuFrameDidChangeNotification,
                    UIMenuController.willHideMenuNotification,
                    UIMenuController.didHideMenuNotification,
                ])
            menu.setTargetRect(card.bounds, in: card)
            menu.setMenuVisible(true, animated: false)
            await display.settle()
            menu.setTargetRect(.zero, in: card)
            menu.setMenuVisible(false, animated: false)
            await display.settle()
            #expect(
                log.names == [
                    "UIMenuControllerWillShowMenuNotification", "UIMenuControllerDidShowMenuNotification",
                    "UIMenuControllerMenuFrameDidChangeNotification",
                    "UIMenuControllerWillHideMenuNotification",
                    "UIMenuControllerDidHideMenuNotification",
                ])
        }

        // MARK: Texts

        private func showReader(isEditable: Bool) async throws -> (FakeDisplay, Reader) {
            let display = try await FakeDisplay.attached()
            let reader = Reader()
            reader.page.isEditable = isEditable
            _ = try display.show(reader)
            await display.settle()
            return (display, reader)
        }

        @Test func `the browser opens the menu of a text as long as the app adds nothing to it`() async throws
        {
            let (display, reader) = try await showReader(isEditable: true)
            #expect(reader.page.input.sent?.hasMenu == nil)
            menu.menuItems = [UIMenuItem(title: "Nobody has this", action: "nobodyHasThis:")]
            #expect(reader.page.input.sent?.hasMenu == nil)
            menu.menuItems = [UIMenuItem(title: "Mark", action: Reader.mark)]
            #expect(reader.page.input.sent?.hasMenu == true)
            await display.settle()
            #expect(display.elements[reader.page.input.node.id]?.properties["in"]?["mn"] == .bool(true))
        }

        @Test func `the app's menu of an edited text acts on the selection`() async throws {
            let (display, reader) = try await showReader(isEditable: true)
            menu.menuItems = [UIMenuItem(title: "Mark", action: Reader.mark)]
            reader.page.becomeFirstResponder()
            reader.page.selectedRange = NSRange(location: 0, length: 5)
            await display.settle()
            display.send(.contextMenu(.init(view: reader.page.input.node.id, x: 20, y: 120)))
            await display.settle()
            #expect(titles(in: reader.page).suffix(1) == ["Mark"])
            #expect(titles(in: reader.page).starts(with: ["Cut", "Copy"]))
            items(in: reader.page).last?.sendActions(for: .touchUpInside)
            #expect(reader.marks == [NSRange(location: 0, length: 5)])
        }

        @Test func `a finger that rests on a text that cannot be edited selects a word`() async throws {
            let (display, reader) = try await showReader(isEditable: false)
            #expect(reader.page.input.gestureWishes == [])
            menu.menuItems = [UIMenuItem(title: "Mark", action: Reader.mark)]
            #expect(reader.page.input.gestureWishes == .contextMenu)
            await display.settle()
            display.touch(.began, 10, 115)
            display.send(.contextMenu(.init(view: reader.page.input.node.id, x: 10, y: 115, touch: 1)))
            await display.settle()
            #expect(titles(in: reader.page) == ["Copy", "Select All", "Mark"])
            items(in: reader.page).last?.sendActions(for: .touchUpInside)
            #expect(reader.marks == [NSRange(location: 0, length: 5)])
        }
    }
}

/// Records the names of notifications.
@MainActor private final class NotificationLog: NSObject {
    var names: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init(of menu: UIMenuController, _ names: [Notification.Name]) {
        super.init()
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.names.append(name.rawValue) }
            }
        }
    }

    isolated deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
