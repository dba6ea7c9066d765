import UIKit

/// A list of the workshop's keyboard shortcuts.
final class KeysController: UITableViewController {
    init() {
        super.init(style: .insetGrouped)
        title = "Keyboard"
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "key")
        tableView.accessibilityIdentifier = "keys"
        tableView.allowsSelection = false
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        WorkshopKey.allCases.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "On keyboards without a ⌘ key it is the Control key."
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "key", for: indexPath)
        let key = WorkshopKey.allCases[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = key.title
        content.secondaryText = key.keycaps
        cell.contentConfiguration = content
        return cell
    }
}
