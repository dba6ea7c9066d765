import UIKit

final class CounterViewController: UIViewController {
    let label = UILabel()
    let button = UIButton(configuration: .filled())
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .largeTitle)
        button.setTitle("Count", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.increase() }, for: .primaryActionTriggered)

        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        updateLabel()
    }

    private func increase() {
        count += 1
        updateLabel()
    }

    private func updateLabel() {
        label.text = "\(count)"
    }
}
