import Foundation

/// Creates the constraints for the syntax tree of a visual format.
@MainActor
struct VisualFormatBuilder {
    let format: String
    let tree: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    /// Returns the constraints in the order of the text, followed by those that align the items.
    func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        try checkOptions()
        var items: [any LayoutItem] = []
        for item in tree.items { items.append(try self.item(item)) }
        var result: [NSLayoutConstraint] = []
        if let edge = tree.leading {
            result += try constraints(
                on: edge.connection, from: side(of: edge, beside: items[0]), to: start(items[0]))
        }
        for (index, item) in items.enumerated() {
            for predicate in tree.items[index].predicates {
                result.append(try constraint(onSizeOf: item, predicate))
            }
            if index + 1 < items.count {
                let (from, to) = facingSides(item, items[index + 1])
                result += try constraints(on: tree.connections[index], from: from, to: to)
            }
        }
        if let edge = tree.trailing, let last = items.last {
            result += try constraints(on: edge.connection, from: end(last), to: side(of: edge, beside: last))
        }
        return result + alignments(of: items)
    }

    // MARK: Alignment

    private func checkOptions() throws(VisualFormatError) {
        let place = tree.items[min(1, tree.items.count - 1)].offset
        if options.isSuperset(of: .directionMask) {
            throw error(place, "The options have two directions; they can have one at most.")
        }
        let isRow = tree.orientation == .horizontal
        if isRow, options.contains(.spacingBaselineToBaseline) {
            throw error(place, "The distances of a row cannot be measured from baseline to baseline.")
        }
        let alongAxis = options.alignedAttributes.first { ($0.axis == .horizontal) == isRow }
        if tree.items.count > 1, let alongAxis {
            let what = isRow ? "a row are aligned by vertical" : "a column are aligned by horizontal"
            throw error(place, "The options align the views by .\(alongAxis); the views of \(what) places.")
        }
    }

    /// Returns constraints that align all items with the first.
    private func alignments(of items: [any LayoutItem]) -> [NSLayoutConstraint] {
        options.alignedAttributes.flatMap { attribute in
            items.dropFirst().map { item in
                NSLayoutConstraint(
                    item: items[0], attribute: attribute, relatedBy: .equal, toItem: item,
                    attribute: attribute, multiplier: 1, constant: 0)
            }
        }
    }

    // MARK: Distances

    /// A side of an item at which a distance starts or ends.
    private struct Side {
        var item: any LayoutItem
        var attribute: NSLayoutConstraint.Attribute
        /// True if it is the edge of the superview.
        var isEdge = false
    }

    private var isFromRightToLeft: Bool {
        tree.orientation == .horizontal && options.contains(.directionRightToLeft)
    }

    /// The attributes at the start and at the end of an item, in the direction of the format.
    private var attributes: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if tree.orientation == .vertical { return (.top, .bottom) }
        if isFromRightToLeft { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    private func start(_ item: any LayoutItem) -> Side { Side(item: item, attribute: attributes.start) }

    private func end(_ item: any LayoutItem) -> Side { Side(item: item, attribute: attributes.end) }

    /// Returns the sides of two neighbours that face each other.
    private func facingSides(_ first: any LayoutItem, _ second: any LayoutItem) -> (from: Side, to: Side) {
        var (from, to) = (end(first), start(second))
        if options.contains(.spacingBaselineToBaseline) {
            if first.hasLastBaseline { from.attribute = .lastBaseline }
            if second.hasFirstBaseline { to.attribute = .firstBaseline }
        }
        return (from, to)
    }

    /// Returns the side of the superview's edge beside an item.
    private func side(
        of edge: VisualFormat.Edge, beside item: any LayoutItem
    ) throws(VisualFormatError) -> Side {
        guard let container = item.container else {
            throw error(edge.offset, "'|' stands for the superview of the view beside it, which has none.")
        }
        let attribute = edge == tree.leading ? attributes.start : attributes.end
        return Side(item: container, attribute: attribute, isEdge: true)
    }

    private func constraints(
        on connection: VisualFormat.Connection, from: Side, to: Side
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        switch connection {
        case .flush: return [distance(from: from, to: to, .equal, 0)]
        case .standard: return [standardDistance(from: from, to: to)]
        case .predicates(let predicates):
            var result: [NSLayoutConstraint] = []
            for predicate in predicates {
                if case .name(let name) = predicate.quantity.kind, metrics[name] == nil, views[name] != nil {
                    throw error(
                        predicate.quantity.offset,
                        "'\(name)' is a view; a distance can be a number or a metric only.")
                }
                let constraint = distance(
                    from: from, to: to, relation(predicate), try number(predicate.quantity, "metric"))
                constraint.priority = try priority(predicate)
                result.append(constraint)
            }
            return result
        }
    }

    /// Creates a constraint for a distance in the direction of the format. The second item of the constraint
    /// is the one with the smaller coordinate.
    private func distance(
        from: Side, to: Side, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        let (low, high) = isFromRightToLeft ? (to, from) : (from, to)
        return NSLayoutConstraint(
            item: high.item, attribute: high.attribute, relatedBy: relation, toItem: low.item,
            attribute: low.attribute, multiplier: 1, constant: constant)
    }

    private func standardDistance(from: Side, to: Side) -> NSLayoutConstraint {
        if from.isEdge || to.isEdge {
            var (from, to) = (from, to)
            if from.isEdge {
                from.attribute = from.attribute.margin
            } else {
                to.attribute = to.attribute.margin
            }
            return distance(from: from, to: to, .equal, 0)
        }
        if from.attribute == .lastBaseline, to.attribute == .firstBaseline {
            return NSLayoutYAxisAnchor(to.item, to.attribute)
                .constraint(
                    equalToSystemSpacingBelow: NSLayoutYAxisAnchor(from.item, from.attribute), multiplier: 1)
        }
        return distance(from: from, to: to, .equal, SystemSpacing.betweenViews)
    }

    // MARK: Sizes

    private func constraint(
        onSizeOf item: any LayoutItem, _ predicate: VisualFormat.Predicate
    ) throws(VisualFormatError) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = tree.orientation == .horizontal ? .width : .height
        var other: (any LayoutItem)?
        var constant: CGFloat = 0
        if case .name(let name) = predicate.quantity.kind, views[name] != nil {
            other = try self.item(.init(name: name, offset: predicate.quantity.offset))
        } else {
            constant = try number(predicate.quantity, "view or metric")
        }
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation(predicate), toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
        constraint.priority = try priority(predicate)
        return constraint
    }

    // MARK: Names and numbers

    private func item(_ item: VisualFormat.Item) throws(VisualFormatError) -> any LayoutItem {
        guard let object = views[item.name] else {
            throw error(item.offset, "There is no view with the name '\(item.name)'.")
        }
        guard let found = object as? any LayoutItem else {
            throw error(
                item.offset,
                "The value of '\(item.name)' in the views is a \(type(of: object)); it must be a UIView or a "
                    + "UILayoutGuide.")
        }
        return found
    }

    private func number(
        _ quantity: VisualFormat.Quantity, _ kind: String
    ) throws(VisualFormatError) -> CGFloat {
        switch quantity.kind {
        case .number(let number): return number
        case .name(let name):
            guard let metric = metrics[name] else {
                throw error(quantity.offset, "There is no \(kind) with the name '\(name)'.")
            }
            guard let number = Self.number(metric), number.isFinite else {
                throw error(
                    quantity.offset,
                    "The metric '\(name)' is \(metric), a \(type(of: metric)); it must be a finite number.")
            }
            return number
        }
    }

    private static func number(_ metric: Any) -> CGFloat? {
        switch metric {
        case let value as any BinaryInteger: CGFloat(value)
        case let value as any BinaryFloatingPoint: CGFloat(value)
        case let value as UILayoutPriority: CGFloat(value.rawValue)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
        guard let quantity = predicate.priority else { return .required }
        let number = try number(quantity, "metric")
        guard number > 0, number <= 1000 else {
            throw error(
                quantity.offset, "The priority is \(number); it must be above 0 and at most 1000.")
        }
        return UILayoutPriority(Float(number))
    }

    private func relation(_ predicate: VisualFormat.Predicate) -> NSLayoutConstraint.Relation {
        switch predicate.relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    private func error(_ offset: Int, _ problem: String) -> VisualFormatError {
        VisualFormatError(format: format, offset: offset, problem: problem)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute of the same edge within the layout margins, or the attribute itself if it is not an
    /// edge.
    fileprivate var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
