import Foundation

/// Takes the items that the user drops on a view with a paste configuration.
@MainActor
final class PasteDrops: NSObject, UIDropInteractionDelegate {
    private weak var view: UIView?

    init(on view: UIView) {
        self.view = view
        super.init()
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        view?.canPaste(session.items.map(\.itemProvider)) ?? false
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
        -> UIDropProposal
    { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        view?.paste(itemProviders: session.items.map(\.itemProvider))
    }
}

/// The drop interaction of a view with a paste configuration, which keeps its delegate.
final class PasteDropInteraction: UIDropInteraction {
    private let drops: PasteDrops

    init(_ drops: PasteDrops) {
        self.drops = drops
        super.init(delegate: drops)
    }
}

extension UIView {
    /// True if the view takes what the user drops as if it was pasted.
    var takesPastesByDrops: Bool {
        get { interactions.contains { $0 is PasteDropInteraction } }
        set {
            guard newValue != takesPastesByDrops else { return }
            if newValue {
                addInteraction(PasteDropInteraction(PasteDrops(on: self)))
            } else {
                for interaction in interactions where interaction is PasteDropInteraction {
                    removeInteraction(interaction)
                }
            }
        }
    }
}
