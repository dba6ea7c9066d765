import UIKit

/// The list of messages. Swipes mark, flag and delete single messages, and editing does so for several at once.
final class MessageListController: UITableViewController, UISearchResultsUpdating {
    private let mailbox: Mailbox
    private lazy var dataSource = makeDataSource()
    private var searchText = ""

    init(mailbox: Mailbox) {
        self.mailbox = mailbox
        super.init(style: .plain)
        title = "Mail"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
        tableView.accessibilityIdentifier = "messages"
        tableView.allowsMultipleSelectionDuringEditing = true
        navigationItem.rightBarButtonItem = editButtonItem
        setUpSearch()
        setUpRefresh()
        setUpToolbar()
        mailbox.onChange = { [weak self] in self?.showMessages(changed: $0) }
        showMessages(animated: false)
    }

    private func makeDataSource() -> MessageDataSource {
        let dataSource = MessageDataSource(tableView: tableView) { [mailbox] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
            if let message = mailbox[id] { (cell as? MessageCell)?.configure(with: message) }
            return cell
        }
        dataSource.defaultRowAnimation = .fade
        return dataSource
    }

    private func showMessages(changed: [Message.ID] = [], animated: Bool = true) {
        var snapshot = NSDiffableDataSourceSnapshot<MailSection, Message.ID>()
        snapshot.appendSections([.inbox])
        snapshot.appendItems(mailbox.identifiers(matching: searchText))
        let shown = Set(dataSource.snapshot().itemIdentifiers).intersection(snapshot.itemIdentifiers)
        snapshot.reconfigureItems(changed.filter(shown.contains))
        dataSource.apply(snapshot, animatingDifferences: animated)
        updateToolbar()
    }

    // MARK: Search and refresh

    private func setUpSearch() {
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search mail"
        navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        guard text != searchText else { return }
        searchText = text
        showMessages()
    }

    private func setUpRefresh() {
        let control = UIRefreshControl()
        control.attributedTitle = NSAttributedString(string: "Looking for new mail")
        control.addAction(
            UIAction { [weak self, weak control] _ in
                self?.showMessages()
                control?.endRefreshing()
            }, for: .valueChanged)
        refreshControl = control
    }

    // MARK: Selection and editing

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard !isEditing else { return updateToolbar() }
        guard let id = dataSource.itemIdentifier(for: indexPath), let message = mailbox[id] else { return }
        open(message)
    }

    /// Opens a message.
    func open(_ message: Message) {
        mailbox.setUnread(false, of: [message.id])
        show(MessageController(message: message), sender: self)
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        updateToolbar()
    }

    /// Lets a finger choose several messages as it is dragged along their circles.
    override func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { true }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        navigationController?.setToolbarHidden(!editing, animated: animated)
        updateToolbar()
    }

    private lazy var markItem = UIBarButtonItem(
        title: "Mark as read",
        primaryAction: UIAction(title: "Mark as read") { [weak self] _ in self?.markSelected() })
    private lazy var deleteItem = UIBarButtonItem(
        title: "Delete", primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.deleteSelected() })

    private func setUpToolbar() {
        toolbarItems = [markItem, .flexibleSpace(), deleteItem]
        deleteItem.tintColor = .systemRed
    }

    private var selected: Set<Message.ID> {
        Set((tableView.indexPathsForSelectedRows ?? []).compactMap(dataSource.itemIdentifier(for:)))
    }

    private func updateToolbar() {
        for item in [markItem, deleteItem] { item.isEnabled = !selected.isEmpty }
    }

    private func markSelected() {
        mailbox.setUnread(false, of: selected)
        setEditing(false, animated: true)
    }

    private func deleteSelected() {
        mailbox.delete(selected)
        setEditing(false, animated: true)
    }

    // MARK: Swipe actions

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let message = message(at: indexPath) else { return nil }
        let read = UIContextualAction(style: .normal, title: message.isUnread ? "Read" : "Unread") {
            [mailbox] _, _, done in
            mailbox.setUnread(!message.isUnread, of: [message.id])
            done(true)
        }
        read.backgroundColor = .systemBlue
        read.image = UIImage(systemName: message.isUnread ? "envelope.open" : "envelope.badge")
        return UISwipeActionsConfiguration(actions: [read])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let message = message(at: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [mailbox] _, _, done in
            mailbox.delete([message.id])
            done(true)
        }
        delete.image = UIImage(systemName: "trash")
        let flag = UIContextualAction(style: .normal, title: message.isFlagged ? "Unflag" : "Flag") {
            [mailbox] _, _, done in
            mailbox.toggleFlag(of: message.id)
            done(true)
        }
        flag.backgroundColor = .systemOrange
        flag.image = UIImage(systemName: "flag")
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    private func message(at indexPath: IndexPath) -> Message? {
        dataSource.itemIdentifier(for: indexPath).flatMap { mailbox[$0] }
    }
}
