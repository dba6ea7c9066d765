import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct ContextMenuTests {
        /// A delegate that has a menu and records its calls.
        final class Menus: NSObject, UIContextMenuInteractionDelegate {
            var configuration: UIContextMenuConfiguration? = UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }, UIAction(title: "Share") { _ in }])
            })
            var log: [String] = []
            var highlight: UITargetedPreview?
            var commit: UIContextMenuInteractionCommitStyle?

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                log.append("configuration \(Int(location.x)) \(Int(location.y))")
                return configuration
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                highlightPreviewForItemWithIdentifier identifier: any NSCopying
            ) -> UITargetedPreview? { highlight }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            ) {
                log.append("commit \(animator.preferredCommitStyle)")
                if let commit { animator.preferredCommitStyle = commit }
                animator.addCompletion { self.log.append("committed") }
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                willDisplayMenuFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                log.append("display")
                animator?.addAnimations { self.log.append("animate") }
                animator?.addCompletion { self.log.append("displayed") }
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                log.append("end")
                animator?.addCompletion { self.log.append("ended") }
            }
        }

        struct Scene {
            let display: FakeDisplay
            let window: UIWindow
            let view: UIView
            let interaction: UIContextMenuInteraction
            let menus: Menus

            @MainActor var overlay: MenuOverlay? {
                window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
            }

            @MainActor var titles: [String] { items.map(\.item.element.title) }

            @MainActor var items: [MenuItemView] {
                func find(_ view: UIView) -> [MenuItemView] {
                    (view as? MenuItemView).map { [$0] } ?? view.subviews.flatMap(find)
                }
                return overlay.map(find) ?? []
            }

            /// Sends the event by which a display asks for a menu: with a touch for a finger that rests, with a place
            /// for a click, and with neither for the keyboard.
            @MainActor func ask(x: Double? = nil, y: Double? = nil, touch: Int? = nil) async {
                display.send(.contextMenu(.init(view: view.node.id, x: x, y: y, touch: touch)))
                await display.settle()
            }

            @MainActor func press() async {
                display.touch(.began, 150, 220)
                await ask(x: 150, y: 220, touch: 1)
            }
        }

        /// Displays a view of 100 × 100 points at (100, 200) with a context menu interaction.
        func putOnScreen() async throws -> Scene {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
            let menus = Menus()
            let interaction = UIContextMenuInteraction(delegate: menus)
            view.addInteraction(interaction)
            window.addSubview(view)
            await display.settle()
            return Scene(display: display, window: window, view: view, interaction: interaction, menus: menus)
        }

        @Test func `a click goes with the view that the user has seen, and the menu opens at the pointer`()
            async throws
        {
            try await ManualClock.run { _ in
                let scene = try await putOnScreen()
                let target = scene.display.target(scene.view, at: (50, 20))
                scene.view.frame.origin.y += 100
                await turn()
                scene.display.send(
                    .contextMenu(.init(view: scene.view.node.id, x: 150, y: 220, target: target)))
                await scene.display.settle()
                #expect(scene.menus.log.first == "configuration 50 20")
                #expect(scene.overlay?.panel.frame.origin == CGPoint(x: 132, y: 225))
            }
        }

        @Test func `a click on a view that is covered by now asks the cover`() async throws {
            try await ManualClock.run { _ in
                let scene = try await putOnScreen()
                let target = scene.display.target(scene.view, at: (50, 20))
                let cover = UIView(frame: scene.view.frame)
                let menus = Menus()
                cover.addInteraction(UIContextMenuInteraction(delegate: menus))
                scene.window.addSubview(cover)
                await turn()
                scene.display.send(
                    .contextMenu(.init(view: scene.view.node.id, x: 150, y: 220, target: target)))
                await scene.display.settle()
                #expect(scene.menus.log == [])
                #expect(menus.log.first == "configuration 50 20")
            }
        }

        @Test func `a click may claim to have seen any number of patches`() async throws {
            try await ManualClock.run { _ in
                let scene = try await putOnScreen()
                var target = scene.display.target(scene.view, at: (50, 20))
                target.patches = .max
                scene.display.send(
                    .contextMenu(.init(view: scene.view.node.id, x: 150, y: 220, target: target)))
                await scene.display.settle()
                #expect(scene.menus.log.first == "configuration 50 20")
            }
        }

        @Test func `a click opens the menu where it is, without a preview`() async throws {
            try await ManualClock.run { clock in
                let scene = try await putOnScreen()
                #expect(scene.interaction.menuAppearance == .unknown)
                await scene.ask(x: 150, y: 220)
                #expect(scene.titles == ["Copy", "Share"])
                #expect(scene.overlay?.lifted == nil)
                #expect(scene.interaction.menuAppearance == .compact)
                #expect(scene.interaction.location(in: scene.view) == CGPoint(x: 50, y: 20))
                #expect(scene.overlay?.panel.frame.origin == CGPoint(x: 132, y: 225))
                clock.advance(by: 1)
                #expect(scene.menus.log == ["configuration 50 20", "display", "animate", "displayed"])
            }
        }

        @Test func `a menu that the keyboard opens lies beside the view`() async throws {
            try await ManualClock.run { clock in
                let scene = try await putOnScreen()
                await scene.ask()
                clock.advance(by: 1)
                #expect(scene.overlay?.panel.frame.origin == CGPoint(x: 100, y: 304))
                #expect(scene.menus.log.first == "configuration 50 50")
            }
        }

        @Test func `a finger that stays lifts a picture of the view, above the menu`() async throws {
            try await ManualClock.run { clock in
                let scene = try await putOnScreen()
                await scene.press()
                clock.advance(by: 1)
                await scene.display.settle()
                #expect(scene.interaction.menuAppearance == .rich)
                let lifted = try #require(scene.overlay?.lifted)
                #expect(lifted.frame == scene.view.frame)
                #expect(scene.overlay?.panel.frame.origin == CGPoint(x: 100, y: 312))
                let pictures = scene.display.elements.values.compactMap { $0.properties["pc"] }
                #expect(pictures == [.object(["v": .number(Double(scene.view.node.id)), "h": .bool(true)])])
                #expect(scene.display.messages.contains(.claim(touch: 1)))
            }
        }

        @Test func `the finger that has opened the menu is taken from the view, and chooses by coming up`()
            async throws
        {
            try await ManualClock.run { clock in
                let scene = try await putOnScreen()
                var chosen: [String] = []
                scene.menus.configuration = UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [
                        UIAction(title: "Copy") {
                            chosen.append("\($0.title) \($0.sender as? NSObject == scene.interaction)")
                        }
                    ])
                })
                let tap = UITapGestureRecognizer()
                tap.addAction(UIAction { _ in chosen.append("tap") })
                scene.view.addGestureRecognizer(tap)
                await scene.press()
                clock.advance(by: 1)
                let item = try #require(scene.items.first)
                let place = item.convert(CGPoint(x: 20, y: 20), to: nil)
                scene.display.touch(.moved, place.x, place.y)
                await scene.display.settle()
                #expect(item.isHighlighted)
                scene.display.touch(.ended, place.x, place.y)
                await scene.display.settle()
                #expect(chosen == ["Copy true"])
                #expect(scene.interaction.menuAppearance == .unknown)
            }
        }

        @Test func `a finger that comes up where it was leaves the menu open`() async throws {
            try await ManualClock.run { clock in
                let scene = try await putOnScreen()
                await scene.press()
                scene.display.touch(.ended, 150, 220)
                await scene.display.settle()
                clock.advance(by: 1)
                #expect(scene.interaction.menuAppearance == .rich)
                #expect(GestureArbiter.active.isEmpty)
            }
        }

        @Test func `a finger that was up before the app was notified opens nothing`() async throws {
            let scene = try await putOnScreen()
            await scene.ask(x: 150, y: 220, touch: 7)
            #expect(scene.menus.log == [])
        }

        @Test func `the Escape key and a touch outside close the menu`() async throws {
            try await ManualClock.run { clock in
                let scene = try await putOnScreen()
                await scene.ask(x: 150, y: 220)
                clock.advance(by: 1)
                scene.display.send(.escape)
                await scene.display.settle()
                #expect(scene.interaction.menuAppearance == .unknown)
                clock.advance(by: 1)
                #expect(scene.overlay == nil)
                #expect(scene.menus.log.suffix(2) == ["end", "ended"])
                await scene.ask(x: 150, y: 220)
                clock.advance(by: 1)
                scene.display.tap(20, 700)
                await scene.display.settle()
                clock.advance(by: 1)
                #expect(scene.overlay == nil)
            }
        }

        @Test func `without a menu nothing opens, and the view around is asked`() async throws {
            let scene = try await putOnScreen()
            scene.menus.configuration = nil
            let (outer, inner) = (Menus(), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
            let outerView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            outerView.addInteraction(UIContextMenuInteraction(delegate: outer))
            scene.window.addSubview(outerView)
            outerView.addSubview(scene.view)
            scene.view.addSubview(inner)
            await scene.display.settle()
            await scene.ask(x: 150, y: 220)
            #expect(scene.menus.log == ["configuration 50 20"])
            #expect(outer.log.first == "configuration 150 220")
            #expect(scene.titles == ["Copy", "Share"])
            // The view without a menu is no longer lifted before the app has answered.
            #expect(scene.view.gestureWishes == .contextMenu)
            #expect(outerView.gestureWishes == [.contextMenu, .lift])
        }

        @Test func `a preview of a controller is as large as that prefers, and a tap commits it`()
            async throws
        {
            try await ManualClock.run { clock in
                let scene = try await putOnScreen()
                let preview = UIViewController()
                preview.preferredContentSize = CGSize(width: 300, height: 200)
                scene.menus.configuration = UIContextMenuConfiguration(
                    identifier: "preview" as NSString, previewProvider: { preview },
                    actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
                await scene.press()
                scene.display.touch(.ended, 150, 220)
                clock.advance(by: 1)
                let lifted = try #require(scene.overlay?.lifted)
                #expect(lifted.frame.size == CGSize(width: 300, height: 200))
                #expect(preview.view.isDescendant(of: lifted))
                #expect(lifted.alpha == 1)
                lifted.sendActions(for: .touchUpInside)
                clock.advance(by: 1)
                #expect(scene.menus.log.contains("commit pop"))
                #expect(scene.menus.log.suffix(3) == ["end", "committed", "ended"])
                #expect(scene.overlay == nil)
            }
        }

        @Test func `the preview of a delegate determines what is lifted, and its shape`() async throws {
            try await ManualClock.run { clock in
                let scene = try await putOnScreen()
                let badge = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
                scene.view.addSubview(badge)
                let parameters = UIPreviewParameters()
                parameters.visiblePath = UIBezierPath(ovalIn: badge.bounds)
                scene.menus.highlight = UITargetedPreview(view: badge, parameters: parameters)
                await scene.press()
                clock.advance(by: 1)
                await scene.display.settle()
                #expect(scene.overlay?.lifted?.frame == CGRect(x: 120, y: 220, width: 40, height: 40))
                let paths = scene.display.elements.values.compactMap { $0.properties["mk"]?["d"]?.string }
                #expect(paths.first?.hasPrefix("M40 20C40 31.05 31.05 40 20 40") == true)
            }
        }

        @Test func `a preview of a controller does not take the shape of what is lifted`() async throws {
            try await ManualClock.run { clock in
                let scene = try await putOnScreen()
                let preview = UIViewController()
                preview.preferredContentSize = CGSize(width: 300, height: 200)
                let parameters = UIPreviewParameters()
                parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
                scene.menus.highlight = UITargetedPreview(view: scene.view, parameters: parameters)
                scene.menus.configuration = UIContextMenuConfiguration(
                    previewProvider: { preview },
                    actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
                await scene.press()
                clock.advance(by: 1)
                await scene.display.settle()
                #expect(scene.overlay?.lifted?.frame.size == CGSize(width: 300, height: 200))
                #expect(scene.display.elements.values.allSatisfy { $0.properties["mk"] == nil })
            }
        }

        @Test func `a menu can be exchanged and closed while it is open`() async throws {
            try await ManualClock.run { clock in
                let scene = try await putOnScreen()
                await scene.ask(x: 150, y: 220)
                scene.interaction.updateVisibleMenu { menu in
                    menu.replacingChildren([UIAction(title: "Paste") { _ in }])
                }
                #expect(scene.titles == ["Paste"])
                scene.interaction.dismissMenu()
                clock.advance(by: 1)
                #expect(scene.overlay == nil)
                #expect(scene.interaction.menuAppearance == .unknown)
            }
        }

        @Test func `an interaction belongs to a view, and the display knows that it can ask for a menu`()
            async throws
        {
            let scene = try await putOnScreen()
            #expect(scene.interaction.view === scene.view)
            #expect(scene.display.elements[scene.view.node.id]?.properties["gw"] == .number(24))
            scene.view.removeInteraction(scene.interaction)
            await scene.display.settle()
            #expect(scene.interaction.view == nil)
            #expect(scene.display.elements[scene.view.node.id]?.properties["gw"] == nil)
            #expect(scene.view.interactions.isEmpty)
        }

        @Test func `a display does not lift a scroll view before its delegate has a menu for the place`() {
            let menus = Menus()
            let interaction = UIContextMenuInteraction(delegate: menus)
            #expect(interaction.wishes == [.contextMenu, .lift])
            let scroll = UIScrollView()
            scroll.addInteraction(interaction)
            #expect(interaction.wishes == .contextMenu)
        }

        /// A control that has a menu, and previews if a test sets `badge` and `home`.
        final class MenuControl: UIControl {
            var badge: UIView?
            var home: UIView?

            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }])
                })
            }
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview? { badge.map { UITargetedPreview(view: $0) } }
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview? { home.map { UITargetedPreview(view: $0) } }
        }

        /// Displays a control of 100 × 100 points at (100, 200), with a finger on it.
        func showControl() async throws -> (FakeDisplay, UIWindow, MenuControl) {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let control = MenuControl(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
            control.isContextMenuInteractionEnabled = true
            window.addSubview(control)
            await display.settle()
            display.touch(.began, 150, 220)
            return (display, window, control)
        }

        @Test func `a finger lifts the preview that a control has, which goes to where the control says`()
            async throws
        {
            try await ManualClock.run { clock in
                let (display, window, control) = try await showControl()
                let badge = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
                let home = UIView(frame: CGRect(x: 60, y: 60, width: 20, height: 20))
                for view in [badge, home] { control.addSubview(view) }
                (control.badge, control.home) = (badge, home)
                display.send(.contextMenu(.init(view: control.node.id, x: 150, y: 220, touch: 1)))
                await display.settle()
                clock.advance(by: 1)
                let overlay = try #require(window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first)
                let lifted = try #require(overlay.lifted)
                #expect(lifted.frame == CGRect(x: 110, y: 210, width: 40, height: 40))
                #expect(control.contextMenuInteraction?.menuAppearance == .rich)
                control.contextMenuInteraction?.dismissMenu()
                #expect(lifted.home == CGRect(x: 160, y: 260, width: 20, height: 20))
                clock.advance(by: 1)
            }
        }

        @Test func `a finger lifts nothing of a control without a preview`() async throws {
            try await ManualClock.run { clock in
                let (display, window, control) = try await showControl()
                display.send(.contextMenu(.init(view: control.node.id, x: 150, y: 220, touch: 1)))
                await display.settle()
                clock.advance(by: 1)
                let overlay = try #require(window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first)
                #expect(overlay.lifted == nil)
                #expect(overlay.panel.frame.origin == CGPoint(x: 100, y: 304))
                #expect(control.contextMenuInteraction?.menuAppearance == .compact)
            }
        }

        @Test func `several items are counted on the preview`() async throws {
            try await ManualClock.run { clock in
                let scene = try await putOnScreen()
                scene.menus.configuration?.secondaryItemIdentifiers = ["a", "b"]
                await scene.press()
                clock.advance(by: 1)
                let labels = scene.overlay?.lifted?.subviews.compactMap { ($0 as? UILabel)?.text }
                #expect(labels == ["3"])
            }
        }
    }
}
