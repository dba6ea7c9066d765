import TesseraDisplay

/// The looks through which a symbol goes in an effect.
struct SymbolMotion: Equatable {
    typealias Frame = SymbolEffectContent.Frame

    /// The looks in the order of their times.
    var frames: [Frame]
    /// The seconds of one run, with the pause behind it.
    var duration: Double
    /// The number of runs, or nil if there is no end.
    var count: Int?
    /// True if the last look stays after the end.
    var stays = false
    /// True if the pace is the same all the time.
    var isEven = false

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
    ///   - options: How often and how fast the symbol moves.
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
}
