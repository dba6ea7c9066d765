/// An effect that shakes a symbol.
/// See Apple's [WiggleSymbolEffect](https://developer.apple.com/documentation/symbols/wigglesymboleffect).
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var wiggle = SymbolWiggle.turning(counterClockwise: false)

    /// The properties of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(kind: .wiggle(wiggle))
    }
    /// The effect that begins with a turn to the right.
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(wiggle: .turning(counterClockwise: false)) }
    /// The effect that begins with a turn to the left.
    public var counterClockwise: WiggleSymbolEffect {
        WiggleSymbolEffect(wiggle: .turning(counterClockwise: true))
    }
    /// The effect that begins with a move to the left.
    public var left: WiggleSymbolEffect { WiggleSymbolEffect(wiggle: .moving(180)) }
    /// The effect that begins with a move to the right.
    public var right: WiggleSymbolEffect { WiggleSymbolEffect(wiggle: .moving(0)) }
    /// The effect that begins with a move upwards.
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(wiggle: .moving(270)) }
    /// The effect that begins with a move downwards.
    public var down: WiggleSymbolEffect { WiggleSymbolEffect(wiggle: .moving(90)) }
    /// The effect that begins with a move in the direction of reading.
    public var forward: WiggleSymbolEffect { WiggleSymbolEffect(wiggle: .forward) }
    /// The effect that begins with a move against the direction of reading.
    public var backward: WiggleSymbolEffect { WiggleSymbolEffect(wiggle: .backward) }
    /// Returns the effect that begins with a move in a direction.
    ///
    /// - Parameter angle: The direction in degrees, clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect {
        WiggleSymbolEffect(wiggle: .moving(angle.isFinite ? angle : 0))
    }
    /// The same effect for each layer of the symbol; symbols have one layer here.
    public var byLayer: WiggleSymbolEffect { self }
    /// The same effect for the whole symbol.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that shakes a symbol.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An effect that turns a symbol.
/// See Apple's [RotateSymbolEffect](https://developer.apple.com/documentation/symbols/rotatesymboleffect).
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var isCounterClockwise = false

    /// The properties of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(kind: .rotate(counterClockwise: isCounterClockwise))
    }
    /// The effect that turns the symbol clockwise.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect() }
    /// The effect that turns the symbol counterclockwise.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isCounterClockwise: true) }
    /// The same effect for each layer of the symbol; symbols have one layer here.
    public var byLayer: RotateSymbolEffect { self }
    /// The same effect for the whole symbol.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that turns a symbol.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
