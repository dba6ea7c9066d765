import TesseraAVFoundation

/// A round button over a video.
final class ControlButton: UIControl {
    /// The width and the height in points.
    static let side: CGFloat = 44

    /// Called when the user touches the button.
    var action: () -> Void = {}
    private let pointSize: CGFloat
    private let picture = UIImageView()
    private var symbol = ""

    /// Creates a button whose symbol has a size in points.
    init(pointSize: CGFloat = 20) {
        self.pointSize = pointSize
        super.init(frame: .zero)
        picture.contentMode = .center
        picture.tintColor = .white
        addSubview(picture)
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Gives the button a symbol, and a name for assistive technology.
    func set(_ symbol: String, _ name: String) {
        accessibilityLabel = name
        guard symbol != self.symbol else { return }
        self.symbol = symbol
        let configuration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: .semibold)
        picture.image = UIImage(systemName: symbol, withConfiguration: configuration)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }

    override var isHighlighted: Bool { didSet { picture.alpha = isHighlighted ? 0.5 : 1 } }

    override func accessibilityActivate() -> Bool {
        action()
        return true
    }
}
