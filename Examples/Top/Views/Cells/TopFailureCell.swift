import ExampleSupport
import UIKit

/// A cell that explains why the contents of an endpoint are missing, with a button that requests them again.
final class TopFailureCell: UICollectionViewCell, DynamicRegistrable {
    typealias Item = CellViewObject

    /// Runs when the user presses the button.
    var retry: (() -> Void)?

    private let retryView = RetryView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 12
        contentView.addSubview(retryView)
        retryView.fill(contentView)
        accessibilityIdentifier = "failure"
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    func configure(_ item: Item) {
        retryView.configure(message: item.message, identifier: "\(item.endpoint)") { [weak self] in
            self?.retry?()
        }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        retry = nil
    }
}

extension TopFailureCell {
    /// The message of the cell, and the endpoint that its button requests.
    struct CellViewObject: Hashable, Sendable {
        let endpoint: TopEndpoint
        let message: String
    }
}
