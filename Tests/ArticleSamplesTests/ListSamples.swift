import Foundation
import UIKit

// This file has the samples of the articles on lists, tables, cells and swipe actions.

struct Mail {
    var subject: String
}

final class MailboxViewController: UITableViewController {
    var mails: [Mail] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        mails.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = mails[indexPath.row].subject
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        mails.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

struct Mailbox {
    var name: String
    var count: Int
}

final class MailboxesViewController: UIViewController {
    func makeList() -> UICollectionView {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.actions(at: $0) }
        let collectionView = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))

        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Mailbox> { cell, _, mailbox in
            var content = cell.defaultContentConfiguration()
            content.text = mailbox.name
            content.image = UIImage(systemName: "tray")
            cell.contentConfiguration = content
            cell.accessories = [
                .label(text: "\(mailbox.count)"), .disclosureIndicator(displayed: .whenNotEditing), .delete(),
                .reorder(),
            ]
        }
        _ = row
        return collectionView
    }

    func makePlainList() -> UICollectionLayoutListConfiguration {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                self?.delete(at: indexPath)
                completion(true)
            }
            let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
                self?.flag(at: indexPath)
                completion(true)
            }
            flag.image = UIImage(systemName: "flag")
            flag.backgroundColor = .systemOrange
            return UISwipeActionsConfiguration(actions: [delete, flag])
        }
        return list
    }

    private func actions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
    private func delete(at indexPath: IndexPath) {}
    private func flag(at indexPath: IndexPath) {}
}

enum CellContentSamples {
    struct Dish {
        var name: String
        var summary: String
        var isFavourite: Bool
    }

    @MainActor
    static func makeRegistration() -> UICollectionView.CellRegistration<UICollectionViewCell, Dish> {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Dish> { cell, _, dish in
            var content = UIListContentConfiguration.subtitleCell()
            content.image = UIImage(systemName: dish.isFavourite ? "star.fill" : "star")
            content.text = dish.name
            content.secondaryText = dish.summary
            cell.contentConfiguration = content
            cell.configurationUpdateHandler = { cell, state in
                var background = UIBackgroundConfiguration.clear()
                background.backgroundColor = state.isSelected ? .systemGray4 : .secondarySystemBackground
                background.cornerRadius = 12
                cell.backgroundConfiguration = background
            }
        }
        return registration
    }
}

enum UnavailableContentSamples {
    struct Order {}

    final class OrdersViewController: UICollectionViewController {
        private var orders: [Order]? {
            didSet { setNeedsUpdateContentUnavailableConfiguration() }
        }

        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) {
            guard let orders else {
                contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
                return
            }
            guard orders.isEmpty else { return contentUnavailableConfiguration = nil }
            var configuration = UIContentUnavailableConfiguration.empty()
            configuration.image = UIImage(systemName: "bag")
            configuration.text = "No Orders"
            configuration.button = .bordered()
            configuration.button.title = "Shop"
            configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in
                self?.tabBarController?.selectedIndex = 0
            }
            contentUnavailableConfiguration = configuration
        }
    }
}
