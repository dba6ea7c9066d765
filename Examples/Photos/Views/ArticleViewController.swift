import Combine
import ExampleSupport
import TesseraImages
import UIKit

/// A list of the articles. The end of the list loads more of them, and a pull loads the newest.
final class ArticleViewController: FeedViewController, UITableViewDelegate {
    private let viewModel: any ArticleViewModelType
    private let imageLoader: ImageLoader

    private let tableView = UITableView(frame: .zero, style: .plain)
    private lazy var dataSource = makeDataSource()

    /// The articles that the table displays.
    private var articles: [Article] = []

    init(viewModel: any ArticleViewModelType, imageLoader: ImageLoader = .shared) {
        self.viewModel = viewModel
        self.imageLoader = imageLoader
        let (inputs, outputs) = (viewModel.inputs, viewModel.outputs)
        super.init(
            feed: Feed(
                title: "Articles", emptyText: "記事がありません", requestStatus: outputs.apiRequestStatus,
                fetch: { inputs.fetchArticleTrigger.send() },
                refresh: { inputs.refreshArticleTrigger.send() }))
    }

    required init?(coder: NSCoder) {
        fatalError("The feed is made in code.")
    }

    override func makeListView() -> UIScrollView {
        tableView.accessibilityIdentifier = "articles"
        tableView.register(ArticleTableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        // The estimate is for a picture of 359 by 239 points with one line of title, two lines of summary, the tags
        // and the date.
        tableView.estimatedRowHeight = 385
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.delegate = self
        return tableView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.outputs.articles
            .sink { [weak self] articles in self?.display(articles) }
            .store(in: &cancellables)
        start()
    }

    private static let cellIdentifier = "article"

    private func makeDataSource() -> UITableViewDiffableDataSource<ArticleSection, Article> {
        UITableViewDiffableDataSource(tableView: tableView) { [imageLoader] tableView, indexPath, article in
            let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
            (cell as? ArticleTableViewCell)?.configure(with: article, imageLoader: imageLoader)
            return cell
        }
    }

    private func display(_ newArticles: [Article]) {
        let changed = newArticles.changed(since: articles)
        articles = newArticles
        itemCount = newArticles.count
        var snapshot = NSDiffableDataSourceSnapshot<ArticleSection, Article>()
        if !newArticles.isEmpty {
            snapshot.appendSections([.articles])
            snapshot.appendItems(newArticles, toSection: .articles)
            // The data source considers articles with the same identifier equal, so changed ones must be reconfigured.
            snapshot.reconfigureItems(changed)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
