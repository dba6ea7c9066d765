import Foundation
import TesseraDisplay

/// Recognizes fingers that swipe quickly in a direction. This is a discrete gesture.
/// See Apple's [UISwipeGestureRecognizer](https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer).
///
/// Within a scroll view, a finger that moves along a direction of the gesture does not scroll, so that the
/// gesture gets it.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions of a swipe.
    /// See Apple's [UISwipeGestureRecognizer.Direction](
    /// https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct).
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A swipe to the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// A swipe to the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// A swipe up.
        public static let up = Direction(rawValue: 1 << 2)
        /// A swipe down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions in which the fingers may move; to the right by default.
    open var direction: Direction = .right { didSet { view?.setNeedsCommit() } }
    /// The number of fingers that must swipe; 1 by default.
    open var numberOfTouchesRequired = 1 { didSet { view?.setNeedsCommit() } }

    private var start: [UITouch: CGPoint] = [:]
    private var began: TimeInterval?

    /// The distance that fingers must move, the distance that they may move sideways or back, both in points,
    /// and the longest time in seconds. The values were observed on an iPhone.
    private static let distance: CGFloat = 50
    fileprivate nonisolated static let sideways: CGFloat = 50
    private static let longest: TimeInterval = 0.5

    override var wishes: GestureWishes {
        var wishes: GestureWishes = numberOfTouchesRequired > 1 ? .severalFingers : []
        if !direction.isDisjoint(with: [.left, .right]) { wishes.insert(.sidewaysMoves) }
        if !direction.isDisjoint(with: [.up, .down]) { wishes.insert(.uprightMoves) }
        return wishes
    }

    /// Returns the middle of the places where the fingers went down, since these are the places that a swipe
    /// is about.
    open override func location(in view: UIView?) -> CGPoint {
        guard !start.isEmpty else { return super.location(in: view) }
        let sum = start.values.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        let middle = CGPoint(x: sum.x / CGFloat(start.count), y: sum.y / CGFloat(start.count))
        return view?.convert(middle, from: nil) ?? middle
    }

    /// Returns the place where one of the fingers went down.
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard orderedTouches.indices.contains(touchIndex), let place = start[orderedTouches[touchIndex]]
        else {
            return super.location(ofTouch: touchIndex, in: view)
        }
        return view?.convert(place, from: nil) ?? place
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        began = began ?? event.timestamp
        for touch in touches { start[touch] = touch.locationInWindow }
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        guard event.timestamp - (began ?? event.timestamp) <= Self.longest else { return state = .failed }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        let ways = orderedTouches.map { touch in
            let from = start[touch] ?? touch.locationInWindow
            return CGPoint(x: touch.locationInWindow.x - from.x, y: touch.locationInWindow.y - from.y)
        }
        // All fingers must have gone the same way.
        let reached = Self.all.first { side in
            direction.contains(side)
                && ways.allSatisfy { $0.along(side) >= Self.distance && $0.isStraight(side) }
        }
        if reached != nil { return state = .ended }
        let sides = Self.all.filter { direction.contains($0) }
        let isOnItsWay = ways.allSatisfy { way in sides.contains { way.mayGo($0) } }
        if !isOnItsWay { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    open override func reset() {
        super.reset()
        start = [:]
        began = nil
    }

    private static let all: [Direction] = [.right, .left, .up, .down]
}

extension CGPoint {
    /// Returns the length of the vector along a direction.
    fileprivate func along(_ side: UISwipeGestureRecognizer.Direction) -> CGFloat {
        switch side {
        case .right: x
        case .left: -x
        case .up: -y
        default: y
        }
    }

    /// Returns the length of the vector across a direction.
    private func beside(_ side: UISwipeGestureRecognizer.Direction) -> CGFloat {
        side == .right || side == .left ? abs(y) : abs(x)
    }

    /// Returns true if the vector is longer along a direction than across it.
    fileprivate func isStraight(_ side: UISwipeGestureRecognizer.Direction) -> Bool {
        beside(side) < along(side)
    }

    /// Returns true if a movement by the vector may yet become a swipe in a direction.
    fileprivate func mayGo(_ side: UISwipeGestureRecognizer.Direction) -> Bool {
        let most = UISwipeGestureRecognizer.sideways
        return beside(side) <= most && along(side) > -most
    }
}
