import Foundation

/// Where a popover lies beside its source.
struct PopoverPlace: Equatable {
    /// The frame of the popover without its arrow.
    var frame: CGRect
    /// Where the arrow points to; unknown where there is none.
    var direction: UIPopoverArrowDirection
    /// The middle of the arrow along the side at which it is, in points from the left or upper end of that side.
    var arrow: CGFloat

    /// The length of the arrow in points.
    static let arrowLength: CGFloat = 13
    /// The least distance of the arrow's middle from the corners.
    static let cornerRoom: CGFloat = 28

    /// Finds the place of a popover.
    ///
    /// - Parameters:
    ///   - size: The size that its content would like to have.
    ///   - source: What the arrow points to; nil: the popover lies in the middle, without an arrow.
    ///   - room: The rectangle within which it lies.
    ///   - permitted: The directions in which the arrow may point.
    ///   - mayOverlap: Whether the popover may cover its source where it has no room beside it.
    static func find(
        _ size: CGSize, at source: CGRect?, in room: CGRect, _ permitted: UIPopoverArrowDirection,
        mayOverlap: Bool
    ) -> PopoverPlace {
        let fitted = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        guard let source else { return centred(fitted, at: CGPoint(x: room.midX, y: room.midY), in: room) }
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let allowed = order.filter { permitted == .unknown || permitted.contains($0) }
        let candidates = (allowed.isEmpty ? order : allowed).map { direction in
            (direction: direction, space: space(beside: source, in: room, direction))
        }
        let fitting = candidates.first {
            $0.space.width >= fitted.width - 0.5 && $0.space.height >= fitted.height - 0.5
        }
        if fitting == nil, mayOverlap {
            return centred(fitted, at: CGPoint(x: source.midX, y: source.midY), in: room)
        }
        let best = fitting ?? candidates.max { area($0.space, fitted) < area($1.space, fitted) }
        guard let best else { return centred(fitted, at: CGPoint(x: room.midX, y: room.midY), in: room) }
        return place(fitted, at: source, in: room, best.direction, best.space)
    }

    private static func centred(_ size: CGSize, at point: CGPoint, in room: CGRect) -> PopoverPlace {
        let origin = CGPoint(
            x: min(max(point.x - size.width / 2, room.minX), room.maxX - size.width).rounded(),
            y: min(max(point.y - size.height / 2, room.minY), room.maxY - size.height).rounded())
        return PopoverPlace(frame: CGRect(origin: origin, size: size), direction: .unknown, arrow: 0)
    }

    /// Returns how much of a size has room in a space.
    private static func area(_ space: CGSize, _ size: CGSize) -> CGFloat {
        max(min(space.width, size.width), 0) * max(min(space.height, size.height), 0)
    }

    /// Returns the size of the room on the side from which an arrow in a direction comes.
    private static func space(
        beside source: CGRect, in room: CGRect, _ direction: UIPopoverArrowDirection
    ) -> CGSize {
        switch direction {
        case .up: CGSize(width: room.width, height: room.maxY - max(source.maxY, room.minY) - arrowLength)
        case .down: CGSize(width: room.width, height: min(source.minY, room.maxY) - room.minY - arrowLength)
        case .left: CGSize(width: room.maxX - max(source.maxX, room.minX) - arrowLength, height: room.height)
        default: CGSize(width: min(source.minX, room.maxX) - room.minX - arrowLength, height: room.height)
        }
    }

    private static func place(
        _ size: CGSize, at source: CGRect, in room: CGRect, _ direction: UIPopoverArrowDirection,
        _ space: CGSize
    ) -> PopoverPlace {
        let size = CGSize(
            width: max(min(size.width, space.width), 1), height: max(min(size.height, space.height), 1))
        /// Returns the start and the arrow's place along the side at which the arrow is.
        func along(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> (
            CGFloat, CGFloat
        ) {
            let start = min(max(middle - length / 2, low), max(high - length, low)).rounded()
            let edge = min(cornerRoom, length / 2)
            return (start, min(max(middle - start, edge), length - edge))
        }
        let isVertical = direction == .up || direction == .down
        let (start, arrow) =
            isVertical
            ? along(source.midX, size.width, room.minX, room.maxX)
            : along(source.midY, size.height, room.minY, room.maxY)
        let origin: CGPoint =
            switch direction {
            case .up: CGPoint(x: start, y: max(source.maxY, room.minY) + arrowLength)
            case .down: CGPoint(x: start, y: min(source.minY, room.maxY) - arrowLength - size.height)
            case .left: CGPoint(x: max(source.maxX, room.minX) + arrowLength, y: start)
            default: CGPoint(x: min(source.minX, room.maxX) - arrowLength - size.width, y: start)
            }
        return PopoverPlace(frame: CGRect(origin: origin, size: size), direction: direction, arrow: arrow)
    }
}
