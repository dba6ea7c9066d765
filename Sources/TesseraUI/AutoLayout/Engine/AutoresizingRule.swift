import Foundation

/// The formulas by which the frame of a view depends on its superview's size: each line is `share ×
/// superview's length + constant`.
///
/// The shares are those by which an autoresizing mask distributes the superview's growth.
struct AutoresizingRule: Equatable {
    struct Line: Equatable {
        var share: Double
        var constant: Double
    }

    let minX: Line
    let width: Line
    let minY: Line
    let height: Line

    /// Creates the rule of a view with alignment insets. `dependsOnSuperview` is true if the superview takes
    /// part in the system.
    @MainActor
    init(_ view: UIView, insets: UIEdgeInsets, dependsOnSuperview: Bool) {
        let size = view.bounds.size
        // Constraints ignore the transforms of views.
        let frame = CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
            height: size.height)
        let room = dependsOnSuperview ? view.superview?.bounds.size ?? .zero : .zero
        let mask = dependsOnSuperview ? view.autoresizingMask : []
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

/// The shares of a superview's growth along an axis by which a subview moves and becomes longer.
struct AutoresizingShares {
    let origin: CGFloat
    let length: CGFloat

    /// Distributes the growth over the flexible parts in proportion to their lengths, or evenly if all of
    /// them are empty.
    ///
    /// - Parameters:
    ///   - origin: The start of the view in its superview.
    ///   - length: The length of the view.
    ///   - room: The superview's length.
    ///   - flexible: Three values: true if the margin before the view, the view, and the margin after it are
    ///     flexible.
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
