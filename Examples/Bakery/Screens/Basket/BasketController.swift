import Dough
import UIKit

/// The controller of the second tab, which lists the breads in the basket.
class BasketController: UITableViewController {
    @IBOutlet private weak var totalLabel: UILabel!
    @IBOutlet private weak var checkOutItem: UIBarButtonItem!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = editButtonItem
        NotificationCenter.default.addObserver(
            self, selector: #selector(basketChanged(_:)), name: .basketDidChange, object: nil)
        display()
    }

    @objc private func basketChanged(_ notification: Notification) {
        tableView.reloadData()
        display()
    }

    private func display() {
        let basket = Basket.shared
        let count = String.localizedStringWithFormat(
            NSLocalizedString("%d breads", comment: "How many breads are in the basket"), basket.count)
        totalLabel.text = "\(count) · \(Price(yen: basket.price))"
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Basket.shared.lines.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: BasketCell.className, for: indexPath) as! BasketCell
        cell.setCell(Basket.shared.lines[indexPath.row])
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        Basket.shared.remove(at: indexPath.row)
    }

    // MARK: Segues

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard identifier == "checkOut", Basket.shared.count == 0 else { return true }
        let alert = UIAlertController(
            title: NSLocalizedString("The basket is empty.", comment: ""),
            message: NSLocalizedString("Choose a bread first.", comment: ""), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: NSLocalizedString("OK", comment: ""), style: .default))
        present(alert, animated: true)
        return false
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "checkOut":
            let navigation = segue.destination as? UINavigationController
            (navigation?.topViewController as? CheckOutController)?.price = Basket.shared.price
        case "showLine":
            guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else {
                return
            }
            (segue.destination as? BreadController)?.bread = Basket.shared.lines[indexPath.row].bread
        default:
            break
        }
    }

    @IBAction func checkOutCancelled(_ segue: UIStoryboardSegue) {}

    @IBAction func orderPlaced(_ segue: UIStoryboardSegue) {
        guard let controller = segue.source as? CheckOutController else { return }
        Basket.shared.removeAll()
        let format = NSLocalizedString("Thank you, %@!", comment: "The name of a customer")
        Announcement.post(String(format: format, controller.customer), in: view.window ?? view)
    }
}
