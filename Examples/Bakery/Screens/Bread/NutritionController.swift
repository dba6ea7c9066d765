import UIKit

/// The table within the bread's screen that lists what a hundred grams of the bread contain.
class NutritionController: UITableViewController {
    var bread = Bread.all[0]

    private var rows: [(name: String, value: String)] {
        [
            (NSLocalizedString("Energy", comment: ""), "\(bread.energy) kcal"),
            (NSLocalizedString("Flour", comment: ""), "\(bread.flour) g"),
            (NSLocalizedString("Butter", comment: ""), "\(bread.butter) g"),
        ]
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Nutrient", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row].name
        cell.detailTextLabel?.text = rows[indexPath.row].value
        return cell
    }
}
