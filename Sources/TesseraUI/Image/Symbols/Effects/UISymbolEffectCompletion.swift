import Foundation

/// A function that is called at the end of a symbol's effect.
/// See Apple's
/// [UISymbolEffectCompletion](https://developer.apple.com/documentation/uikit/uisymboleffectcompletion).
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// What a completion learns of an effect that has ended.
/// See Apple's
/// [UISymbolEffectCompletionContext](https://developer.apple.com/documentation/uikit/uisymboleffectcompletioncontext).
@MainActor
open class UISymbolEffectCompletionContext: NSObject {
    /// True if the effect has run to its end, and false if something has ended it before.
    open var isFinished: Bool { finished }
    /// The object with the symbol, or nil if it does not exist any more.
    open weak var sender: AnyObject?
    /// The effect, or nil for an effect with which a symbol took the place of another one.
    open var effect: (any SymbolEffect)? { ended }
    /// The effect with which a symbol took the place of another one, or nil.
    open var contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)? { transition }

    private let finished: Bool
    private let ended: (any SymbolEffect)?
    private let transition: (any ContentTransitionSymbolEffect & SymbolEffect)?

    init(
        _ sender: AnyObject?, isFinished: Bool, effect: (any SymbolEffect)? = nil,
        transition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil
    ) {
        (finished, ended, self.transition) = (isFinished, effect, transition)
        super.init()
        self.sender = sender
    }
}
