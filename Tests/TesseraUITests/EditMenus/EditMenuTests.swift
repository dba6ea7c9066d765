import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct EditMenuTests {
        /// A view whose selection can be copied.
        private final class Canvas: UIView {
            var copies = 0
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action == "copy:" || super.canPerformAction(action, withSender: sender)
            }
            override func copy(_ sender: Any?) { copies += 1 }
        }

        private final class Provider: NSObject, UIEditMenuInteractionDelegate {
            var calls: [String] = []
            var titles: [String]? = ["Rotate"]
            var rect = CGRect(x: 20, y: 30, width: 40, height: 10)

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                titles.map { titles in
                    UIMenu(
                        children: suggestedActions
                            + titles.map { title in
                                UIAction(title: title) { _ in self.calls.append(title) }
                            })
                }
            }

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
            ) -> CGRect { rect }

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction,
                willPresentMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) { calls.append("present \(configuration.identifier)") }

            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction,
                willDismissMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) { calls.append("dismiss \(configuration.identifier)") }
        }

        private let provider = Provider()
        private let canvas = Canvas(frame: CGRect(x: 50, y: 100, width: 200, height: 200))

        private func makeInteraction() async throws -> (FakeDisplay, UIEditMenuInteraction) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            try #require(window.rootViewController?.view).addSubview(canvas)
            let interaction = UIEditMenuInteraction(delegate: provider)
            canvas.addInteraction(interaction)
            await display.settle()
            return (display, interaction)
        }

        private var overlay: MenuOverlay? {
            canvas.window?.subviews.lazy.compactMap { $0 as? MenuOverlay }.first {
                $0.presenter?.isPresented == true
            }
        }

        private var items: [MenuItemView] {
            func items(in view: UIView) -> [MenuItemView] {
                (view as? MenuItemView).map { [$0] } ?? view.subviews.flatMap(items)
            }
            return overlay.map(items) ?? []
        }

        @Test
        func `a menu has the commands that the responder can perform, and those that the delegate adds`()
            async throws
        {
            let (display, interaction) = try await makeInteraction()
            interaction.presentEditMenu(with: .init(identifier: "menu", sourcePoint: CGPoint(x: 7, y: 8)))
            await display.settle()
            #expect(items.map(\.accessibilityLabel) == ["Copy", "Rotate"])
            #expect(interaction.location(in: canvas) == CGPoint(x: 7, y: 8))
            #expect(interaction.location(in: nil) == CGPoint(x: 57, y: 108))
            items[1].sendActions(for: .touchUpInside)
            #expect(provider.calls == ["present menu", "dismiss menu", "Rotate"])
            interaction.presentEditMenu(with: .init(identifier: "menu", sourcePoint: .zero))
            items[0].sendActions(for: .touchUpInside)
            #expect(canvas.copies == 1 && overlay == nil)
        }

        @Test func `a menu lies beside the rectangle of the delegate, and moves with it`() async throws {
            let (display, interaction) = try await makeInteraction()
            interaction.presentEditMenu(with: .init(identifier: nil, sourcePoint: .zero))
            await display.settle()
            // The rectangle ends at 140 points of the window, and the menu begins 4 points below it.
            #expect(overlay?.panel.frame.minY == 144)
            provider.rect.origin.y = 80
            interaction.updateVisibleMenuPosition(animated: false)
            #expect(overlay?.panel.frame.minY == 194)
        }

        @Test func `a menu is loaded again, closes without elements, and closes with its interaction`()
            async throws
        {
            let (display, interaction) = try await makeInteraction()
            interaction.presentEditMenu(with: .init(identifier: 1, sourcePoint: .zero))
            provider.titles = ["Rotate", "Flip"]
            interaction.reloadVisibleMenu()
            await display.settle()
            #expect(items.map(\.accessibilityLabel) == ["Copy", "Rotate", "Flip"])
            canvas.removeInteraction(interaction)
            #expect(overlay == nil && provider.calls == ["present 1", "dismiss 1"])
            interaction.presentEditMenu(with: .init(identifier: 2, sourcePoint: .zero))
            #expect(overlay == nil && provider.calls.count == 2)
        }

        @Test func `without a menu of the delegate the suggested actions are displayed`() async throws {
            let (display, interaction) = try await makeInteraction()
            provider.titles = nil
            interaction.presentEditMenu(with: .init(identifier: nil, sourcePoint: .zero))
            await display.settle()
            #expect(items.map(\.accessibilityLabel) == ["Copy"])
        }
    }
}
