import Foundation

/// A hairline between two rows, or at the edge of a group of rows.
@MainActor
final class RowSeparator: UIView {
    /// The edge of the row at which a separator lies.
    enum Edge: CaseIterable, Sendable {
        case top, bottom
    }

    /// What a separator looks like.
    struct Look: Equatable {
        /// The colour of the line.
        var color: UIColor = .separator
        /// What blurs the content behind the line, in place of the colour. Nil: the line has its colour.
        var effect: UIVisualEffect?
        /// The distance in points from the row's leading edge to the line.
        var leading: CGFloat = 0
        /// The distance in points from the line to the row's trailing edge.
        var trailing: CGFloat = 0
        /// The distance in points by which the line lies inside the edge of the row, towards the row's middle.
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
    ///   - bounds: The bounds of the row.
    ///   - isMirrored: Whether the row's content flows from right to left.
    ///   - scale: The pixels of a point; the line is one pixel thick.
    func apply(_ look: Look, at edge: Edge, of bounds: CGRect, isMirrored: Bool, scale: CGFloat) {
        if let effect = look.effect {
            show(effect.material)
        } else {
            change(\.backgroundBlur, to: 0)
            backgroundColor = look.color
        }
        frame = Self.frame(of: look, at: edge, of: bounds, isMirrored: isMirrored, scale: scale)
    }

    /// The place of the line in a row.
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

/// The separators of one row: they exist while they are seen.
///
/// A row of a list or of a table keeps one of these, says which separators are seen, and calls
/// ``layOut(in:)`` whenever it is laid out.
@MainActor
final class RowSeparators {
    private var views: [RowSeparator.Edge: RowSeparator] = [:]

    /// The look of the separator at the top of the row; nil: there is none.
    var top: RowSeparator.Look?
    /// The look of the separator at the bottom of the row; nil: there is none.
    var bottom: RowSeparator.Look?

    /// The view of a separator, for tests; nil where there is none.
    func view(at edge: RowSeparator.Edge) -> RowSeparator? { views[edge] }

    /// Brings the separators in line with their looks, in front of everything else in `row`.
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
                // A line that is new does not come from anywhere.
                UIView.performWithoutAnimation {
                    view.apply(look, at: edge, of: row.bounds, isMirrored: row.isRightToLeft, scale: scale)
                    row.addSubview(view)
                }
                views[edge] = view
            }
        }
    }
}
