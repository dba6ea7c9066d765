import Foundation

/// Works out the constraints of a stack.
///
/// Visible views are chained along the axis. A hidden view is tied to the end of the visible view before it and has no
/// length, so that nothing that the app demands of a hidden view can take room between the others; across the axis it follows
/// the alignment and makes the stack no larger.
@MainActor
struct StackArrangement {
    typealias Anchor = StackConstraint.Anchor

    /// An arranged view.
    struct Element {
        var item: StackConstraint.Item
        var view: UIView
        /// Its place among all arranged views.
        var index: Int
        /// The distance to the next view in points, or a token that stands for the system's spacing.
        var spacing: CGFloat
    }

    /// The rectangle in which the views lie.
    let canvas: StackConstraint.Item
    let axis: NSLayoutConstraint.Axis
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    /// The stack's own spacing, as in ``Element/spacing``.
    let spacing: CGFloat
    let isBaselineRelative: Bool
    let visible: [Element]
    /// The hidden views, each with the visible view before it.
    let hidden: [(element: Element, predecessor: Element?)]

    /// The priorities of what is not required, which are UIKit's where those are known.
    private enum Priority {
        /// Below everything that content asks for, and below the level at which views are fitted to a size.
        static let canvasFit = UILayoutPriority(49)
        /// Above that level: a stack is not stretched across its axis by a size that it is fitted to.
        static let spanningFit = UILayoutPriority(51)
        static let ambiguitySuppression = UILayoutPriority(25)
        /// Decides only where what content asks for leaves the widths of texts open.
        static let textWidth = UILayoutPriority(24.5)
        /// Lets a stack without visible views vanish, unless it is required to have a size.
        static let belowRequired = UILayoutPriority(999)
        /// Gives a hidden view a breadth, and nothing else.
        static let hiddenBreadth = UILayoutPriority(1)

        /// Above what content asks for, and lower from view to view.
        static func proportion(_ index: Int) -> UILayoutPriority { .init(Float(max(999 - index, 900))) }
        /// Decides only what all else leaves open, and higher from view to view.
        static func order(_ index: Int) -> UILayoutPriority { .init(24 - 1 / Float(min(index, 500) + 1)) }
        /// Raises the order of views above ``centering(_:)``: views whose distances adapt are not stretched anyway.
        static let aboveCentering: Float = 200
        /// Below what content asks for, and lower from distance to distance.
        static func centering(_ index: Int) -> UILayoutPriority { .init(Float(max(150 - index, 100))) }
    }

    /// All constraints.
    func constraints() -> [StackConstraint] {
        alongAxis() + hidden.flatMap(hiding) + acrossAxis()
    }

    // MARK: Attributes

    private var isHorizontal: Bool { axis == .horizontal }
    private var along: Attributes { isHorizontal ? .horizontal : .vertical }
    private var across: Attributes { isHorizontal ? .vertical : .horizontal }

    /// The attributes that lie along one axis.
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

    /// The place of a view from which the distance to the view before it is measured.
    private func entry(_ element: Element) -> Anchor {
        Anchor(element.item, usesBaselines && element.view.hasFirstBaseline ? .firstBaseline : along.start)
    }

    /// The place of a view from which the distance to the next view is measured.
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
        // The anchors know what the system's spacing between two texts is.
        return next.view.firstBaselineAnchor
            .constraint(equalToSystemSpacingBelow: previous.view.lastBaselineAnchor, multiplier: 1).constant
    }

    /// Each view would rather be short than those before it, so that the first view takes what room no content asks for,
    /// and the last view gives way first. But texts that wrap share the room of a row evenly where it is too narrow for them,
    /// so that none of them vanishes.
    private func orderedLengths(raisedBy difference: Float) -> [StackConstraint] {
        guard visible.count > 1 else { return [] }
        let lengths = visible.map {
            StackConstraint(
                .ambiguitySuppression, Anchor($0.item, along.length),
                priority: Priority.order($0.index) + difference)
        }
        guard isHorizontal else { return lengths }
        let texts = visible.filter(\.view.contentHeightFollowsWidth)
        let widths = zip(texts, texts.dropFirst()).map { previous, next in
            StackConstraint(
                .textWidth, Anchor(next.item, .width), to: Anchor(previous.item, .width),
                priority: Priority.textWidth + difference)
        }
        return lengths + widths
    }

    /// Each view is as long as the one before it.
    private func equalLengths() -> [StackConstraint] {
        zip(visible, visible.dropFirst()).map { previous, next in
            StackConstraint(
                .fillEqually, Anchor(next.item, along.length), to: Anchor(previous.item, along.length))
        }
    }

    /// Each view has its share of what the spacing leaves of the stack.
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

    /// Each distance between edges is equal to the one before it.
    private func equalSpacing() -> [StackConstraint] {
        zip(zip(visible, visible.dropFirst()), visible.dropFirst(2)).map { pair, third in
            StackConstraint(
                .distribution, from: exit(pair.1), to: entry(third), equalsFrom: exit(pair.0),
                to: entry(pair.1))
        }
    }

    /// Each distance between centres would be equal to the first.
    private func equalCentering() -> [StackConstraint] {
        func center(_ element: Element) -> Anchor { Anchor(element.item, along.center) }
        return zip(visible.dropFirst(), visible.dropFirst(2)).map { previous, next in
            StackConstraint(
                .distribution, from: center(previous), to: center(next), equalsFrom: center(visible[0]),
                to: center(visible[1]), priority: Priority.centering(previous.index))
        }
    }

    /// A hidden view has no length, and lies where the visible view before it ends. Content that must not be compressed keeps
    /// its length unseen.
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

    /// A hidden view is as broad as the stack that it would fill, unless its content says otherwise.
    private func breadth(ofHidden element: Element) -> StackConstraint {
        StackConstraint(
            .alignment, Anchor(element.item, across.end), to: Anchor(canvas, across.end),
            priority: Priority.hiddenBreadth)
    }

    /// Says where a view lies.
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

    /// Keeps a visible view within the stack.
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
        // What lies at one edge, or in the middle, needs one bound only.
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
