import Foundation
import TesseraDisplay

/// The pinch that zooms a scroll view's content. Without a view that can be zoomed it takes no touches, so that the browser keeps
/// its own zooming and outer views their pinches.
@MainActor
final class ZoomPinch: UIPinchGestureRecognizer {
    private weak var zoom: ScrollZoom?

    init(of zoom: ScrollZoom) {
        self.zoom = zoom
        super.init(target: nil, action: nil)
    }

    private var canZoom: Bool { zoom?.view != nil }

    override var wishes: GestureWishes { canZoom ? super.wishes : [] }
    override var isForInnermostView: Bool { true }
    // The delegate may name a view later.
    override var concernsDisplay: Bool { true }

    override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        canZoom && super.accepts(touch, event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        // A single finger that remains moves the content, and does not change the scale.
        if numberOfTouches == 1, course == .began || course == .changed { state = .changed }
    }

    override func beginTransform(at location: CGPoint, time: TimeInterval) -> Bool {
        canZoom && super.beginTransform(at: location, time: time)
    }
}
