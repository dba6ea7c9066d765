/// An effect that moves a symbol.
/// See Apple's [SymbolEffect](https://developer.apple.com/documentation/symbols/symboleffect).
///
/// ```swift
/// bell.addSymbolEffect(.bounce)
/// heart.addSymbolEffect(.pulse, options: .speed(2))
/// ```
///
/// Symbols are single glyphs here, so that an effect moves the whole symbol at once.
public protocol SymbolEffect: Hashable, Sendable {
    /// The properties of the effect.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once, or as often as its options say.
/// See Apple's [DiscreteSymbolEffect](https://developer.apple.com/documentation/symbols/discretesymboleffect).
public protocol DiscreteSymbolEffect {}

/// An effect that stays until it is removed.
/// See Apple's [IndefiniteSymbolEffect](https://developer.apple.com/documentation/symbols/indefinitesymboleffect).
public protocol IndefiniteSymbolEffect {}

/// An effect with which a symbol appears and disappears.
/// See Apple's [TransitionSymbolEffect](https://developer.apple.com/documentation/symbols/transitionsymboleffect).
public protocol TransitionSymbolEffect {}

/// An effect with which a symbol takes the place of another one.
/// See Apple's
/// [ContentTransitionSymbolEffect](https://developer.apple.com/documentation/symbols/contenttransitionsymboleffect).
public protocol ContentTransitionSymbolEffect {}

/// The properties of an effect of any type.
/// See Apple's
/// [SymbolEffectConfiguration](https://developer.apple.com/documentation/symbols/symboleffectconfiguration).
public struct SymbolEffectConfiguration: Hashable, Sendable {
    /// The ways in which symbols move.
    enum Kind: Hashable {
        case bounce(down: Bool)
        case pulse
        case variableColor(reverses: Bool, hides: Bool)
        case scale(down: Bool)
        case appear(SymbolEffectWay?)
        case disappear(SymbolEffectWay?)
        case wiggle(SymbolWiggle)
        case rotate(counterClockwise: Bool)
        case breathe(pulses: Bool)
        /// The ways in which the old symbol leaves, and in which the new one arrives.
        case replace(out: SymbolEffectWay?, into: SymbolEffectWay?)
    }

    let kind: Kind
}

/// The change of the size of a symbol: it becomes larger or smaller.
enum SymbolEffectWay: Hashable {
    case up, down
}

/// The ways in which a symbol wiggles.
enum SymbolWiggle: Hashable {
    case turning(counterClockwise: Bool)
    /// An angle in degrees, clockwise from the right.
    case moving(Double)
    case forward, backward
}

/// How often an effect runs, and how fast.
/// See Apple's [SymbolEffectOptions](https://developer.apple.com/documentation/symbols/symboleffectoptions).
public struct SymbolEffectOptions: Hashable, Sendable {
    enum Count: Hashable {
        case usual, forever
        case times(Int)
    }

    private(set) var count = Count.usual
    private(set) var pause = 0.0
    private(set) var pace = 1.0

    /// The usual number of runs at the usual speed.
    public static let `default` = SymbolEffectOptions()
    /// Runs without an end.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    /// One run.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
    /// Returns options with a number of runs.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    /// Returns options with a way of repeating.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        `default`.repeat(behavior)
    }
    /// Returns options with a speed, of which 1 is the usual one.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// The same options with runs without an end.
    public var repeating: SymbolEffectOptions { changed { ($0.count, $0.pause) = (.forever, 0) } }
    /// The same options with one run.
    public var nonRepeating: SymbolEffectOptions { changed { ($0.count, $0.pause) = (.times(1), 0) } }
    /// Returns the same options with a number of runs, or without an end if it is nil.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        changed { ($0.count, $0.pause) = (count.map { .times(max($0, 1)) } ?? .forever, 0) }
    }
    /// Returns the same options with a way of repeating.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        changed { ($0.count, $0.pause) = (behavior.count, behavior.pause) }
    }
    /// Returns the same options with a speed, of which 1 is the usual one.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        changed { $0.pace = speed.isFinite ? min(max(speed, 0.01), 100) : 1 }
    }

    private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var options = self
        change(&options)
        return options
    }

    /// A way of repeating an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Count
        let pause: Double

        /// One run right after the other, without an end.
        public static let continuous = RepeatBehavior(count: .forever, pause: 0)
        /// Runs with pauses between them, without an end.
        public static let periodic = periodic()
        /// Returns runs with pauses between them.
        ///
        /// - Parameters:
        ///   - count: The number of runs, or nil for runs without an end.
        ///   - delay: The seconds of a pause, or nil for one second.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            let pause = delay ?? 1
            return RepeatBehavior(
                count: count.map { .times(max($0, 1)) } ?? .forever,
                pause: pause.isFinite ? min(max(pause, 0), 3600) : 1)
        }
    }
}
