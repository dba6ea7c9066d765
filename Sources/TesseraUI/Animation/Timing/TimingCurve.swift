import Foundation
import TesseraBasics
import TesseraDisplay

/// The pace of an animation: the completed fraction of the way for each fraction of the time.
enum TimingCurve: Hashable {
    case cubic(CubicCurve)
    /// A spring, with the duration of the animation in seconds.
    case spring(Spring, duration: Double)

    static let easeInOut = TimingCurve.cubic(.easeInOut)

    /// Returns the fraction of the way after a fraction of the time, 0...1. Springs can overshoot 1, but end
    /// at 1.
    func progress(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        return switch self {
        case .cubic(let curve): curve.progress(at: time)
        case .spring(let spring, let duration): spring.progress(at: time * duration)
        }
    }

    /// Returns the first fraction of the time at which a fraction of the way is completed.
    func time(of progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        // A spring passes a place several times. The first time is between the first two steps around it.
        let steps = 256
        let step = (1...steps).first { self.progress(at: Double($0) / Double(steps)) >= progress } ?? steps
        let found = bisect(Double(step - 1) / Double(steps)...Double(step) / Double(steps), steps: 30) {
            self.progress(at: $0) < progress
        }
        return (found.lowerBound + found.upperBound) / 2
    }

    /// The curve in the form that displays understand.
    @MainActor var displayCurve: SceneOperation.Animation.Curve {
        switch self {
        case .cubic(.easeInOut): return .easeInOut
        case .cubic(.easeIn): return .easeIn
        case .cubic(.easeOut): return .easeOut
        case .cubic(.linear): return .linear
        case .cubic(let curve):
            return .cubic(x1: curve.first.x, y1: curve.first.y, x2: curve.second.x, y2: curve.second.y)
        case .spring:
            if let known = Self.knownCurves[self] { return known }
            let curve = SceneOperation.Animation.Curve(sampling: progress(at:))
            // Apps use few curves. The limit keeps an app that always creates new ones from filling the
            // memory.
            if Self.knownCurves.count >= 64 { Self.knownCurves = [:] }
            Self.knownCurves[self] = curve
            return curve
        }
    }

    /// The points of the springs that were used, so that they are computed once.
    @MainActor private static var knownCurves: [TimingCurve: SceneOperation.Animation.Curve] = [:]
}

extension SceneOperation.Animation.Curve {
    /// Creates straight lines from (0, 0) to (1, 1) that deviate from `progress` by at most a thousandth.
    init(sampling progress: (Double) -> Double) {
        typealias Point = SceneOperation.Animation.Point
        func rounded(_ time: Double, _ progress: Double) -> Point {
            Point(time: (time * 1e5).rounded() / 1e5, progress: (progress * 1e5).rounded() / 1e5)
        }
        var points = [Point(time: 0, progress: 0)]
        func add(from start: (Double, Double), to end: (Double, Double), depth: Int) {
            let isStraight =
                depth >= 4
                && [0.25, 0.5, 0.75].allSatisfy { share in
                    let line = start.1 + (end.1 - start.1) * share
                    return abs(progress(start.0 + (end.0 - start.0) * share) - line) < 0.0008
                }
            if isStraight || depth >= 11 {
                points.append(rounded(end.0, end.1))
                return
            }
            let middle = (start.0 + end.0) / 2
            let half = (middle, progress(middle))
            add(from: start, to: half, depth: depth + 1)
            add(from: half, to: end, depth: depth + 1)
        }
        add(from: (0, 0), to: (1, 1), depth: 0)
        self = .points(points)
    }
}
