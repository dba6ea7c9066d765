import Foundation

/// The layout guide of a list cell's separators, with weak constraints that place it unless the app adds
/// others.
@MainActor
final class SeparatorGuide {
    let guide = UILayoutGuide()
    private unowned let cell: UIView
    private let leading: NSLayoutConstraint

    init(in cell: UIView) {
        self.cell = cell
        guide.identifier = "separatorLayoutGuide"
        cell.addLayoutGuide(guide)
        leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
        let constraints = [
            leading, guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            guide.topAnchor.constraint(equalTo: cell.topAnchor),
            guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        ]
        // The constraints are weaker than those of the app and those that determine the cell's size.
        for constraint in constraints { constraint.priority = UILayoutPriority(1) }
        NSLayoutConstraint.activate(constraints)
    }

    /// Sets the default start of separators, in points from the leading edge.
    func place(from start: CGFloat) {
        if leading.constant != start { leading.constant = start }
    }

    /// True if all constraints of the cell are on the guide, and none is within a view that the cell places by constraints.
    var hasAllConstraints: Bool {
        let owned = cell.autoLayout?.owned ?? []
        return owned.allSatisfy { $0.hasTerm { $0.item === guide } }
            && cell.subviews.allSatisfy { $0.isConstraintRoot || !$0.hasConstraintsWithin }
    }

    /// The start of the separators after the last layout, in points from the leading edge.
    var start: CGFloat {
        let frame = guide.layoutFrame
        return cell.isRightToLeft ? cell.bounds.maxX - frame.maxX : frame.minX
    }
}
