import Foundation

/// The touchable area of one line of a link, or of another item of a text.
@MainActor
final class TextItemView: UIControl {
    let item: UITextItem
    private let run: (UITextItem) -> Void

    /// - Parameter label: The text that assistive technology reads, or nil for further lines of an item,
    ///   which it skips.
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
