import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct MenuLayoutTests {
    private let room = CGRect(x: 8, y: 50, width: 374, height: 700)

    private func frame(_ anchor: CGRect, height: CGFloat, isMirrored: Bool = false) -> CGRect {
        MenuLayout(anchor: anchor, room: room, gap: 4, isMirrored: isMirrored).frame(width: 250) { _ in height
        }
    }

    @Test func `a menu lies below its view and begins where that does`() {
        #expect(
            frame(CGRect(x: 20, y: 60, width: 40, height: 40), height: 200)
                == CGRect(x: 20, y: 104, width: 250, height: 200))
    }

    @Test func `a menu at the right ends where its view does`() {
        #expect(
            frame(CGRect(x: 330, y: 60, width: 40, height: 40), height: 200)
                == CGRect(x: 120, y: 104, width: 250, height: 200))
    }

    @Test func `a menu without room below lies above its view`() {
        #expect(
            frame(CGRect(x: 20, y: 650, width: 40, height: 40), height: 200)
                == CGRect(x: 20, y: 446, width: 250, height: 200))
    }

    @Test func `a menu for which no side has room is cut off and scrolls`() {
        #expect(
            frame(CGRect(x: 20, y: 300, width: 40, height: 40), height: 900)
                == CGRect(x: 20, y: 344, width: 250, height: 406))
    }

    @Test func `a menu stays on the screen`() {
        #expect(
            frame(CGRect(x: -30, y: -90, width: 40, height: 40), height: 200)
                == CGRect(x: 8, y: 50, width: 250, height: 200))
    }

    @Test func `a menu at a view in the middle begins where reading does`() {
        let anchor = CGRect(x: 175, y: 60, width: 40, height: 40)
        #expect(frame(anchor, height: 100).minX == 132)
        #expect(frame(anchor, height: 100, isMirrored: true).maxX == 258)
    }
}

@MainActor struct MenuPresentationTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let button = UIView(frame: CGRect(x: 20, y: 100, width: 44, height: 44))

    init() {
        window.isHidden = false
        window.addSubview(button)
    }

    private var overlay: MenuOverlay? { window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first }

    private var items: [MenuItemView] {
        func find(_ view: UIView) -> [MenuItemView] {
            (view as? MenuItemView).map { [$0] } ?? view.subviews.flatMap(find)
        }
        window.layoutIfNeeded()
        return overlay.map(find) ?? []
    }

    private var titles: [String] { items.map(\.item.element.title) }

    private func choose(_ title: String) throws {
        let item = try #require(items.first { $0.item.element.title == title })
        _ = item.accessibilityActivate()
    }

    @Test func `a menu opens in front of everything, and an action that is chosen closes it and runs`() throws
    {
        var events: [String] = []
        let menu = UIMenu(children: [
            UIAction(title: "Copy") { events.append("copied by \($0.sender as? UIView === button)") }
        ])
        let presenter = MenuPresenter.present(menu, from: button) { events.append("closed") }
        #expect(window.subviews.last === overlay)
        try choose("Copy")
        #expect(events == ["closed", "copied by true"])
        #expect(presenter?.isPresented == false)
        #expect(overlay?.accessibilityViewIsModal != true)
    }

    @Test func `a command of a key is an element like an action, and runs when it is chosen`() throws {
        var events: [String] = []
        let find = UIKeyCommand(
            title: "Find", image: UIImage(systemName: "magnifyingglass"), input: "f", modifierFlags: .command,
            discoverabilityTitle: "Find in the text", state: .on
        ) { events.append("\($0.title) by \($0.sender as? UIView === button)") }
        let never = UIKeyCommand(title: "Never", input: "n", attributes: .hidden) { _ in }
        let grey = UIKeyCommand(title: "Grey", input: "g", attributes: .disabled) { _ in events.append("ran")
        }
        let presenter = MenuPresenter.present(UIMenu(children: [find, never, grey]), from: button)
        #expect(titles == ["Find", "Grey"])
        #expect(items.first?.accessibilityLabel == "Find in the text")
        #expect(items.first?.accessibilityIsChecked == true)
        #expect(items.first?.item.image === find.image)
        try choose("Grey")
        #expect(presenter?.isPresented == true)
        try choose("Find")
        #expect(events == ["Find by true"])
        #expect(find.sender == nil)
        #expect(presenter?.isPresented == false)
    }

    @Test func `if one of several commands may be on, the chosen one is on`() throws {
        let name = UIKeyCommand(title: "Name", input: "1", state: .on) { _ in }
        let date = UIKeyCommand(title: "Date", input: "2") { _ in }
        let menu = UIMenu(options: .singleSelection, children: [name, date])
        MenuPresenter.present(menu, from: button)
        try choose("Date")
        #expect([name.state, date.state] == [.off, .on])
        #expect(menu.selectedElements == [date])
    }

    @Test func `if one of several actions in submenus may be on, the chosen one is on`() throws {
        let name = UIAction(title: "Name", state: .on) { _ in }
        let date = UIAction(title: "Date") { _ in }
        let newest = UIAction(title: "Newest") { _ in }
        let more = UIMenu(title: "More", children: [date, newest])
        let sorting = UIMenu(options: [.displayInline, .singleSelection], children: [name, more])
        MenuPresenter.present(UIMenu(children: [sorting]), from: button)
        try choose("More")
        try choose("Date")
        #expect([name.state, date.state, newest.state] == [.off, .on, .off])
    }

    @Test func `in a submenu, only the first of several elements that are on counts as on`() throws {
        let actions = ["Name", "Date"].map { UIAction(title: $0, state: .on) { _ in } }
        let more = UIMenu(title: "More", children: [actions[1]])
        MenuPresenter.present(UIMenu(options: .singleSelection, children: [actions[0], more]), from: button)
        try choose("More")
        #expect(items.map(\.item.state) == [.off, .off])
        try choose("Date")
        #expect(actions.map(\.state) == [.off, .on])
    }

    @Test func `an action that cannot be used does nothing`() throws {
        let menu = UIMenu(children: [
            UIAction(title: "Copy", attributes: .disabled) { _ in Issue.record("It ran.") }
        ])
        let presenter = MenuPresenter.present(menu, from: button)
        try choose("Copy")
        #expect(presenter?.isPresented == true)
    }

    @Test func `a menu stays open if the action wants that, and displays the changes`() throws {
        let menu = UIMenu(children: [
            UIAction(title: "Bold", attributes: .keepsMenuPresented) {
                $0.state = $0.state == .on ? .off : .on
            }
        ])
        let presenter = MenuPresenter.present(menu, from: button)
        #expect(items.first?.accessibilityIsChecked == nil)
        try choose("Bold")
        #expect(presenter?.isPresented == true)
        #expect(items.first?.accessibilityIsChecked == true)
    }

    @Test func `a menu within a menu takes its place until its head is chosen`() throws {
        let menu = UIMenu(children: [
            UIAction(title: "Copy") { _ in },
            UIMenu(title: "Sort by", children: [UIAction(title: "Name") { _ in }]),
        ])
        MenuPresenter.present(menu, from: button)
        #expect(items.map(\.accessibilityIsExpanded) == [nil, false])
        try choose("Sort by")
        #expect(titles == ["Sort by", "Name"])
        #expect(items.first?.accessibilityIsExpanded == true)
        try choose("Sort by")
        #expect(titles == ["Copy", "Sort by"])
    }

    @Test func `Escape leaves the inner menu, and then the outer one`() throws {
        let menu = UIMenu(children: [UIMenu(title: "Sort by", children: [UIAction(title: "Name") { _ in }])])
        let presenter = MenuPresenter.present(menu, from: button)
        try choose("Sort by")
        #expect(window.performEscape())
        #expect(titles == ["Sort by"] && presenter?.isPresented == true)
        #expect(window.performEscape())
        #expect(presenter?.isPresented == false)
    }

    @Test func `the chosen element of a menu that selects one is on`() throws {
        let actions = ["Name", "Date"].map { UIAction(title: $0, state: .on) { _ in } }
        let inline = UIMenu(options: .displayInline, children: [actions[1]])
        let menu = UIMenu(options: .singleSelection, children: [actions[0], inline])
        MenuPresenter.present(menu, from: button)
        #expect(items.map(\.accessibilityIsChecked) == [true, false])
        try choose("Date")
        #expect(actions.map(\.state) == [.off, .on])
    }

    @Test func `elements that come later take the place of the spinner`() {
        var answer: (@MainActor ([UIMenuElement]) -> Void)?
        MenuPresenter.present(UIMenu(children: [UIDeferredMenuElement { answer = $0 }]), from: button)
        #expect(titles == [])
        answer?([UIAction(title: "Later") { _ in }])
        #expect(titles == ["Later"])
    }

    @Test func `opening another menu closes the first`() {
        let first = MenuPresenter.present(UIMenu(), from: button)
        let second = MenuPresenter.present(UIMenu(), from: button)
        #expect(first?.isPresented == false && second?.isPresented == true)
        #expect(window.subviews.count { $0 is MenuOverlay } == 1)
    }

    @Test func `no menu opens at a view outside of windows`() {
        #expect(MenuPresenter.present(UIMenu(), from: UIView()) == nil)
    }

    @Test func `a touch around the menu closes it`() throws {
        let presenter = MenuPresenter.present(
            UIMenu(children: [UIAction(title: "Copy") { _ in }]), from: button)
        window.layoutIfNeeded()
        let hit = try #require(window.hitTest(CGPoint(x: 300, y: 700), with: nil) as? UIControl)
        hit.sendActions(for: .touchUpInside)
        #expect(presenter?.isPresented == false)
    }

    @Test func `rows are 44 points high or more, and the box has the width of an iPhone's`() throws {
        MenuPresenter.present(
            UIMenu(children: [UIAction(title: "Copy") { _ in }, UIAction(title: "Cut") { _ in }]),
            from: button)
        #expect(items.map(\.frame.height) == [44, 44])
        let panel = try #require(overlay?.panel)
        #expect(panel.bounds.width == 250)
        #expect(abs(panel.bounds.height - 88 - 1 / window.traitCollection.displayScale) < 0.001)
        #expect(panel.frame.minY == 148)
    }

    @Test func `large text makes rows higher`() {
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        MenuPresenter.present(UIMenu(children: [UIAction(title: "Copy") { _ in }]), from: button)
        #expect((items.first?.frame.height ?? 0) > 70)
    }

    @Test func `from right to left, pictures lie at the left`() throws {
        window.traitOverrides.layoutDirection = .rightToLeft
        let image = UIImage(systemName: "trash")
        MenuPresenter.present(
            UIMenu(children: [UIAction(title: "Delete", image: image) { _ in }]), from: button)
        let view = try #require(items.first)
        view.layoutIfNeeded()
        let picture = try #require(
            view.subviews.compactMap { $0 as? UIImageView }.first { $0.image === image })
        #expect(picture.frame == CGRect(x: 16, y: 10, width: 24, height: 24))
    }
}
