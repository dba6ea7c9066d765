import Foundation

/// Something that a user can do with a view, and that is added to the view as a whole: a context menu, dragging, a pointer's looks.
/// See Apple's [UIInteraction](https://developer.apple.com/documentation/uikit/uiinteraction).
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view to which the interaction was added.
    var view: UIView? { get }
    /// Says that the interaction is about to be added to a view, or taken from its view where there is none.
    func willMove(to view: UIView?)
    /// Says that the interaction was added to a view, or taken from its view where there is none.
    func didMove(to view: UIView?)
}

extension UIView {
    func attach(_ interaction: any UIInteraction) {
        guard !interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        storedInteractions = interactions + [interaction]
        interaction.didMove(to: self)
        setNeedsCommit()
    }

    func detach(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        storedInteractions = interactions.filter { $0 !== interaction }
        if interactions.isEmpty { storedInteractions = nil }
        interaction.didMove(to: nil)
        setNeedsCommit()
    }

    /// Exchanges all interactions: those that stay hear nothing.
    func replaceInteractions(with new: [any UIInteraction]) {
        for old in interactions where !new.contains(where: { $0 === old }) { removeInteraction(old) }
        for interaction in new { addInteraction(interaction) }
    }
}
