/// The sizes that views of a layout said they prefer, to be carried from a solver to the one that takes its place.
///
/// ```swift
/// let sizes = solver.preferredSizes.mapped(item: newIndexPath, section: newSection)
/// let next = CompositionalLayoutSolver(
///     containerSize: size, itemCounts: newCounts, preferredSizes: sizes, sectionProvider: provider)
/// ```
///
/// Sizes are of use as long as the same descriptions are laid out in as much room across the direction of scrolling: a
/// text that was measured in another width prefers another height.
public struct PreferredSizes: Hashable, Sendable {
    /// Those of views in a section and at its boundary.
    struct Section: Hashable, Sendable {
        var content = ElementSizes()
        var boundary = ElementSizes()
        var isEmpty: Bool { content.isEmpty && boundary.isEmpty }
    }

    var sections: [Int: Section] = [:]
    /// Those of views at the boundary of the whole layout.
    var boundary = ElementSizes()

    /// No sizes.
    public init() {}

    /// Whether no size is known.
    public var isEmpty: Bool { sections.isEmpty && boundary.isEmpty }

    /// The sizes where sections and items have other places, in time proportional to the number of sizes.
    ///
    /// Sizes of views that are attached to items go with them; the boundary of the layout stays as it is.
    ///
    /// - Parameters:
    ///   - item: Returns where an item is now; `nil` where it is gone or prefers what is not known yet.
    ///   - section: Returns where a section is now; `nil` where it is gone or its boundary is not known yet.
    public func mapped(
        item: (IndexPath) -> IndexPath?, section: (Int) -> Int?
    ) -> PreferredSizes {
        var mapped = PreferredSizes()
        mapped.boundary = boundary
        for (old, sizes) in sections {
            for number in sizes.content.items.numbers {
                guard let path = item(IndexPath(item: number, section: old)) else { continue }
                mapped.sections[path.section, default: Section()].content.items[path.item] =
                    sizes.content.items[number]
            }
            for (key, size) in sizes.content.supplementaryViews {
                guard let path = item(IndexPath(item: key.index, section: old)) else { continue }
                let key = ElementSizes.Key(kind: key.kind, index: path.item)
                mapped.sections[path.section, default: Section()].content.supplementaryViews[key] = size
            }
            if !sizes.boundary.isEmpty, let new = section(old) {
                mapped.sections[new, default: Section()].boundary = sizes.boundary
            }
        }
        return mapped
    }
}
