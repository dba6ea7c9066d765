import Foundation

/// A slider on a track of colours, for one component of a colour.
final class ColorSlider: UIView {
    /// Called when the user has moved the thumb, with the value 0...1. The second parameter is true while the finger is down.
    var didChange: ((CGFloat, _ isOngoing: Bool) -> Void)?
    private let track = UIView()
    /// The view in front of the background, which contains the colours.
    private let colors = UIView()
    private let gradient = CAGradientLayer()
    private let slider = UISlider()
    private static let height: CGFloat = 32

    /// Creates a slider with a name for assistive technology.
    init(_ name: String) {
        super.init(frame: .zero)
        // The least value is at the left in all languages.
        semanticContentAttribute = .forceLeftToRight
        slider.semanticContentAttribute = .forceLeftToRight
        track.layer.cornerRadius = Self.height / 2
        track.clipsToBounds = true
        track.isUserInteractionEnabled = false
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        colors.layer.addSublayer(gradient)
        track.addSubview(colors)
        addSubview(track)
        slider.minimumTrackTintColor = .clear
        slider.maximumTrackTintColor = .clear
        slider.accessibilityLabel = name
        slider.addAction(UIAction { [weak self] _ in self?.report() }, for: .valueChanged)
        slider.addAction(
            UIAction { [weak self] _ in self?.report() },
            for: [.touchUpInside, .touchUpOutside, .touchCancel])
        addSubview(slider)
    }

    required init?(coder: NSCoder) { nil }

    /// The view below the colours, which is visible where they are transparent.
    var background: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let background { track.insertSubview(background, at: 0) }
            setNeedsLayout()
        }
    }

    /// Sets the place of the thumb, 0...1, the colours at the ends, and the text of the value for assistive technology.
    func set(_ value: CGFloat, from start: PickedColor, to end: PickedColor, text: String) {
        if abs(CGFloat(slider.value) - value) > 0.0005 { slider.value = Float(value) }
        slider.accessibilityValue = text
        CATransaction.withoutActions { gradient.colors = [start.color.cgColor, end.color.cgColor] }
    }

    private func report() {
        didChange?(CGFloat(slider.value), slider.isTracking)
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        background?.frame = bounds
        colors.frame = bounds
        CATransaction.withoutActions { gradient.frame = bounds }
        slider.frame = bounds.insetBy(dx: 2, dy: 0)
    }
}
