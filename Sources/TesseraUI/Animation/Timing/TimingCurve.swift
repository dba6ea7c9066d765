import Foundation
import TesseraBasics
import TesseraDisplay

/// The pace of an animation: the share of the way that has been gone after a share of the time.
enum TimingCurve: Hashable {
    case cubic(CubicCurve)
    /// A spring and the seconds that the animation takes.
    case spring(Spring, duration: Double)

    static let easeInOut = TimingCurve.cubic(.easeInOut)

    /// The share of the way after a share of the time, 0...1. Springs overshoot 1, and are at 1 at the end.
    func progress(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        return switch self {
        case .cubic(let curve): curve.progress(at: time)
        case .spring(let spring, let duration): spring.progress(at: time * duration)
        }
    }

    /// The first share of the time at which a share of the way has been gone.
    func time(of progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        // Springs pass a place several times: the first is between the first two steps around it.
        let steps = 256
        let step = (1...steps).first { self.progress(at: Double($0) / Double(steps)) >= progress } ?? steps
        let found = bisect(Double(step - 1) / Double(steps)...Double(step) / Double(steps), steps: 30) {
            self.progress(at: $0) < progress
        }
        return (found.lowerBound + found.upperBound) / 2
    }

    /// The curve as a display reads it.
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
            // An app uses few curves; one that makes ever new ones is not to fill the memory.
            if Self.knownCurves.count >= 64 { Self.knownCurves = [:] }
            Self.knownCurves[self] = curve
            return curve
        }
    }

    /// The points of the springs that were used.
    @MainActor private static var knownCurves: [TimingCurve: SceneOperation.Animation.Curve] = [:]
}

extension SceneOperation.Animation.Curve {
    /// Straight lines that follow `progress`, from 0 at the time 0 to 1 at the time 1, within a thousandth.
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
