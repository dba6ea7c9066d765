import Combine
import ExampleSupport
import UIKit

/// A list that fetches more items at its end and the newest after a pull.
///
/// A subclass makes the list and shows the items in it; this class asks for them and explains where there are none.
class FeedViewController: UIViewController, UIScrollViewDelegate {
    /// The texts and the requests of a feed.
    struct Feed {
        /// The title in the bar.
        let title: String
        /// The text that the list displays if it has no items.
        let emptyText: String
        /// The status of the newest request, which arrives on the main thread.
        let requestStatus: AnyPublisher<APIRequestStatus, Never>
        /// Requests the page after those that have arrived.
        let fetch: () -> Void
        /// Requests the first page.
        let refresh: () -> Void
    }

    /// The list; it fills the view.
    private(set) lazy var listView = makeListView()
    /// The number of items in the list. A subclass sets it.
    var itemCount = 0
    /// The subscriptions of the subclass.
    var cancellables: [AnyCancellable] = []

    private let feed: Feed
    private let refreshControl = UIRefreshControl()
    private let emptyLabel = UILabel()

    /// The number of items when the controller last requested more because all items were visible.
    private var itemCountAtLastRequest = 0
    private var isRequesting = false
    private var lastContentOffset: CGFloat = 0
    private var lastSize = CGSize.zero
    /// The message of the newest failure that the user has not seen yet, or nil.
    private var pendingMessage: String?

    init(feed: Feed) {
        self.feed = feed
        super.init(nibName: nil, bundle: nil)
        title = feed.title
    }

    required init?(coder: NSCoder) {
        fatalError("The feed is made in code.")
    }

    /// Makes the list, with this controller as its delegate.
    func makeListView() -> UIScrollView {
        preconditionFailure("\(type(of: self)) makes no list")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpListView()
        setUpEmptyLabel()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if view.bounds.size != lastSize {
            lastSize = view.bounds.size
            fetchMoreIfAllIsVisible()
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showAlert()
    }

    /// Observes the requests and requests the first items.
    func start() {
        feed.requestStatus
            .sink { [weak self] status in self?.display(status) }
            .store(in: &cancellables)
        feed.fetch()
    }

    // MARK: - Reaching the end

    /// Fetches more items when the user moves towards the end and is there, or pulls beyond it.
    ///
    /// A report of where the content is anyway, as when an alert closes, and the way back from beyond the end count
    /// as nothing: after a failure only the user's next move tries again.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let movesTowardsEnd = scrollView.contentOffset.y > lastContentOffset
        lastContentOffset = scrollView.contentOffset.y
        guard movesTowardsEnd, isAtEnd, itemCount > 0, presentedViewController == nil,
            !refreshControl.isRefreshing
        else { return }
        feed.fetch()
    }

    /// Fetches more items when those that are there leave room: where nothing can be scrolled, no one reaches the
    /// end. A feed that gave no item more is not asked again.
    private func fetchMoreIfAllIsVisible() {
        listView.layoutIfNeeded()
        guard isAtEnd, itemCount > itemCountAtLastRequest else { return }
        itemCountAtLastRequest = itemCount
        feed.fetch()
    }

    private var isAtEnd: Bool {
        let end = listView.contentSize.height + listView.adjustedContentInset.bottom
        return listView.contentOffset.y + listView.bounds.height >= end - 1
    }
}

// MARK: - Views

extension FeedViewController {
    private func setUpListView() {
        listView.backgroundColor = .systemBackground
        listView.alwaysBounceVertical = true
        refreshControl.addAction(
            UIAction { [weak self] _ in
                self?.itemCountAtLastRequest = 0
                self?.feed.refresh()
            }, for: .valueChanged)
        listView.refreshControl = refreshControl
        view.addSubview(listView)
        listView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            listView.topAnchor.constraint(equalTo: view.topAnchor),
            listView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            listView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            listView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
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
        // The label is a part of the content, so that it moves when the user pulls.
        listView.addSubview(emptyLabel)
        emptyLabel.translatesAutoresizingMaskIntoConstraints = false
        let content = listView.contentLayoutGuide
        NSLayoutConstraint.activate([
            emptyLabel.topAnchor.constraint(equalTo: content.topAnchor),
            emptyLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            emptyLabel.widthAnchor.constraint(equalTo: listView.widthAnchor, constant: -32),
            emptyLabel.heightAnchor.constraint(equalTo: listView.safeAreaLayoutGuide.heightAnchor),
        ])
    }
}

// MARK: - Requests

extension FeedViewController {
    private func display(_ status: APIRequestStatus) {
        if case .requesting = status { isRequesting = true } else { isRequesting = false }
        switch status {
        case .none:
            break
        case .requesting:
            pendingMessage = nil
            emptyLabel.isHidden = true
            if itemCount == 0 { showSpinnerIfLoadingTakesLong() }
        case .requestSuccess:
            // As the spinner goes, the content moves. Before the new items have their places, that looks like the way to the end.
            listView.layoutIfNeeded()
            refreshControl.endRefreshing()
            showEmptyLabel(hint: nil)
            fetchMoreIfAllIsVisible()
        case .requestFailure(let error):
            refreshControl.endRefreshing()
            showEmptyLabel(hint: "下に引っぱると、もう一度読み込みます。")
            pendingMessage = error.message
            showAlert()
        }
    }

    /// Displays the spinner after a delay, so that it does not flash if the first load is quick.
    private func showSpinnerIfLoadingTakesLong() {
        Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(400))
            guard let self, isRequesting, itemCount == 0 else { return }
            refreshControl.beginRefreshing()
        }
    }

    private func showEmptyLabel(hint: String?) {
        emptyLabel.isHidden = itemCount > 0
        emptyLabel.text = [feed.emptyText, hint].compactMap(\.self).joined(separator: "\n")
    }

    /// Says why the newest request failed. While another tab is shown, that waits until the user comes back.
    private func showAlert() {
        guard let message = pendingMessage, view.window != nil else { return }
        pendingMessage = nil
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(title: "エラーが発生しました", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
