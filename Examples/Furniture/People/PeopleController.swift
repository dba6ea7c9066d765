import UIKit

/// The address book, with headers that stick to the top and an index at the side.
final class PeopleController: UITableViewController {
    private var sections: [(key: String, people: [Person])] = []

    init() {
        super.init(style: .plain)
        title = "People"
        for person in Person.samples {
            if sections.last?.key == person.key {
                sections[sections.count - 1].people.append(person)
            } else {
                sections.append((person.key, [person]))
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "person")
        tableView.accessibilityIdentifier = "people"
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].people.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].key
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.key) }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
        let person = sections[indexPath.section].people[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = person.name
        content.secondaryText = person.trade
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: "person.crop.circle.fill")
        content.imageProperties.tintColor = .systemGray
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        sections[indexPath.section].people.remove(at: indexPath.row)
        if sections[indexPath.section].people.isEmpty {
            sections.remove(at: indexPath.section)
            tableView.deleteSections([indexPath.section], with: .automatic)
        } else {
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
        let person = sections[source.section].people.remove(at: source.row)
        sections[target.section].people.insert(person, at: target.row)
    }

    /// A row can move within its section only.
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        proposed.section == source.section ? proposed : source
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
