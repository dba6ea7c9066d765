import Foundation

/// A behaviour that is added to a view, such as a context menu, dragging or a pointer style.
/// See Apple's [UIInteraction](https://developer.apple.com/documentation/uikit/uiinteraction).
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view to which the interaction was added, or nil.
    var view: UIView? { get }
    /// Called when the interaction is about to be added to a view, or to be removed from its view if `view`
    /// is nil.
    func willMove(to view: UIView?)
    /// Called when the interaction was added to a view, or was removed from its view if `view` is nil.
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

    /// Replaces all interactions. Those that stay get no messages.
    func replaceInteractions(with new: [any UIInteraction]) {
        for old in interactions where !new.contains(where: { $0 === old }) { removeInteraction(old) }
        for interaction in new { addInteraction(interaction) }
    }
}
