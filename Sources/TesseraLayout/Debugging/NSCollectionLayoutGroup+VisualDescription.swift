extension NSCollectionLayoutGroup {
    /// Returns a drawing of the group's items as text, with their numbers, and a list of the parts of the
    /// group. It is meant for debugging.
    ///
    /// The group is drawn with the size that it has in a container of 390 × 844 points, the screen of a
    /// phone. Items cover those before them. The format may change from one version to the next.
    /// See Apple's [visualDescription()](
    /// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup/visualdescription()).
    public func visualDescription() -> String {
        let container = CGSize(width: 390, height: 844)
        let solver = GroupSolver(makeEnvironment: { LayoutEnvironment(container: $0) })
        let slot = solver.slot(for: self, in: container, "the NSCollectionLayoutGroup that is drawn")
        var measurements = GroupMeasurements.none
        let solution = solver.solve(self, in: slot, first: 0, &measurements)
        let size = solution.size
        let boxes = solution.content.leaves.map(\.box)
        var drawing = TextDrawing(of: size)
        for (number, box) in boxes.enumerated() { drawing.add(box, label: String(number)) }
        let title = "\(size.width.short) × \(size.height.short) points, items: \(boxes.count)"
        return ([title] + drawing.lines + outline()).joined(separator: "\n")
    }
}

extension NSCollectionLayoutItem {
    /// Returns one line for the item and one for each of its parts.
    fileprivate func outline(_ indentation: String = "") -> [String] {
        let group = self as? NSCollectionLayoutGroup
        var parts = [
            "\(layoutSize.widthDimension.spelling) × \(layoutSize.heightDimension.spelling)"
        ]
        if contentInsets != .zero {
            let insets = contentInsets
            parts.append(
                "contentInsets "
                    + [insets.top, insets.leading, insets.bottom, insets.trailing].map(\.short)
                    .joined(separator: " "))
        }
        if let edges = edgeSpacing {
            let all = [edges.top, edges.leading, edges.bottom, edges.trailing]
            parts.append("edgeSpacing " + all.map { $0?.spelling ?? "0" }.joined(separator: " "))
        }
        if let spacing = group?.interItemSpacing { parts.append("interItemSpacing \(spacing.spelling)") }
        let line = "\(indentation)\(group?.role ?? "item") \(parts.joined(separator: ", "))"
        let inner = indentation + "  "
        return [line] + (group?.subitems.flatMap { $0.outline(inner) } ?? [])
            + supplementaryItems.map {
                "\(inner)supplementary “\($0.elementKind)” \($0.layoutSize.widthDimension.spelling) × "
                    + $0.layoutSize.heightDimension.spelling
            }
    }
}

extension NSCollectionLayoutGroup {
    fileprivate var role: String {
        guard case .line(let axis, _, let repetition) = arrangement else { return "custom group" }
        let name = axis == .horizontal ? "horizontal group" : "vertical group"
        return switch repetition {
        case .untilFull: name
        case .times(let count): "\(name) of \(count)"
        case .dividing(let count): "\(name) of \(count) even shares"
        }
    }
}

extension NSCollectionLayoutSpacing {
    fileprivate var spelling: String { "\(isFlexible ? "flexible" : "fixed")(\(spacing.short))" }
}

extension CGFloat {
    /// The number rounded to hundredths, without decimals if it is whole.
    fileprivate var short: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? String(Int(rounded)) : "\(rounded)"
    }
}
