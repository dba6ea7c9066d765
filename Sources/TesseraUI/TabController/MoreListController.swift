import Foundation

/// The list of the controllers for which the tab bar has no space.
@MainActor
final class MoreListController: UITableViewController {
    var controllers: [UIViewController] = [] {
        didSet {
            for controller in controllers {
                item(controller)?.changed = { [weak self] in self?.reload() }
            }
            if !controllers.elementsEqual(oldValue, by: ===) { reload() }
        }
    }
    /// A closure that returns the item with the title and the image of a controller.
    var item: (UIViewController) -> UITabBarItem? = { $0.tabBarItem }
    /// A closure that displays the controller that the user has chosen.
    var choose: ((UIViewController) -> Void)?
    var didAppear: (() -> Void)?

    private static let identifier = "Controller"

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        didAppear?()
    }

    private func reload() {
        if isViewLoaded { tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        controllers.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        let item = item(controllers[indexPath.row])
        var content = UIListContentConfiguration.valueCell()
        content.image = item?.image
        content.text = item?.title
        content.secondaryText = item?.badgeValue
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityIdentifier = item?.accessibilityIdentifier
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose?(controllers[indexPath.row])
    }
}
