import Foundation

/// The classes that were registered with a collection view, and the views that wait to be used again.
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

    private var classes: [Key: UICollectionReusableView.Type] = [:]
    private var waiting: [Key: [UICollectionReusableView]] = [:]

    /// More than a few screens of waiting views would only cost memory.
    private static let mostWaiting = 48

    func register(_ type: UICollectionReusableView.Type?, kind: Kind, identifier: String) {
        demand(!identifier.isEmpty, "register: the reuse identifier of a \(kind.description) is empty.")
        classes[Key(kind: kind, identifier: identifier)] = type
    }

    func dequeue(kind: Kind, identifier: String, size: CGSize) -> UICollectionReusableView {
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
        let view = DynamicInstantiation.view(of: type, frame: CGRect(origin: .zero, size: size))
        view.reuseIdentifier = identifier
        view.reuseKey = key
        return view
    }

    /// Lets go of all decoration views: another layout has other classes.
    func forgetDecorations() {
        waiting = waiting.filter { $0.key.kind != .decoration }
    }

    func recycle(_ view: UICollectionReusableView) {
        guard let key = view.reuseKey, waiting[key, default: []].count < Self.mostWaiting else { return }
        waiting[key, default: []].append(view)
    }
}
