import UIKit

/// A row of a form: a title and a field, with the problem of the entered text below them.
final class FormRow: UIStackView {
    private let title = UILabel()
    private let problem = UILabel()
    private let line: UIStackView

    init(_ text: String, _ content: UIView, isWide: Bool = false) {
        line = UIStackView(arrangedSubviews: [title, content])
        super.init(frame: .zero)
        title.text = text
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        title.numberOfLines = 0
        title.setContentHuggingPriority(isWide ? .defaultLow : .defaultHigh, for: .horizontal)
        line.spacing = 12
        line.alignment = .center
        problem.font = .preferredFont(forTextStyle: .footnote)
        problem.adjustsFontForContentSizeCategory = true
        problem.textColor = .systemRed
        problem.numberOfLines = 0
        problem.isHidden = true
        axis = .vertical
        spacing = 4
        addArrangedSubview(line)
        addArrangedSubview(problem)
        arrange()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (row: FormRow, _) in
            row.arrange()
        }
    }

    required init(coder: NSCoder) { fatalError("init(coder:) is not implemented") }

    /// A sentence about the problem of the entered text, or nil if there is none.
    var problemText: String? {
        get { problem.text }
        set {
            problem.text = newValue
            problem.isHidden = newValue == nil
        }
    }

    /// At the largest text sizes, the field is below its title.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        line.axis = isLarge ? .vertical : .horizontal
        line.alignment = isLarge ? .fill : .center
    }
}
