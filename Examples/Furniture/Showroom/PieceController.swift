import UIKit

/// A controller in a drawer that displays a piece and the commands for it.
final class PieceController: UIViewController {
    private let piece: Piece
    private lazy var transition = DrawerTransition(of: self)

    init(piece: Piece) {
        self.piece = piece
        super.init(nibName: nil, bundle: nil)
        title = piece.name
        modalPresentationStyle = .custom
        transitioningDelegate = transition
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "drawer"
        transition.addGesture(to: view)
        let stack = UIStackView(arrangedSubviews: [
            PieceSummary(piece), button("Share…", "square.and.arrow.up") { $0.share($0.piece, from: $1) },
            button("Copy", "doc.on.doc") { here, _ in here.piece.copyToPasteboard() },
            button("Close", "xmark") { here, _ in here.dismiss(animated: true) },
        ])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll)
        scroll.addSubview(stack)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 24),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func button(
        _ title: String, _ symbol: String, _ action: @escaping @MainActor (PieceController, UIView?) -> Void
    ) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        configuration.image = UIImage(systemName: symbol)
        configuration.imagePadding = 8
        configuration.buttonSize = .large
        return UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] press in
                guard let self else { return }
                action(self, press.sender as? UIView)
            })
    }

    // MARK: Keys

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [WorkshopKey.close.command { [weak self] in self?.dismiss(animated: true) }]
    }

    override func copy(_ sender: Any?) { piece.copyToPasteboard() }
}
