import Foundation
import TesseraDisplay
import TesseraUI
import Testing

private final class OverridingProvider: NSItemProvider, Logging, @unchecked Sendable {
    let calls = Calls()

    override var registeredTypeIdentifiers: [String] {
        log("registeredTypeIdentifiers")
        return super.registeredTypeIdentifiers
    }
    override func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        log("hasItemConformingToTypeIdentifier(_:)")
        return super.hasItemConformingToTypeIdentifier(typeIdentifier)
    }
    override func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        log("registerDataRepresentation")
        super.registerDataRepresentation(
            forTypeIdentifier: typeIdentifier, visibility: visibility, loadHandler: loadHandler)
    }
}

private final class OverridingItem: UIDragItem, Logging {
    let calls = Calls()

    override var localObject: Any? {
        get { super.localObject }
        set {
            log("localObject")
            super.localObject = newValue
        }
    }
    override var previewProvider: (() -> UIDragPreview?)? {
        get { super.previewProvider }
        set {
            log("previewProvider")
            super.previewProvider = newValue
        }
    }
}

private final class OverridingDrag: UIDragInteraction, Logging {
    let calls = Calls()

    override class var isEnabledByDefault: Bool { false }
    override func willMove(to view: UIView?) {
        log("willMove(to:)")
        super.willMove(to: view)
    }
    override func didMove(to view: UIView?) {
        log("didMove(to:)")
        super.didMove(to: view)
    }
}

private final class OverridingDrop: UIDropInteraction, Logging {
    let calls = Calls()

    override func willMove(to view: UIView?) {
        log("willMove(to:)")
        super.willMove(to: view)
    }
    override func didMove(to view: UIView?) {
        log("didMove(to:)")
        super.didMove(to: view)
    }
}

private final class OverridingProposal: UICollectionViewDropProposal {
    override var operation: UIDropOperation { .copy }
}

private final class DraggedCell: UICollectionViewCell {
    override func dragStateDidChange(_ dragState: DragState) { super.dragStateDidChange(dragState) }
}

private final class DraggedRow: UITableViewCell {
    override func dragStateDidChange(_ dragState: DragState) { super.dragStateDidChange(dragState) }
}

@MainActor
private final class Source: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    {
        []
    }
}

@MainActor struct OverridingDragAndDropTests {
    @Test func `overrides of providers and items are called`() {
        let provider = OverridingProvider()
        provider.registerObject("text" as NSString, visibility: .all)
        _ = provider.registeredTypeIdentifiers
        _ = provider.hasItemConformingToTypeIdentifier("public.text")
        #expect(
            provider.calls.missing(of: [
                "registeredTypeIdentifiers", "hasItemConformingToTypeIdentifier(_:)",
                "registerDataRepresentation",
            ]) == [])
        let item = OverridingItem(itemProvider: provider)
        item.localObject = 1
        item.previewProvider = { nil }
        #expect(item.calls.missing(of: ["localObject", "previewProvider"]) == [])
    }

    @Test func `overrides of interactions are called`() {
        let source = Source()
        let (view, drag, drop) = (
            UIView(), OverridingDrag(delegate: source), OverridingDrop(delegate: source)
        )
        view.addInteraction(drag)
        view.addInteraction(drop)
        #expect(drag.calls.missing(of: ["willMove(to:)", "didMove(to:)"]) == [])
        #expect(drop.calls.missing(of: ["willMove(to:)", "didMove(to:)"]) == [])
        #expect(OverridingProposal(operation: .move, intent: .unspecified).operation == .copy)
    }
}
