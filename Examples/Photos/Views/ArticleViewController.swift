import Combine
import ExampleSupport
import TesseraImages
import UIKit

/// The articles one below the other, more of them at the end, the newest after a pull.
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
        // A picture of 359 by 239 points with a title of one line, a summary of two, the tags and the date.
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
            // For the data source, articles with the same identifier are equal, so changed ones must be reconfigured.
            snapshot.reconfigureItems(changed)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}
