import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct PointerInteractionTests {
        /// A delegate that splits a view into a left and a right half, each with a region of its own.
        final class Halves: NSObject, UIPointerInteractionDelegate {
            var log: [String] = []
            var style: UIPointerStyle?

            func pointerInteraction(
                _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
                defaultRegion: UIPointerRegion
            ) -> UIPointerRegion? {
                guard request.location.y < 80 else { return nil }
                let isLeft = request.location.x < 50
                return UIPointerRegion(
                    rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 100),
                    identifier: isLeft ? "left" : "right")
            }
            func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
                -> UIPointerStyle?
            { style }
            func pointerInteraction(
                _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
                animator: any UIPointerInteractionAnimating
            ) { log.append("enter \(region.identifier as? String ?? "none")") }
            func pointerInteraction(
                _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
                animator: any UIPointerInteractionAnimating
            ) { log.append("exit \(region.identifier as? String ?? "none")") }
        }

        func putOnScreen(_ interaction: UIPointerInteraction) async throws -> (FakeDisplay, UIView) {
            let display = try await FakeDisplay.attached()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            view.addInteraction(interaction)
            try display.show().addSubview(view)
            await display.settle()
            return (display, view)
        }

        func hover(_ display: FakeDisplay, _ x: Double, _ y: Double, isOver: Bool = true) async {
            display.send(.hover(.init(x: x, y: y, time: 0, isOver: isOver)))
            await display.settle()
        }

        func look(_ display: FakeDisplay, _ view: UIView) -> JSON? {
            display.elements[view.node.id]?.properties["po"]
        }

        @Test func `the pointer goes from region to region`() async throws {
            let halves = Halves()
            let (display, view) = try await putOnScreen(UIPointerInteraction(delegate: halves))
            #expect(view.gestureWishes == .hover)
            for (x, y) in [(10.0, 10.0), (20, 10), (60, 10), (60, 90)] { await hover(display, x, y) }
            #expect(halves.log == ["enter left", "exit left", "enter right", "exit right"])
            await hover(display, 10, 10)
            await hover(display, 0, 0, isOver: false)
            #expect(halves.log.suffix(2) == ["enter left", "exit left"])
        }

        @Test func `a style hides the pointer, gives it a shape, or gives the view an effect`() async throws {
            let halves = Halves()
            let interaction = UIPointerInteraction(delegate: halves)
            let (display, view) = try await putOnScreen(interaction)
            halves.style = .hidden()
            await hover(display, 10, 10)
            #expect(look(display, view) == .object(["h": .bool(true)]))
            halves.style = UIPointerStyle(
                shape: .path(UIBezierPath(rect: CGRect(x: -1, y: -2, width: 2, height: 4))))
            interaction.invalidate()
            await display.settle()
            #expect(look(display, view) == .object(["d": .string("M-1 -2L1 -2L1 2L-1 2Z")]))
            halves.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
            interaction.invalidate()
            await display.settle()
            #expect(look(display, view) == .object(["e": .object(["s": .bool(true), "l": .bool(true)])]))
            interaction.isEnabled = false
            await display.settle()
            #expect(look(display, view) == nil)
            #expect(view.gestureWishes == [])
        }

        @Test func `beside an effect a rectangle is a plate where the app says`() async throws {
            let halves = Halves()
            let (display, view) = try await putOnScreen(UIPointerInteraction(delegate: halves))
            view.frame.origin = CGPoint(x: 20, y: 30)
            let preview = UITargetedPreview(view: view)
            // The shape is in coordinates of the window, where the view begins at (20, 30).
            halves.style = UIPointerStyle(
                effect: .highlight(preview),
                shape: .roundedRect(CGRect(x: 30, y: 20, width: 40, height: 50), radius: 0))
            await hover(display, 30, 40)
            #expect(
                look(display, view)
                    == .object(["d": .string("M10 -10L50 -10L50 40L10 40Z"), "f": .bool(true)]))
        }

        @Test func `without an effect the pointer is in the middle of a rectangle`() async throws {
            let halves = Halves()
            let (display, view) = try await putOnScreen(UIPointerInteraction(delegate: halves))
            halves.style = UIPointerStyle(
                shape: .roundedRect(CGRect(x: 30, y: 20, width: 40, height: 50), radius: 0))
            await hover(display, 10, 10)
            #expect(look(display, view) == .object(["d": .string("M-20 -25L20 -25L20 25L-20 25Z")]))
        }

        @Test func `a highlight has the shape of the visible part of the preview`() async throws {
            let halves = Halves()
            let (display, view) = try await putOnScreen(UIPointerInteraction(delegate: halves))
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(rect: CGRect(x: 5, y: 6, width: 7, height: 8))
            halves.style = UIPointerStyle(
                effect: .highlight(UITargetedPreview(view: view, parameters: parameters)))
            await hover(display, 10, 10)
            #expect(
                look(display, view) == .object(["d": .string("M5 6L12 6L12 14L5 14Z"), "f": .bool(true)]))
        }

        @Test func `without a delegate small content is lifted`() async throws {
            let (display, view) = try await putOnScreen(UIPointerInteraction())
            view.bounds.size = CGSize(width: 60, height: 60)
            await hover(display, 50, 50)
            #expect(look(display, view) == .object(["e": .object(["s": .bool(true), "l": .bool(true)])]))
            await hover(display, 0, 0, isOver: false)
            #expect(look(display, view) == nil)
        }

        @Test func `a hover style has an effect while the pointer is over the view`() async throws {
            let (display, view) = try await putOnScreen(UIPointerInteraction(delegate: nil))
            view.interactions = []
            let style = UIHoverStyle(effect: .highlight, shape: .capsule.inset(by: 10))
            view.hoverStyle = style
            style.isEnabled = false
            #expect(view.hoverStyle?.isEnabled == true, "the view has a copy")
            await display.settle()
            await hover(display, 50, 50)
            let look = try #require(PointerLooks.content(of: view))
            // The overlay is a plate in the shape.
            #expect(look.path != nil && look.isFixed == true)
            await hover(display, 300, 300)
            #expect(PointerLooks.content(of: view) == nil)
            view.hoverStyle = UIHoverStyle(effect: .lift)
            await hover(display, 50, 50)
            #expect(
                PointerLooks.content(of: view)?.effect
                    == UIPointerEffect.lift(UITargetedPreview(view: view)).content)
            view.hoverStyle = nil
            #expect(view.interactions.isEmpty && PointerLooks.content(of: view) == nil)
        }

        @Test func `shapes adapt to the view`() {
            let context = UIShape.ResolutionContext(
                bounds: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 0)
            func rect(_ shape: UIShape) -> CGRect { shape.resolvedShape(in: context).boundingRect }
            #expect(rect(.rect) == CGRect(x: 0, y: 0, width: 40, height: 20))
            #expect(rect(.circle) == CGRect(x: 10, y: 0, width: 20, height: 20))
            #expect(rect(.rect(cornerRadius: 4).inset(by: 2)) == CGRect(x: 2, y: 2, width: 36, height: 16))
            #expect(rect(.fixedRect(CGRect(x: 1, y: 2, width: 3, height: 4))).origin == CGPoint(x: 1, y: 2))
            // The context is 20 points high, so that edges of 15 points leave a line, and those of 25 points nothing.
            #expect(rect(.rect.inset(by: 15)).size == CGSize(width: 10, height: 0))
            #expect(rect(.capsule.inset(by: 25)).size == .zero)
            let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 5, height: 5))
            #expect(rect(.path(path).inset(by: 2)) == path.bounds)
            // A corner that is not round belongs to the shape, and a round one does not.
            let half = UIShape.rect(cornerRadius: 8, cornerCurve: .circular, maskedCorners: [.topLeft])
            let shape = half.resolvedShape(in: context).path
            #expect(!shape.contains(CGPoint(x: 1, y: 1)) && shape.contains(CGPoint(x: 39, y: 19)))
            // A continuous curve begins before a circular one, and cuts off less of the corner.
            let (circular, continuous) = (
                UIShape.rect(cornerRadius: 7, cornerCurve: .circular), UIShape.rect(cornerRadius: 7)
            )
            #expect(rect(circular) == rect(continuous))
            struct Half: UIShapeProvider {
                func resolvedShape(in context: UIShape.ResolutionContext) -> UIShape.Resolved {
                    UIShape.fixedRect(
                        CGRect(x: 0, y: 0, width: context.contentShape.boundingRect.width / 2, height: 1)
                    ).resolvedShape(in: context)
                }
            }
            #expect(rect(UIShape(Half())).width == 20)
        }
    }
}
