import Combine
import ExampleSupport
import TesseraImages
import UIKit

/// The feed: photos in two columns, more of them at the end, the newest after a pull.
final class PhotoViewController: UIViewController {
    private let viewModel: any PhotoViewModelType
    private let imageLoader: ImageLoader
    private var cancellables: [AnyCancellable] = []

    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private lazy var dataSource = makeDataSource()
    private let refreshControl = UIRefreshControl()
    private let emptyLabel = UILabel()

    /// What the collection view shows.
    private var photos: [Photo] = []
    /// How many photos there were when the feed last asked for more by itself.
    private var photoCountAtLastRequest = 0
    private var isRequesting = false
    private var lastContentOffset: CGFloat = 0
    private var lastSize = CGSize.zero

    init(viewModel: any PhotoViewModelType, imageLoader: ImageLoader = .shared) {
        self.viewModel = viewModel
        self.imageLoader = imageLoader
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    required init?(coder: NSCoder) {
        fatalError("The feed is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpCollectionView()
        setUpEmptyLabel()
        bindToViewModelOutputs()
        viewModel.inputs.fetchPhotoTrigger.send()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if view.bounds.size != lastSize {
            lastSize = view.bounds.size
            fetchMoreIfAllIsVisible()
        }
    }
}

// MARK: - Views

extension PhotoViewController {
    private func setUpCollectionView() {
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.accessibilityIdentifier = "photos"
        collectionView.delegate = self
        refreshControl.addAction(
            UIAction { [weak self] _ in
                self?.photoCountAtLastRequest = 0
                self?.viewModel.inputs.refreshPhotoTrigger.send()
            }, for: .valueChanged)
        collectionView.refreshControl = refreshControl
        view.addSubview(collectionView)
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func setUpEmptyLabel() {
        emptyLabel.font = .preferredFont(forTextStyle: .subheadline)
        emptyLabel.adjustsFontForContentSizeCategory = true
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        emptyLabel.numberOfLines = 0
        emptyLabel.isHidden = true
        emptyLabel.accessibilityIdentifier = "empty"
        // Within the content, so that it follows a pull.
        collectionView.addSubview(emptyLabel)
        emptyLabel.translatesAutoresizingMaskIntoConstraints = false
        let content = collectionView.contentLayoutGuide
        NSLayoutConstraint.activate([
            emptyLabel.topAnchor.constraint(equalTo: content.topAnchor),
            emptyLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            emptyLabel.widthAnchor.constraint(equalTo: collectionView.widthAnchor, constant: -32),
            emptyLabel.heightAnchor.constraint(equalTo: collectionView.safeAreaLayoutGuide.heightAnchor),
        ])
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

    /// One group holds all photos, each where the waterfall puts it.
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

// MARK: - View model

extension PhotoViewController {
    private func bindToViewModelOutputs() {
        viewModel.outputs.photos
            .sink { [weak self] photos in self?.show(photos) }
            .store(in: &cancellables)
        viewModel.outputs.apiRequestStatus
            .sink { [weak self] status in self?.show(status) }
            .store(in: &cancellables)
    }

    private func show(_ newPhotos: [Photo]) {
        let changed = newPhotos.changed(since: photos)
        photos = newPhotos
        var snapshot = NSDiffableDataSourceSnapshot<PhotoSection, Photo>()
        if !newPhotos.isEmpty {
            snapshot.appendSections([.waterfall])
            snapshot.appendItems(newPhotos, toSection: .waterfall)
            // To the data source a photo with the same identifier is the same photo.
            snapshot.reconfigureItems(changed)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    /// A first load that is done at once shows no spinner, which would only flash.
    private func showSpinnerIfLoadingTakesLong() {
        Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(400))
            guard let self, isRequesting, photos.isEmpty else { return }
            refreshControl.beginRefreshing()
        }
    }

    private func show(_ status: APIRequestStatus) {
        if case .requesting = status { isRequesting = true } else { isRequesting = false }
        switch status {
        case .none:
            break
        case .requesting:
            emptyLabel.isHidden = true
            if photos.isEmpty { showSpinnerIfLoadingTakesLong() }
        case .requestSuccess:
            refreshControl.endRefreshing()
            showEmptyLabel(hint: nil)
            fetchMoreIfAllIsVisible()
        case .requestFailure(let error):
            refreshControl.endRefreshing()
            showEmptyLabel(hint: "下に引っぱると、もう一度読み込みます。")
            showAlert(message: error.message)
        }
    }

    private func showEmptyLabel(hint: String?) {
        emptyLabel.isHidden = !photos.isEmpty
        emptyLabel.text = ["写真がありません", hint].compactMap(\.self).joined(separator: "\n")
    }

    private func showAlert(message: String) {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(title: "エラーが発生しました", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

// MARK: - Reaching the end

extension PhotoViewController: UICollectionViewDelegate {
    /// Fetches more photos when the user moves towards the end and is there, or pulls beyond it.
    ///
    /// A report of where the content is anyway, as when an alert closes, and the way back from beyond the end count
    /// as nothing: after a failure only the user's next move tries again.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let movesTowardsEnd = scrollView.contentOffset.y > lastContentOffset
        lastContentOffset = scrollView.contentOffset.y
        guard movesTowardsEnd, isAtEnd, !photos.isEmpty, presentedViewController == nil,
            !refreshControl.isRefreshing
        else { return }
        viewModel.inputs.fetchPhotoTrigger.send()
    }

    /// Fetches more photos when those that are there leave room: where nothing can be scrolled, no one reaches the
    /// end. A feed that gave no photo more is not asked again.
    private func fetchMoreIfAllIsVisible() {
        collectionView.layoutIfNeeded()
        guard isAtEnd, photos.count > photoCountAtLastRequest else { return }
        photoCountAtLastRequest = photos.count
        viewModel.inputs.fetchPhotoTrigger.send()
    }

    private var isAtEnd: Bool {
        let end = collectionView.contentSize.height + collectionView.adjustedContentInset.bottom
        return collectionView.contentOffset.y + collectionView.bounds.height >= end - 1
    }
}
