import Dough
import UIKit

/// The controller of the screen in which the customer enters a name and places the order.
class CheckOutController: UIViewController {
    @IBOutlet private weak var priceLabel: UILabel!
    @IBOutlet private weak var nameField: UITextField!
    @IBOutlet private weak var orderButton: UIButton!

    var price = 0
    /// The name that the customer has typed.
    private(set) var customer = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        priceLabel.text = Price(yen: price).description
        nameChanged(nameField)
        nameField.delegate = self
    }

    @IBAction private func nameChanged(_ sender: UITextField) {
        customer = sender.text ?? ""
        orderButton.isEnabled = !customer.isEmpty
    }

    /// Ends typing in any view after a tap beside it.
    @IBAction private func endTyping(_ sender: Any) {
        UIApplication.shared.sendAction(
            #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
}

extension CheckOutController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
    }
}
