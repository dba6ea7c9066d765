import BenchmarkSupport
import Foundation
import TesseraLayout

/// Measures lists of posts whose preferred heights are all known.
@MainActor func measureSelfSizing() {
    let section = posts()
    let estimated = { solve([100_000]) { _, _ in section } }
    let (large, small) = (measuredList(of: 100_000), measuredList(of: 1000))
    let (inLarge, inSmall) = (HeightChange(in: large, at: 50_000), HeightChange(in: small, at: 500))
    report(
        "One changed height and visible elements, 100,000 measured items over 1,000",
        Comparison(repetitions: 500) {
            inLarge.run()
        } over: {
            inSmall.run()
        }, limit: 3)

    // The plain reference keeps an array of heights, adds up all places again and searches them by bisection. It makes
    // the same attributes for the visible items.
    let sums = PlainSums((0..<100_000).map(height))
    report(
        "The same with 100,000 heights summed up anew, over the layout",
        Comparison(repetitions: 100) {
            sums.change(50_000)
            use(sums.visible(from: sums.start(of: 50_000)))
        } over: {
            inLarge.run()
        }, atLeast: 100)
    line(
        "Posts on that screen", "\(inLarge.visibleCount)", "",
        "as many for the reference: \(sums.visible(from: sums.start(of: 50_000)).count)")
    report(
        "One changed height alone, 100,000 summed up anew over the layout",
        Comparison(repetitions: 100) {
            sums.change(50_000)
        } over: {
            inLarge.change()
        })

    let before = memory(ofEachOf: 1, estimated)
    let after = memory(ofEachOf: 1) { measuredList(of: 100_000) }
    line(
        "Memory of an item whose size is known",
        after.flatMap { after in before.map { "\((after - $0) / 100_000) B" } } ?? "not known", "",
        "of 100,000; \(kibibytes(before)) before they are")
}

/// Returns the height that an item prefers, in points.
private func height(of item: Int) -> CGFloat { screen.width + CGFloat(60 + item * 37 % 240) }

@MainActor private func measuredList(of itemCount: Int) -> CompositionalLayoutSolver {
    let section = posts()
    let solver = solve([itemCount]) { _, _ in section }
    for item in 0..<itemCount {
        solver.setPreferredSize(
            CGSize(width: 390, height: height(of: item)), forItemAt: IndexPath(item: item, section: 0))
    }
    return solver
}

/// Repeats the calls of a collection view in which a visible view prefers another height.
@MainActor private final class HeightChange {
    private let solver: CompositionalLayoutSolver
    private let indexPath: IndexPath
    private var isTall = false

    init(in solver: CompositionalLayoutSolver, at item: Int) {
        self.solver = solver
        indexPath = IndexPath(item: item, section: 0)
    }

    func change() {
        isTall.toggle()
        solver.setPreferredSize(CGSize(width: 390, height: isTall ? 600 : 500), forItemAt: indexPath)
    }

    func run() {
        change()
        solver.query(solver.screen(at: indexPath))
    }

    var visibleCount: Int { solver.itemIndexPaths(in: solver.screen(at: indexPath)).count }
}

/// A plain layout that keeps an array of heights, and adds up all places whenever one of them changes.
@MainActor private final class PlainSums {
    private var heights: [CGFloat]
    private var starts: [CGFloat] = []

    init(_ heights: [CGFloat]) {
        self.heights = heights
        sum()
    }

    func change(_ item: Int) {
        heights[item] = heights[item] == 600 ? 500 : 600
        sum()
    }

    private func sum() {
        starts.removeAll(keepingCapacity: true)
        var end: CGFloat = 0
        for height in heights {
            starts.append(end)
            end += height
        }
    }

    func start(of item: Int) -> CGFloat { starts[item] }

    /// Returns the attributes of the items on a screen.
    func visible(from top: CGFloat) -> [UICollectionViewLayoutAttributes] {
        var (item, end) = (0, starts.count)
        while item < end {
            let middle = (item + end) / 2
            if starts[middle] + heights[middle] <= top { item = middle + 1 } else { end = middle }
        }
        var found: [UICollectionViewLayoutAttributes] = []
        while item < heights.count, starts[item] < top + screen.height {
            let attributes = UICollectionViewLayoutAttributes(
                forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: 0, y: starts[item], width: screen.width, height: heights[item])
            found.append(attributes)
            item += 1
        }
        return found
    }
}
