import Testing
import UIKit

// The samples of the README. That of a binding is in BindingSamples.swift.

final class NoteCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }
}

final class PhotoViewController: UIViewController {
    final class ViewModel {}

    init(viewModel: ViewModel) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

@MainActor
struct ReadmeSamples {
    @Test func `a screen runs without a display`() {
        let viewModel = PhotoViewController.ViewModel()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = PhotoViewController(viewModel: viewModel)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(window.rootViewController?.view.frame == window.bounds)
    }

    func reconfigure(
        _ photoWithNewTitle: Photo, in dataSource: UICollectionViewDiffableDataSource<Section, Photo>
    ) {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([photoWithNewTitle])
        dataSource.apply(snapshot)
    }
}
