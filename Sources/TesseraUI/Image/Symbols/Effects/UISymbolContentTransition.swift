/// The effect with which the symbol of a button takes the place of another one.
/// See Apple's
/// [UISymbolContentTransition](https://developer.apple.com/documentation/uikit/uisymbolcontenttransition-swift.struct).
public struct UISymbolContentTransition: Hashable, Sendable {
    /// The effect.
    public let contentTransition: any ContentTransitionSymbolEffect & SymbolEffect
    /// How fast the effect is.
    public let options: SymbolEffectOptions

    /// Creates a transition with an effect.
    public init(
        _ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) {
        (self.contentTransition, self.options) = (contentTransition, options)
    }

    /// Returns true if two transitions have the same effect and the same options.
    public static func == (left: UISymbolContentTransition, right: UISymbolContentTransition) -> Bool {
        AnyHashable(left.contentTransition) == AnyHashable(right.contentTransition)
            && left.options == right.options
    }

    /// Hashes the effect and the options.
    public func hash(into hasher: inout Hasher) {
        contentTransition.hash(into: &hasher)
        options.hash(into: &hasher)
    }
}
