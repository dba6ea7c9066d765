import UIKit

/// The content of a sheet: rows that scroll, and a button that closes the sheet.
final class SheetContentController: UITableViewController {
    init() {
        super.init(style: .plain)
        title = "Pieces"
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "piece")
        tableView.accessibilityIdentifier = "pieces"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "piece", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Piece \(indexPath.row + 1)"
        cell.contentConfiguration = content
        return cell
    }
}
