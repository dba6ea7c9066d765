import Foundation

/// How a view that is placed by its frame follows its superview: each line is `share × superview's length + constant`.
///
/// The shares are those by which an autoresizing mask distributes what the superview grows by.
struct AutoresizingRule: Equatable {
    struct Line: Equatable {
        var share: Double
        var constant: Double
    }

    let minX: Line
    let width: Line
    let minY: Line
    let height: Line

    /// The rule of a view with alignment insets, which follows its superview only if that takes part in the system.
    @MainActor
    init(_ view: UIView, insets: UIEdgeInsets, followsSuperview: Bool) {
        let size = view.bounds.size
        // Constraints are about views without their transforms.
        let frame = CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
            height: size.height)
        let room = followsSuperview ? view.superview?.bounds.size ?? .zero : .zero
        let mask = followsSuperview ? view.autoresizingMask : []
        (minX, width) = Self.lines(
            frame.minX, frame.width, in: room.width, insets.left, insets.right,
            [
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin),
            ])
        (minY, height) = Self.lines(
            frame.minY, frame.height, in: room.height, insets.top, insets.bottom,
            [
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin),
            ])
    }

    private static func lines(
        _ origin: CGFloat, _ length: CGFloat, in room: CGFloat, _ start: CGFloat, _ end: CGFloat,
        _ flexible: [Bool]
    ) -> (Line, Line) {
        let shares = AutoresizingShares(origin: origin, length: length, room: room, flexible: flexible)
        return (
            Line(share: shares.origin, constant: origin + start - shares.origin * room),
            Line(share: shares.length, constant: length - start - end - shares.length * room)
        )
    }
}

/// The shares of what a superview grows by along an axis that move a subview and make it longer.
struct AutoresizingShares {
    let origin: CGFloat
    let length: CGFloat

    /// The flexible parts share in proportion to their lengths, or evenly where all of them are empty.
    ///
    /// - Parameters:
    ///   - room: The superview's length.
    ///   - flexible: Whether the margin before the view, the view, and the margin after it stretch.
    init(origin: CGFloat, length: CGFloat, room: CGFloat, flexible: [Bool]) {
        let parts = zip([max(origin, 0), length, max(room - origin - length, 0)], flexible).map {
            $1 ? $0 : 0
        }
        let total = parts.reduce(0, +)
        let count = CGFloat(flexible.filter { $0 }.count)
        func share(_ index: Int) -> CGFloat {
            guard flexible[index] else { return 0 }
            return total > 0 ? parts[index] / total : 1 / count
        }
        self.origin = share(0)
        self.length = share(1)
    }
}
