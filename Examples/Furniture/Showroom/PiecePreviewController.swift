import UIKit

/// The preview beside the context menu of a piece.
final class PiecePreviewController: UIViewController {
    private let piece: Piece

    init(piece: Piece) {
        self.piece = piece
        super.init(nibName: nil, bundle: nil)
        let height = UIFontMetrics.default.scaledValue(for: 240, compatibleWith: UITraitCollection.current)
        preferredContentSize = CGSize(width: 260, height: min(height, 380))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemGroupedBackground
        view.accessibilityIdentifier = "preview"
        let summary = PieceSummary(piece)
        summary.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(summary)
        NSLayoutConstraint.activate([
            summary.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            summary.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            summary.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }
}
