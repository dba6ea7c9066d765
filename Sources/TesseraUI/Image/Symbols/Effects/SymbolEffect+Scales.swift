/// An effect that makes a symbol jump once.
/// See Apple's [BounceSymbolEffect](https://developer.apple.com/documentation/symbols/bouncesymboleffect).
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var goesDown = false

    /// The properties of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(kind: .bounce(down: goesDown))
    }
    /// The effect that makes the symbol larger for a moment.
    public var up: BounceSymbolEffect { BounceSymbolEffect() }
    /// The effect that makes the symbol smaller for a moment.
    public var down: BounceSymbolEffect { BounceSymbolEffect(goesDown: true) }
    /// The same effect for each layer of the symbol; symbols have one layer here.
    public var byLayer: BounceSymbolEffect { self }
    /// The same effect for the whole symbol.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that makes a symbol jump once.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that makes a symbol larger or smaller until it is removed.
/// See Apple's [ScaleSymbolEffect](https://developer.apple.com/documentation/symbols/scalesymboleffect).
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var goesDown = false

    /// The properties of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(kind: .scale(down: goesDown))
    }
    /// The effect that makes the symbol larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
    /// The effect that makes the symbol smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(goesDown: true) }
    /// The same effect for each layer of the symbol; symbols have one layer here.
    public var byLayer: ScaleSymbolEffect { self }
    /// The same effect for the whole symbol.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that makes a symbol larger or smaller until it is removed.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that makes a symbol slowly larger and smaller.
/// See Apple's [BreatheSymbolEffect](https://developer.apple.com/documentation/symbols/breathesymboleffect).
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var pulses = true

    /// The properties of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(kind: .breathe(pulses: pulses))
    }
    /// The effect that changes only the size.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(pulses: false) }
    /// The effect that changes the opacity, too.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect() }
    /// The same effect for each layer of the symbol; symbols have one layer here.
    public var byLayer: BreatheSymbolEffect { self }
    /// The same effect for the whole symbol.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that makes a symbol slowly larger and smaller.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect with which a symbol appears.
/// See Apple's [AppearSymbolEffect](https://developer.apple.com/documentation/symbols/appearsymboleffect).
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var way: SymbolEffectWay?

    /// The properties of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(kind: .appear(way))
    }
    /// The effect in which the symbol grows.
    public var up: AppearSymbolEffect { AppearSymbolEffect(way: .up) }
    /// The effect in which the symbol shrinks to its size.
    public var down: AppearSymbolEffect { AppearSymbolEffect(way: .down) }
    /// The same effect for each layer of the symbol; symbols have one layer here.
    public var byLayer: AppearSymbolEffect { self }
    /// The same effect for the whole symbol.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect with which a symbol appears.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect with which a symbol disappears. Its view keeps its size.
/// See Apple's [DisappearSymbolEffect](https://developer.apple.com/documentation/symbols/disappearsymboleffect).
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var way: SymbolEffectWay?

    /// The properties of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(kind: .disappear(way))
    }
    /// The effect in which the symbol grows.
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(way: .up) }
    /// The effect in which the symbol shrinks.
    public var down: DisappearSymbolEffect { DisappearSymbolEffect(way: .down) }
    /// The same effect for each layer of the symbol; symbols have one layer here.
    public var byLayer: DisappearSymbolEffect { self }
    /// The same effect for the whole symbol.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect with which a symbol disappears. Its view keeps its size.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
