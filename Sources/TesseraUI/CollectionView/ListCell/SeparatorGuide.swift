import Foundation

/// The layout guide of a list cell's separators, and the constraints that hold it where the cell wants it as long as the app
/// has no others.
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
        // Weaker than whatever the app asks for, and than what decides the cell's size.
        for constraint in constraints { constraint.priority = UILayoutPriority(1) }
        NSLayoutConstraint.activate(constraints)
    }

    /// Says where separators begin where the app has no wish, in points from the leading edge.
    func place(from start: CGFloat) {
        if leading.constant != start { leading.constant = start }
    }

    /// The distance in points from the leading edge to where separators begin, as of the last layout.
    var start: CGFloat {
        let frame = guide.layoutFrame
        return cell.isRightToLeft ? cell.bounds.maxX - frame.maxX : frame.minX
    }
}
