import Foundation
import TesseraDisplay

/// The effects of an image view's symbol.
@MainActor
final class SymbolEffectList {
    private struct Running {
        let id: Int
        let effect: (any SymbolEffect)?
        var motion: SymbolMotion
        var timer: AnimationTimer?
        var completion: ((Bool) -> Void)?

        /// Returns true if an effect takes the place of this one.
        func isReplaced(by other: any SymbolEffect) -> Bool {
            guard let effect else { return false }
            func isAboutVisibility(_ effect: any SymbolEffect) -> Bool {
                effect is AppearSymbolEffect || effect is DisappearSymbolEffect
            }
            return type(of: effect) == type(of: other)
                || isAboutVisibility(effect) && isAboutVisibility(other)
        }
    }

    /// The view, which may be gone while a completion runs.
    private weak var view: UIImageView?
    private var running: [Running] = []
    /// The image that leaves while another one takes its place, or nil.
    private(set) var leaving: UIImage?
    /// The number of images that have taken the place of others.
    private var replacements = 0
    private static var lastID = 0
    /// The greatest number of effects of a symbol that a display accepts.
    private static let limit = 20

    init(_ view: UIImageView) { self.view = view }

    /// The description of the effects for a display.
    var content: [SymbolEffectContent] {
        running.suffix(Self.limit).map { running in
            let motion = running.motion
            var content = SymbolEffectContent(
                id: running.id, duration: motion.duration, count: motion.count, frames: motion.frames)
            content.stays = motion.stays ? true : nil
            content.isEven = motion.isEven ? true : nil
            return content
        }
    }

    /// Begins an effect. It takes the place of one of the same type.
    func add(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        let isRightToLeft = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var motion = SymbolMotion(effect.configuration.kind, options, isRightToLeft: isRightToLeft)
        let report = report(effect, completion)
        end { $0.isReplaced(by: effect) }
        // An effect that does not stay is only a motion, and runs in any case.
        let isAnimated = animated || !motion.stays
        // A symbol that has appeared has no look of its own afterwards.
        if effect is AppearSymbolEffect { motion.stays = false }
        guard isAnimated, UIView.areAnimationsEnabled || motion.count == nil else {
            if motion.stays { begin(motion, effect, isSettled: true, nil) }
            view?.setNeedsCommit()
            report?(true)
            return
        }
        begin(motion, effect, isSettled: false, report)
    }

    /// Removes the effects of a type.
    func remove(
        _ isWanted: (any SymbolEffect) -> Bool, _ options: SymbolEffectOptions, animated: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        let removed = running.filter { $0.effect.map(isWanted) ?? false }
        end { running in running.effect.map(isWanted) ?? false }
        let settled = removed.map(\.motion).filter(\.stays)
        guard animated, UIView.areAnimationsEnabled, !settled.isEmpty else {
            completion?(true)
            return
        }
        for (index, motion) in settled.enumerated() {
            var back = motion.reversed
            back.duration = max(motion.duration / options.pace, 0.2)
            if back.frames.count == 1, var last = motion.frames.last {
                last.time = 0
                back.frames = [last, SymbolEffectContent.Frame(1)]
            }
            begin(back, nil, isSettled: false, index == 0 ? completion : nil)
        }
    }

    /// Displays another symbol in the place of the present one.
    func replace(
        _ old: UIImage?, _ effect: any ContentTransitionSymbolEffect & SymbolEffect,
        _ options: SymbolEffectOptions, _ completion: UISymbolEffectCompletion?
    ) {
        replacements += 1
        let number = replacements
        end { $0.effect == nil }
        leaving = nil
        let ended: (Bool) -> Void = { [weak view] isFinished in
            completion?(
                UISymbolEffectCompletionContext(view, isFinished: isFinished, transition: effect))
        }
        guard UIView.areAnimationsEnabled, case .replace(let out, let into) = effect.configuration.kind
        else { return ended(true) }
        let arriving = SymbolMotion(arriving: into, pace: options.pace)
        guard out != nil, let old else { return begin(arriving, nil, isSettled: false, ended) }
        leaving = old
        begin(SymbolMotion(leaving: out, pace: options.pace), nil, isSettled: false) {
            [weak self] isFinished in
            guard let self, isFinished, number == replacements else { return ended(false) }
            end { $0.effect == nil }
            leaving = nil
            begin(arriving, nil, isSettled: false, ended)
        }
    }

    /// Called when the app has set another image. It is displayed at once.
    func imageChanged() {
        replacements += 1
        leaving = nil
        end { $0.effect == nil }
    }

    private func begin(
        _ motion: SymbolMotion, _ effect: (any SymbolEffect)?, isSettled: Bool,
        _ completion: ((Bool) -> Void)?
    ) {
        Self.lastID += 1
        let id = Self.lastID
        running.append(Running(id: id, effect: effect, motion: motion, completion: completion))
        view?.setNeedsCommit()
        if isSettled { return settle(id) }
        guard let length = motion.length else { return }
        let timer = AnimationContext.clock.schedule(after: length) { [weak self] in self?.settle(id) }
        if let index = running.firstIndex(where: { $0.id == id }) { running[index].timer = timer }
    }

    /// Called when an effect has come to its end. A new display then gets only its last look, if that stays.
    private func settle(_ id: Int) {
        guard let index = running.firstIndex(where: { $0.id == id }) else { return }
        let completion = running[index].completion
        if running[index].motion.stays, let last = running[index].motion.frames.last {
            running[index].motion.frames = [last]
            running[index].completion = nil
            running[index].timer = nil
        } else {
            running.remove(at: index)
        }
        view?.setNeedsCommit()
        completion?(true)
    }

    /// Ends effects before their time.
    private func end(where isWanted: (Running) -> Bool) {
        let ended = running.filter(isWanted)
        guard !ended.isEmpty else { return }
        running.removeAll(where: isWanted)
        for one in ended { one.timer?.cancel() }
        view?.setNeedsCommit()
        for one in ended { one.completion?(false) }
    }

    private func report(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) -> (
        (Bool) -> Void
    )? {
        completion.map { completion in
            { [weak view] isFinished in
                completion(UISymbolEffectCompletionContext(view, isFinished: isFinished, effect: effect))
            }
        }
    }
}
