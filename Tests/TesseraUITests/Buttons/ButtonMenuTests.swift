import Foundation
import Testing

@testable import TesseraUI

@MainActor struct ButtonMenuTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let button = UIButton(configuration: .plain())

    init() {
        window.isHidden = false
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        window.addSubview(button)
    }

    private var overlay: MenuOverlay? { window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first }

    private func choose(_ title: String) throws {
        func items(_ view: UIView) -> [MenuItemView] {
            (view as? MenuItemView).map { [$0] } ?? view.subviews.flatMap(items)
        }
        window.layoutIfNeeded()
        let found = overlay.map(items) ?? []
        _ = try #require(found.first { $0.item.element.title == title }).accessibilityActivate()
    }

    private func actions(_ titles: String...) -> [UIAction] { titles.map { UIAction(title: $0) { _ in } } }

    @Test func `a menu that is the primary action takes the place of the actions`() throws {
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("tapped") }, for: .primaryActionTriggered)
        button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
        button.menu = UIMenu(children: [
            UIAction(title: "Copy") { events.append("copied by \($0.sender as? UIView === button)") }
        ])
        #expect(button.accessibilityActivate() && overlay == nil)
        button.showsMenuAsPrimaryAction = true
        #expect(button.accessibilityOpensMenu && button.accessibilityIsExpanded == false)
        #expect(button.accessibilityActivate() && overlay != nil)
        #expect(button.isHeld && button.accessibilityIsExpanded == true)
        try choose("Copy")
        #expect(events == ["tapped", "menu", "copied by true"])
        #expect(!button.isHeld)
    }

    @Test func `a menu may be changed right before it opens`() throws {
        button.menu = UIMenu(children: [UIAction(title: "Old") { _ in Issue.record("It is the old menu.") }])
        button.showsMenuAsPrimaryAction = true
        var isNew = false
        button.addAction(
            UIAction { [button] _ in
                button.menu = UIMenu(children: [UIAction(title: "New") { _ in isNew = true }])
            }, for: .menuActionTriggered)
        button.performPrimaryAction()
        try choose("New")
        #expect(isNew)
    }

    @Test func `a disabled button opens no menu`() {
        button.menu = UIMenu(children: actions("Copy"))
        button.showsMenuAsPrimaryAction = true
        button.isEnabled = false
        button.performPrimaryAction()
        #expect(!button.accessibilityActivate() && overlay == nil)
    }

    @Test func `a pop-up button has the title of its choice, which is the first one at the start`() throws {
        let actions = actions("Small", "Large")
        button.changesSelectionAsPrimaryAction = true
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: actions)
        window.layoutIfNeeded()
        #expect(actions.map(\.state) == [.on, .off])
        #expect(button.titleLabel?.text == "Small" && button.parts.indicator != nil)
        button.performPrimaryAction()
        try choose("Large")
        window.layoutIfNeeded()
        #expect(actions.map(\.state) == [.off, .on])
        #expect(button.titleLabel?.text == "Large" && button.currentTitle == "Large")
        #expect(button.accessibilityLabel == "Large")
        button.configuration?.indicator = UIButton.Configuration.Indicator.none
        window.layoutIfNeeded()
        #expect(button.parts.indicator == nil)
    }

    @Test func `a button without a menu turns its selection around before its actions run`() {
        button.changesSelectionAsPrimaryAction = true
        var selections: [Bool] = []
        button.addAction(
            UIAction { [button] _ in selections.append(button.isSelected) }, for: .primaryActionTriggered)
        #expect(button.accessibilityIsChecked == false)
        _ = button.accessibilityActivate()
        #expect(button.accessibilityIsChecked == true)
        button.performPrimaryAction()
        #expect(selections == [true, false])
    }

    @Test func `a menu that is not the primary action opens by a long press`() {
        button.menu = UIMenu(children: actions("Copy"))
        #expect(button.gestureRecognizers?.contains { $0 is UILongPressGestureRecognizer } == true)
        button.showsMenuAsPrimaryAction = true
        #expect(button.gestureRecognizers?.isEmpty ?? true)
    }
}
