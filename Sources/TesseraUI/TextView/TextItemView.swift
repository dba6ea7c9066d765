import Foundation

/// The touchable area of one line of a link, or of another item of a text.
@MainActor
final class TextItemView: UIControl {
    let item: UITextItem
    private weak var textView: UITextView?

    /// - Parameter label: The text that assistive technology reads, or nil for further lines of an item,
    ///   which it skips.
    init(_ item: UITextItem, frame: CGRect, label: String?, in textView: UITextView) {
        self.item = item
        self.textView = textView
        super.init(frame: frame)
        layer.cornerRadius = 3
        if let label {
            isAccessibilityElement = true
            accessibilityTraits = .link
            accessibilityLabel = label
        } else {
            accessibilityElementsHidden = true
        }
        addAction(
            UIAction { [weak self] _ in self.map { $0.textView?.act(on: $0.item) } }, for: .touchUpInside)
        // An item that is no link has a menu only if the delegate provides one.
        if case .link = item.content {
            isContextMenuInteractionEnabled = true
        } else {
            isContextMenuInteractionEnabled = textView.textDelegate != nil
        }
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemFill : nil } }

    // MARK: Menu

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let configuration = textView?.menuConfiguration(for: item) else { return nil }
        let preview = configuration.preview?.view
        return UIContextMenuConfiguration(
            previewProvider: preview.map { view in { TextItemPreview(view) } },
            actionProvider: { _ in configuration.menu })
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        guard let textView, let animator else { return }
        textView.textDelegate?.textView(textView, textItemMenuWillDisplayFor: item, animator: animator)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        guard let textView, let animator else { return }
        textView.textDelegate?.textView(textView, textItemMenuWillEndFor: item, animator: animator)
    }
}

/// The preview of an item, with a view of the app.
private final class TextItemPreview: UIViewController {
    init(_ content: UIView) {
        super.init(nibName: nil, bundle: nil)
        let size = content.bounds.isEmpty ? content.intrinsicContentSize : content.bounds.size
        preferredContentSize = CGSize(width: max(size.width, 1), height: max(size.height, 1))
        view = content
    }

    required init?(coder: NSCoder) { nil }
}
