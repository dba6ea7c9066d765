import Combine
import ExampleSupport
import TesseraImages
import UIKit

/// The home screen: appliances as pages that scroll sideways, and articles below.
final class HomeViewController: UIViewController {
    // MARK: - UI Parts
    private(set) var collectionView: UICollectionView! = nil
    private let refreshControl = UIRefreshControl()

    // MARK: - Properties
    private lazy var dataSource: UICollectionViewDiffableDataSource<Section, Applince>! = nil
    private let viewModel: any HomeViewModelType
    private let imageLoader: ImageLoader
    private var cancellables: [AnyCancellable] = []

    /// The contents that the sections display.
    private var contents: [Section: HomeState.Content] = [:]
    /// The notices that the ends of the sections display.
    private var notices: [Section: SectionNotice] = [:]

    init(viewModel: any HomeViewModelType, imageLoader: ImageLoader = .shared) {
        self.viewModel = viewModel
        self.imageLoader = imageLoader
        super.init(nibName: nil, bundle: nil)
        title = "ホーム"
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        initViews()
        configureDataSource()
        viewModel.outputs.state
            .sink { [weak self] state in self?.display(state) }
            .store(in: &cancellables)
        viewModel.inputs.fetchTrigger.send()
    }

    private func initViews() {
        view.backgroundColor = .systemBackground
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: generateLayout())
        guard let collectionView else { return }
        collectionView.backgroundColor = .systemBackground
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.alwaysBounceVertical = true
        collectionView.accessibilityIdentifier = "home"
        collectionView.delegate = self
        collectionView.register(ApplianceHolizontalCell.self)
        collectionView.register(ArticleCell.self)
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.viewModel.inputs.fetchTrigger.send() }, for: .valueChanged)
        collectionView.refreshControl = refreshControl
        view.addSubview(collectionView)
        // The layout of the articles depends on the text size too.
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: Self, _) in
            controller.collectionView.collectionViewLayout.invalidateLayout()
        }
    }
}

// MARK: - Layout

extension HomeViewController {
    func generateLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] sectionIndex, _ -> NSCollectionLayoutSection? in
            guard let self else { return nil }
            let sectionLayoutKind = Section.allCases[sectionIndex]
            let section =
                switch sectionLayoutKind {
                case .applianceHorizontal: generateApplianceHorizontalLayout()
                case .article: generateArticleLayout()
                }
            if notices[sectionLayoutKind] != nil {
                section.boundarySupplementaryItems = [SectionNoticeView.layoutItem]
            }
            return section
        }
    }

    /// Returns a section of pages that are as wide as the screen and 2/3 as high.
    private func generateApplianceHorizontalLayout() -> NSCollectionLayoutSection {
        // The fraction counts relative to the group. A fraction of 2/3 here as well would make pages 4/9 as high as
        // the screen.
        let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)

        let groupSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(2 / 3))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitem: item, count: 1)

        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .paging
        return section
    }

    /// Returns a section with an article as wide as the screen, a pair of articles, and so on, each 1/4 as high as
    /// the screen. At the largest text sizes articles lie below each other, each as high as its content.
    private func generateArticleLayout() -> NSCollectionLayoutSection {
        if traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
            return generateArticleListLayout()
        }
        // This is the article over the whole width.
        let fullArticleItemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 4))
        let fullArticleItem = NSCollectionLayoutItem(layoutSize: fullArticleItemSize)

        // These are the two articles of a pair.
        let pairArticleItemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / 2), heightDimension: .fractionalHeight(1))
        let pairArticleItem = NSCollectionLayoutItem(layoutSize: pairArticleItemSize)
        let pairGroupSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 4))
        let pairGroup = NSCollectionLayoutGroup.horizontal(
            layoutSize: pairGroupSize, subitem: pairArticleItem, count: 2)

        // A group repeats its subitems until it is full, so this one has four rows.
        let nestedGroupSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let nestedGroup = NSCollectionLayoutGroup.vertical(
            layoutSize: nestedGroupSize, subitems: [fullArticleItem, pairGroup])

        return NSCollectionLayoutSection(group: nestedGroup)
    }

    private func generateArticleListLayout() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(300))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
    }
}

// MARK: - Data source

extension HomeViewController {
    private func configureDataSource() {
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            [weak self, imageLoader] collectionView, indexPath, appliance in
            let sectionType = Section.allCases[indexPath.section]
            switch sectionType {
            case .applianceHorizontal:
                let cell = collectionView.dequeueReusableCell(
                    for: indexPath, as: ApplianceHolizontalCell.self)
                let count = self?.contents[sectionType]?.entries.count ?? 0
                cell.configure(
                    with: appliance, page: indexPath.item + 1, of: count, imageLoader: imageLoader)
                return cell
            case .article:
                let cell = collectionView.dequeueReusableCell(for: indexPath, as: ArticleCell.self)
                cell.configure(with: appliance, imageLoader: imageLoader)
                return cell
            }
        }

        let registration = UICollectionView.SupplementaryRegistration<SectionNoticeView>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { [weak self] view, _, indexPath in
            guard let self else { return }
            let section = Section.allCases[indexPath.section]
            view.configure(with: notices[section], name: section.name) { [viewModel] in
                viewModel.inputs.retryTrigger.send(section)
            }
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
        }
    }

    private func display(_ state: HomeState) {
        let (oldContents, oldNotices) = (contents, notices)
        contents = state.contents
        notices = [:]
        for section in Section.allCases {
            notices[section] = SectionNotice(
                section: section, content: contents[section] ?? HomeState.Content(),
                status: state.status(of: section))
        }
        var snapshot = snapshotForCurrentState()
        for section in Section.allCases {
            let (old, new) = (oldContents[section]?.entries ?? [], contents[section]?.entries ?? [])
            // The data source considers entries with the same identifier equal, so changed ones must be reconfigured.
            snapshot.reconfigureItems(changed(from: old, to: new))
            if notices[section] != oldNotices[section] { snapshot.reloadSections([section]) }
        }
        dataSource.apply(snapshot, animatingDifferences: false)
        if !state.isRequesting { refreshControl.endRefreshing() }
    }

    /// Returns the entries that look different now, or whose page has another number.
    private func changed(from old: [Applince], to new: [Applince]) -> [Applince] {
        let before = Dictionary(
            old.enumerated().map { ($1.id, (place: $0, entry: $1)) }, uniquingKeysWith: { first, _ in first })
        return new.enumerated().compactMap { place, entry in
            guard let known = before[entry.id] else { return nil }
            let looksAlike =
                known.entry.hasSameContent(as: entry) && known.place == place && old.count == new.count
            return looksAlike ? nil : entry
        }
    }

    private func snapshotForCurrentState() -> NSDiffableDataSourceSnapshot<Section, Applince> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Applince>()
        snapshot.appendSections([Section.applianceHorizontal])
        snapshot.appendItems(contents[.applianceHorizontal]?.entries ?? [])

        snapshot.appendSections([Section.article])
        snapshot.appendItems(contents[.article]?.entries ?? [])
        return snapshot
    }
}

// MARK: - UICollectionViewDelegate

extension HomeViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let entry = dataSource.itemIdentifier(for: indexPath) else { return }
        // The data source may still contain an older entry with the same identifier.
        let shown = contents[Section.allCases[indexPath.section]]?.entries.first { $0 == entry }
        navigationController?.pushViewController(
            ApplianceDetailViewController(appliance: shown ?? entry, imageLoader: imageLoader), animated: true
        )
    }
}
