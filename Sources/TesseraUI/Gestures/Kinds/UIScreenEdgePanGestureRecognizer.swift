import Foundation

/// Recognizes a finger that moves inwards from an edge of the screen. This is a continuous gesture.
/// See Apple's [UIScreenEdgePanGestureRecognizer](
/// https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer).
///
/// The gesture comes before those of the views below the finger, and before scrolling: the display does not
/// scroll with a finger that moves inwards from such an edge, and does not ask the app. A mouse cannot make
/// the gesture, because it selects text there.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the gesture may begin; none by default.
    open var edges: UIRectEdge = [] {
        didSet { if edges != oldValue { view?.setNeedsCommit() } }
    }

    open override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { view?.setNeedsCommit() } }
    }

    /// True if the gesture has no effect at present, so that no finger needs to wait for it.
    var isIdle = false {
        didSet { if isIdle != oldValue { view?.setNeedsCommit() } }
    }

    /// The edges at which a display keeps fingers from scrolling.
    var watchedEdges: UIRectEdge { isEnabled && !isIdle ? edges : [] }

    /// The greatest distance in points from the edge at which a finger may go down.
    static let reach: CGFloat = 24

    /// The edges near which the fingers of the gesture went down.
    private var started: UIRectEdge = []

    override var keepsTouches: Bool { false }
    override var comesFirst: Bool { true }

    override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        touch.type != .indirectPointer && !watchedEdges.isDisjoint(with: nearEdges(touch))
            && super.accepts(touch, event)
    }

    override func accepts(way: CGPoint) -> Bool {
        let edge: UIRectEdge =
            abs(way.x) >= abs(way.y) ? (way.x > 0 ? .left : .right) : (way.y > 0 ? .top : .bottom)
        return started.contains(edge)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { started.formUnion(nearEdges(touch).intersection(watchedEdges)) }
        super.touchesBegan(touches, with: event)
    }

    open override func reset() {
        super.reset()
        started = []
    }

    private func nearEdges(_ touch: UITouch) -> UIRectEdge {
        guard let size = touch.window?.bounds.size else { return [] }
        let (place, reach) = (touch.fingerLocation, Self.reach)
        var near: UIRectEdge = []
        if place.x <= reach { near.insert(.left) }
        if place.x >= size.width - reach { near.insert(.right) }
        if place.y <= reach { near.insert(.top) }
        if place.y >= size.height - reach { near.insert(.bottom) }
        return near
    }
}

extension UIView {
    /// The edges of the screen at which gestures of the view begin.
    var watchedEdges: UIRectEdge {
        (gestureRecognizers ?? []).reduce(into: []) { edges, recognizer in
            guard let recognizer = recognizer as? UIScreenEdgePanGestureRecognizer else { return }
            edges.formUnion(recognizer.watchedEdges)
        }
    }
}
