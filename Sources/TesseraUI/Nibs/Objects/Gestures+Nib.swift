import Foundation

extension UIGestureRecognizer {
    func takeGesture(_ nib: NibContent) {
        nib.with(nib.bool("enabled")) { isEnabled = $0 }
        nib.with(nib.bool("cancelsTouchesInView")) { cancelsTouchesInView = $0 }
        nib.with(nib.bool("delaysTouchesBegan")) { delaysTouchesBegan = $0 }
        nib.with(nib.bool("delaysTouchesEnded")) { delaysTouchesEnded = $0 }
        switch self {
        case let tap as UITapGestureRecognizer:
            nib.with(nib.integer("numberOfTapsRequired")) { tap.numberOfTapsRequired = $0 }
            nib.with(nib.integer("numberOfTouchesRequired")) { tap.numberOfTouchesRequired = $0 }
        case let press as UILongPressGestureRecognizer:
            nib.with(nib.number("minimumPressDuration")) { press.minimumPressDuration = $0 }
            nib.with(nib.number("allowableMovement")) { press.allowableMovement = $0 }
            nib.with(nib.integer("numberOfTapsRequired")) { press.numberOfTapsRequired = $0 }
            nib.with(nib.integer("numberOfTouchesRequired")) { press.numberOfTouchesRequired = $0 }
        case let edge as UIScreenEdgePanGestureRecognizer:
            nib.with(nib.edges("edges")) { edge.edges = $0 }
        case let pan as UIPanGestureRecognizer:
            nib.with(nib.integer("minimumNumberOfTouches")) { pan.minimumNumberOfTouches = $0 }
            nib.with(nib.integer("maximumNumberOfTouches")) { pan.maximumNumberOfTouches = $0 }
        case let pinch as UIPinchGestureRecognizer: nib.with(nib.number("scale")) { pinch.scale = $0 }
        case let rotation as UIRotationGestureRecognizer:
            nib.with(nib.number("rotation")) { rotation.rotation = $0 }
        case let swipe as UISwipeGestureRecognizer:
            nib.with(nib.string("direction")) { swipe.direction = Self.directions(in: $0) }
            nib.with(nib.integer("numberOfTouchesRequired")) { swipe.numberOfTouchesRequired = $0 }
        default: break
        }
    }

    /// Returns the directions whose names a text contains, such as `left right`. No direction means right.
    private static func directions(in text: String) -> UISwipeGestureRecognizer.Direction {
        var directions: UISwipeGestureRecognizer.Direction = []
        for (name, direction) in [
            ("right", UISwipeGestureRecognizer.Direction.right), ("left", .left), ("up", .up),
            ("down", .down),
        ] where text.contains(name) {
            directions.insert(direction)
        }
        return directions.isEmpty ? .right : directions
    }
}
