import Foundation
import TesseraGeometry

/// The lines of one or two paths, divided where they meet, with the number of times that each path winds around both sides of
/// each line.
///
/// ## How it works
///
/// Curves become pieces of straight lines. The ends of all pieces lie on a grid. Where two pieces cross, the nearest place of the
/// grid becomes an end of both, and each piece is led through every such place that is nearer than half of the spacing (“snap
/// rounding”, after Hobby). All comparisons are of whole numbers. Pieces that coincide become one edge. Edges at whose sides the
/// result differs are its outline. Edges that come from one line or curve are joined again, so that the result has the curves of
/// the paths.
struct PathArrangement {
    /// An edge from the lesser of its places to the greater one.
    struct Edge {
        var start: GridPoint
        var end: GridPoint
        /// The index of the piece that the edge is.
        var piece: Int
        /// The number of times that the first and the second path go along the edge, less the number of times that they go back.
        var steps: SIMD2<Int32>
        /// The number of times that the paths wind around the right side of the edge.
        var right = SIMD2<Int32>()

        /// The number of times that the paths wind around the left side.
        var left: SIMD2<Int32> { right &+ steps }
    }

    /// The lines and curves of both paths.
    private(set) var sources: [PathShape.Segment] = []
    /// The pieces of the lines and curves, in the order of the paths.
    private(set) var pieces: [PathPiece] = []
    /// The parts of the first path, as ranges of pieces.
    private(set) var parts: [(pieces: Range<Int>, isClosed: Bool)] = []
    private(set) var edges: [Edge] = []
    /// The edge of each piece.
    private(set) var edgeOfPiece: [Int] = []
    private(set) var grid: PathGrid
    private var secondSource = 0

    /// Divides the lines of paths.
    ///
    /// - Parameters:
    ///   - first: The first path.
    ///   - second: The second path.
    ///   - closesFirst: True if open parts of the first path count as closed, as those of the second one do.
    init(_ first: PathShape, _ second: PathShape = PathShape(), closesFirst: Bool = true) {
        let box = first.controlBounds.union(second.controlBounds)
        let size = box.isNull ? 0 : max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY))
        grid = PathGrid(size: size)
        guard size.isFinite, size > 0, first.isFinite, second.isFinite else { return }
        // The lines differ from the curves by a hundredth of a point at most, and by less in small paths.
        let distance = min(0.01, max(box.width, box.height) / 10_000)
        for part in first.parts { add(part, closes: closesFirst, distance, isFirst: true) }
        secondSource = sources.count
        for part in second.parts { add(part, closes: true, distance, isFirst: false) }
        // One round leads all pieces through all places. A moved piece may meet a further place, which is rare.
        var rounds = 0
        while rounds < 8, divide() { rounds += 1 }
        joinPieces()
        wind()
    }

    // MARK: Pieces

    private mutating func add(_ part: PathShape.Part, closes: Bool, _ distance: CGFloat, isFirst: Bool) {
        let begin = pieces.count
        var segments = part.segments
        if closes || part.isClosed, let last = segments.last, last.end != part.start {
            segments.append(PathShape.Segment(start: last.end, end: part.start, kind: .line))
        }
        for segment in segments { add(segment, distance) }
        if isFirst, pieces.count > begin { parts.append((begin..<pieces.count, part.isClosed)) }
    }

    private mutating func add(_ segment: PathShape.Segment, _ distance: CGFloat) {
        let source = sources.count
        sources.append(segment)
        var steps: [CGFloat] = [1]
        let curve = PathShape.Curve(segment)
        if case .line = segment.kind {} else { steps = curve.steps(distance) }
        var (from, parameter) = (grid.place(of: segment.start), CGFloat(0))
        for step in steps {
            let place = grid.place(of: step == 1 ? segment.end : curve.point(step))
            guard place != from else { continue }
            pieces.append(PathPiece(start: from, end: place, source: source, range: (parameter, step)))
            (from, parameter) = (place, step)
        }
    }

    /// Divides the pieces at the places where they meet. Returns true if there were any.
    private mutating func divide() -> Bool {
        let buckets = PathBuckets(pieces.map { $0.low.x...$0.high.x })
        var splits: [[GridPoint]] = Array(repeating: [], count: pieces.count)
        var places = Set(pieces.flatMap { [$0.start, $0.end] })
        for (strip, members) in buckets.members.enumerated() {
            for (position, one) in members.enumerated() {
                let (low, high) = (pieces[one].low, pieces[one].high)
                for other in members[(position + 1)...] {
                    let (otherLow, otherHigh) = (pieces[other].low, pieces[other].high)
                    // Pieces that share several strips are compared in the first of them.
                    guard low.y <= otherHigh.y, otherLow.y <= high.y, low.x <= otherHigh.x,
                        otherLow.x <= high.x, buckets.strip(max(low.x, otherLow.x)) == strip,
                        let place = pieces[one].crossing(pieces[other])
                    else { continue }
                    splits[one].append(place)
                    splits[other].append(place)
                    places.insert(place)
                }
            }
        }
        for place in places {
            for one in buckets.members[buckets.strip(place.x)] where pieces[one].passes(place) {
                splits[one].append(place)
            }
        }
        var result: [PathPiece] = []
        var starts: [Int] = []
        for (piece, splits) in zip(pieces, splits) {
            starts.append(result.count)
            result += piece.split(at: splits)
        }
        guard result.count > pieces.count else { return false }
        starts.append(result.count)
        parts = parts.map { (starts[$0.pieces.lowerBound]..<starts[$0.pieces.upperBound], $0.isClosed) }
        pieces = result
        return true
    }

    // MARK: Edges

    private struct Ends: Hashable {
        var start: GridPoint
        var end: GridPoint
    }

    private mutating func joinPieces() {
        var known: [Ends: Int] = [:]
        for (index, piece) in pieces.enumerated() {
            let isForward = piece.start < piece.end
            let ends = Ends(start: min(piece.start, piece.end), end: max(piece.start, piece.end))
            let step: Int32 = isForward ? 1 : -1
            let steps = piece.source < secondSource ? SIMD2<Int32>(step, 0) : SIMD2<Int32>(0, step)
            if let edge = known[ends] {
                edges[edge].steps &+= steps
                edgeOfPiece.append(edge)
            } else {
                known[ends] = edges.count
                edgeOfPiece.append(edges.count)
                edges.append(Edge(start: ends.start, end: ends.end, piece: index, steps: steps))
            }
        }
    }

    /// Counts for each edge how often the paths wind around its right side: a ray goes down from its middle, and crosses the
    /// edges below it.
    private mutating func wind() {
        let buckets = PathBuckets(edges.map { 2 * $0.start.x...2 * $0.end.x })
        for index in edges.indices {
            let edge = edges[index]
            let middle = GridPoint(x: edge.start.x + edge.end.x, y: edge.start.y + edge.end.y)
            var sum = SIMD2<Int32>()
            for other in buckets.members[buckets.strip(middle.x)] {
                let (from, to) = (edges[other].start, edges[other].end)
                // A ray at the left end of an edge crosses it, and one at the right end does not. Therefore no ray crosses
                // vertical edges, and the ray of a vertical edge begins on its right side.
                guard 2 * from.x <= middle.x, middle.x < 2 * to.x else { continue }
                let first = GridPoint(x: 2 * from.x, y: 2 * from.y)
                let direction = to - from
                if direction.cross(middle - first) > 0 { sum &+= edges[other].steps }
            }
            edges[index].right = sum
        }
    }
}
