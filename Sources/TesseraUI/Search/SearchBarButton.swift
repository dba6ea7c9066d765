import Foundation

/// A button of a search bar: an icon in the field, or the Cancel button beside it.
@MainActor
final class SearchBarButton: UIControl {
    private let imageView = UIImageView()
    private let label = UILabel()

    init(label text: String, action: @escaping () -> Void) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = text
        imageView.contentMode = .scaleAspectFit
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        for view in [imageView, label] { addSubview(view) }
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    var image: UIImage? {
        get { imageView.image }
        set { imageView.image = newValue }
    }
    /// The colour of the icon, or nil for the tint colour.
    var imageColor: UIColor? { didSet { imageView.tintColor = imageColor } }
    var title: String? {
        get { label.text }
        set { label.text = newValue }
    }
    private var attributes: [NSAttributedString.Key: Any] = [:]
    private var attributesWhileDisabled: [NSAttributedString.Key: Any] = [:]

    /// Displays a title with the attributes that override its usual font and colour.
    func display(
        _ title: String, attributes: [NSAttributedString.Key: Any], disabled: [NSAttributedString.Key: Any]
    ) {
        (self.attributes, attributesWhileDisabled) = (attributes, disabled)
        if label.content.isAttributed { label.setContent(.none) }
        label.text = title
        updateLabel()
    }

    private func updateLabel() {
        label.textColor = tintColor
        let special = isEnabled ? attributes : attributes.merging(attributesWhileDisabled) { $1 }
        guard let title, !special.isEmpty else { return }
        let usual: [NSAttributedString.Key: Any] = [
            .font: UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection),
            .foregroundColor: tintColor ?? UIColor.systemBlue,
        ]
        label.setAttributedText(AttributedRuns(title, attributes: usual.merging(special) { $1 }))
        label.textAlignment = .center
    }

    override var pressedOpacity: CGFloat? { 0.3 }
    override var isEnabled: Bool {
        didSet {
            for view in [imageView, label] { view.alpha = isEnabled ? 1 : 0.5 }
            updateLabel()
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLabel()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateLabel()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: label.sizeThatFits(size).width.rounded(.up), height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        imageView.frame = CGRect(x: bounds.midX - 10, y: bounds.midY - 10, width: 20, height: 20)
    }
}
