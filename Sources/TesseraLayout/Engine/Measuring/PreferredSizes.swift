import TesseraBasics

/// The preferred sizes that views of a layout have reported, for the solver that replaces the present one.
///
/// ```swift
/// let sizes = solver.preferredSizes.mapped(item: newIndexPath, section: newSection)
/// let next = CompositionalLayoutSolver(
///     containerSize: size, itemCounts: newCounts, preferredSizes: sizes, sectionProvider: provider)
/// ```
///
/// The sizes are valid as long as the same descriptions are laid out with as much room across the direction
/// of scrolling: a text that was measured at one width prefers another height at another width.
public struct PreferredSizes: Hashable, Sendable {
    /// The sizes of views in a section and at its boundary.
    struct Section: Hashable, Sendable {
        var content = ElementSizes()
        var boundary = ElementSizes()
        var isEmpty: Bool { content.isEmpty && boundary.isEmpty }
    }

    var sections: [Int: Section] = [:]
    /// The sizes of views at the boundary of the whole layout.
    var boundary = ElementSizes()

    /// Creates an empty collection of sizes.
    public init() {}

    /// A Boolean value that tells whether no sizes are known.
    public var isEmpty: Bool { sections.isEmpty && boundary.isEmpty }

    /// Returns the sizes for sections and items at new places, in time proportional to the number of sizes.
    ///
    /// Sizes of views that are attached to items move with the items; those at the boundary of the layout do
    /// not change.
    ///
    /// - Parameters:
    ///   - item: Returns the new place of an item, or `nil` if the item has been removed or needs to be
    ///     measured again.
    ///   - section: Returns the new place of a section, or `nil` if the section has been removed or its
    ///     boundary needs to be measured again.
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

    /// Returns the sizes for stretches of items at new places, in time proportional to the number of sizes
    /// and of stretches.
    ///
    /// - Parameters:
    ///   - kept: Returns the stretches of items of an old section that still exist, ascending. Its second
    ///     parameter is one more than the number of the last item with known sizes.
    ///   - section: Returns the new place of a section, or `nil` if the section has been removed or its
    ///     boundary needs to be measured again.
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

/// Neighbouring items of a section that are neighbours in the same order at their new place, too.
package struct KeptItems: Hashable, Sendable {
    /// The old numbers of the items.
    package var items: Range<Int>
    /// The number of the section that contains the items now.
    package var section: Int
    /// The new number of the first item.
    package var first: Int

    package init(items: Range<Int>, section: Int, first: Int) {
        self.items = items
        self.section = section
        self.first = first
    }
}

extension [KeptItems] {
    /// Returns the stretch that contains an item, or nil if there is none. The stretches must ascend.
    fileprivate func holding(_ item: Int) -> KeptItems? {
        let index = partitioningIndex { $0.items.upperBound > item }
        return index < count && self[index].items.contains(item) ? self[index] : nil
    }
}
