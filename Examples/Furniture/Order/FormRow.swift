import UIKit

/// A row of a form: a title, what is entered, and below both what is wrong with it.
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

    /// What is wrong with what is entered; if nil, nothing is.
    var problemText: String? {
        get { problem.text }
        set {
            problem.text = newValue
            problem.isHidden = newValue == nil
        }
    }

    /// The largest texts get a line of their own.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        line.axis = isLarge ? .vertical : .horizontal
        line.alignment = isLarge ? .fill : .center
    }
}
