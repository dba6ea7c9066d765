import Foundation
import TesseraLayout

/// Lists of items of which every one has said what it prefers.
@MainActor func measureSelfSizing() {
    let section = list()
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

    // The plain reference sums up all heights again; the visible elements cost both the same.
    let sums = PlainSums((0..<100_000).map(height))
    report(
        "The same with 100,000 heights summed up anew, over the layout",
        Comparison(repetitions: 20) {
            sums.change(50_000)
            use(sums.visible(from: 50_000))
        } over: {
            inLarge.run()
        })
    report(
        "One changed height alone, 100,000 summed up anew over the layout",
        Comparison(repetitions: 20) {
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

/// The height that an item prefers.
private func height(of item: Int) -> CGFloat { CGFloat(60 + item * 37 % 90) }

@MainActor private func measuredList(of itemCount: Int) -> CompositionalLayoutSolver {
    let section = list()
    let solver = solve([itemCount]) { _, _ in section }
    for item in 0..<itemCount {
        solver.setPreferredSize(
            CGSize(width: 390, height: height(of: item)), forItemAt: IndexPath(item: item, section: 0))
    }
    return solver
}

/// What a collection view does when a visible view prefers another height.
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
        solver.setPreferredSize(CGSize(width: 390, height: isTall ? 200 : 100), forItemAt: indexPath)
    }

    func run() {
        change()
        solver.query(solver.screen(at: indexPath))
    }
}

/// The plain way: an array of heights, and all places summed up whenever one changes.
@MainActor private final class PlainSums {
    private var heights: [CGFloat]
    private var starts: [CGFloat] = []

    init(_ heights: [CGFloat]) {
        self.heights = heights
        sum()
    }

    func change(_ item: Int) {
        heights[item] = heights[item] == 200 ? 100 : 200
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

    /// The attributes of a screen of items.
    func visible(from item: Int) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        var next = item
        while next < heights.count, starts[next] < starts[item] + screen.height {
            let attributes = UICollectionViewLayoutAttributes(
                forCellWith: IndexPath(item: next, section: 0))
            attributes.frame = CGRect(x: 0, y: starts[next], width: screen.width, height: heights[next])
            found.append(attributes)
            next += 1
        }
        return found
    }
}
