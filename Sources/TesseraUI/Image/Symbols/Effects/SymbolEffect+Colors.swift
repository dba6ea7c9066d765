/// An effect that fades a symbol out and in.
/// See Apple's [PulseSymbolEffect](https://developer.apple.com/documentation/symbols/pulsesymboleffect).
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The properties of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(kind: .pulse)
    }
    /// The same effect for each layer of the symbol; symbols have one layer here.
    public var byLayer: PulseSymbolEffect { self }
    /// The same effect for the whole symbol.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades a symbol out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that lights up the layers of a symbol one after the other; here a symbol has one layer.
/// See Apple's [VariableColorSymbolEffect](https://developer.apple.com/documentation/symbols/variablecolorsymboleffect).
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var reverses = false
    private var hides = false

    /// The properties of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(kind: .variableColor(reverses: reverses, hides: hides))
    }
    /// The effect that lights up one layer at a time.
    public var iterative: VariableColorSymbolEffect { self }
    /// The effect that lights up more and more layers.
    public var cumulative: VariableColorSymbolEffect { self }
    /// The effect that goes back the same way.
    public var reversing: VariableColorSymbolEffect {
        VariableColorSymbolEffect(reverses: true, hides: hides)
    }
    /// The effect that begins anew at its end.
    public var nonReversing: VariableColorSymbolEffect {
        VariableColorSymbolEffect(reverses: false, hides: hides)
    }
    /// The effect in which layers that are not lit are invisible.
    public var hideInactiveLayers: VariableColorSymbolEffect {
        VariableColorSymbolEffect(reverses: reverses, hides: true)
    }
    /// The effect in which layers that are not lit are pale.
    public var dimInactiveLayers: VariableColorSymbolEffect {
        VariableColorSymbolEffect(reverses: reverses, hides: false)
    }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that lights up the layers of a symbol one after the other; here a symbol has one layer.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
