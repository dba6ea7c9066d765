import Foundation

/// What a user touches of a link, or of another item of a text: one line of it.
@MainActor
final class TextItemView: UIControl {
    let item: UITextItem
    private let run: (UITextItem) -> Void

    /// - Parameter label: What assistive technology reads, or nil for the further lines of an item, over which it passes.
    init(_ item: UITextItem, frame: CGRect, label: String?, run: @escaping (UITextItem) -> Void) {
        self.item = item
        self.run = run
        super.init(frame: frame)
        layer.cornerRadius = 3
        if let label {
            isAccessibilityElement = true
            accessibilityTraits = .link
            accessibilityLabel = label
        } else {
            accessibilityElementsHidden = true
        }
        addAction(UIAction { [weak self] _ in self.map { run($0.item) } }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemFill : nil } }
}
