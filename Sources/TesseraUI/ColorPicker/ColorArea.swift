import Foundation

/// A rectangle of colours from which the user chooses one with a finger, or with the arrow keys.
class ColorArea: UIControl {
    /// Called when the user has chosen a colour.
    ///
    /// The second parameter is true while the finger is down.
    var didChoose: ((PickedColor, _ isOngoing: Bool) -> Void)?
    private let ring = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = 10
        // The colours run from left to right in all languages.
        semanticContentAttribute = .forceLeftToRight
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        ring.isUserInteractionEnabled = false
        ring.layer.borderColor = UIColor.white.cgColor
        ring.layer.borderWidth = 3
        ring.layer.shadowOpacity = 0.4
        ring.layer.shadowRadius = 1
        ring.layer.shadowOffset = .zero
        addSubview(ring)
    }

    required init?(coder: NSCoder) { nil }

    /// The colour that is marked.
    var color = PickedColor(red: 1, green: 1, blue: 1) {
        didSet {
            guard color != oldValue else { return }
            placeRing()
            // The value for assistive technology has changed.
            setNeedsCommit()
        }
    }

    override var accessibilityValue: String? {
        get { color.color.accessibilityName }
        set {}
    }

    // MARK: For subclasses

    /// Returns the colour at a point within the bounds.
    func color(at point: CGPoint) -> PickedColor { color }
    /// The place of the mark, or nil if the marked colour is not in the area.
    var ringFrame: CGRect? { nil }
    var ringCornerRadius: CGFloat { 0 }
    /// Returns the colour that comes some steps behind the marked one, or before it if `steps` is negative.
    func color(steps: Int) -> PickedColor { color }

    // MARK: Mark

    override func layoutSubviews() {
        super.layoutSubviews()
        placeRing()
    }

    private func placeRing() {
        bringSubviewToFront(ring)
        let frame = ringFrame
        ring.isHidden = frame == nil
        if let frame { ring.frame = frame }
        ring.layer.cornerRadius = ringCornerRadius
    }

    // MARK: Choosing

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch.location(in: self), isOngoing: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch.location(in: self), isOngoing: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        didChoose?(color, false)
    }

    override func cancelTracking(with event: UIEvent?) {
        didChoose?(color, false)
    }

    private func choose(at point: CGPoint, isOngoing: Bool) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let inside = CGPoint(
            x: min(max(point.x, 0), bounds.width), y: min(max(point.y, 0), bounds.height))
        choose(color(at: inside), isOngoing: isOngoing)
    }

    private func choose(_ new: PickedColor, isOngoing: Bool) {
        guard new != color else { return }
        color = new
        didChoose?(new, isOngoing)
    }

    override func accessibilityIncrement() { choose(color(steps: 1), isOngoing: false) }
    override func accessibilityDecrement() { choose(color(steps: -1), isOngoing: false) }

    /// True, because a movement of the finger chooses colours, and must not scroll what lies around or move a sheet.
    override var isHandle: Bool { true }
}
