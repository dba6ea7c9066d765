import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests a view that has a context menu and can be dragged.
    @Suite @MainActor struct MenuDragTests {
        /// A window with a view to drag from, which has a menu, and a view to drop on.
        @MainActor struct Scene {
            let screen: DragScreen
            let menus = ContextMenuTests.Menus()
            let interaction: UIContextMenuInteraction

            init() async throws {
                screen = try await DragScreen()
                interaction = UIContextMenuInteraction(delegate: menus)
                screen.source.addInteraction(interaction)
                await screen.display.settle()
            }

            var overlay: MenuOverlay? {
                screen.source.window?.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
            }

            /// Rests a finger on the view for half a second, and then sends the display's request for a menu.
            func press() async {
                let display = screen.display
                display.touch(.began, 50, 150)
                display.clock(0.5)
                await display.settle()
                display.send(.contextMenu(.init(view: screen.source.node.id, x: 50, y: 150, touch: 1)))
                await display.settle()
            }
        }

        @Test func `the menu comes first, and the item is dragged as the finger moves away from it`()
            async throws
        {
            try await ManualClock.run { clock in
                let scene = try await Scene()
                let (display, party) = (scene.screen.display, scene.screen.party)
                await scene.press()
                clock.advance(by: 1)
                await display.settle()
                #expect(scene.interaction.menuAppearance == .rich)
                #expect(party.log == [])
                // A small movement of the finger does not begin a drag.
                display.touch(.moved, 50, 159)
                await display.settle()
                #expect(scene.interaction.menuAppearance == .rich)
                #expect(party.log == [])
                display.touch(.moved, 150, 150)
                await display.settle()
                #expect(party.log == ["items", "lift", "begin"])
                #expect(scene.interaction.menuAppearance == .unknown)
                #expect(scene.overlay?.lifted?.superview == nil)
                #expect(scene.screen.platter?.properties["dg"]?["t"]?.int == 1)
                clock.advance(by: 1)
                await display.settle()
                #expect(scene.overlay == nil)
                #expect(scene.menus.log.suffix(2) == ["end", "ended"])
                display.touch(.moved, 250, 150)
                display.touch(.ended, 250, 150)
                await display.settle()
                clock.advance(by: 1)
                await display.settle()
                #expect(party.log.contains("perform"))
                #expect(party.log.last == "transferred")
                #expect(DragCourse.current == nil)
                #expect(GestureArbiter.active.isEmpty)
            }
        }

        @Test func `where no menu opens the item is lifted at once`() async throws {
            try await ManualClock.run { _ in
                let scene = try await Scene()
                scene.menus.configuration = nil
                await scene.press()
                #expect(scene.screen.party.log == ["items", "lift"])
                scene.screen.display.touch(.cancelled, 50, 150)
                await scene.screen.display.settle()
            }
        }

        @Test func `where nobody asks for a menu the item is lifted a moment later`() async throws {
            try await ManualClock.run { _ in
                let scene = try await Scene()
                let display = scene.screen.display
                display.touch(.began, 50, 150)
                display.clock(0.74)
                await display.settle()
                #expect(scene.screen.party.log == [])
                display.clock(0.75)
                await display.settle()
                #expect(scene.screen.party.log == ["items", "lift"])
                display.touch(.cancelled, 50, 150)
                await display.settle()
            }
        }

        @Test func `a menu that comes late takes the place of the lift, and gives way to the drag`()
            async throws
        {
            try await ManualClock.run { clock in
                let scene = try await Scene()
                let (display, party) = (scene.screen.display, scene.screen.party)
                display.touch(.began, 50, 150)
                display.clock(0.8)
                display.send(.contextMenu(.init(view: scene.screen.source.node.id, x: 50, y: 150, touch: 1)))
                await display.settle()
                clock.advance(by: 1)
                #expect(scene.interaction.menuAppearance == .rich)
                #expect(party.log == ["items", "lift", "back"])
                display.touch(.moved, 50, 190)
                await display.settle()
                #expect(party.log == ["items", "lift", "back", "items", "lift", "begin"])
                display.touch(.cancelled, 50, 190)
                await display.settle()
                clock.advance(by: 1)
                #expect(DragCourse.current == nil)
            }
        }

        @Test func `where nothing can be dragged the finger goes on to choose from the menu`() async throws {
            try await ManualClock.run { clock in
                let scene = try await Scene()
                let display = scene.screen.display
                var chosen: [String] = []
                scene.menus.configuration = UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Copy") { chosen.append($0.title) }])
                })
                scene.screen.party.items = []
                await scene.press()
                clock.advance(by: 1)
                let panel = try #require(scene.overlay?.panel.frame)
                display.touch(.moved, panel.minX + 40, panel.minY + 20)
                await display.settle()
                #expect(scene.interaction.menuAppearance == .rich)
                display.touch(.ended, panel.minX + 40, panel.minY + 20)
                await display.settle()
                #expect(chosen == ["Copy"])
                #expect(scene.screen.party.log == ["items"])
            }
        }

        @Test func `an item of a list is dragged from its menu`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let dishes = MenuDishes(["soup", "rice", "tea"], x: 0)
                dishes.view.delegate = dishes
                try display.show().addSubview(dishes.view)
                await display.settle()
                display.touch(.began, 50, 175)
                display.clock(0.5)
                await display.settle()
                display.send(.contextMenu(.init(view: dishes.view.node.id, x: 50, y: 175, touch: 1)))
                await display.settle()
                clock.advance(by: 1)
                #expect(dishes.view.contextMenuInteraction?.menuAppearance == .rich)
                display.touch(.moved, 50, 215)
                await display.settle()
                clock.advance(by: 1)
                await display.settle()
                #expect(dishes.view.contextMenuInteraction?.menuAppearance == .unknown)
                #expect(dishes.log.first == "begin")
                #expect(DragCourse.current?.isDragging == true)
                display.touch(.cancelled, 50, 215)
                await display.settle()
                clock.advance(by: 1)
            }
        }
    }
}

/// A list of dishes whose items have menus.
@MainActor
private final class MenuDishes: Dishes, UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? { DisplayTests.ListContextMenuTests.configuration() }
}
