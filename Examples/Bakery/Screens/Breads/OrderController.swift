import UIKit

/// The popover in which the customer chooses an order of the breads.
class OrderController: UIViewController {
    @IBOutlet private var orderButtons: [UIButton]!

    var order = BreadListModel.Order.fresh

    override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 220, height: 152)
        for button in orderButtons {
            button.isSelected = button.tag == order.rawValue
            button.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
        }
    }

    @objc private func choose(_ sender: UIButton) {
        order = BreadListModel.Order(rawValue: sender.tag) ?? .fresh
        performSegue(withIdentifier: "orderChosen", sender: sender)
    }
}
