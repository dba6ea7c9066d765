extension UIImageView {
    /// Begins an effect of the symbol that runs once, or as often as its options say. It has no effect on other images.
    ///
    /// - Parameters:
    ///   - effect: The effect. It takes the place of one of the same type.
    ///   - options: How often and how fast the effect runs.
    ///   - animated: False to give the symbol at once the look that stays after the effect. Other effects run in any case.
    ///   - completion: Called at the end of the effect.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        madeSymbolEffects.add(effect, options, animated: animated, completion)
    }

    /// Begins an effect of the symbol that stays until it is removed. It has no effect on other images.
    ///
    /// - Parameters:
    ///   - effect: The effect. It takes the place of one of the same type.
    ///   - options: How often and how fast the effect runs.
    ///   - animated: False to give the symbol at once the look that stays after the effect. Other effects run in any case.
    ///   - completion: Called when the symbol has its last look, or when the effect is removed before.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        madeSymbolEffects.add(effect, options, animated: animated, completion)
    }

    /// Begins an effect of the symbol that can run once or stay. A bounce and a wiggle run once, and the others until they are
    /// removed, unless the options say otherwise. It has no effect on other images.
    ///
    /// - Parameters:
    ///   - effect: The effect. It takes the place of one of the same type.
    ///   - options: How often and how fast the effect runs.
    ///   - animated: False to give the symbol at once the look that stays after the effect. Other effects run in any case.
    ///   - completion: Called at the end of the effect, or when it is removed before.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        madeSymbolEffects.add(effect, options, animated: animated, completion)
    }

    /// Removes the effects of the type of another one.
    ///
    /// - Parameters:
    ///   - effect: An effect of the type.
    ///   - options: How fast the symbol returns to its usual look.
    ///   - animated: False to return to it at once.
    ///   - completion: Called when the symbol has its usual look.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect, options, animated, completion)
    }

    /// Removes the effects of the type of another one.
    ///
    /// - Parameters:
    ///   - effect: An effect of the type.
    ///   - options: How fast the symbol returns to its usual look.
    ///   - animated: False to return to it at once.
    ///   - completion: Called when the symbol has its usual look.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect, options, animated, completion)
    }

    /// Removes the effects of the type of another one.
    ///
    /// - Parameters:
    ///   - effect: An effect of the type.
    ///   - options: How fast the symbol returns to its usual look.
    ///   - animated: False to return to it at once.
    ///   - completion: Called when the symbol has its usual look.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect, options, animated, completion)
    }

    /// Removes all effects of the symbol.
    ///
    /// - Parameters:
    ///   - options: How fast the symbol returns to its usual look.
    ///   - animated: False to return to it at once.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects?.remove({ _ in true }, options, animated: animated, nil)
    }

    /// Displays another symbol, which takes the place of the present one with an effect. ``image`` is the other one at once. An
    /// image that is not a symbol is displayed without an effect.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - transition: The effect.
    ///   - options: How fast the effect is.
    ///   - completion: Called at the end of the effect.
    public func setSymbolImage(
        _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        let old = self.image
        self.image = image
        guard image.isSymbolImage, old?.isSymbolImage != false else {
            completion?(UISymbolEffectCompletionContext(self, isFinished: true, transition: transition))
            return
        }
        madeSymbolEffects.replace(old, transition, options, completion)
    }

    private func remove<Effect: SymbolEffect>(
        _ effect: Effect, _ options: SymbolEffectOptions, _ animated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        let ended: (Bool) -> Void = { [weak self] isFinished in
            completion?(UISymbolEffectCompletionContext(self, isFinished: isFinished, effect: effect))
        }
        guard let symbolEffects else { return ended(true) }
        symbolEffects.remove({ $0 is Effect }, options, animated: animated, ended)
    }

    private var madeSymbolEffects: SymbolEffectList {
        if let symbolEffects { return symbolEffects }
        let made = SymbolEffectList(self)
        symbolEffects = made
        return made
    }
}
