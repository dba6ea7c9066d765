import TesseraBasics

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
        mapped(
            kept: { old, sizes in
                sizes.numbers.compactMap { number in
                    item(IndexPath(item: number, section: old)).map {
                        KeptItems(items: number..<number + 1, section: $0.section, first: $0.item)
                    }
                }
            }, section: section)
    }

    /// The sizes where stretches of items have other places: a long one costs little more than what is known of it.
    ///
    /// - Parameters:
    ///   - kept: Returns the items of an old section that are still there, ascending, given one more than the last of which
    ///     something is known.
    ///   - section: Returns where a section is now; `nil` where it is gone or its boundary is not known yet.
    package func mapped(
        stretches kept: (_ section: Int, _ end: Int) -> [KeptItems], section: (Int) -> Int?
    ) -> PreferredSizes {
        mapped(kept: { old, sizes in kept(old, (sizes.numbers.last ?? -1) + 1) }, section: section)
    }

    private func mapped(
        kept: (_ section: Int, _ sizes: ElementSizes) -> [KeptItems], section: (Int) -> Int?
    ) -> PreferredSizes {
        var mapped = PreferredSizes()
        mapped.boundary = boundary
        for (old, sizes) in sections {
            let kept = sizes.content.isEmpty ? [] : kept(old, sizes.content)
            for items in kept {
                mapped.sections[items.section, default: Section()].content.items
                    .take(items.items, of: sizes.content.items, to: items.first)
            }
            for (key, size) in sizes.content.supplementaryViews {
                guard let items = kept.holding(key.index) else { continue }
                let key = ElementSizes.Key(
                    kind: key.kind, index: items.first + key.index - items.items.lowerBound)
                mapped.sections[items.section, default: Section()].content.supplementaryViews[key] = size
            }
            if !sizes.boundary.isEmpty, let new = section(old) {
                mapped.sections[new, default: Section()].boundary = sizes.boundary
            }
        }
        mapped.sections = mapped.sections.filter { !$0.value.isEmpty }
        return mapped
    }
}

/// Items of one section that follow one another, and still do at another place.
package struct KeptItems: Hashable, Sendable {
    /// The items as they were.
    package var items: Range<Int>
    /// The section in which they are now.
    package var section: Int
    /// What the first of them is now.
    package var first: Int

    package init(items: Range<Int>, section: Int, first: Int) {
        self.items = items
        self.section = section
        self.first = first
    }
}

extension [KeptItems] {
    /// The stretch that holds an item; the stretches ascend.
    fileprivate func holding(_ item: Int) -> KeptItems? {
        let index = partitioningIndex { $0.items.upperBound > item }
        return index < count && self[index].items.contains(item) ? self[index] : nil
    }
}
