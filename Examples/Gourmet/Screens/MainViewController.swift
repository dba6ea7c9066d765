import Combine
import ExampleSupport
import UIKit

/// The main screen: a collection view with five sections, each of which has content and a layout of its own.
final class MainViewController: UIViewController {
    private let viewModel: any MainViewModelType
    private var cancellables: [AnyCancellable] = []

    private lazy var compositionalLayout = makeLayout()
    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: compositionalLayout)
    private lazy var dataSource = makeDataSource()
    private let refreshControl = UIRefreshControl()

    /// The content that the screen displays.
    private var content = MainContent()

    init(viewModel: any MainViewModelType) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = "グルメな写真展"
    }

    required init?(coder: NSCoder) {
        fatalError("The screen is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.backButtonDisplayMode = .minimal
        setupCollectionView()
        bindToMainViewModelOutputs()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for section in MainSection.allCases { trigger(of: section).send() }
    }

    /// Returns the input that loads a section.
    private func trigger(of section: MainSection) -> PassthroughSubject<Void, Never> {
        switch section {
        case .featuredBanners: viewModel.inputs.fetchFeaturedBannersTrigger
        case .featuredInterviews: viewModel.inputs.fetchFeaturedInterviewsTrigger
        case .recentKeywords: viewModel.inputs.fetchKeywordsTrigger
        case .newArrivalArticles: viewModel.inputs.fetchNewArrivalsTrigger
        case .regularArticles: viewModel.inputs.fetchArticlesTrigger
        }
    }
}

// MARK: - Collection view

extension MainViewController {
    private func setupCollectionView() {
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.accessibilityIdentifier = "gourmet"
        registerViews()
        collectionView.delegate = self
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.viewModel.inputs.refreshTrigger.send() }, for: .valueChanged)
        collectionView.refreshControl = refreshControl
        view.addConstrained(collectionView)
        NSLayoutConstraint.activate(collectionView.constraints(filling: view))
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            Self.supplementaryView(of: kind, at: indexPath, in: collectionView)
        }
        dataSource.apply(content.snapshot(since: content), animatingDifferences: false)
    }

    private func registerViews() {
        collectionView.registerCustomCell(FeaturedCollectionViewCell.self)
        collectionView.registerCustomCell(FeaturedInterviewCollectionViewCell.self)
        collectionView.registerCustomCell(KeywordCollectionViewCell.self)
        collectionView.registerCustomReusableHeaderView(KeywordCollectionHeaderView.self)
        collectionView.registerCustomReusableFooterView(KeywordCollectionFooterView.self)
        collectionView.registerCustomCell(NewArrivalCollectionViewCell.self)
        collectionView.registerCustomCell(PhotoCollectionViewCell.self)
        collectionView.registerCustomReusableHeaderView(NewArrivalCollectionHeaderView.self)
        collectionView.registerCustomCell(ArticleCollectionViewCell.self)
        collectionView.registerCustomReusableHeaderView(ArticleCollectionHeaderView.self)
        collectionView.registerCustomCell(PlaceholderCell.self)
        collectionView.registerCustomCell(EmptyCell.self)
        collectionView.registerCustomCell(RetryCell.self)
    }

    private func makeLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
            guard let self, let section = MainSection(rawValue: sectionIndex) else { return nil }
            return MainLayout(environment, bannerTitles: content.banners.map(\.title))
                .section(section, content.state(of: section))
        }
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<MainSection, MainElement> {
        UICollectionViewDiffableDataSource(collectionView: collectionView) {
            [weak self] collectionView, indexPath, model in
            self?.cell(for: model, at: indexPath, in: collectionView)
        }
    }

    private func cell(
        for model: MainElement, at indexPath: IndexPath, in collectionView: UICollectionView
    ) -> UICollectionViewCell? {
        func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type) -> Cell {
            collectionView.dequeueReusableCustomCell(with: type, indexPath: indexPath)
        }
        switch model {
        case .banner(let model):
            let cell = dequeue(FeaturedCollectionViewCell.self)
            cell.setCell(model)
            return cell
        case .interview(let model):
            let cell = dequeue(FeaturedInterviewCollectionViewCell.self)
            cell.setCell(model) { [weak self] tag in self?.showInterviews(taggedWith: tag) }
            return cell
        case .keyword(let model):
            let cell = dequeue(KeywordCollectionViewCell.self)
            cell.setCell(model)
            return cell
        case .arrival(let model):
            let cell: DishCell =
                model.isLarge
                ? dequeue(NewArrivalCollectionViewCell.self) : dequeue(PhotoCollectionViewCell.self)
            cell.setCell(model, index: indexPath.item + 1)
            return cell
        case .article(let model):
            let cell = dequeue(ArticleCollectionViewCell.self)
            cell.setCell(model)
            return cell
        case .placeholder(let model):
            let cell = dequeue(PlaceholderCell.self)
            cell.setCell(model)
            return cell
        case .notice(let model):
            return noticeCell(for: model, dequeue(_:), dequeue(_:))
        }
    }

    private func noticeCell(
        for notice: Notice, _ emptyCell: (EmptyCell.Type) -> EmptyCell,
        _ retryCell: (RetryCell.Type) -> RetryCell
    ) -> UICollectionViewCell {
        guard let error = notice.error else {
            let cell = emptyCell(EmptyCell.self)
            cell.setCell(notice.section)
            return cell
        }
        let cell = retryCell(RetryCell.self)
        cell.configure(
            message: "\(notice.section.subject)を読み込めませんでした。\n\(error.message)",
            identifier: notice.section.identifier
        ) { [weak self] in self?.trigger(of: notice.section).send() }
        return cell
    }

    private static func supplementaryView(
        of kind: String, at indexPath: IndexPath, in collectionView: UICollectionView
    ) -> UICollectionReusableView? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        switch MainSection(rawValue: indexPath.section) {
        case .recentKeywords where isHeader:
            let header = collectionView.dequeueReusableCustomHeaderView(
                with: KeywordCollectionHeaderView.self, indexPath: indexPath)
            header.setHeader(
                title: "最近の「キーワード」をチェック",
                description:
                    "テレビ番組で人気のお店や特別な日に使える情報をたくさん掲載しております。気になるキーワードはあるけれども「あのお店なんだっけ?」というのが具体的に思い出せない場面が結構あると思います。最新情報に早めにキャッチアップしたい方におすすめです!"
            )
            return header
        case .recentKeywords:
            return collectionView.dequeueReusableCustomFooterView(
                with: KeywordCollectionFooterView.self, indexPath: indexPath)
        case .newArrivalArticles:
            let header = collectionView.dequeueReusableCustomHeaderView(
                with: NewArrivalCollectionHeaderView.self, indexPath: indexPath)
            header.setHeader(
                title: "新着メニューの紹介",
                description:
                    "アプリでご紹介しているお店の新着メニューを紹介しています。新しいお店の発掘やさらなる行きつけのお店の魅力を見つけられるかもしれません。"
            )
            return header
        case .regularArticles:
            let header = collectionView.dequeueReusableCustomHeaderView(
                with: ArticleCollectionHeaderView.self, indexPath: indexPath)
            header.setHeader(
                title: "おすすめ記事一覧",
                description:
                    "よく行くお店からこちらで厳選してみました。というつもりです…。でも結構美味しそうなのではないかと思いますよので是非ともご堪能してみてはいかがでしょうか?"
            )
            return header
        case .featuredBanners, .featuredInterviews, nil:
            return nil
        }
    }
}

// MARK: - View model

extension MainViewController {
    private func bindToMainViewModelOutputs() {
        viewModel.outputs.featuredBanners
            .sink { [weak self] banners in self?.update { $0.banners = banners } }
            .store(in: &cancellables)
        viewModel.outputs.featuredInterviews
            .sink { [weak self] interviews in self?.update { $0.interviews = interviews } }
            .store(in: &cancellables)
        viewModel.outputs.keywords
            .sink { [weak self] keywords in self?.update { $0.keywords = keywords } }
            .store(in: &cancellables)
        viewModel.outputs.newArrivals
            .sink { [weak self] arrivals in self?.update { $0.arrivals = arrivals } }
            .store(in: &cancellables)
        viewModel.outputs.articles
            .sink { [weak self] articles in self?.update { $0.articles = articles } }
            .store(in: &cancellables)
        viewModel.outputs.apiRequestStatuses
            .sink { [weak self] statuses in
                guard let self else { return }
                update { $0.statuses = statuses }
                if !content.isRequesting { refreshControl.endRefreshing() }
            }
            .store(in: &cancellables)
        viewModel.outputs.refreshFailure
            .sink { [weak self] error in self?.showAlert(message: error.message) }
            .store(in: &cancellables)
    }

    /// Changes the content and displays it. A section's new items replace its old ones, so that none is displayed
    /// twice however often the screen appears.
    private func update(_ change: (inout MainContent) -> Void) {
        let earlier = content
        change(&content)
        let (old, new) = (earlier.snapshot(since: earlier), content.snapshot(since: earlier))
        let isSame =
            old.itemIdentifiers == new.itemIdentifiers && new.reconfiguredItemIdentifiers.isEmpty
        if !isSame { dataSource.apply(new, animatingDifferences: false) }
    }

    private func showAlert(message: String) {
        guard presentedViewController == nil, navigationController?.topViewController === self else { return }
        let alert = UIAlertController(title: "更新できませんでした", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

// MARK: - Selection

extension MainViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        collectionView.cellForItem(at: indexPath) is TappableCell
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        collectionView.cellForItem(at: indexPath) is TappableCell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .banner(let banner): open(Entry(banner))
        case .arrival(let arrival): open(Entry(arrival))
        case .article(let article): open(Entry(article))
        case .keyword(let keyword):
            showEntries(titled: keyword.keyword, content.entries(about: keyword.keyword))
        case .interview, .placeholder, .notice, nil: break
        }
    }

    private func open(_ entry: Entry) {
        navigationController?.pushViewController(EntryViewController(entry), animated: true)
    }

    private func showInterviews(taggedWith tag: String) {
        showEntries(titled: "#" + tag, content.entries(taggedWith: tag))
    }

    private func showEntries(titled title: String, _ entries: [Entry]) {
        navigationController?.pushViewController(
            EntryListViewController(title: title, entries: entries), animated: true)
    }
}
