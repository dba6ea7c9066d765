import UIKit

/// A page of all controls in all their states, in sections.
final class ControlsController: UIViewController {
    private let stack = UIStackView()
    private let said = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Controls"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemGroupedBackground
        let scroll = UIScrollView()
        scroll.accessibilityIdentifier = "controls"
        scroll.keyboardDismissMode = .interactive
        scroll.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll)
        scroll.addSubview(stack)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
        said.text = "Touch a control"
        said.accessibilityIdentifier = "said"
        said.font = .preferredFont(forTextStyle: .footnote)
        said.adjustsFontForContentSizeCategory = true
        said.textColor = .secondaryLabel
        said.numberOfLines = 0
        stack.addArrangedSubview(said)
        for section in ControlSection.all { add(section) }
    }

    private func add(_ section: ControlSection) {
        let heading = UILabel()
        heading.text = section.title
        heading.numberOfLines = 0
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.adjustsFontForContentSizeCategory = true
        let rows = UIStackView(arrangedSubviews: section.views())
        rows.axis = .vertical
        rows.spacing = 12
        rows.alignment = section.isFilling ? .fill : .leading
        for view in rows.arrangedSubviews { report(view, in: section.title) }
        let group = UIStackView(arrangedSubviews: [heading, rows])
        group.axis = .vertical
        group.spacing = 8
        stack.addArrangedSubview(group)
    }

    /// Displays each value of a sample at the head of the page when the user changes it.
    private func report(_ view: UIView, in title: String) {
        if let picker = view as? SizePicker {
            picker.onChange = { [weak self] choice in self?.said.text = "\(title): \(choice)" }
        }
        guard let control = view as? UIControl else { return }
        let events: UIControl.Event = control is UIButton ? .primaryActionTriggered : .valueChanged
        control.addAction(
            UIAction { [weak self] action in
                self?.said.text = "\(title): \(ControlSection.value(of: action.sender))"
            }, for: events)
    }
}
