import Foundation
import TesseraBasics

/// The registered classes of a collection view or table view, and the views that can be reused.
@MainActor
final class ReuseRegistry {
    enum Kind: Hashable {
        case cell
        case supplementary(String)
        case decoration

        var description: String {
            switch self {
            case .cell: "cell"
            case .supplementary(let kind): "supplementary view of kind “\(kind)”"
            case .decoration: "decoration view"
            }
        }
    }

    struct Key: Hashable {
        var kind: Kind
        var identifier: String
    }

    private var classes: [Key: any StagedView.Type] = [:]
    /// The nibs from which views are created. An identifier has a class or a nib, whichever was registered last.
    private var nibs: [Key: UINib] = [:]
    private var waiting: [Key: [any StagedView]] = [:]
    /// The item for which the data source is just asked for a cell, and true if it has dequeued one, or nil.
    private var request: (indexPath: IndexPath, isDequeued: Bool)?

    /// The most views that are kept for one key: more than a few screens of them would only cost memory.
    private static let mostWaiting = 48

    func register(_ type: (any StagedView.Type)?, kind: Kind, identifier: String) {
        demand(!identifier.isEmpty, "register: the reuse identifier of a \(kind.description) is empty.")
        let key = Key(kind: kind, identifier: identifier)
        classes[key] = type
        if !nibs.isEmpty { nibs[key] = nil }
    }

    func register(_ nib: UINib?, kind: Kind, identifier: String) {
        demand(!identifier.isEmpty, "register: the reuse identifier of a \(kind.description) is empty.")
        let key = Key(kind: kind, identifier: identifier)
        classes[key] = nil
        nibs[key] = nib
    }

    /// Returns true if a class is registered for an identifier.
    func hasClass(kind: Kind, identifier: String) -> Bool {
        let key = Key(kind: kind, identifier: identifier)
        return classes[key] != nil || nibs[key] != nil
    }

    /// Returns true if `dequeue` can return a view for an identifier: a reusable one, or a new one of a
    /// registered class.
    func hasView(kind: Kind, identifier: String) -> Bool {
        waiting[Key(kind: kind, identifier: identifier)]?.isEmpty == false
            || hasClass(kind: kind, identifier: identifier)
    }

    /// Returns a reusable view or, if there is none, a new one. A view from the registered nib is completed by
    /// `prepare`; `make` creates a view of the registered class. Ends the app if nothing is registered.
    func dequeue<View: StagedView>(
        kind: Kind, identifier: String, base: View.Type, prepare: (View) -> Void,
        make: (any StagedView.Type) -> any StagedView
    ) -> any StagedView {
        let key = Key(kind: kind, identifier: identifier)
        if let view = waiting[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        if let nib = nibs[key] {
            let view: View = made(from: nib, key)
            prepare(view)
            view.staging.reuseKey = key
            return view
        }
        guard let type = classes[key] else {
            fatalError(
                "Could not dequeue a \(kind.description) with identifier “\(identifier)”: register a class or a nib for "
                    + "the identifier.")
        }
        let view = make(type)
        view.staging.reuseKey = key
        return view
    }

    /// Creates a view from a nib. Ends the app, as UIKit does, if the nib does not consist of one view.
    private func made<View: StagedView>(from nib: UINib, _ key: Key) -> View {
        let objects = nib.instantiate(withOwner: nil).filter { !($0 is UIGestureRecognizer) }
        guard objects.count == 1, let view = objects[0] as? View else {
            let found = objects.map { String(describing: Swift.type(of: $0)) }.joined(separator: ", ")
            fatalError(
                "invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly one top level object "
                    + "which must be a \(View.self) instance; \(nib.template.name) contains: \(found)")
        }
        return view
    }

    // MARK: Requests

    /// Asks a data source for the cell of an item.
    func request<Cell>(_ indexPath: IndexPath, _ cell: () -> Cell) -> Cell {
        let outer = request
        request = (indexPath, false)
        defer { request = outer }
        return cell()
    }

    /// Called when a cell is dequeued for an item. Ends the app, as UIKit does, if the data source has dequeued one for the same
    /// item before and was asked for one only.
    func noteDequeuing(for indexPath: IndexPath, call: String) {
        guard let request, request.indexPath == indexPath else { return }
        demand(
            !request.isDequeued,
            "\(call): a second cell was dequeued for \(indexPath), for which the data source is asked for one."
        )
        self.request?.isDequeued = true
    }

    /// Drops all reusable decoration views, because another layout registers other classes.
    func forgetDecorations() {
        waiting = waiting.filter { $0.key.kind != .decoration }
    }

    /// Keeps a view for reuse.
    func recycle(_ view: any StagedView) {
        guard let key = view.staging.reuseKey, waiting[key, default: []].count < Self.mostWaiting else {
            return
        }
        waiting[key, default: []].append(view)
    }
}

extension ReuseRegistry {
    /// The views that can be reused, for tests.
    var waitingViews: [any StagedView] { waiting.values.flatMap { $0 } }
}
