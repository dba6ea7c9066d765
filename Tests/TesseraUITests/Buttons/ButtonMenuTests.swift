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

    @Test func `a menu that is not the primary action opens as a context menu, beside the button`() throws {
        #expect(button.contextMenuInteraction == nil)
        var sender: Any?
        button.menu = UIMenu(children: [UIAction(title: "Copy") { sender = $0.sender }])
        let interaction = try #require(button.contextMenuInteraction as? ControlMenuInteraction)
        #expect(interaction.wishes == .contextMenu)
        #expect(interaction.open(at: CGPoint(x: 70, y: 122), hasPreview: true, anchor: .zero, finger: nil))
        #expect(interaction.menuAppearance == .compact && button.isHeld)
        window.layoutIfNeeded()
        #expect(overlay?.panel.frame.minX == 20 && overlay?.panel.frame.minY == 148)
        try choose("Copy")
        #expect(sender as? UIView === button)
        button.showsMenuAsPrimaryAction = true
        #expect(interaction.wishes == [])
        button.menu = nil
        #expect(button.contextMenuInteraction == nil && !button.isContextMenuInteractionEnabled)
    }

    @Test func `a button says where its menu is attached`() throws {
        final class Button: UIButton {
            override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
                CGPoint(x: 10, y: 300)
            }
        }
        let button = Button(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        button.menu = UIMenu(children: actions("Copy"))
        button.showsMenuAsPrimaryAction = true
        window.addSubview(button)
        button.performPrimaryAction()
        window.layoutIfNeeded()
        #expect(overlay?.panel.frame.minX == 30 && overlay?.panel.frame.minY == 405)
    }

    @Test func `a control of the app's own opens a menu`() throws {
        final class Control: UIControl {
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }])
                })
            }
        }
        let control = Control(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
        control.showsMenuAsPrimaryAction = true
        window.addSubview(control)
        control.performPrimaryAction()
        #expect(overlay == nil)
        control.isContextMenuInteractionEnabled = true
        #expect(control.accessibilityActivate() && overlay != nil)
        try choose("Copy")
    }
}
