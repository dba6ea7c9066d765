import Foundation

/// What was dropped on a list, for the coordinators of collection views and table views.
@MainActor
final class ItemDrop {
    let host: any ItemDragHost
    let session: DropSession
    /// Where the items were dropped, or nil if that is nowhere in particular.
    let destination: IndexPath?
    let proposal: UIDropProposal
    private let sources: [ObjectIdentifier: IndexPath]
    /// Where the app lets items go.
    private(set) var flights: [DropFlight] = []

    init(
        _ host: any ItemDragHost, _ session: DropSession, destination: IndexPath?, _ proposal: UIDropProposal,
        sources: [ObjectIdentifier: IndexPath]
    ) {
        self.host = host
        self.session = session
        self.destination = destination
        self.proposal = proposal
        self.sources = sources
    }

    /// Returns where an item comes from in the list, or nil if it comes from elsewhere.
    func sourcePath(of item: UIDragItem) -> IndexPath? { sources[ObjectIdentifier(item)] }

    /// Returns the size that an item's look has, in points.
    func previewSize(of item: UIDragItem) -> CGSize {
        guard let path = sourcePath(of: item),
            let size = host.stage.layout.attributes(of: .item(host.stage.stagedPath(of: path)))?.size
        else { return .zero }
        return size
    }

    /// Lets an item go to the place of an item, which is seen when it has arrived.
    @discardableResult
    func fly(_ item: UIDragItem, toItemAt indexPath: IndexPath) -> DragAnimator {
        let stage = host.stage
        if host.window != nil { host.layoutIfNeeded() }
        let staged = stage.stagedPath(of: indexPath)
        guard let attributes = stage.layout.attributes(of: .item(staged)) else {
            return fly(item, nil, size: nil)
        }
        let frame = host.orthogonalScrolling?.seenFrame(of: attributes) ?? attributes.frame
        stage.setArriving(stage.arriving.union([staged]))
        let animator = fly(
            item, UIPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY)),
            size: frame.size,
            parameters: host.dropPreviewParameters(at: indexPath))
        animator.addCompletion { _ in stage.setArriving([]) }
        return animator
    }

    /// Lets an item go into a part of an item, where it disappears.
    func fly(_ item: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> DragAnimator {
        let stage = host.stage
        if host.window != nil { host.layoutIfNeeded() }
        guard let attributes = stage.layout.attributes(of: .item(stage.stagedPath(of: indexPath))) else {
            return fly(item, nil, size: nil)
        }
        let frame = host.orthogonalScrolling?.seenFrame(of: attributes) ?? attributes.frame
        let center = CGPoint(x: frame.minX + rect.midX, y: frame.minY + rect.midY)
        return fly(item, UIPreviewTarget(container: host, center: center), size: rect.size, fades: true)
    }

    /// Lets an item go to a target, or disappear where it is.
    func fly(
        _ item: UIDragItem, _ target: UIPreviewTarget?, size: CGSize?, fades: Bool = false,
        parameters: UIPreviewParameters? = nil
    ) -> DragAnimator {
        let animator = DragAnimator()
        flights.removeAll { $0.item === item }
        let place = target ?? UIPreviewTarget(container: host, center: session.location(in: host))
        flights.append(
            DropFlight(
                item: item, target: place, size: size, fades: fades || target == nil, parameters: parameters,
                animator: animator))
        return animator
    }

    /// Puts a placeholder in the list to which an item goes; returns nil where there is no such place.
    func fly(_ item: UIDragItem, to placeholder: ItemPlaceholder, at indexPath: IndexPath) -> DragAnimator? {
        let stage = host.stage
        // The placeholder takes the room that has been made.
        if stage.movement != nil { stage.abandonMovement() }
        if let gap = stage.phantoms?.gap { stage.removePhantom(at: gap, animated: false) }
        let staged = stage.stagedPath(of: indexPath)
        guard stage.insert(.placeholder(placeholder), at: staged, animated: false) else { return nil }
        guard let frame = stage.layout.attributes(of: .item(staged))?.frame else {
            return fly(item, nil, size: nil)
        }
        let cell = stage.cell(at: staged)
        return fly(
            item, UIPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY)),
            size: frame.size,
            parameters: cell.flatMap { placeholder.previewParameters($0) })
    }
}
