import Foundation

/// The button with which a navigation bar leads back.
final class NavigationBackButton: UIControl {
    /// The width in points of the chevron.
    private static let chevronWidth: CGFloat = 24

    private let chevron = UIImageView(image: UIImage(systemName: "chevron.left"))
    private let label = UILabel()
    private let picture = UIImageView(image: nil)
    private var attributes: [NSAttributedString.Key: Any] = [:]

    /// Whether the bar's content flows from right to left, so that the way back leads to the right.
    var isMirrored = false {
        didSet {
            guard isMirrored != oldValue else { return }
            updateIndicator()
            setNeedsLayout()
        }
    }

    /// The picture in place of the chevron. If nil, it is the chevron.
    var indicator: UIImage? { didSet { if indicator != oldValue { updateIndicator() } } }
    /// The picture beside the chevron, in place of a title. If nil, there is none.
    var image: UIImage? {
        didSet {
            guard image != oldValue else { return }
            picture.image = image.map {
                $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
            }
            setNeedsLayout()
        }
    }
    /// What the button says, the best first: the first that there is room for.
    var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            title = titles.first ?? ""
            setNeedsLayout()
        }
    }
    private var title = "" { didSet { if title != oldValue { updateTitle() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .button
        isAccessibilityElement = true
        chevron.contentMode = .scaleAspectFit
        picture.contentMode = .scaleAspectFit
        for view in [chevron, label, picture] { addSubview(view) }
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    /// Gives the title the look of an appearance.
    func update(_ appearance: UIBarButtonItemAppearance, item: UIBarButtonItem?) {
        if storedTintColor != item?.tintColor { tintColor = item?.tintColor }
        attributes = appearance.attributes(of: item, in: .normal, tint: tintColor)
        updateTitle()
    }

    private func updateTitle() {
        label.attributedText = NSAttributedString(string: title, attributes: attributes)
        // The title stands beside the chevron, in whatever direction it is written.
        label.textAlignment = isMirrored ? .right : .left
        setNeedsLayout()
    }

    private func updateIndicator() {
        let own = indicator.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        chevron.image = own ?? UIImage(systemName: isMirrored ? "chevron.right" : "chevron.left")
        chevron.contentMode = own == nil ? .scaleAspectFit : .center
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        attributes[.foregroundColor] = attributes[.foregroundColor] ?? tintColor
        updateTitle()
    }

    override var pressedOpacity: CGFloat? { 0.3 }

    private func width(saying title: String) -> CGFloat {
        if let image { return Self.chevronWidth + image.size.width }
        guard !title.isEmpty else { return Self.chevronWidth }
        let text = NSAttributedString(string: title, attributes: attributes)
        return Self.chevronWidth + text.size().width.rounded(.up)
    }

    /// The width for what there is room for of what the button may say.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widths = titles.map(width(saying:)) + [Self.chevronWidth]
        let width = widths.first { $0 <= size.width } ?? Self.chevronWidth
        return CGSize(width: width, height: UINavigationBar.contentHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        title = titles.first { width(saying: $0) <= bounds.width + 0.5 } ?? ""
        let rest = max(bounds.width - Self.chevronWidth, 0)
        chevron.frame = CGRect(
            x: isMirrored ? bounds.width - 24 : 0, y: bounds.midY - 12, width: 24, height: 24)
        let beside = CGRect(x: isMirrored ? 0 : 24, y: 0, width: rest, height: bounds.height)
        label.frame = beside
        picture.frame = beside
        label.isHidden = image != nil
    }
}
