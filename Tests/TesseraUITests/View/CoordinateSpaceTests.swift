import Foundation
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct CoordinateSpaceTests {
        /// A coordinate space of an app: it lies in a view, and its units are twice as long.
        final class Doubled: NSObject, UICoordinateSpace {
            let view: UIView
            init(_ view: UIView) { self.view = view }

            var bounds: CGRect { convert(view.bounds, from: view as any UICoordinateSpace) }
            func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
                view.convert(CGPoint(x: point.x * 2, y: point.y * 2), to: coordinateSpace)
            }
            func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
                let point = view.convert(point, from: coordinateSpace)
                return CGPoint(x: point.x / 2, y: point.y / 2)
            }
            func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
                let corner = convert(rect.origin, to: coordinateSpace)
                return CGRect(x: corner.x, y: corner.y, width: rect.width * 2, height: rect.height * 2)
            }
            func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
                let corner = convert(rect.origin, from: coordinateSpace)
                return CGRect(x: corner.x, y: corner.y, width: rect.width / 2, height: rect.height / 2)
            }
        }

        private func view(_ x: CGFloat, _ y: CGFloat, in window: UIWindow) -> UIView {
            let view = UIView(frame: CGRect(x: x, y: y, width: 50, height: 40))
            window.addSubview(view)
            return view
        }

        @Test func `a scene has the coordinates of the screen`() async throws {
            let display = try await FakeDisplay.attached()
            let scene = try display.scene
            #expect(scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
            let window = try display.show()
            window.frame = CGRect(x: 100, y: 200, width: 200, height: 300)
            let view = view(10, 20, in: window)
            let space = scene.coordinateSpace
            #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 111, y: 222))
            #expect(view.convert(CGPoint(x: 111, y: 222), from: space) == CGPoint(x: 1, y: 2))
            #expect(view.convert(view.bounds, to: space) == CGRect(x: 110, y: 220, width: 50, height: 40))
            #expect(view.convert(CGRect(x: 110, y: 220, width: 50, height: 40), from: space) == view.bounds)
            #expect(space.convert(CGPoint(x: 111, y: 222), to: view) == CGPoint(x: 1, y: 2))
            #expect(space.convert(CGPoint(x: 1, y: 2), from: view) == CGPoint(x: 111, y: 222))
            #expect(space.convert(CGRect(x: 110, y: 220, width: 50, height: 40), to: view) == view.bounds)
            #expect(space.convert(view.bounds, from: view) == CGRect(x: 110, y: 220, width: 50, height: 40))
            let screen = UIScreen.main.coordinateSpace
            #expect(space.convert(CGPoint(x: 3, y: 4), to: screen) == CGPoint(x: 3, y: 4))
            #expect(space.convert(screen.bounds, from: screen) == screen.bounds)
        }

        @Test func `views in different windows have coordinates of one screen`() async throws {
            let display = try await FakeDisplay.attached()
            let (first, second) = (try display.show(), try display.show())
            first.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            second.frame = CGRect(x: 100, y: 200, width: 200, height: 300)
            let one: any UICoordinateSpace = view(10, 20, in: first)
            let other: any UICoordinateSpace = view(5, 6, in: second)
            #expect(one.convert(CGPoint(x: 100, y: 200), to: other) == CGPoint(x: 5, y: 14))
            #expect(one.convert(CGPoint(x: 5, y: 14), from: other) == CGPoint(x: 100, y: 200))
            #expect(
                one.convert(CGRect(x: 100, y: 200, width: 7, height: 8), to: other)
                    == CGRect(x: 5, y: 14, width: 7, height: 8))
        }

        @Test func `views that are on no screen convert within their tree`() {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
            let inner = UIView(frame: CGRect(x: 100, y: 50, width: 20, height: 20))
            root.addSubview(inner)
            inner.transform = CGAffineTransform(scaleX: 2, y: 2)
            let space: any UICoordinateSpace = root
            #expect(inner.convert(CGPoint(x: 10, y: 10), to: space) == CGPoint(x: 110, y: 60))
            #expect(inner.convert(CGPoint(x: 110, y: 60), from: space) == CGPoint(x: 10, y: 10))
            #expect(inner.convert(inner.bounds, to: space) == CGRect(x: 90, y: 40, width: 40, height: 40))
        }

        @Test func `a coordinate space of the app's own converts by itself`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let view = view(10, 20, in: window)
            let space = Doubled(view)
            #expect(space.bounds == CGRect(x: 0, y: 0, width: 25, height: 20))
            #expect(window.convert(CGPoint(x: 30, y: 60), to: space) == CGPoint(x: 10, y: 20))
            #expect(window.convert(CGPoint(x: 10, y: 20), from: space) == CGPoint(x: 30, y: 60))
            #expect(window.convert(space.bounds, from: space) == CGRect(x: 10, y: 20, width: 50, height: 40))
            #expect(try display.scene.coordinateSpace.convert(view.frame, to: space) == space.bounds)
        }
    }
}
