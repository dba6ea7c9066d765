import Foundation
import TesseraDisplay

/// The looks through which a symbol goes in an effect.
struct SymbolMotion: Equatable {
    /// The looks in the order of their times.
    var frames: [SymbolEffectContent.Frame]
    /// The seconds of one run, with the pause behind it.
    var duration: Double
    /// The number of runs, or nil if there is no end.
    var count: Int?
    /// True if the last look stays after the end.
    var stays = false
    /// True if the pace is the same all the time.
    var isEven = false

    private typealias Frame = SymbolEffectContent.Frame

    /// The seconds until the end, or nil if there is none.
    var length: Double? { count.map { duration * Double($0) } }

    /// The motion back from the look that stays.
    var reversed: SymbolMotion {
        var motion = self
        motion.frames = frames.reversed().map { frame in
            var frame = frame
            frame.time = 1 - frame.time
            return frame
        }
        motion.stays = false
        return motion
    }

    /// Creates the motion of an effect.
    ///
    /// - Parameters:
    ///   - kind: The way in which the symbol moves.
    ///   - options: How often and how fast it does.
    ///   - isRightToLeft: True if the direction of reading is from right to left.
    init(_ kind: SymbolEffectConfiguration.Kind, _ options: SymbolEffectOptions, isRightToLeft: Bool) {
        (frames, duration) = Self.looks(of: kind, isRightToLeft: isRightToLeft)
        var runsOn = false
        switch kind {
        case .scale, .appear, .disappear: stays = true
        case .pulse, .variableColor, .breathe: runsOn = true
        case .rotate: (runsOn, isEven) = (true, true)
        case .bounce, .wiggle, .replace: break
        }
        duration /= options.pace
        if stays {
            count = 1
            return
        }
        switch options.count {
        case .usual: count = runsOn ? nil : 1
        case .forever: count = nil
        case .times(let times): count = times
        }
        if options.pause > 0, count != 1 { pause(options.pause) }
    }

    /// The motion in which a symbol arrives at its place or leaves it.
    init(arriving way: SymbolEffectWay?, pace: Double) {
        frames = Self.disappearing(way == .down ? .up : .down).reversed().map { frame in
            var frame = frame
            frame.time = 1 - frame.time
            return frame
        }
        (duration, count) = (0.22 / pace, 1)
    }

    /// The motion in which a symbol leaves its place.
    init(leaving way: SymbolEffectWay?, pace: Double) {
        (frames, duration, count, stays) = (Self.disappearing(way ?? .down), 0.16 / pace, 1, true)
    }

    private mutating func pause(_ seconds: Double) {
        let whole = duration + seconds
        let last = frames.last
        for index in frames.indices { frames[index].time *= duration / whole }
        if var last {
            last.time = 1
            frames.append(last)
        }
        duration = whole
    }

    private static func disappearing(_ way: SymbolEffectWay) -> [Frame] {
        var end = Frame(1)
        (end.opacity, end.scale) = (0, way == .down ? 0.5 : 1.5)
        return [Frame(0), end]
    }

    private static func looks(
        of kind: SymbolEffectConfiguration.Kind, isRightToLeft: Bool
    ) -> (frames: [Frame], duration: Double) {
        func frames(_ looks: [(Double, (inout Frame) -> Void)]) -> [Frame] {
            looks.map { time, change in
                var frame = Frame(time)
                change(&frame)
                return frame
            }
        }
        func rest(_ frame: inout Frame) {}
        switch kind {
        case .bounce(let down):
            let (first, second) = down ? (0.82, 1.05) : (1.2, 0.95)
            return (
                frames([(0, rest), (0.35, { $0.scale = first }), (0.7, { $0.scale = second }), (1, rest)]),
                0.5
            )
        case .pulse: return (frames([(0, rest), (0.5, { $0.opacity = 0.3 }), (1, rest)]), 1.6)
        case .variableColor(let reverses, let hides):
            let pale = hides ? 0 : 0.35
            return reverses
                ? (frames([(0, { $0.opacity = pale }), (0.5, rest), (1, { $0.opacity = pale })]), 1.6)
                : (frames([(0, { $0.opacity = pale }), (0.6, rest), (1, rest)]), 1)
        case .scale(let down): return (frames([(0, rest), (1, { $0.scale = down ? 0.85 : 1.15 })]), 0.25)
        case .appear(let way):
            return (
                frames([
                    (
                        0,
                        {
                            $0.opacity = 0
                            $0.scale = way == .down ? 1.5 : 0.5
                        }
                    ), (1, rest),
                ]), 0.3
            )
        case .disappear(let way): return (disappearing(way ?? .down), 0.3)
        case .wiggle(let wiggle):
            let change: (Double) -> (inout Frame) -> Void = { share in
                { frame in
                    switch wiggle {
                    case .turning(let isCounterClockwise):
                        frame.angle = (isCounterClockwise ? -14 : 14) * share
                    case .moving(let degrees):
                        frame.x = 0.12 * share * cos(degrees * .pi / 180)
                        frame.y = 0.12 * share * sin(degrees * .pi / 180)
                    case .forward: frame.x = (isRightToLeft ? -0.12 : 0.12) * share
                    case .backward: frame.x = (isRightToLeft ? 0.12 : -0.12) * share
                    }
                }
            }
            return (
                frames([
                    (0, rest), (0.2, change(1)), (0.4, change(-0.8)), (0.6, change(0.5)),
                    (0.8, change(-0.25)), (1, rest),
                ]), 0.8
            )
        case .rotate(let isCounterClockwise):
            return (frames([(0, rest), (1, { $0.angle = isCounterClockwise ? -360 : 360 })]), 2)
        case .breathe(let pulses):
            return (
                frames([
                    (0, rest),
                    (
                        0.5,
                        {
                            $0.scale = 1.12
                            if pulses { $0.opacity = 0.6 }
                        }
                    ), (1, rest),
                ]), 3
            )
        case .replace: return ([], 0)
        }
    }
}
