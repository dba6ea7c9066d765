import UIKit

/// A cell with a ``RetryView``, in the place of a section's content that could not be loaded.
///
/// The cell sizes itself, so its section needs an estimated height.
public final class RetryCell: UICollectionViewCell {
    private let retryView = RetryView()

    /// Creates a cell without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(retryView)
        retryView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            retryView.topAnchor.constraint(equalTo: contentView.topAnchor),
            retryView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            retryView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            retryView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    /// Ends the app, since the cell can only be made in code.
    public required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    /// Sets the message and the action of the cell. See ``RetryView/configure(message:identifier:retry:)``.
    public func configure(message: String, identifier: String, retry: @escaping @MainActor () -> Void) {
        retryView.configure(message: message, identifier: identifier, retry: retry)
    }
}
