import Foundation
import Testing

@testable import TesseraUI

/// These tests look whether menus are released after they have closed.
@MainActor struct MenuLifetimeTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        window.rootViewController = UIViewController()
        window.isHidden = false
    }

    private var overlay: MenuOverlay? { window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first }

    /// Opens a menu, closes it, and waits until its overlay and its presenter are gone.
    private func expectRelease(open: () -> Void) async {
        weak var overlay: MenuOverlay?
        weak var presenter: MenuPresenter?
        open()
        overlay = self.overlay
        presenter = overlay?.presenter
        #expect(overlay != nil && presenter != nil)
        presenter?.dismiss(animated: true)
        await wait(until: { overlay == nil && presenter == nil })
    }

    @Test func `the menu of a button is released`() async {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 80, height: 44)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = true
        window.addSubview(button)
        await expectRelease { _ = button.accessibilityActivate() }
    }

    @Test func `the menu of a bar button item is released`() async {
        let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [UIAction(title: "Copy") { _ in }]))
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 44))
        window.addSubview(view)
        await expectRelease { item.perform(from: view) }
    }

    /// A delegate with a menu of one action.
    private final class Menus: NSObject, UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            })
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? { UIMenu(children: [UIAction(title: "Copy") { _ in }]) }
    }

    @Test func `a context menu is released`() async {
        let menus = Menus()
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        let interaction = UIContextMenuInteraction(delegate: menus)
        view.addInteraction(interaction)
        window.addSubview(view)
        await expectRelease {
            _ = interaction.open(
                at: CGPoint(x: 50, y: 20), hasPreview: true, anchor: view.bounds, finger: nil)
        }
    }

    @Test func `an edit menu is released`() async {
        let menus = Menus()
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        let interaction = UIEditMenuInteraction(delegate: menus)
        view.addInteraction(interaction)
        window.addSubview(view)
        await expectRelease {
            interaction.presentEditMenu(
                with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 10, y: 10)))
        }
    }
}
