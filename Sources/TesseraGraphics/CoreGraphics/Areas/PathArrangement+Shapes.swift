import Foundation
import TesseraGeometry

extension PathArrangement {
    /// Returns a path with outlines, which has the lines and curves of the paths.
    func shape(_ contours: [PathContour]) -> PathShape {
        var shape = PathShape()
        for contour in contours {
            var runs = runs(contour.pieces)
            joinEnds(&runs)
            guard runs.count > 1 || runs.first?.isLine == false, let first = runs.first else { continue }
            shape.move(to: grid.point(at: first.start))
            for (index, run) in runs.enumerated() {
                if index == runs.count - 1, run.isLine { break }
                add(run, to: &shape)
            }
            shape.close()
        }
        return shape
    }

    /// Returns the lines of the first path that are not hidden, as a path of open and closed parts.
    ///
    /// - Parameter isKept: A function that returns true for the edges that are kept.
    func lines(_ isKept: (Edge) -> Bool) -> PathShape {
        var shape = PathShape()
        for part in parts {
            var chains: [[PathPiece]] = []
            var isJoined = false
            for index in part.pieces {
                let keeps = isKept(edges[edgeOfPiece[index]])
                if keeps, isJoined {
                    chains[chains.count - 1].append(pieces[index])
                } else if keeps {
                    chains.append([pieces[index]])
                }
                isJoined = keeps
            }
            let isWhole = chains.count == 1 && chains[0].count == part.pieces.count
            // A line that goes on beyond the first point of a closed part stays one line.
            if part.isClosed, !isWhole, chains.count > 1, isJoined,
                chains[0].first?.start == pieces[part.pieces.lowerBound].start,
                isKept(edges[edgeOfPiece[part.pieces.lowerBound]])
            {
                chains[0] = chains.removeLast() + chains[0]
            }
            for chain in chains {
                let runs = runs(chain)
                guard let first = runs.first else { continue }
                shape.move(to: grid.point(at: first.start))
                for run in runs { add(run, to: &shape) }
                if isWhole, part.isClosed { shape.close() }
            }
        }
        return shape
    }

    // MARK: Runs

    /// A part of a line or a curve, or a straight line of several.
    private struct Run {
        var start: GridPoint
        var end: GridPoint
        var source: Int
        var range: (from: CGFloat, to: CGFloat)
        var isLine: Bool

        /// Returns the run together with the next one, or nil if they do not make one line or curve.
        func joined(_ next: Run) -> Run? {
            var run = self
            run.end = next.end
            run.range.to = next.range.to
            if isLine, next.isLine {
                let (own, other) = (end - start, next.end - next.start)
                // A line that snapping has bent is still the line that it was.
                let isSame = source == next.source && range.to == next.range.from
                guard own.dot(other) > 0, isSame || own.cross(other) == 0 else { return nil }
                return run
            }
            let isSameDirection = (range.from < range.to) == (next.range.from < next.range.to)
            guard !isLine, source == next.source, range.to == next.range.from, isSameDirection else {
                return nil
            }
            return run
        }
    }

    private func runs(_ pieces: [PathPiece]) -> [Run] {
        var runs: [Run] = []
        for piece in pieces {
            var isLine = false
            if case .line = sources[piece.source].kind { isLine = true }
            let run = Run(
                start: piece.start, end: piece.end, source: piece.source, range: piece.range, isLine: isLine)
            if let joined = runs.last?.joined(run) {
                runs[runs.count - 1] = joined
            } else {
                runs.append(run)
            }
        }
        return runs
    }

    /// Joins the last run of an outline with the first one, if they are one line or curve.
    private func joinEnds(_ runs: inout [Run]) {
        guard runs.count > 1, let first = runs.first, let joined = runs[runs.count - 1].joined(first) else {
            return
        }
        runs[0] = joined
        runs.removeLast()
    }

    private func add(_ run: Run, to shape: inout PathShape) {
        let (start, end) = (grid.point(at: run.start), grid.point(at: run.end))
        let segment = sources[run.source]
        switch segment.kind {
        case .line: shape.addLine(to: end)
        case .quadratic(let control):
            let points = Self.portion([segment.start, control, segment.end], run.range)
            shape.addQuadratic(to: end, control: points[1])
        case .cubic(let control1, let control2):
            let points = Self.portion([segment.start, control1, control2, segment.end], run.range)
            // The ends lie on the grid, and the control points move along with them.
            shape.addCubic(
                to: end, control1: points[1].moved(from: points[0], to: start),
                control2: points[2].moved(from: points[3], to: end))
        }
    }

    /// Returns the control points of the part of a Bézier curve between two parameters.
    private static func portion(_ points: [CGPoint], _ range: (from: CGFloat, to: CGFloat)) -> [CGPoint] {
        if range == (0, 1) { return points }
        if range == (1, 0) { return points.reversed() }
        // Each control point is the polar form of the curve: its value with some of the parameters at one end, the others at the
        // other.
        return points.indices.map { index in
            var values = points
            for step in 1..<points.count {
                let t = step <= index ? range.to : range.from
                values = zip(values, values.dropFirst()).map { one, other in
                    CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
                }
            }
            return values[0]
        }
    }
}

extension CGPoint {
    fileprivate func moved(from start: CGPoint, to end: CGPoint) -> CGPoint {
        CGPoint(x: x + (end.x - start.x), y: y + (end.y - start.y))
    }
}
