import Combine
import ExampleSupport
import TesseraImages
import UIKit

/// The photos in two columns. Their end loads more of them, and a pull loads the newest.
final class PhotoViewController: FeedViewController, UICollectionViewDelegate {
    private let viewModel: any PhotoViewModelType
    private let imageLoader: ImageLoader

    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()

    /// The photos that the collection view displays.
    private var photos: [Photo] = []

    init(viewModel: any PhotoViewModelType, imageLoader: ImageLoader = .shared) {
        self.viewModel = viewModel
        self.imageLoader = imageLoader
        let (inputs, outputs) = (viewModel.inputs, viewModel.outputs)
        super.init(
            feed: Feed(
                title: "Photos", emptyText: "写真がありません", requestStatus: outputs.apiRequestStatus,
                fetch: { inputs.fetchPhotoTrigger.send() }, refresh: { inputs.refreshPhotoTrigger.send() }))
    }

    required init?(coder: NSCoder) {
        fatalError("The feed is made in code.")
    }

    override func makeListView() -> UIScrollView {
        collectionView.accessibilityIdentifier = "photos"
        collectionView.delegate = self
        return collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.outputs.photos
            .sink { [weak self] photos in self?.display(photos) }
            .store(in: &cancellables)
        start()
    }

    private func display(_ newPhotos: [Photo]) {
        let changed = newPhotos.changed(since: photos)
        photos = newPhotos
        itemCount = newPhotos.count
        var snapshot = NSDiffableDataSourceSnapshot<PhotoSection, Photo>()
        if !newPhotos.isEmpty {
            snapshot.appendSections([.waterfall])
            snapshot.appendItems(newPhotos, toSection: .waterfall)
            // The data source considers photos with the same identifier equal, so changed ones must be reconfigured.
            snapshot.reconfigureItems(changed)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<PhotoSection, Photo> {
        let registration = UICollectionView.CellRegistration<PhotoCollectionViewCell, Photo> {
            [imageLoader] cell, _, photo in
            cell.configure(with: photo, imageLoader: imageLoader)
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, photo in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
        }
    }

    /// Returns a layout with one group for all photos. The waterfall provides the frames.
    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] _, environment in
            guard let self else { return nil }
            let waterfall = WaterfallLayout(
                photos: photos, width: environment.container.effectiveContentSize.width,
                text: PhotoText(traits: environment.traitCollection))
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(waterfall.height))
            let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
                waterfall.frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
            }
            return NSCollectionLayoutSection(group: group)
        }
    }
}
