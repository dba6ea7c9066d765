import UIKit

/// A placeholder for the contents of an endpoint until they arrive.
final class TopLoadingCell: UICollectionViewCell, DynamicRegistrable {
    typealias Item = CellViewObject

    private let spinner = UIActivityIndicatorView(style: .medium)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 12
        contentView.addSubview(spinner)
        spinner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            spinner.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            spinner.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        isAccessibilityElement = true
        accessibilityLabel = "読み込み中"
        accessibilityIdentifier = "loading"
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    func configure(_ item: Item) {
        // The spinner of a reused cell has stopped.
        spinner.startAnimating()
    }
}

extension TopLoadingCell {
    /// The endpoint whose contents the cell waits for.
    struct CellViewObject: Hashable, Sendable {
        let endpoint: TopEndpoint
    }
}
