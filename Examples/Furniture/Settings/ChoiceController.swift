import UIKit

/// A list of choices, one of which is chosen.
final class ChoiceController: UITableViewController {
    private let choices: [String]
    private var chosen: String
    private let onChoice: (String) -> Void

    init(title: String, choices: [String], chosen: String, onChoice: @escaping (String) -> Void) {
        self.choices = choices
        self.chosen = chosen
        self.onChoice = onChoice
        super.init(style: .insetGrouped)
        self.title = title
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "choice")
        tableView.accessibilityIdentifier = "choices"
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        choices.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
        let choice = choices[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = choice
        cell.contentConfiguration = content
        cell.accessoryType = choice == chosen ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let old = chosen
        chosen = choices[indexPath.row]
        onChoice(chosen)
        let changed = [old, chosen].compactMap { choices.firstIndex(of: $0) }.map {
            IndexPath(row: $0, section: 0)
        }
        tableView.reconfigureRows(at: changed)
    }
}
