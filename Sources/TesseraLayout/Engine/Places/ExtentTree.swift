import TesseraBasics

/// A sequence of elements one after the other along an axis, of which a few have extents of their own.
///
/// Neighbours of equal extent form one run, so that memory is in proportion to the number of runs. The runs
/// lie in the leaves of a B-tree, up to ``Leaf/capacity`` in each; the branches above store the extents of
/// their subtrees. Finding and replacing take O(log n) in the number of runs.
///
/// A tree cannot be copied, as copying the references to all its parts would take as long as finding an
/// element.
struct ExtentTree: ~Copyable, Sendable {
    /// Neighbouring elements of equal extent and with equally many items.
    struct Run: Hashable, Sendable {
        /// The extent of one element.
        var extent: Extent
        var count = 1
        var itemsPerElement = 0
        /// True if the elements have the extent of the sequence's description, without measured sizes of
        /// their own.
        var isUniform = false
    }

    /// An element of a run, with its place.
    struct Place {
        let run: Run
        /// The number of elements of the run before this one.
        var elementInRun = 0
        /// The number of the element.
        var element: Int
        /// The number of the element's first item.
        var item: Int
        /// The start of the element along the axis, in points.
        var start: CGFloat

        /// The number of the first item after the run.
        var itemAfterRun: Int { item + (run.count - elementInRun) * run.itemsPerElement }

        /// Returns the place of the element of the run that comes `count` elements later.
        func advanced(by count: Int) -> Place {
            Place(
                run: run, elementInRun: elementInRun + count, element: element + count,
                item: item + count * run.itemsPerElement,
                start: start + CGFloat(count) * run.extent.advance)
        }
    }

    /// The size of a subtree: its elements, its items and its extent.
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

    /// The index of a leaf or a branch in its pool, and the size of its subtree.
    struct Node: Sendable {
        let index: Int32
        var sum: Sum
    }

    var leaves = Pool<Leaf>()
    var branches = Pool<Branch>()
    var root: Node
    /// The number of branches above each leaf.
    var height = 0

    /// Creates a tree of runs, with leaves as full as possible. O(n).
    init(_ runs: [Run] = []) {
        root = Node(index: leaves.insert(Leaf([])), sum: Sum())
        if !runs.isEmpty { replace(0..<0, with: runs) }
    }

    var elementCount: Int { root.sum.elementCount }
    /// The extent of all elements.
    var extent: Extent { root.sum.extent }
}

extension ExtentTree.Run {
    /// Returns the elements that can overlap a part of the axis, which are those that end after its start
    /// and start before its end.
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

    /// The greatest number of elements found at once. More would take longer than a user would wait.
    private static var mostElements: Int { 10_000_000 }

    private func candidates(overlapping span: Span, from start: CGFloat) -> Range<Int> {
        // Elements without extent, in a container without room, all lie in one place.
        guard extent.advance != 0 else { return 0..<count }
        let ends = [
            (span.lower - start - extent.reach.upper) / extent.advance,
            (span.upper - start - extent.reach.lower) / extent.advance,
        ]
        // If negative spacing is greater than the elements, later elements lie before earlier ones.
        let (first, last) = extent.advance > 0 ? (ends[0], ends[1]) : (ends[1], ends[0])
        let lower = Int(min(max(first.rounded(.down), 0), CGFloat(count)))
        let upper = Int(min(max(last.rounded(.up) + 1, 0), CGFloat(count)))
        return lower..<max(lower, upper)
    }
}
