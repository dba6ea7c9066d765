import Foundation

/// Computes the constraints of a stack.
///
/// Visible views form a chain along the axis. A hidden view is attached to the end of the visible view before
/// it and has zero length, so that the app's constraints on a hidden view take no space between the others.
/// Across the axis it has the alignment of the others, and does not enlarge the stack.
@MainActor
struct StackArrangement {
    typealias Anchor = StackConstraint.Anchor

    /// An arranged view.
    struct Element {
        var item: StackConstraint.Item
        var view: UIView
        /// The index among all arranged views.
        var index: Int
        /// The distance to the next view, in points, or ``UIStackView/spacingUseSystem``.
        var spacing: CGFloat
    }

    /// The rectangle in which the views are arranged.
    let canvas: StackConstraint.Item
    let axis: NSLayoutConstraint.Axis
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    /// The stack's own spacing, in the same form as ``Element/spacing``.
    let spacing: CGFloat
    let isBaselineRelative: Bool
    let visible: [Element]
    /// The hidden views, each with the visible view before it, if any.
    let hidden: [(element: Element, predecessor: Element?)]

    /// The priorities of optional constraints. They are UIKit's where those are known.
    private enum Priority {
        /// Below all priorities of content, and below the level at which views are fitted to a size.
        static let canvasFit = UILayoutPriority(49)
        /// Above the level at which views are fitted to a size: a target size does not stretch a stack across
        /// its axis.
        static let spanningFit = UILayoutPriority(51)
        static let ambiguitySuppression = UILayoutPriority(25)
        /// Decides the widths of texts only if the priorities of their content do not.
        static let textWidth = UILayoutPriority(24.5)
        /// Lets a stack without visible views shrink to zero, unless its size is required.
        static let belowRequired = UILayoutPriority(999)
        /// The lowest priority, which only gives a hidden view a breadth.
        static let hiddenBreadth = UILayoutPriority(1)

        /// Above the priorities of content, and decreasing from view to view.
        static func proportion(_ index: Int) -> UILayoutPriority { .init(Float(max(999 - index, 900))) }
        /// Decides only what everything else leaves undetermined, and increases from view to view.
        static func order(_ index: Int) -> UILayoutPriority { .init(24 - 1 / Float(min(index, 500) + 1)) }
        /// The difference that raises ``order(_:)`` above ``centering(_:)``, so that views with adaptable
        /// distances are not stretched.
        static let aboveCentering: Float = 200
        /// Below the priorities of content, and decreasing from distance to distance.
        static func centering(_ index: Int) -> UILayoutPriority { .init(Float(max(150 - index, 100))) }
    }

    /// Returns all constraints of the stack.
    func constraints() -> [StackConstraint] {
        alongAxis() + hidden.flatMap(hiding) + acrossAxis()
    }

    // MARK: Attributes

    private var isHorizontal: Bool { axis == .horizontal }
    private var along: Attributes { isHorizontal ? .horizontal : .vertical }
    private var across: Attributes { isHorizontal ? .vertical : .horizontal }

    /// The attributes along one axis.
    private struct Attributes {
        var start: NSLayoutConstraint.Attribute
        var center: NSLayoutConstraint.Attribute
        var end: NSLayoutConstraint.Attribute
        var length: NSLayoutConstraint.Attribute

        static let horizontal = Attributes(start: .leading, center: .centerX, end: .trailing, length: .width)
        static let vertical = Attributes(start: .top, center: .centerY, end: .bottom, length: .height)
    }

    /// True if distances are measured between baselines of text.
    private var usesBaselines: Bool { isBaselineRelative && !isHorizontal }

    /// Returns the anchor of a view from which the distance to the view before it is measured.
    private func entry(_ element: Element) -> Anchor {
        Anchor(element.item, usesBaselines && element.view.hasFirstBaseline ? .firstBaseline : along.start)
    }

    /// Returns the anchor of a view from which the distance to the next view is measured.
    private func exit(_ element: Element) -> Anchor {
        Anchor(element.item, usesBaselines && element.view.hasLastBaseline ? .lastBaseline : along.end)
    }

    // MARK: Along the axis

    private func alongAxis() -> [StackConstraint] {
        guard let first = visible.first, let last = visible.last else {
            return [
                StackConstraint(
                    .canvasFit, Anchor(canvas, along.length), priority: Priority.belowRequired)
            ]
        }
        let (entry, exit) = (entry(first), exit(last))
        var result = [
            StackConstraint(
                .canvasConnection, entry, to: Anchor(canvas, along.start),
                constant: entry.attribute == along.start ? 0 : StackSpacing.points(spacing)),
            StackConstraint(
                .canvasConnection, Anchor(canvas, along.end), to: exit,
                constant: exit.attribute == along.end ? 0 : StackSpacing.points(spacing)),
            StackConstraint(.canvasFit, Anchor(canvas, along.length), priority: Priority.canvasFit),
        ]
        let isMinimum = distribution == .equalSpacing || distribution == .equalCentering
        for (previous, next) in zip(visible, visible.dropFirst()) {
            result.append(
                StackConstraint(
                    .spacing, self.entry(next), isMinimum ? .greaterThanOrEqual : .equal,
                    to: self.exit(previous), constant: points(between: previous, next)))
        }
        switch distribution {
        case .fill: result += orderedLengths(raisedBy: 0)
        case .fillEqually: result += equalLengths()
        case .fillProportionally: result += proportionalLengths()
        case .equalSpacing: result += equalSpacing() + orderedLengths(raisedBy: Priority.aboveCentering)
        case .equalCentering: result += equalCentering() + orderedLengths(raisedBy: Priority.aboveCentering)
        }
        return result
    }

    private func points(between previous: Element, _ next: Element) -> CGFloat {
        guard StackSpacing.isSystem(previous.spacing) else { return StackSpacing.points(previous.spacing) }
        let (from, to) = (exit(previous), entry(next))
        guard from.attribute == .lastBaseline, to.attribute == .firstBaseline else {
            return SystemSpacing.betweenViews
        }
        // The anchors compute the system's spacing between two texts.
        return next.view.firstBaselineAnchor
            .constraint(equalToSystemSpacingBelow: previous.view.lastBaselineAnchor, multiplier: 1).constant
    }

    /// Returns constraints by which each view prefers to be shorter than the views before it. The first view
    /// then takes space that no content needs, and the last view is compressed first. Texts that wrap share a
    /// row that is too narrow evenly, so that none of them shrinks to nothing.
    private func orderedLengths(raisedBy difference: Float) -> [StackConstraint] {
        guard visible.count > 1 else { return [] }
        let lengths = visible.map {
            StackConstraint(
                .ambiguitySuppression, Anchor($0.item, along.length),
                priority: Priority.order($0.index) + difference)
        }
        guard isHorizontal else { return lengths }
        let texts = visible.filter(\.view.contentHeightDependsOnWidth)
        let widths = zip(texts, texts.dropFirst()).map { previous, next in
            StackConstraint(
                .textWidth, Anchor(next.item, .width), to: Anchor(previous.item, .width),
                priority: Priority.textWidth + difference)
        }
        return lengths + widths
    }

    /// Returns constraints that make each view as long as the one before it.
    private func equalLengths() -> [StackConstraint] {
        zip(visible, visible.dropFirst()).map { previous, next in
            StackConstraint(
                .fillEqually, Anchor(next.item, along.length), to: Anchor(previous.item, along.length))
        }
    }

    /// Returns constraints that give each view its share of the stack's length without spacing.
    private func proportionalLengths() -> [StackConstraint] {
        let lengths = visible.map { proportionalLength($0.view) }
        let total = lengths.reduce(0, +)
        guard total > 0 else { return equalLengths() }
        let spaces = zip(visible, visible.dropFirst()).reduce(0) { $0 + points(between: $1.0, $1.1) }
        return zip(visible, lengths).map { element, length in
            StackConstraint(
                .fillProportionally, Anchor(element.item, along.length), to: Anchor(canvas, along.length),
                multiplier: length / total, constant: -spaces * length / total,
                priority: Priority.proportion(element.index))
        }
    }

    private func proportionalLength(_ view: UIView) -> CGFloat {
        func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
        let own = length(view.intrinsicContentSize)
        if own != UIView.noIntrinsicMetric { return max(own, 0) }
        return length(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    }

    /// Returns constraints that make each distance between edges equal to the one before it.
    private func equalSpacing() -> [StackConstraint] {
        zip(zip(visible, visible.dropFirst()), visible.dropFirst(2)).map { pair, third in
            StackConstraint(
                .distribution, from: exit(pair.1), to: entry(third), equalsFrom: exit(pair.0),
                to: entry(pair.1))
        }
    }

    /// Returns optional constraints that make each distance between centres equal to the first.
    private func equalCentering() -> [StackConstraint] {
        func center(_ element: Element) -> Anchor { Anchor(element.item, along.center) }
        return zip(visible.dropFirst(), visible.dropFirst(2)).map { previous, next in
            StackConstraint(
                .distribution, from: center(previous), to: center(next), equalsFrom: center(visible[0]),
                to: center(visible[1]), priority: Priority.centering(previous.index))
        }
    }

    /// Returns constraints that give a hidden view zero length at the end of the visible view before it.
    /// Content whose compression resistance is required keeps its length, but remains hidden.
    private func hiding(_ element: Element, after predecessor: Element?) -> [StackConstraint] {
        let resistance = element.view.contentCompressionResistancePriority(for: axis)
        let place = predecessor.map { Anchor($0.item, along.end) } ?? Anchor(canvas, along.start)
        return [
            StackConstraint(
                .hiding, Anchor(element.item, along.length),
                priority: resistance == .required ? Priority.belowRequired : .required),
            StackConstraint(.spacing, Anchor(element.item, along.start), to: place),
        ]
    }

    // MARK: Across the axis

    private func acrossAxis() -> [StackConstraint] {
        let alignment = isHorizontal || !alignment.isBaseline ? alignment : .leading
        let fit =
            alignment == .fill
            ? StackConstraint(.canvasFit, Anchor(canvas, across.length), priority: Priority.canvasFit)
            : StackConstraint(.spanningFit, Anchor(canvas, across.length), priority: Priority.spanningFit)
        return [fit]
            + visible.flatMap { place($0, alignment) + bound($0, alignment) }
            + hidden.flatMap { place($0.element, alignment) }
            + (alignment == .fill ? hidden.map { breadth(ofHidden: $0.element) } : [])
    }

    /// Returns a constraint that makes a hidden view as broad as the stack, unless its content determines
    /// another breadth.
    private func breadth(ofHidden element: Element) -> StackConstraint {
        StackConstraint(
            .alignment, Anchor(element.item, across.end), to: Anchor(canvas, across.end),
            priority: Priority.hiddenBreadth)
    }

    /// Returns the constraints that align a view.
    private func place(_ element: Element, _ alignment: UIStackView.Alignment) -> [StackConstraint] {
        let attribute: NSLayoutConstraint.Attribute
        switch alignment {
        case .fill, .leading: attribute = across.start
        case .center: attribute = across.center
        case .trailing: attribute = across.end
        case .firstBaseline, .lastBaseline:
            guard let first = visible.first ?? hidden.first?.element, first.item != element.item else {
                return []
            }
            let baseline: NSLayoutConstraint.Attribute =
                alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            return [
                StackConstraint(.alignment, Anchor(element.item, baseline), to: Anchor(first.item, baseline))
            ]
        }
        return [
            StackConstraint(.alignment, Anchor(element.item, attribute), to: Anchor(canvas, attribute))
        ]
    }

    /// Returns the constraints that keep a visible view within the stack.
    private func bound(_ element: Element, _ alignment: UIStackView.Alignment) -> [StackConstraint] {
        func edge(
            _ role: StackConstraint.Role, _ attribute: NSLayoutConstraint.Attribute,
            _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority = .required
        ) -> StackConstraint {
            StackConstraint(
                role, Anchor(element.item, attribute), relation, to: Anchor(canvas, attribute),
                priority: priority)
        }
        if alignment == .fill { return [edge(.alignment, across.end, .equal)] }
        var result = [
            StackConstraint(
                .ambiguitySuppression, Anchor(element.item, across.length),
                priority: Priority.ambiguitySuppression)
        ]
        // A view at one edge, or in the middle, needs only one boundary.
        if alignment != .leading { result.append(edge(.spanningBoundary, across.start, .greaterThanOrEqual)) }
        if alignment == .leading || alignment.isBaseline {
            result.append(edge(.spanningBoundary, across.end, .lessThanOrEqual))
        }
        if alignment.isBaseline {
            let near = alignment == .firstBaseline ? across.start : across.end
            result.append(edge(.ambiguitySuppression, near, .equal, Priority.ambiguitySuppression))
        }
        return result
    }
}

extension UIStackView.Alignment {
    fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
