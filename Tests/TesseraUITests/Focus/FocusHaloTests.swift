import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A view that can become focused, and may state its effect while it lays out its subviews.
private final class Tile: UIView {
    var statesEffect = false
    var layouts = 0

    override var canBecomeFocused: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        if statesEffect { focusEffect = UIFocusHaloEffect(rect: bounds) }
    }
}

/// A view without a focus effect.
private final class Plain: UIView {
    override var canBecomeFocused: Bool { true }
    override var focusEffect: UIFocusEffect? {
        get { nil }
        set {}
    }
}

extension DisplayTests {
    @MainActor struct FocusHaloTests {
        @MainActor private struct Screen {
            let display: FakeDisplay
            let controller = UIViewController()
            let tile = Tile(frame: CGRect(x: 100, y: 100, width: 80, height: 60))

            @MainActor func focus(_ view: UIView?) async {
                display.send(.focusMoved(view: view?.node.id, heading: .next))
                await display.settle()
            }

            var halos: [FocusHalo] {
                func search(_ view: UIView) -> [FocusHalo] {
                    (view as? FocusHalo).map { [$0] } ?? view.subviews.flatMap(search)
                }
                return search(controller.view)
            }
        }

        private func screen() async throws -> Screen {
            let screen = Screen(display: try await FakeDisplay.attached())
            screen.controller.view.addSubview(screen.tile)
            _ = try screen.display.show(screen.controller)
            await screen.display.settle()
            return screen
        }

        @Test func `a ring with a shape lies in the item while it has the focus`() async throws {
            let screen = try await screen()
            screen.tile.focusEffect = UIFocusHaloEffect(
                roundedRect: CGRect(x: 10, y: 10, width: 60, height: 40), cornerRadius: 8, curve: .continuous)
            await screen.focus(screen.tile)
            let halo = try #require(screen.halos.first)
            #expect(halo.superview === screen.tile)
            // The ring is three points wide and lies around the rectangle.
            #expect(halo.frame == CGRect(x: 7, y: 7, width: 66, height: 46))
            #expect(halo.layer.borderWidth == 3 && halo.layer.cornerRadius == 11)
            #expect(halo.layer.cornerCurve == .continuous)
            await screen.focus(nil)
            #expect(screen.halos.isEmpty)
        }

        @Test func `the browser draws no second ring`() async throws {
            let screen = try await screen()
            func hasNoRing(_ view: UIView) -> JSON? {
                screen.display.elements[view.node.id]?.properties["ax"]?["q"]
            }
            screen.tile.focusEffect = UIFocusHaloEffect()
            let plain = Plain(frame: CGRect(x: 0, y: 300, width: 40, height: 40))
            screen.controller.view.addSubview(plain)
            await screen.display.settle()
            // Without a shape, the browser's ring is meant.
            #expect(hasNoRing(screen.tile) == nil)
            #expect(hasNoRing(plain) == .bool(true))
            screen.tile.focusEffect = UIFocusHaloEffect(rect: screen.tile.bounds)
            await screen.display.settle()
            #expect(hasNoRing(screen.tile) == .bool(true))
        }

        @Test func `a ring lies inside where its surroundings would cut it off`() async throws {
            let screen = try await screen()
            let effect = UIFocusHaloEffect(rect: screen.tile.bounds)
            screen.tile.focusEffect = effect
            await screen.focus(screen.tile)
            #expect(screen.halos.map(\.frame) == [CGRect(x: -3, y: -3, width: 86, height: 66)])
            screen.tile.clipsToBounds = true
            await screen.focus(nil)
            await screen.focus(screen.tile)
            #expect(screen.halos.map(\.frame) == [screen.tile.bounds])
            effect.position = .outside
            // The view has a copy of its own.
            #expect((screen.tile.focusEffect as? UIFocusHaloEffect)?.position == .automatic)
            screen.tile.focusEffect = effect
            #expect(screen.halos.map(\.frame) == [CGRect(x: -3, y: -3, width: 86, height: 66)])
        }

        @Test func `a ring lies above a view in another container`() async throws {
            let screen = try await screen()
            let (below, above) = (UIView(), UIView())
            screen.controller.view.addSubview(below)
            screen.controller.view.addSubview(above)
            let effect = UIFocusHaloEffect(path: UIBezierPath(ovalIn: screen.tile.bounds))
            effect.referenceView = below
            screen.tile.focusEffect = effect
            await screen.focus(screen.tile)
            let views = screen.controller.view.subviews
            #expect(views.firstIndex { $0 is FocusHalo } == views.firstIndex(of: below).map { $0 + 1 })
            // The oval measures 80 × 60 points at (100, 100), and the line lies outside.
            #expect(screen.halos.first?.frame == CGRect(x: 97, y: 97, width: 86, height: 66))
            // It goes along with the item, and goes away with it.
            screen.tile.frame.origin.x = 200
            await screen.display.settle()
            #expect(screen.halos.map(\.frame.minX) == [197])
            screen.tile.removeFromSuperview()
            await screen.display.settle()
            #expect(screen.halos.isEmpty)
        }

        @Test func `an effect may be stated in each layout`() async throws {
            let screen = try await screen()
            screen.tile.statesEffect = true
            await screen.focus(screen.tile)
            screen.tile.setNeedsLayout()
            await screen.display.settle()
            screen.tile.bounds.size.width = 120
            await screen.display.settle()
            #expect(screen.halos.map(\.frame.width) == [126])
            #expect(screen.tile.layouts < 10)
        }
    }
}
