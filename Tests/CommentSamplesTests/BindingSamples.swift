import Combine
import TesseraBindings
import UIKit

// The samples of the comment of `bind(to:)` and of the same section of the README.

@MainActor
final class BindingSamples {
    struct Outputs {
        let photos = PassthroughSubject<[Photo], Never>()
    }

    final class ViewModel {
        let outputs = Outputs()
    }

    let viewModel = ViewModel()
    var cancellables: Set<AnyCancellable> = []

    func bind(_ dataSource: UICollectionViewDiffableDataSource<Section, Photo>) {
        viewModel.outputs.photos
            .map { photos in
                var snapshot = NSDiffableDataSourceSnapshot<Section, Photo>()
                snapshot.appendSections([.main])
                snapshot.appendItems(photos)
                return snapshot
            }
            .bind(to: dataSource)
            .store(in: &cancellables)
    }

    func bindInOneLine(_ dataSource: UICollectionViewDiffableDataSource<Section, Photo>) {
        viewModel.outputs.photos
            .map(snapshot(of:))
            .bind(to: dataSource)
            .store(in: &cancellables)
    }

    private func snapshot(of photos: [Photo]) -> NSDiffableDataSourceSnapshot<Section, Photo> {
        NSDiffableDataSourceSnapshot()
    }
}
