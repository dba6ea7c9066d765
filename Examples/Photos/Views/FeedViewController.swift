import Combine
import ExampleSupport
import UIKit

/// A list that loads more items at its end, and the newest ones after a pull.
///
/// A subclass makes the list and displays the items in it. This class requests them, and displays a message if there
/// are none.
class FeedViewController: UIViewController, UIScrollViewDelegate {
    /// The texts and the requests of a feed.
    struct Feed {
        /// The title in the bar.
        let title: String
        /// The text that the list displays if it has no items.
        let emptyText: String
        /// The status of the newest request, which arrives on the main thread.
        let requestStatus: AnyPublisher<APIRequestStatus, Never>
        /// A function that requests the page after those that have arrived.
        let fetch: () -> Void
        /// A function that requests the first page.
        let refresh: () -> Void
    }

    /// The list, which fills the view.
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
    /// The message of the newest failure, or nil if there is none or the user has seen it.
    private var pendingMessage: String?

    init(feed: Feed) {
        self.feed = feed
        super.init(nibName: nil, bundle: nil)
        title = feed.title
    }

    required init?(coder: NSCoder) {
        fatalError("The feed is made in code.")
    }

    /// Makes the list and sets this controller as its delegate. Subclasses override this.
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

    /// Subscribes to the status of requests, and requests the first items.
    func start() {
        feed.requestStatus
            .sink { [weak self] status in self?.display(status) }
            .store(in: &cancellables)
        feed.fetch()
    }

    // MARK: - The end of the list

    /// Requests more items when the user scrolls towards the end and is there, or pulls beyond it.
    ///
    /// Calls without a move of the content, such as when an alert closes, and moves back from beyond the end have no
    /// effect. So after a failure only the next move of the user tries again.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let movesTowardsEnd = scrollView.contentOffset.y > lastContentOffset
        lastContentOffset = scrollView.contentOffset.y
        guard movesTowardsEnd, isAtEnd, itemCount > 0, presentedViewController == nil,
            !refreshControl.isRefreshing
        else { return }
        feed.fetch()
    }

    /// Requests more items if all items are visible, since the user could not scroll to their end. If the last such
    /// request brought no items, it is not repeated.
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
        // The label is part of the content, so that it moves when the user pulls.
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
            // The content moves when the spinner goes. Without this layout, that could look as if the user had
            // scrolled to the end.
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

    /// Displays the reason why the newest request has failed. If another tab is selected, this waits until the user
    /// comes back.
    private func showAlert() {
        guard let message = pendingMessage, view.window != nil else { return }
        pendingMessage = nil
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(title: "エラーが発生しました", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
