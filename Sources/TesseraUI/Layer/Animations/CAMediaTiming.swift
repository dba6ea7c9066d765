import Foundation

/// What an animation displays outside of its time.
/// See Apple's [CAMediaTimingFillMode](https://developer.apple.com/documentation/quartzcore/camediatimingfillmode).
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// After its end, the animation displays its last value until it is removed.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Before its start, the animation displays its first value.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The animation displays its first value before its start, and its last value after its end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The layer is displayed with its own value.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The time of an animation within that around it.
/// See Apple's [CAMediaTiming](https://developer.apple.com/documentation/quartzcore/camediatiming).
public protocol CAMediaTiming {
    /// The time in seconds at which the animation begins: in that of ``CACurrentMediaTime()``, or after the start of
    /// the group. 0 stands for the end of the turn in which the animation is added.
    var beginTime: CFTimeInterval { get set }
    /// The seconds of one run, or 0 for the duration of the transaction.
    var duration: CFTimeInterval { get set }
    /// The seconds of the animation that pass in one second.
    var speed: Float { get set }
    /// The seconds of the animation that have passed at its beginning.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs, which may be a fraction; 0 stands for one, and infinity for no end.
    var repeatCount: Float { get set }
    /// The seconds of all runs together, or 0 if ``repeatCount`` decides.
    var repeatDuration: CFTimeInterval { get set }
    /// A Boolean value that tells whether each run returns to its start.
    var autoreverses: Bool { get set }
    /// What the animation displays outside of its time.
    var fillMode: CAMediaTimingFillMode { get set }
}

extension CAMediaTiming {
    /// The seconds of one run there and, if it returns, back.
    var roundTrip: Double { duration * (autoreverses ? 2 : 1) }

    /// The seconds of all runs in the time of the animation, or infinity.
    var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        return repeatCount > 0 ? roundTrip * Double(repeatCount) : roundTrip
    }

    /// The seconds after its beginning after which the animation is over, in the time around it, or infinity.
    var span: Double {
        if speed == 0 { return .infinity }
        // An animation that runs backwards ends where it begins otherwise.
        return max(speed > 0 ? activeDuration - timeOffset : timeOffset, 0) / Double(abs(speed))
    }

    /// Returns the part of the run there that is displayed some seconds after the beginning, or nil if the layer is
    /// displayed with its own value.
    func progress(after seconds: Double) -> AnimationProgress? {
        var time = seconds * Double(speed) + timeOffset
        if time < 0 || seconds < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            time = 0
        }
        let active = activeDuration
        if time >= active {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            time = active
        }
        guard duration > 0 else { return AnimationProgress(share: 1) }
        let runs = time / duration
        var run = runs.rounded(.down)
        var part = runs - run
        // The end of a run is displayed at the end of the animation, and the start of the next one in between.
        if part == 0, time >= active, run > 0 { (run, part) = (run - 1, 1) }
        guard autoreverses else { return AnimationProgress(share: part, cycle: Self.count(run)) }
        let isBack = run.truncatingRemainder(dividingBy: 2) != 0
        return AnimationProgress(share: isBack ? 1 - part : part, cycle: Self.count(run / 2))
    }

    private static func count(_ runs: Double) -> Int { Int(min(max(runs.rounded(.down), 0), 1e6)) }
}

/// The present place in an animation.
struct AnimationProgress {
    /// The part of a run there, 0...1.
    var share: Double
    /// The number of runs, there and back if the animation returns, that have ended before.
    var cycle = 0
}
