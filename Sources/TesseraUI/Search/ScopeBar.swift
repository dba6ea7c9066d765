import Foundation
import TesseraDisplay

/// The buttons below a search bar with which the user chooses the scope of the search.
@MainActor
final class ScopeBar: UIView {
    /// A closure that runs when a button is pressed, with the button's index.
    var choose: ((Int) -> Void)?
    private var buttons: [ScopeButton] = []
    private let selection = UIView()

    var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            for button in buttons { button.removeFromSuperview() }
            buttons = titles.enumerated().map { index, title in
                let button = ScopeButton(title: title)
                button.addAction(UIAction { [weak self] _ in self?.choose?(index) }, for: .touchUpInside)
                addSubview(button)
                return button
            }
            update()
        }
    }
    var selectedIndex = 0 { didSet { if selectedIndex != oldValue { update() } } }
    /// The attributes of titles, by the state of the button. Those of the normal state apply to the others
    /// too.
    var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:] { didSet { update() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 9
        selection.backgroundColor = UIColor(light: 0xffff_ffff, dark: 0x6363_66ff)
        selection.layer.cornerRadius = 7
        selection.layer.shadowOpacity = 0.12
        selection.layer.shadowRadius = 4
        selection.layer.shadowOffset = CGSize(width: 0, height: 3)
        selection.isUserInteractionEnabled = false
        addSubview(selection)
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        for (index, button) in buttons.enumerated() {
            button.update(
                isChosen: index == selectedIndex,
                attributes: titleAttributes[.normal, default: [:]].merging(
                    index == selectedIndex ? titleAttributes[.selected, default: [:]] : [:]
                ) { $1 })
        }
        selection.isHidden = !buttons.indices.contains(selectedIndex)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? buttons.count - 1 - index : index
            button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
        }
        if buttons.indices.contains(selectedIndex) {
            selection.frame = buttons[selectedIndex].frame.insetBy(dx: 2, dy: 2)
        }
    }
}

/// A button of a scope bar.
@MainActor
private final class ScopeButton: UIControl {
    private let label = UILabel()
    private let title: String
    private var isChosen = false

    init(title: String) {
        self.title = title
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = title
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityIsChecked: Bool? { isChosen }

    func update(isChosen: Bool, attributes: [NSAttributedString.Key: Any]) {
        self.isChosen = isChosen
        let usual: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium),
            .foregroundColor: UIColor.label,
        ]
        label.setAttributedText(AttributedRuns(title, attributes: usual.merging(attributes) { $1 }))
        label.textAlignment = .center
        setNeedsCommit()
    }

    override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.3 : 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 4, dy: 0)
    }
}
