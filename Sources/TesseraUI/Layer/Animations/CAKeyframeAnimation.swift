import Foundation
import TesseraGraphics

/// The ways in which an animation with key frames computes the values between its key frames.
/// See Apple's [CAAnimationCalculationMode](
/// https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode).
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The animation mixes each value with the next one.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value stays until the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// The animation mixes the values at an even pace. Key times and timing functions have no effect.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Numbers and points run along a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Numbers and points run along a smooth curve with an even pace.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The ways in which a layer turns along a path.
/// See Apple's
/// [CAAnimationRotationMode](https://developer.apple.com/documentation/quartzcore/caanimationrotationmode).
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer turns so that its right side points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer turns so that its left side points along the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation of a property through several values, or of a point along a path.
/// See Apple's [CAKeyframeAnimation](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation).
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, or nil if there is a path.
    open var values: [Any]?
    /// The path of a point, which takes precedence over the values, or nil. Each step of the path is a key frame.
    open var path: CGPath? {
        didSet { knownMotion = nil }
    }
    /// The course along the path, or nil if nothing has asked for it since the path was set.
    private var knownMotion: MotionPath?
    /// The course along the path, or nil if there is no path.
    private var motion: MotionPath? {
        guard let path else { return nil }
        if let knownMotion { return knownMotion }
        let motion = MotionPath(path.shape)
        knownMotion = motion
        return motion
    }
    /// The greatest number of looks of the layer, besides those at the key frames, that the display receives.
    private static let mostLooks = 600
    /// The parts of the duration, 0...1, at which the values are reached, or nil for even times. In the mode
    /// ``CAAnimationCalculationMode/discrete`` there is one more than there are values, and otherwise one for each.
    open var keyTimes: [NSNumber]?
    /// The paces between each value and the next one, or nil for even ones.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The way in which the animation computes the values between the key frames. The default is
    /// ``CAAnimationCalculationMode/linear``.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The way in which the layer turns along the path, or nil if it does not turn.
    open var rotationMode: CAAnimationRotationMode?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes) = (other.values, other.path?.copy(), other.keyTimes)
        (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
        rotationMode = other.rotationMode
    }

    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }
    private var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

    /// Returns the values, of which there are at least one, or nil if there are none.
    @MainActor private func stops(like kind: AnimatedValue) -> [AnimatedValue]? {
        if let motion {
            guard case .point = kind else { return nil }
            let points = motion.stops
            return points.isEmpty ? nil : points.map { .point($0) }
        }
        let stops = (values ?? []).compactMap { AnimatedValue($0, like: kind) }
        return stops.isEmpty ? nil : stops
    }

    /// Returns the times of the values, in parts of a run.
    private func moments(of stops: [AnimatedValue], lengths: [Double]?) -> [Double] {
        if isPaced, stops.count > 1 {
            var sums = [0.0]
            for index in 1..<stops.count {
                sums.append(
                    sums[index - 1] + (lengths?[index - 1] ?? stops[index - 1].distance(to: stops[index])))
            }
            guard let total = sums.last, total > 0 else { return even(stops.count, spaces: stops.count - 1) }
            return sums.map { $0 / total }
        }
        let isDiscrete = calculationMode == .discrete
        if let keyTimes, keyTimes.count >= stops.count {
            return keyTimes.prefix(stops.count).map { min(max($0.doubleValue, 0), 1) }
        }
        return even(stops.count, spaces: isDiscrete ? stops.count : stops.count - 1)
    }

    private func even(_ count: Int, spaces: Int) -> [Double] {
        (0..<count).map { spaces > 0 ? Double($0) / Double(spaces) : 0 }
    }

    @MainActor override func apply(
        _ progress: AnimationProgress, previous: ViewState, model: ViewState, to state: inout ViewState
    ) {
        guard let property, let kind = property.value(in: model), let stops = stops(like: kind) else {
            return
        }
        let motion = motion
        let cycles = Cycles(progress.cycle, end: stops[autoreverses ? 0 : stops.count - 1])
        let progress = progress.share
        let moments = moments(of: stops, lengths: motion?.lengths)
        // The last value that has been reached.
        let index = moments.lastIndex { $0 <= progress } ?? 0
        guard index + 1 < stops.count, calculationMode != .discrete else {
            set(stops[min(index, stops.count - 1)], after: cycles, in: &state)
            turn(motion, segment: stops.count - 2, share: 1, &state)
            return
        }
        let room = moments[index + 1] - moments[index]
        var share = room > 0 ? min(max((progress - moments[index]) / room, 0), 1) : 1
        if !isPaced, let functions = timingFunctions, functions.indices.contains(index) {
            share = functions[index].curve.progress(at: share)
        }
        if let motion {
            set(.point(motion.point(index, share, isEven: isPaced)), after: cycles, in: &state)
            turn(motion, segment: index, share: share, &state)
        } else if isCubic {
            set(smooth(stops, index, share), after: cycles, in: &state)
        } else {
            set(stops[index].mixed(with: stops[index + 1], share), after: cycles, in: &state)
        }
    }

    private func turn(_ motion: MotionPath?, segment: Int, share: Double, _ state: inout ViewState) {
        guard let motion, let rotationMode, segment >= 0,
            let angle = motion.angle(segment, share, isEven: isPaced)
        else { return }
        let turned = rotationMode == .rotateAutoReverse ? angle + .pi : angle
        guard !state.leavesPlane else {
            let turn = CATransform3DMakeRotation(turned, 0, 0, 1)
            state.transform3D = CATransform3DConcat(state.transform3D, turn)
            return
        }
        state.transform = state.transform.concatenating(CGAffineTransform(rotationAngle: turned))
    }

    /// Returns the value on a smooth curve through the values. Only numbers and points have such a curve; the function
    /// mixes values of other kinds.
    private func smooth(_ stops: [AnimatedValue], _ index: Int, _ share: Double) -> AnimatedValue {
        let places = [max(index - 1, 0), index, index + 1, min(index + 2, stops.count - 1)]
        func curve(_ read: (AnimatedValue) -> CGFloat?) -> CGFloat? {
            let values = places.compactMap { read(stops[$0]) }
            guard values.count == 4 else { return nil }
            let (a, b, c, d) = (values[0], values[1], values[2], values[3])
            let (m, n) = ((c - a) / 2, (d - b) / 2)
            let t = CGFloat(share)
            let (t2, t3) = (t * t, t * t * t)
            let start = (2 * t3 - 3 * t2 + 1) * b + (t3 - 2 * t2 + t) * m
            return start + (3 * t2 - 2 * t3) * c + (t3 - t2) * n
        }
        if let number = curve({ if case .number(let number) = $0 { number } else { nil } }) {
            return .number(number)
        }
        if let x = curve({ if case .point(let point) = $0 { point.x } else { nil } }),
            let y = curve({ if case .point(let point) = $0 { point.y } else { nil } })
        {
            return .point(CGPoint(x: x, y: y))
        }
        return stops[index].mixed(with: stops[index + 1], share)
    }

    @MainActor override var keys: AnimatedKeys {
        path != nil && rotationMode != nil ? super.keys.union(.transform) : super.keys
    }

    @MainActor override func times(
        previous: ViewState, model: ViewState
    ) -> [(time: Double, isJump: Bool)] {
        guard let property, let kind = property.value(in: model), let stops = stops(like: kind) else {
            return []
        }
        let moments = moments(of: stops, lengths: motion?.lengths)
        if calculationMode == .discrete {
            return moments.filter { $0 > 0 && $0 < 1 }.map { ($0, true) }
        }
        var times = moments.filter { $0 > 0 && $0 < 1 }.map { (time: $0, isJump: false) }
        let isCurved = path != nil || isCubic || !(timingFunctions ?? []).isEmpty
        let steps = min(24, max(Self.mostLooks / moments.count, 1))
        for (start, end) in zip(moments, moments.dropFirst()) where end > start {
            if isCurved {
                times += (1..<steps).map { (start + (end - start) * Double($0) / Double(steps), false) }
            } else {
                times += self.steps(from: start, to: end)
            }
        }
        return times
    }
}

/// The course of a point along the steps of a path.
struct MotionPath {
    private var segments: [PathShape.Curve] = []
    /// The lengths of the steps in points.
    private(set) var lengths: [Double] = []

    init(_ shape: PathShape) {
        segments = shape.curves
        lengths = segments.map(\.length)
    }

    /// The start of the path and the ends of its steps.
    var stops: [CGPoint] {
        guard let first = segments.first else { return [] }
        return [first.point(0)] + segments.map { $0.point(1) }
    }

    func point(_ segment: Int, _ share: Double, isEven: Bool) -> CGPoint {
        let curve = segments[segment]
        return curve.point(isEven ? curve.parameter(atLength: share * lengths[segment]) : share)
    }

    /// Returns the direction of a step in radians, or nil if it has none.
    func angle(_ segment: Int, _ share: Double, isEven: Bool) -> CGFloat? {
        guard segments.indices.contains(segment) else { return nil }
        let curve = segments[segment]
        let at = isEven ? curve.parameter(atLength: share * lengths[segment]) : share
        let (before, after) = (curve.point(max(at - 1e-3, 0)), curve.point(min(at + 1e-3, 1)))
        guard before != after else { return nil }
        return atan2(after.y - before.y, after.x - before.x)
    }
}
