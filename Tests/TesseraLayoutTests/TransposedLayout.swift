@testable import TesseraLayout

// These properties mirror a layout at its diagonal, which swaps width and height. A layout that scrolls to the right
// is the mirror image of one that scrolls down.

extension CGSize {
    var transposed: CGSize { CGSize(width: height, height: width) }
}

extension CGPoint {
    var transposed: CGPoint { CGPoint(x: y, y: x) }
}

extension CGRect {
    var transposed: CGRect { CGRect(origin: origin.transposed, size: size.transposed) }
}

extension NSDirectionalEdgeInsets {
    var transposed: Self { .init(top: leading, leading: top, bottom: trailing, trailing: bottom) }
}

extension NSRectAlignment {
    /// The mirrored alignment, or nil for corners. Corners lie at a horizontal edge in both directions of scrolling.
    var transposed: NSRectAlignment? {
        switch self {
        case .none: NSRectAlignment.none
        case .top: .leading
        case .leading: .top
        case .bottom: .trailing
        case .trailing: .bottom
        case .topLeading, .topTrailing, .bottomLeading, .bottomTrailing: nil
        }
    }
}

extension ItemSpecification.Length {
    var transposed: Self {
        switch self {
        case .ofWidth(let fraction): .ofHeight(fraction)
        case .ofHeight(let fraction): .ofWidth(fraction)
        case .points, .estimated, .uniform: self
        }
    }
}

extension ItemSpecification.Common {
    /// The mirrored properties without the badge, whose size is always the same.
    var transposed: Self {
        .init(
            width: height.transposed, height: width.transposed, insets: insets.transposed,
            edges: [edges[1], edges[0], edges[3], edges[2]])
    }
}

extension ItemSpecification {
    var transposed: Self {
        switch self {
        case .leaf(let common): .leaf(common.transposed)
        case .line(let common, let isRow, let spacing, let subitems, let repetition):
            .line(
                common.transposed, isRow: !isRow, spacing: spacing, subitems.map(\.transposed), repetition)
        case .custom(let common, let frames): .custom(common.transposed, frames: frames.map(\.transposed))
        }
    }
}

extension SectionSpecification {
    var transposed: Self {
        var section = self
        section.group = group.transposed
        section.insets = insets.transposed
        section.boundary = boundary.compactMap { item in
            guard let alignment = item.alignment.transposed else { return nil }
            return BoundarySpecification(
                alignment: alignment, size: item.size.transposed, offset: item.offset.transposed,
                extends: item.extends, isPinned: item.isPinned, isEstimated: item.isEstimated)
        }
        return section
    }
}
