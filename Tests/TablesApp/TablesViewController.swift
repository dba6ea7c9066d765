import UIKit

/// A table with ten sections, A to J, of six names each, in rows of 50 points. The button above it begins and ends
/// editing.
final class TablesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let editButton = UIControl()
    private let editLabel = UILabel()
    private let status = UILabel()
    private var sections = "ABCDEFGHIJ".map { letter in (1...6).map { "\(letter)\($0)" } }
    private var added = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.frame = CGRect(x: 0, y: 50, width: view.bounds.width, height: view.bounds.height - 50)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.rowHeight = 50
        tableView.sectionHeaderTopPadding = 0
        tableView.accessibilityIdentifier = "table"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        editButton.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        editButton.isAccessibilityElement = true
        editButton.accessibilityTraits = .button
        editButton.accessibilityLabel = "Edit"
        editButton.addAction(UIAction { [unowned self] _ in toggleEditing() }, for: .touchUpInside)
        editLabel.text = "Edit"
        editLabel.frame = editButton.bounds
        editLabel.textAlignment = .center
        editButton.addSubview(editLabel)
        view.addSubview(editButton)
        status.frame = CGRect(x: 100, y: 0, width: view.bounds.width - 100, height: 50)
        status.autoresizingMask = .flexibleWidth
        status.accessibilityIdentifier = "status"
        view.addSubview(status)
    }

    private func toggleEditing() {
        tableView.setEditing(!tableView.isEditing, animated: true)
        editLabel.text = tableView.isEditing ? "Done" : "Edit"
        editButton.accessibilityLabel = editLabel.text
    }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        cell.accessoryType = indexPath.row == 1 ? .detailDisclosureButton : .disclosureIndicator
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        String("ABCDEFGHIJ"[String.Index(utf16Offset: section, in: "ABCDEFGHIJ")])
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { "ABCDEFGHIJ".map { String($0) } }

    // MARK: Editing

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != 2
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 5 ? .insert : .delete }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        switch editingStyle {
        case .delete:
            sections[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        case .insert:
            added += 1
            sections[indexPath.section].insert("New \(added)", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        case .none: break
        }
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
            status.text = "Flagged \(sections[indexPath.section][indexPath.row])"
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [flag])
    }

    // MARK: Selection

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        status.text = "Chose \(sections[indexPath.section][indexPath.row])"
        tableView.deselectRow(at: indexPath, animated: true)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        status.text = "Details of \(sections[indexPath.section][indexPath.row])"
    }
}
