import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A delegate whose scroll view zooms one view. It records the calls about zooming.
@MainActor
private final class Zoomer: NSObject, UIScrollViewDelegate {
    let view: UIView?
    var calls: [String] = []
    /// Called at each change of the scale.
    var didZoom: () -> Void = {}
    /// Called at the end of each change.
    var didEnd: (UIScrollView) -> Void = { _ in }

    init(_ view: UIView?) { self.view = view }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        calls.append("willBegin \(view === self.view)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        calls.append("didZoom \(scrollView.zoomScale)")
        didZoom()
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        calls.append("didEnd \(view === self.view) \(scale)")
        didEnd(scrollView)
    }
}

/// A scroll view of 100 × 200 points whose content, of 400 × 400 points, is a view that can be zoomed.
@MainActor
private struct Gallery {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let zoomer: Zoomer

    init(from minimum: CGFloat = 0.5, to maximum: CGFloat = 4) {
        zoomer = Zoomer(photo)
        scrollView.addSubview(photo)
        scrollView.contentSize = photo.bounds.size
        scrollView.delegate = zoomer
        scrollView.minimumZoomScale = minimum
        scrollView.maximumZoomScale = maximum
    }
}

@MainActor struct ZoomTests {
    @Test func `a scale enlarges the view and the content around the middle of what is visible`() {
        let gallery = Gallery()
        gallery.scrollView.contentOffset = CGPoint(x: 50, y: 100)
        gallery.scrollView.zoomScale = 2
        // The point (100, 200) of the photo was in the middle, and now lies at (200, 400) of the content.
        #expect(gallery.photo.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
        #expect(gallery.photo.bounds.size == CGSize(width: 400, height: 400))
        #expect(gallery.scrollView.contentSize == CGSize(width: 800, height: 800))
        #expect(gallery.scrollView.contentOffset == CGPoint(x: 150, y: 300))
        #expect(gallery.zoomer.calls == ["didZoom 2.0"])
    }

    @Test func `content that gets smaller stays within its edges`() {
        let gallery = Gallery()
        gallery.scrollView.contentOffset = CGPoint(x: 300, y: 200)
        gallery.scrollView.zoomScale = 0.5
        // The point (350, 300) lies at (175, 150) now; the farthest offset is (100, 0).
        #expect(gallery.scrollView.contentOffset == CGPoint(x: 100, y: 0))
    }

    @Test func `scales beyond the limits become the limits`() {
        let gallery = Gallery()
        gallery.scrollView.zoomScale = 9
        #expect(gallery.scrollView.zoomScale == 4)
        gallery.scrollView.setZoomScale(0.1, animated: false)
        #expect(gallery.scrollView.zoomScale == 0.5)
        #expect(gallery.zoomer.calls == ["didZoom 4.0", "didZoom 0.5"])
    }

    @Test func `without a view, limits or a delegate nothing is zoomed`() {
        let alone = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        alone.zoomScale = 2
        #expect(alone.zoomScale == 1 && alone.pinchGestureRecognizer == nil)
        alone.maximumZoomScale = 3
        alone.zoomScale = 2
        #expect(alone.zoomScale == 1)
        let gallery = Gallery(from: 1, to: 1)
        gallery.scrollView.zoomScale = 2
        #expect(gallery.scrollView.zoomScale == 1)
        #expect(gallery.zoomer.calls == [])
    }

    @Test func `there is a pinch exactly while the limits allow zooming`() {
        let gallery = Gallery(from: 1, to: 1)
        #expect(gallery.scrollView.pinchGestureRecognizer == nil)
        gallery.scrollView.maximumZoomScale = 2
        let pinch = gallery.scrollView.pinchGestureRecognizer
        #expect(pinch?.view === gallery.scrollView)
        gallery.scrollView.minimumZoomScale = 0.5
        #expect(gallery.scrollView.pinchGestureRecognizer === pinch)
        gallery.scrollView.minimumZoomScale = 2
        #expect(gallery.scrollView.pinchGestureRecognizer == nil)
        #expect(gallery.scrollView.gestureRecognizers == [])
        // The gesture stays the same object, with the targets that the app has added.
        gallery.scrollView.maximumZoomScale = 5
        #expect(gallery.scrollView.pinchGestureRecognizer === pinch)
        #expect(pinch?.view === gallery.scrollView)
    }

    @Test func `the display leaves two fingers to the app only where there is a view to zoom`() {
        func wishes(_ view: UIScrollView) -> GestureWishes { view.gestureWishes }
        let gallery = Gallery()
        #expect(wishes(gallery.scrollView) == .severalFingers)
        let empty = Zoomer(nil)
        gallery.scrollView.delegate = empty
        #expect(wishes(gallery.scrollView) == [])
    }

    @Test func `a rectangle fills the scroll view within the limits`() {
        let gallery = Gallery()
        gallery.scrollView.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 50), animated: false)
        // The width allows a scale of 100 / 50; the middle (125, 125) lies at (250, 250).
        #expect(gallery.scrollView.zoomScale == 2)
        #expect(gallery.scrollView.contentOffset == CGPoint(x: 200, y: 150))
        gallery.scrollView.zoom(to: CGRect(x: 200, y: 200, width: 1, height: 1), animated: false)
        #expect(gallery.scrollView.zoomScale == 4)
        #expect(gallery.scrollView.contentOffset == CGPoint(x: 752, y: 702))
        gallery.scrollView.zoom(to: .zero, animated: false)
        #expect(gallery.scrollView.zoomScale == 4)
    }

    @Test func `a rectangle at the same scale only moves the content`() {
        let gallery = Gallery()
        gallery.scrollView.zoom(to: CGRect(x: 100, y: 100, width: 100, height: 200), animated: false)
        #expect(gallery.scrollView.contentOffset == CGPoint(x: 100, y: 100))
        #expect(gallery.zoomer.calls == [])
    }

    @Test func `the scale is that of the view's transform`() {
        let gallery = Gallery()
        gallery.scrollView.zoomScale = 2
        gallery.photo.transform = .identity
        #expect(gallery.scrollView.zoomScale == 1)
    }

    @Test func `an app that centres small content by the view's frame finds it there`() {
        let gallery = Gallery(from: 0.1)
        let (scrollView, photo) = (gallery.scrollView, gallery.photo)
        gallery.zoomer.didZoom = {
            photo.frame.origin.x = max(0, (scrollView.bounds.width - photo.frame.width) / 2)
            photo.frame.origin.y = max(0, (scrollView.bounds.height - photo.frame.height) / 2)
        }
        scrollView.zoomScale = 0.125
        #expect(photo.frame == CGRect(x: 25, y: 75, width: 50, height: 50))
        #expect(photo.bounds.size == CGSize(width: 400, height: 400))
        scrollView.zoomScale = 1
        #expect(photo.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
        #expect(scrollView.contentSize == CGSize(width: 400, height: 400))
    }

    @Test func `constraints place a view at its scale, and the content grows with it`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let photo = UIView()
        photo.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(photo)
        let guide = scrollView.contentLayoutGuide
        let top = photo.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10)
        NSLayoutConstraint.activate([
            top, photo.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            photo.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            photo.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -10),
            photo.widthAnchor.constraint(equalToConstant: 400),
            photo.heightAnchor.constraint(equalToConstant: 400),
        ])
        let zoomer = Zoomer(photo)
        scrollView.delegate = zoomer
        scrollView.maximumZoomScale = 2
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 400, height: 420))
        scrollView.zoomScale = 2
        #expect(photo.frame == CGRect(x: 0, y: 10, width: 800, height: 800))
        #expect(scrollView.contentSize == CGSize(width: 800, height: 820))
        // A new layout finds the same places, and changes of constraints still count.
        scrollView.layoutIfNeeded()
        #expect(photo.frame == CGRect(x: 0, y: 10, width: 800, height: 800))
        top.constant = 20
        scrollView.layoutIfNeeded()
        #expect(photo.frame == CGRect(x: 0, y: 20, width: 800, height: 800))
        #expect(photo.bounds.size == CGSize(width: 400, height: 400))
        #expect(scrollView.contentSize == CGSize(width: 800, height: 830))
    }

    @Test func `beyond a limit, the scale changes less and less`() {
        let limits = ZoomLimits(minimum: 1, maximum: 4)
        #expect(limits.resisted(1) == 1 && limits.resisted(3) == 3 && limits.resisted(4) == 4)
        // Twice the limit exceeds it by the factor 2 ^ (1 - 1 / 1.55).
        #expect(abs(limits.resisted(8) - 5.115) < 0.001)
        for scale in [0.3, 1, 2, 4, 7, 30] {
            #expect(abs(limits.unresisted(limits.resisted(scale)) - scale) < 1e-6)
        }
        let above = [4, 5, 8, 64, 1e9].map { limits.resisted($0) }
        #expect(zip(above, above.dropFirst()).allSatisfy { $0 < $1 } && above.allSatisfy { $0 < 8 })
        let below = [1, 0.8, 0.5, 0.1, 0].map { limits.resisted($0) }
        #expect(zip(below, below.dropFirst()).allSatisfy { $0 > $1 } && below.allSatisfy { $0 > 0.5 })
    }
}

extension DisplayTests {
    @Suite @MainActor struct ZoomGestureTests {
        private func attach(_ gallery: Gallery) async throws -> FakeDisplay {
            let display = try await FakeDisplay.attached()
            try display.show().addSubview(gallery.scrollView)
            await display.settle()
            return display
        }

        @Test func `the point between two fingers stays between them`() async throws {
            let gallery = Gallery()
            let display = try await attach(gallery)
            gallery.scrollView.contentOffset = CGPoint(x: 100, y: 100)
            display.touch(.began, 40, 100, id: 1, time: 0)
            display.touch(.began, 60, 100, id: 2, time: 0)
            display.touch(.moved, 80, 100, id: 2, time: 0.1)
            await display.settle()
            // The fingers began around the point (150, 200) of the photo; when the pinch is recognized, (160, 200) is between
            // them.
            #expect(gallery.scrollView.isZooming)
            #expect(gallery.scrollView.zoomScale == 2)
            #expect(gallery.scrollView.contentOffset == CGPoint(x: 260, y: 300))
            // Both fingers move: the content goes along.
            display.touch(.moved, 30, 110, id: 1, time: 0.2)
            display.touch(.moved, 70, 110, id: 2, time: 0.2)
            await display.settle()
            #expect(gallery.scrollView.zoomScale == 2)
            #expect(gallery.scrollView.contentOffset == CGPoint(x: 270, y: 290))
            // When a finger goes, the content does not jump. The remaining finger drags it on.
            display.touch(.ended, 70, 110, id: 2, time: 0.3)
            display.touch(.moved, 25, 110, id: 1, time: 0.4)
            await display.settle()
            #expect(gallery.scrollView.contentOffset == CGPoint(x: 270, y: 290))
            display.touch(.moved, 15, 110, id: 1, time: 0.4)
            await display.settle()
            #expect(gallery.scrollView.contentOffset == CGPoint(x: 280, y: 290))
            display.touch(.ended, 15, 110, id: 1, time: 0.5)
            await display.settle()
            #expect(!gallery.scrollView.isZooming)
            #expect(gallery.zoomer.calls.first == "willBegin true")
            #expect(gallery.zoomer.calls.last == "didEnd true 2.0")
        }

        @Test func `a trackpad zooms around the pointer`() async throws {
            let gallery = Gallery()
            let display = try await attach(gallery)
            for (phase, scale) in [(DisplayEvent.Touch.Phase.began, 1.0), (.moved, 2), (.ended, 2)] {
                display.send(.transform(.init(phase: phase, x: 30, y: 40, scale: scale, time: 0)))
            }
            await display.settle()
            // The point (30, 40) lies at (60, 80), and stays under the pointer.
            #expect(gallery.scrollView.contentOffset == CGPoint(x: 30, y: 40))
            #expect(gallery.zoomer.calls == ["willBegin true", "didZoom 2.0", "didEnd true 2.0"])
        }

        @Test func `a pinch beyond the limit bounces back`() async throws {
            try await ManualClock.run { clock in
                let gallery = Gallery(from: 1, to: 2)
                let display = try await attach(gallery)
                display.touch(.began, 40, 100, id: 1, time: 0)
                display.touch(.began, 60, 100, id: 2, time: 0)
                display.touch(.moved, 140, 100, id: 2, time: 0.1)
                await display.settle()
                #expect(gallery.scrollView.zoomScale > 2 && gallery.scrollView.zoomScale < 4)
                for id in [1, 2] { display.touch(.ended, 140, 100, id: id, time: 0.2) }
                await display.settle()
                #expect(gallery.scrollView.isZoomBouncing && !gallery.scrollView.isZooming)
                #expect(gallery.scrollView.zoomScale == 2)
                clock.advance(by: 1)
                await display.settle()
                #expect(!gallery.scrollView.isZoomBouncing)
                #expect(gallery.zoomer.calls.last == "didEnd true 2.0")
            }
        }

        @Test
        func `content bounces around the place where the fingers were, although they go one by one`()
            async throws
        {
            try await ManualClock.run { clock in
                let gallery = Gallery(from: 1, to: 2)
                let display = try await attach(gallery)
                gallery.scrollView.contentOffset = CGPoint(x: 100, y: 100)
                display.touch(.began, 40, 100, id: 1, time: 0)
                display.touch(.began, 60, 100, id: 2, time: 0)
                display.touch(.moved, 20, 100, id: 1, time: 0.1)
                display.touch(.moved, 80, 100, id: 2, time: 0.1)
                await display.settle()
                @MainActor func pointInTheMiddle() -> CGPoint {
                    let offset = gallery.scrollView.contentOffset
                    return gallery.photo.convert(
                        CGPoint(x: offset.x + 50, y: offset.y + 100), from: gallery.scrollView)
                }
                let pinched = pointInTheMiddle()
                #expect(gallery.scrollView.zoomScale > 2)
                display.touch(.ended, 20, 100, id: 1, time: 0.2)
                display.touch(.ended, 80, 100, id: 2, time: 0.2)
                await display.settle()
                let bounced = pointInTheMiddle()
                #expect(gallery.scrollView.zoomScale == 2)
                #expect(abs(bounced.x - pinched.x) < 0.001 && abs(bounced.y - pinched.y) < 0.001)
                clock.advance(by: 1)
                await display.settle()
            }
        }

        @Test func `a pinch goes on although the delegate zooms when another change ends`() async throws {
            try await ManualClock.run { clock in
                let gallery = Gallery()
                let display = try await attach(gallery)
                gallery.zoomer.didEnd = { $0.setZoomScale(1, animated: true) }
                gallery.scrollView.setZoomScale(4, animated: true)
                await display.settle()
                display.send(.transform(.init(phase: .began, x: 0, y: 0, scale: 1, time: 0)))
                for scale in [1.5, 2, 3] {
                    display.send(.transform(.init(phase: .moved, x: 0, y: 0, scale: scale, time: 0)))
                    await display.settle()
                }
                #expect(gallery.scrollView.isZooming && gallery.scrollView.zoomScale == 3)
                gallery.zoomer.didEnd = { _ in }
                display.send(.transform(.init(phase: .ended, x: 0, y: 0, scale: 3, time: 0)))
                clock.advance(by: 1)
                await display.settle()
                #expect(gallery.scrollView.zoomScale == 3 && !gallery.scrollView.isZooming)
            }
        }

        @Test func `a pinch goes on with its view although the delegate names another one`() async throws {
            let gallery = Gallery()
            let display = try await attach(gallery)
            display.send(.transform(.init(phase: .began, x: 0, y: 0, scale: 1, time: 0)))
            display.send(.transform(.init(phase: .moved, x: 0, y: 0, scale: 2, time: 0)))
            await display.settle()
            gallery.scrollView.delegate = nil
            display.send(.transform(.init(phase: .moved, x: 0, y: 0, scale: 3, time: 0)))
            display.send(.transform(.init(phase: .ended, x: 0, y: 0, scale: 3, time: 0)))
            await display.settle()
            #expect(gallery.photo.frame.width == 1200)
            #expect(!gallery.scrollView.isZooming)
        }

        @Test func `a trackpad zooms the innermost of nested views, and a pinch ends with its pointer`()
            async throws
        {
            let (outer, inner) = (Gallery(), Gallery())
            outer.photo.addSubview(inner.scrollView)
            let display = try await attach(outer)
            display.send(.transform(.init(phase: .began, x: 10, y: 10, scale: 1, time: 0)))
            display.send(.transform(.init(phase: .moved, x: 10, y: 10, scale: 2, time: 0)))
            await display.settle()
            #expect(inner.scrollView.zoomScale == 2 && outer.scrollView.zoomScale == 1)
            display.send(.hover(.init(x: 0, y: 0, time: 0, isOver: false)))
            await display.settle()
            #expect(!inner.scrollView.isZooming)
        }

        @Test func `a pinch stops at the limit where nothing bounces`() async throws {
            let gallery = Gallery(from: 1, to: 2)
            gallery.scrollView.bouncesZoom = false
            let display = try await attach(gallery)
            for (phase, scale) in [(DisplayEvent.Touch.Phase.began, 1.0), (.moved, 9), (.ended, 9)] {
                display.send(.transform(.init(phase: phase, x: 0, y: 0, scale: scale, time: 0)))
            }
            await display.settle()
            #expect(gallery.scrollView.zoomScale == 2 && !gallery.scrollView.isZoomBouncing)
        }

        @Test func `an animation starts where the content appears after the offset has changed`() async throws
        {
            try await ManualClock.run { clock in
                let gallery = Gallery()
                let display = try await attach(gallery)
                gallery.scrollView.contentOffset = CGPoint(x: 50, y: 100)
                await display.settle()
                gallery.scrollView.setZoomScale(2, animated: true)
                // The offset has changed by (100, 200). The photo, whose centre was (200, 200), starts that much further on.
                #expect(gallery.scrollView.contentOffset == CGPoint(x: 150, y: 300))
                #expect(gallery.photo.presentState.center == CGPoint(x: 300, y: 400))
                #expect(gallery.photo.presentState.transform == .identity)
                #expect(gallery.photo.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
                await display.settle()
                #expect(gallery.zoomer.calls == ["willBegin true", "didZoom 2.0"])
                clock.advance(by: 1)
                await display.settle()
                #expect(gallery.photo.presentState.center == CGPoint(x: 400, y: 400))
                #expect(gallery.zoomer.calls == ["willBegin true", "didZoom 2.0", "didEnd true 2.0"])
            }
        }

        @Test func `a layout during the animation does not end it`() async throws {
            try await ManualClock.run { clock in
                let gallery = Gallery(from: 0.1)
                let (scrollView, photo) = (gallery.scrollView, gallery.photo)
                let display = try await attach(gallery)
                scrollView.setZoomScale(0.3, animated: true)
                await display.settle()
                // This is what apps do that centre the view whenever the scroll view lays itself out.
                let frame = photo.frame
                photo.frame = frame
                #expect(photo.presentState.transform == .identity)
                clock.advance(by: 1)
                await display.settle()
            }
        }

        @Test func `a pinch takes over from an animation`() async throws {
            try await ManualClock.run { clock in
                let gallery = Gallery()
                let display = try await attach(gallery)
                gallery.scrollView.setZoomScale(4, animated: true)
                await display.settle()
                display.send(.transform(.init(phase: .began, x: 0, y: 0, scale: 1, time: 0)))
                display.send(.transform(.init(phase: .moved, x: 0, y: 0, scale: 1.5, time: 0)))
                await display.settle()
                // The animation has not moved the photo yet, so the pinch starts from the scale 1.
                #expect(gallery.scrollView.zoomScale == 1.5)
                #expect(gallery.scrollView.contentSize == CGSize(width: 600, height: 600))
                display.send(.transform(.init(phase: .ended, x: 0, y: 0, scale: 1.5, time: 0)))
                clock.advance(by: 1)
                await display.settle()
                #expect(
                    gallery.zoomer.calls == [
                        "willBegin true", "didZoom 4.0", "didEnd true 1.0", "willBegin true", "didZoom 1.5",
                        "didEnd true 1.5",
                    ])
            }
        }

        @Test func `without a view to zoom, an outer pinch gets the fingers`() async throws {
            let gallery = Gallery()
            let empty = Zoomer(nil)
            gallery.scrollView.delegate = empty
            let display = try await attach(gallery)
            let outer = UIPinchGestureRecognizer()
            var scales: [CGFloat] = []
            outer.addAction(UIAction { [unowned outer] _ in scales.append(outer.scale) })
            gallery.scrollView.superview?.addGestureRecognizer(outer)
            for (phase, scale) in [(DisplayEvent.Touch.Phase.began, 1.0), (.moved, 2), (.ended, 2)] {
                display.send(.transform(.init(phase: phase, x: 30, y: 40, scale: scale, time: 0)))
            }
            await display.settle()
            #expect(scales == [2, 2])
        }
    }
}
