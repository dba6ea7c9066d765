import Foundation

/// A drop on a list, for the coordinators of collection views and table views.
@MainActor
final class ItemDrop {
    let scrollView: any ItemDragScrollView
    let session: DropSession
    /// The index path at which the items were dropped, or nil if they were dropped at no particular item.
    let destination: IndexPath?
    let proposal: UIDropProposal
    private let sources: [ObjectIdentifier: IndexPath]
    /// The flights of the items whose place the app has chosen.
    private(set) var flights: [DropFlight] = []

    init(
        _ scrollView: any ItemDragScrollView, _ session: DropSession, destination: IndexPath?,
        _ proposal: UIDropProposal,
        sources: [ObjectIdentifier: IndexPath]
    ) {
        self.scrollView = scrollView
        self.session = session
        self.destination = destination
        self.proposal = proposal
        self.sources = sources
    }

    /// Returns the index path from which an item was dragged in the list, or nil if it comes from elsewhere.
    func sourcePath(of item: UIDragItem) -> IndexPath? { sources[ObjectIdentifier(item)] }

    /// Returns the size in points of an item's preview.
    func previewSize(of item: UIDragItem) -> CGSize {
        guard let path = sourcePath(of: item),
            let size = scrollView.stage.layout.attributes(of: .item(scrollView.stage.stagedPath(of: path)))?
                .size
        else { return .zero }
        return size
    }

    /// Moves a dropped item to the place of an item of the list, which becomes visible on the arrival.
    @discardableResult
    func fly(_ item: UIDragItem, toItemAt indexPath: IndexPath) -> DragAnimator {
        let stage = scrollView.stage
        if scrollView.window != nil { scrollView.layoutIfNeeded() }
        let staged = stage.stagedPath(of: indexPath)
        guard let attributes = stage.layout.attributes(of: .item(staged)) else {
            return fly(item, nil, size: nil)
        }
        let frame = scrollView.orthogonalScrolling?.seenFrame(of: attributes) ?? attributes.frame
        stage.setArriving(stage.arriving.union([staged]))
        let animator = fly(
            item, UIPreviewTarget(container: scrollView, center: CGPoint(x: frame.midX, y: frame.midY)),
            size: frame.size,
            parameters: scrollView.dropPreviewParameters(at: indexPath))
        animator.addCompletion { _ in stage.setArriving([]) }
        return animator
    }

    /// Moves a dropped item into a part of an item of the list, where it fades out.
    func fly(_ item: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> DragAnimator {
        let stage = scrollView.stage
        if scrollView.window != nil { scrollView.layoutIfNeeded() }
        guard let attributes = stage.layout.attributes(of: .item(stage.stagedPath(of: indexPath))) else {
            return fly(item, nil, size: nil)
        }
        let frame = scrollView.orthogonalScrolling?.seenFrame(of: attributes) ?? attributes.frame
        let center = CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY)
        return fly(item, UIPreviewTarget(container: scrollView, center: center), size: rect.size, fades: true)
    }

    /// Moves a dropped item to a target, or lets it fade out where it is if `target` is nil.
    func fly(
        _ item: UIDragItem, _ target: UIPreviewTarget?, size: CGSize?, fades: Bool = false,
        parameters: UIPreviewParameters? = nil
    ) -> DragAnimator {
        let animator = DragAnimator()
        flights.removeAll { $0.item === item }
        let place = target ?? UIPreviewTarget(container: scrollView, center: session.location(in: scrollView))
        flights.append(
            DropFlight(
                item: item, target: place, size: size, fades: fades || target == nil, parameters: parameters,
                animator: animator))
        return animator
    }

    /// Inserts a placeholder into the list and moves a dropped item to it. Returns nil if the index path does
    /// not exist.
    func fly(_ item: UIDragItem, to placeholder: ItemPlaceholder, at indexPath: IndexPath) -> DragAnimator? {
        let stage = scrollView.stage
        // The placeholder takes the room of the gap.
        if stage.movement != nil { stage.abandonMovement() }
        if let gap = stage.phantoms?.gap { stage.removePhantom(at: gap, animated: false) }
        let staged = stage.stagedPath(of: indexPath)
        guard stage.insert(.placeholder(placeholder), at: staged, animated: false) else { return nil }
        guard let frame = stage.layout.attributes(of: .item(staged))?.frame else {
            return fly(item, nil, size: nil)
        }
        let cell = stage.cell(at: staged)
        return fly(
            item, UIPreviewTarget(container: scrollView, center: CGPoint(x: frame.midX, y: frame.midY)),
            size: frame.size,
            parameters: cell.flatMap { placeholder.previewParameters($0) })
    }
}
