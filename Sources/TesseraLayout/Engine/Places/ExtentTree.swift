import TesseraBasics

/// A sequence of elements one after the other along an axis, of which a few have extents of their own.
///
/// Neighbours of equal extent are one run, however many they are: memory is in proportion to the runs. The runs lie in
/// the leaves of a B-tree, up to ``Leaf/capacity`` side by side in each; the branches above know what each of their
/// subtrees takes. Finding and replacing take O(log n) of the number of runs.
///
/// A tree has one owner: to copy references to all that it is made of would take as long as finding an element.
struct ExtentTree: ~Copyable, Sendable {
    /// Elements of equal extent and equally many items.
    struct Run: Hashable, Sendable {
        /// That of one element.
        var extent: Extent
        var count = 1
        var itemsPerElement = 0
        /// Whether the elements are as the sequence's description says, with nothing of their own.
        var isUniform = false
    }

    /// An element of a run in its place.
    struct Place {
        let run: Run
        /// How many elements of the run come before.
        var elementInRun = 0
        /// The number of the element.
        var element: Int
        /// The number of the element's first item.
        var item: Int
        /// Where the element starts along the axis.
        var start: CGFloat

        /// The number of the first item beyond the run.
        var itemAfterRun: Int { item + (run.count - elementInRun) * run.itemsPerElement }

        /// The place of another element of the run.
        func advanced(by count: Int) -> Place {
            Place(
                run: run, elementInRun: elementInRun + count, element: element + count,
                item: item + count * run.itemsPerElement,
                start: start + CGFloat(count) * run.extent.advance)
        }
    }

    /// What a subtree holds.
    struct Sum: Hashable, Sendable {
        var elementCount = 0
        var itemCount = 0
        var extent = Extent()

        mutating func append(_ other: Sum) {
            elementCount += other.elementCount
            itemCount += other.itemCount
            extent.append(other.extent)
        }
    }

    /// A leaf or a branch by its number among those, and what its subtree holds.
    struct Node: Sendable {
        let index: Int32
        var sum: Sum
    }

    var leaves = Pool<Leaf>()
    var branches = Pool<Branch>()
    var root: Node
    /// How many branches lie above each leaf.
    var height = 0

    /// The fullest tree of runs. O(n).
    init(_ runs: [Run] = []) {
        root = Node(index: leaves.insert(Leaf([])), sum: Sum())
        if !runs.isEmpty { replace(0..<0, with: runs) }
    }

    var elementCount: Int { root.sum.elementCount }
    /// The extent of all elements.
    var extent: Extent { root.sum.extent }
}

extension ExtentTree.Run {
    /// The elements that can overlap a part of the axis: those that end after its start and start before its end.
    func elements(overlapping span: Span, from start: CGFloat) -> Range<Int> {
        let found = candidates(overlapping: span, from: start)
        if found.count > Self.mostElements {
            misuse(
                "NSCollectionLayoutSection",
                "\(found.count) groups, which begin \(extent.advance) points one after the other, lie in a part of \(span.upper - span.lower) points"
            )
        }
        return found
    }

    /// Nobody would wait until more have been looked at.
    private static var mostElements: Int { 10_000_000 }

    private func candidates(overlapping span: Span, from start: CGFloat) -> Range<Int> {
        // Elements without extent, in a container without room, lie on one another.
        guard extent.advance != 0 else { return 0..<count }
        let ends = [
            (span.lower - start - extent.reach.upper) / extent.advance,
            (span.upper - start - extent.reach.lower) / extent.advance,
        ]
        // Where spacing takes more than the elements, the later ones lie before the earlier.
        let (first, last) = extent.advance > 0 ? (ends[0], ends[1]) : (ends[1], ends[0])
        let lower = Int(min(max(first.rounded(.down), 0), CGFloat(count)))
        let upper = Int(min(max(last.rounded(.up) + 1, 0), CGFloat(count)))
        return lower..<max(lower, upper)
    }
}
