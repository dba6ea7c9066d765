import UIKit

/// The controller of the third tab, a table whose rows are static cells of the storyboard.
class SettingsController: UITableViewController {
    @IBOutlet private weak var styleControl: UISegmentedControl!
    @IBOutlet private weak var offersSwitch: UISwitch!
    @IBOutlet private weak var versionLabel: UILabel!
    @IBOutlet private weak var aboutCell: UITableViewCell!

    /// The oven of the bakery. It stays warm when its screen goes.
    private let oven = Oven()

    override func viewDidLoad() {
        super.viewDidLoad()
        offersSwitch.isOn = UserDefaults.standard.bool(forKey: Settings.offersKey)
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
        versionLabel.text = version ?? "–"
    }

    @IBAction private func styleChanged(_ sender: UISegmentedControl) {
        view.window?.overrideUserInterfaceStyle = Settings.styles[sender.selectedSegmentIndex]
    }

    @IBAction private func offersChanged(_ sender: UISwitch) {
        UserDefaults.standard.set(sender.isOn, forKey: Settings.offersKey)
    }

    @IBSegueAction private func makeOven(_ coder: NSCoder) -> OvenController? {
        OvenController(coder: coder, oven: oven)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard tableView.cellForRow(at: indexPath) === aboutCell else { return }
        // The controller loads its view from the xib with the name of its class.
        show(AboutController(), sender: self)
    }
}
