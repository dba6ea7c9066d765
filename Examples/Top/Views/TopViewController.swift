import Combine
import ExampleSupport
import UIKit

/// The first screen of a shop: a banner, a carousel, news, products at a lower price and photos.
///
/// The controller makes the layout, the cells and the headers. The view model provides their contents through the
/// data source that both share.
final class TopViewController: UIViewController {
    private let viewModel: TopViewModel
    private var cancellables: [AnyCancellable] = []

    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    // `viewDidLoad` sets the data source before its first use.
    private var topDataSource: TopDataSource!
    private let refreshControl = UIRefreshControl()
    private let noticeView = RetryView()

    init(viewModel: TopViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = "TOP"
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        configureCollectionView()
        configureNoticeView()
        configureTopDataSource()
        viewModel.setTopDataSource(topDataSource)
        bindToViewModel()
        viewModel.fetchTopResponse()
    }

    private func configureCollectionView() {
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.accessibilityIdentifier = "top"
        collectionView.delegate = self
        refreshControl.addAction(
            UIAction { [viewModel] _ in viewModel.fetchTopResponse() }, for: .valueChanged)
        collectionView.refreshControl = refreshControl
        view.addSubview(collectionView)
        collectionView.fill(view)
    }

    private func configureNoticeView() {
        noticeView.isHidden = true
        noticeView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(noticeView)
        NSLayoutConstraint.activate([
            noticeView.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            noticeView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            noticeView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] section, environment in
            guard let self, let type = topDataSource.sectionIdentifier(for: section) else { return nil }
            let layout = TopLayout(environment: environment)
            switch topDataSource.itemIdentifier(for: IndexPath(item: 0, section: section)) {
            case .loading, .failure: return layout.messageSection(type)
            default: return layout.section(type)
            }
        }
    }
}

// MARK: - Data source

extension TopViewController {
    /// The data source of this screen. The subclass gives the generic type a short name, which the view model uses as well.
    class TopDataSource: UICollectionViewDiffableDataSource<TopSectionType, TopItemType> {}

    private func configureTopDataSource() {
        let topBannerCellRegistration = TopBannerCell.makeCellRegistration()
        let topFeaturedCellRegistration = TopFeaturedCell.makeCellRegistration()
        let topNewsCellRegistration = TopNewsCell.makeCellRegistration()
        let topDiscountCellRegistration = TopDiscountCell.makeCellRegistration()
        let topPhotoCellRegistration = TopPhotoCell.makeCellRegistration()
        let topLoadingCellRegistration = TopLoadingCell.makeCellRegistration()
        let topFailureCellRegistration = TopFailureCell.makeCellRegistration()

        topDataSource = TopDataSource(collectionView: collectionView) {
            [weak self] (collectionView, indexPath, itemType) -> UICollectionViewCell? in
            switch itemType {
            case .banner(let bannerViewObject):
                return collectionView.dequeueConfiguredReusableCell(
                    using: topBannerCellRegistration, for: indexPath, item: bannerViewObject)
            case .featured(let featuredViewObject):
                return collectionView.dequeueConfiguredReusableCell(
                    using: topFeaturedCellRegistration, for: indexPath, item: featuredViewObject)
            case .news(let newsViewObject):
                return collectionView.dequeueConfiguredReusableCell(
                    using: topNewsCellRegistration, for: indexPath, item: newsViewObject)
            case .discount(let discountViewObject):
                return collectionView.dequeueConfiguredReusableCell(
                    using: topDiscountCellRegistration, for: indexPath, item: discountViewObject)
            case .photo(let photoViewObject):
                return collectionView.dequeueConfiguredReusableCell(
                    using: topPhotoCellRegistration, for: indexPath, item: photoViewObject)
            case .loading(let loadingViewObject):
                return collectionView.dequeueConfiguredReusableCell(
                    using: topLoadingCellRegistration, for: indexPath, item: loadingViewObject)
            case .failure(let failureViewObject):
                let cell = collectionView.dequeueConfiguredReusableCell(
                    using: topFailureCellRegistration, for: indexPath, item: failureViewObject)
                cell.retry = { self?.viewModel.retryTopResponse(of: failureViewObject.endpoint) }
                return cell
            }
        }
        configureTopSupplementaryViewProvider()
    }

    private func configureTopSupplementaryViewProvider() {
        let topTitleRegistration = TopTitleView.makeSupplementaryRegistration { [weak self] indexPath in
            self?.topDataSource.sectionIdentifier(for: indexPath.section)?.title
        }
        let topHeaderRegistration = TopHeaderView.makeSupplementaryRegistration { [weak self] indexPath in
            self?.topDataSource.sectionIdentifier(for: indexPath.section)?.headerViewObject
        }
        topDataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            if kind == TopTitleView.identifier {
                collectionView.dequeueConfiguredReusableSupplementary(
                    using: topTitleRegistration, for: indexPath)
            } else {
                collectionView.dequeueConfiguredReusableSupplementary(
                    using: topHeaderRegistration, for: indexPath)
            }
        }
    }
}

// MARK: - View model

extension TopViewController {
    private func bindToViewModel() {
        // `@Published` publishes before the property changes, so this sink receives on the next turn of the main
        // queue.
        viewModel.$apiRequestStatus
            .receive(on: DispatchQueue.main)
            .sink { [weak self] status in self?.display(status) }
            .store(in: &cancellables)
        viewModel.refreshFailure
            .receive(on: DispatchQueue.main)
            .sink { [weak self] error in self?.showAlert(message: error.message) }
            .store(in: &cancellables)
    }

    private func display(_ status: APIRequestStatus) {
        switch status {
        case .none:
            break
        case .requesting:
            noticeView.isHidden = true
        case .requestSuccess:
            refreshControl.endRefreshing()
            if topDataSource.snapshot().numberOfItems == 0 { showNotice("表示できる内容がまだありません。") }
        case .requestFailure(let error):
            refreshControl.endRefreshing()
            showNotice(error.message)
        }
    }

    /// Displays a message in the middle of the empty screen.
    private func showNotice(_ message: String) {
        noticeView.configure(message: message, identifier: "top") { [viewModel] in
            viewModel.fetchTopResponse()
        }
        noticeView.isHidden = false
    }

    private func showAlert(message: String) {
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(title: "エラーが発生しました", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

// MARK: - Selection

extension TopViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        topDataSource.itemIdentifier(for: indexPath)?.detail != nil
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let detail = topDataSource.itemIdentifier(for: indexPath)?.detail else { return }
        navigationController?.pushViewController(TopDetailViewController(detail: detail), animated: true)
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        topDataSource.itemIdentifier(for: indexPath)?.detail != nil
    }
}
