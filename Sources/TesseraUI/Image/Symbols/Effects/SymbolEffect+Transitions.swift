/// An effect with which a symbol takes the place of another one.
/// See Apple's [ReplaceSymbolEffect](https://developer.apple.com/documentation/symbols/replacesymboleffect).
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    private var out: SymbolEffectWay? = .down
    private var into: SymbolEffectWay? = .up

    /// The properties of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(kind: .replace(out: out, into: into))
    }
    /// The effect in which the old symbol shrinks, and the new one grows.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// The effect in which both symbols grow.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(out: .up) }
    /// The effect in which the old symbol goes at once, and the new one grows.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(out: nil) }
    /// The same effect for each layer of the symbol; symbols have one layer here.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The same effect for the whole symbol.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect with which a symbol takes the place of another one.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ReplaceSymbolEffect {
    /// Returns the effect that keeps what both symbols have in common. Glyphs have nothing in common, so the result is the other
    /// effect.
    ///
    /// - Parameter fallback: The effect for symbols that have nothing in common.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

    /// An effect that keeps what two symbols have in common.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        let fallback: ReplaceSymbolEffect

        /// The properties of the effect.
        public var configuration: SymbolEffectConfiguration { fallback.configuration }
    }
}

/// The usual effect: a symbol takes the place of another one as with ``ReplaceSymbolEffect``.
/// See Apple's [AutomaticSymbolEffect](https://developer.apple.com/documentation/symbols/automaticsymboleffect).
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// The properties of the effect.
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(kind: .replace(out: .down, into: .up))
    }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The usual effect: a symbol takes the place of another one as with ``ReplaceSymbolEffect``.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
