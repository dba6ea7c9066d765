import Foundation

/// The place of a popover beside its source.
struct PopoverLayout: Equatable {
    /// The frame of the popover without its arrow.
    var frame: CGRect
    /// The direction in which the arrow points, or ``UIPopoverArrowDirection/unknown`` if there is none.
    var direction: UIPopoverArrowDirection
    /// The distance in points from the left or upper end of the arrow's side to the middle of the arrow.
    var arrow: CGFloat

    /// The length of the arrow in points.
    static let arrowLength: CGFloat = 13
    /// The least distance in points between the arrow's middle and the corners.
    static let cornerRoom: CGFloat = 28

    /// Returns the place of a popover.
    ///
    /// - Parameters:
    ///   - size: The preferred size of its content.
    ///   - source: The rectangle to which the arrow points, or nil if the popover lies in the middle without
    ///     an arrow.
    ///   - room: The rectangle within which the popover lies.
    ///   - permitted: The directions in which the arrow may point. Without any, the popover lies over its source and has no
    ///     arrow.
    ///   - mayOverlap: True if the popover may cover its source if there is no room beside it.
    static func find(
        _ size: CGSize, at source: CGRect?, in room: CGRect, _ permitted: UIPopoverArrowDirection,
        mayOverlap: Bool
    ) -> PopoverLayout {
        let fitted = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        guard let source else { return centred(fitted, at: CGPoint(x: room.midX, y: room.midY), in: room) }
        let overSource = { centred(fitted, at: CGPoint(x: source.midX, y: source.midY), in: room) }
        if permitted.isEmpty { return overSource() }
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let allowed = order.filter { permitted == .unknown || permitted.contains($0) }
        let candidates = (allowed.isEmpty ? order : allowed).map { direction in
            (direction: direction, space: space(beside: source, in: room, direction))
        }
        let fitting = candidates.first {
            $0.space.width >= fitted.width - 0.5 && $0.space.height >= fitted.height - 0.5
        }
        if fitting == nil, mayOverlap { return overSource() }
        let best = fitting ?? candidates.max { area($0.space, fitted) < area($1.space, fitted) }
        guard let best else { return centred(fitted, at: CGPoint(x: room.midX, y: room.midY), in: room) }
        return place(fitted, at: source, in: room, best.direction, best.space)
    }

    private static func centred(_ size: CGSize, at point: CGPoint, in room: CGRect) -> PopoverLayout {
        let origin = CGPoint(
            x: min(max(point.x - size.width / 2, room.minX), room.maxX - size.width).rounded(),
            y: min(max(point.y - size.height / 2, room.minY), room.maxY - size.height).rounded())
        return PopoverLayout(frame: CGRect(origin: origin, size: size), direction: .unknown, arrow: 0)
    }

    /// Returns the area of the part of a size that fits into a space.
    private static func area(_ space: CGSize, _ size: CGSize) -> CGFloat {
        max(min(space.width, size.width), 0) * max(min(space.height, size.height), 0)
    }

    /// Returns the size of the space beside the source in which a popover with an arrow in the direction
    /// lies.
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
    ) -> PopoverLayout {
        let size = CGSize(
            width: max(min(size.width, space.width), 1), height: max(min(size.height, space.height), 1))
        /// Returns the start of the popover along the side with the arrow, and the place of the arrow there.
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
        return PopoverLayout(frame: CGRect(origin: origin, size: size), direction: direction, arrow: arrow)
    }
}
