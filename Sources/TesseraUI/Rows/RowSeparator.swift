import Foundation

/// A hairline between two rows, or at the edge of a group of rows.
@MainActor
final class RowSeparator: UIView {
    /// The edge of the row at which a separator lies.
    enum Edge: CaseIterable, Sendable {
        case top, bottom
    }

    /// The look of a separator.
    struct Look: Equatable {
        /// The colour of the line.
        var color: UIColor = .separator
        /// The effect on the content behind the line in place of the colour, or nil if the line has its
        /// colour.
        var effect: UIVisualEffect?
        /// The distance in points from the row's leading edge to the line.
        var leading: CGFloat = 0
        /// The distance in points from the line to the row's trailing edge.
        var trailing: CGFloat = 0
        /// The distance in points by which the line lies inside the edge of the row, towards the row's
        /// middle.
        var depth: CGFloat = 0
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Gives the line its look and its place in a row.
    ///
    /// - Parameters:
    ///   - look: The look.
    ///   - edge: The edge of the row at which the line lies.
    ///   - bounds: The bounds of the row.
    ///   - isMirrored: True if the row's content flows from right to left.
    ///   - scale: The number of pixels per point. The line has a thickness of one pixel.
    func apply(_ look: Look, at edge: Edge, of bounds: CGRect, isMirrored: Bool, scale: CGFloat) {
        if let effect = look.effect {
            apply(effect.material)
            if let vibrancy = effect.vibrancy { backgroundColor = vibrancy.color }
        } else {
            change(\.backgroundBlur, to: 0)
            backgroundColor = look.color
        }
        frame = Self.frame(of: look, at: edge, of: bounds, isMirrored: isMirrored, scale: scale)
    }

    /// Returns the rectangle of the line in a row.
    static func frame(
        of look: Look, at edge: Edge, of bounds: CGRect, isMirrored: Bool, scale: CGFloat
    ) -> CGRect {
        let thickness = 1 / max(scale, 1)
        let width = max(0, bounds.width - look.leading - look.trailing)
        return CGRect(
            x: bounds.minX + (isMirrored ? look.trailing : look.leading),
            y: edge == .top ? bounds.minY + look.depth : bounds.maxY - thickness - look.depth,
            width: width, height: thickness)
    }
}

/// The visible separators of one row.
///
/// A row of a list or of a table has one of these objects. It sets the looks of its separators, and calls
/// ``layOut(in:)`` whenever it is laid out.
@MainActor
final class RowSeparators {
    private var views: [RowSeparator.Edge: RowSeparator] = [:]

    /// The look of the separator at the top of the row, or nil for none.
    var top: RowSeparator.Look?
    /// The look of the separator at the bottom of the row, or nil for none.
    var bottom: RowSeparator.Look?

    /// Returns the view of a separator for tests, or nil if there is none.
    func view(at edge: RowSeparator.Edge) -> RowSeparator? { views[edge] }

    /// Creates, updates or removes the separators by their looks, and places them in front of everything else
    /// in `row`.
    func layOut(in row: UIView) {
        let scale = row.traitCollection.displayScale
        let isBehind = !(row.subviews.last is RowSeparator)
        for edge in RowSeparator.Edge.allCases {
            guard let look = edge == .top ? top : bottom else {
                views.removeValue(forKey: edge)?.removeFromSuperview()
                continue
            }
            if let view = views[edge] {
                view.apply(look, at: edge, of: row.bounds, isMirrored: row.isRightToLeft, scale: scale)
                if isBehind { row.bringSubviewToFront(view) }
            } else {
                let view = RowSeparator()
                // A new line appears in its place without an animation.
                UIView.performWithoutAnimation {
                    view.apply(look, at: edge, of: row.bounds, isMirrored: row.isRightToLeft, scale: scale)
                    row.addSubview(view)
                }
                views[edge] = view
            }
        }
    }
}
