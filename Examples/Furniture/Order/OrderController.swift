import UIKit

/// A form with text fields that are checked, a stepper, choices and notes. It asks before it discards what was
/// entered.
final class OrderController: UIViewController, UITextFieldDelegate, UITextViewDelegate,
    UIAdaptivePresentationControllerDelegate
{
    private var order = Order() { didSet { orderChanged() } }
    private let onPlaced: (Order) -> Void
    private var fields: [Order.Field: UITextField] = [:]
    private var rows: [Order.Field: FormRow] = [:]
    /// The fields that the user has edited. Problems are displayed for these alone.
    private var visited: Set<Order.Field> = []
    private let quantity = UILabel()
    private let notes = UITextView()
    private let stack = UIStackView()

    init(onPlaced: @escaping (Order) -> Void) {
        self.onPlaced = onPlaced
        super.init(nibName: nil, bundle: nil)
        title = "New order"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Place", primaryAction: UIAction { [weak self] _ in self?.place() })
        navigationItem.rightBarButtonItem?.style = .done
        navigationController?.presentationController?.delegate = self
        buildForm()
        orderChanged()
    }

    // MARK: Form

    private func buildForm() {
        let scroll = UIScrollView()
        scroll.keyboardDismissMode = .interactive
        scroll.accessibilityIdentifier = "order"
        scroll.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll)
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(stack)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        addField(.name, "Name", placeholder: "Mara Lindqvist", content: .name)
        addField(.email, "E-mail", placeholder: "mara@example.com", content: .emailAddress)
        addField(.postalCode, "Postal code", placeholder: "150-0001", content: .postalCode)
        addQuantity()
        addFinish()
        addGift()
        addNotes()
    }

    private func addField(
        _ field: Order.Field, _ title: String, placeholder: String, content: UITextContentType
    ) {
        let input = UITextField()
        input.placeholder = placeholder
        input.borderStyle = .roundedRect
        input.font = .preferredFont(forTextStyle: .body)
        input.adjustsFontForContentSizeCategory = true
        input.clearButtonMode = .whileEditing
        input.textContentType = content
        input.accessibilityLabel = title
        input.returnKeyType = field == .postalCode ? .done : .next
        switch field {
        case .name: input.autocapitalizationType = .words
        case .email:
            input.keyboardType = .emailAddress
            input.autocapitalizationType = .none
            input.autocorrectionType = .no
        case .postalCode: input.keyboardType = .numbersAndPunctuation
        }
        input.delegate = self
        input.addAction(
            UIAction { [weak self] action in
                guard let text = (action.sender as? UITextField)?.text else { return }
                self?.set(text, of: field)
            }, for: .editingChanged)
        let row = FormRow(title, input)
        (fields[field], rows[field]) = (input, row)
        stack.addArrangedSubview(row)
    }

    private func addQuantity() {
        let stepper = UIStepper()
        stepper.minimumValue = 1
        stepper.maximumValue = 12
        stepper.value = 1
        stepper.accessibilityLabel = "Quantity"
        stepper.addAction(
            UIAction { [weak self] action in
                guard let stepper = action.sender as? UIStepper else { return }
                self?.order.quantity = Int(stepper.value)
            }, for: .valueChanged)
        quantity.font = .preferredFont(forTextStyle: .body)
        quantity.adjustsFontForContentSizeCategory = true
        quantity.setContentHuggingPriority(.required, for: .horizontal)
        let line = UIStackView(arrangedSubviews: [UIView(), quantity, stepper])
        line.spacing = 12
        line.alignment = .center
        stack.addArrangedSubview(FormRow("Quantity", line))
    }

    private func addFinish() {
        let choice = UISegmentedControl(items: Order.Finish.allCases.map(\.rawValue))
        choice.selectedSegmentIndex = 0
        choice.accessibilityIdentifier = "finish"
        choice.addAction(
            UIAction { [weak self] action in
                guard let choice = action.sender as? UISegmentedControl else { return }
                self?.order.finish = Order.Finish.allCases[choice.selectedSegmentIndex]
            }, for: .valueChanged)
        stack.addArrangedSubview(FormRow("Finish", choice))
    }

    private func addGift() {
        let gift = UISwitch()
        gift.accessibilityLabel = "This is a gift"
        gift.addAction(
            UIAction { [weak self] action in
                guard let gift = action.sender as? UISwitch else { return }
                self?.order.isGift = gift.isOn
            }, for: .valueChanged)
        stack.addArrangedSubview(FormRow("This is a gift", gift, isWide: true))
    }

    private func addNotes() {
        notes.font = .preferredFont(forTextStyle: .body)
        notes.adjustsFontForContentSizeCategory = true
        notes.isScrollEnabled = false
        notes.layer.cornerRadius = 8
        notes.backgroundColor = .secondarySystemGroupedBackground
        notes.accessibilityLabel = "Notes"
        notes.delegate = self
        notes.heightAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
        let heading = UILabel()
        heading.text = "Notes"
        heading.font = .preferredFont(forTextStyle: .body)
        heading.adjustsFontForContentSizeCategory = true
        stack.addArrangedSubview(heading)
        stack.setCustomSpacing(8, after: heading)
        stack.addArrangedSubview(notes)
    }

    // MARK: Input

    private func set(_ text: String, of field: Order.Field) {
        switch field {
        case .name: order.name = text
        case .email: order.email = text
        case .postalCode: order.postalCode = text
        }
    }

    private func orderChanged() {
        guard isViewLoaded else { return }
        quantity.text = "\(order.quantity)"
        let problems = order.problems
        for (field, row) in rows { row.problemText = visited.contains(field) ? problems[field] : nil }
        navigationItem.rightBarButtonItem?.isEnabled = problems.isEmpty
        isModalInPresentation = order != Order()
        navigationController?.isModalInPresentation = isModalInPresentation
    }

    func textViewDidChange(_ textView: UITextView) { order.notes = textView.text }

    /// Formats the postal code while the user types it.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard textField === fields[.postalCode] else { return true }
        let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
        textField.text = Order.postalCode(from: text)
        set(textField.text ?? "", of: .postalCode)
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let field = fields.first(where: { $0.value === textField })?.key else { return }
        visited.insert(field)
        orderChanged()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        switch textField {
        case fields[.name]: fields[.email]?.becomeFirstResponder()
        case fields[.email]: fields[.postalCode]?.becomeFirstResponder()
        default: textField.resignFirstResponder()
        }
        return true
    }

    // MARK: Ending

    private func place() {
        onPlaced(order)
        dismiss(animated: true)
    }

    private func cancel() {
        if order == Order() { dismiss(animated: true) } else { askWhetherToDiscard() }
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        askWhetherToDiscard()
    }

    private func askWhetherToDiscard() {
        let question = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        question.addAction(
            UIAlertAction(title: "Discard order", style: .destructive) { [weak self] _ in
                self?.dismiss(animated: true)
            })
        question.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
        question.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        present(question, animated: true)
    }
}
