import Foundation
import TesseraBasics

/// The classes that were registered with a collection view or table view, and the views that wait to be used again.
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
    private var waiting: [Key: [any StagedView]] = [:]

    /// More than a few screens of waiting views would only cost memory.
    private static let mostWaiting = 48

    func register(_ type: (any StagedView.Type)?, kind: Kind, identifier: String) {
        demand(!identifier.isEmpty, "register: the reuse identifier of a \(kind.description) is empty.")
        classes[Key(kind: kind, identifier: identifier)] = type
    }

    /// Returns whether a class is registered for an identifier.
    func hasClass(kind: Kind, identifier: String) -> Bool {
        classes[Key(kind: kind, identifier: identifier)] != nil
    }

    /// Returns whether there is a view for an identifier: one that waits to be used again, or a new one of a class.
    func hasView(kind: Kind, identifier: String) -> Bool {
        waiting[Key(kind: kind, identifier: identifier)]?.isEmpty == false
            || hasClass(kind: kind, identifier: identifier)
    }

    /// Returns a view that waits to be used again, or one that `make` creates of the registered class.
    func dequeue(
        kind: Kind, identifier: String, make: (any StagedView.Type) -> any StagedView
    ) -> any StagedView {
        let key = Key(kind: kind, identifier: identifier)
        if let view = waiting[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let type = classes[key] else {
            fatalError(
                "Could not dequeue a \(kind.description) with identifier “\(identifier)”: register a class for the "
                    + "identifier.")
        }
        let view = make(type)
        view.staging.reuseKey = key
        return view
    }

    /// Lets go of all decoration views: another layout has other classes.
    func forgetDecorations() {
        waiting = waiting.filter { $0.key.kind != .decoration }
    }

    /// Keeps a view to be used again.
    func recycle(_ view: any StagedView) {
        guard let key = view.staging.reuseKey, waiting[key, default: []].count < Self.mostWaiting else {
            return
        }
        waiting[key, default: []].append(view)
    }
}

extension ReuseRegistry {
    /// The views that wait to be used again, for tests.
    var waitingViews: [any StagedView] { waiting.values.flatMap { $0 } }
}
