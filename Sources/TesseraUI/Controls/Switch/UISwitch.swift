import Foundation
import TesseraDisplay

/// A control that is on or off.
/// See Apple's [UISwitch](https://developer.apple.com/documentation/uikit/uiswitch).
///
/// ```swift
/// let airplaneMode = UISwitch()
/// airplaneMode.isOn = true
/// airplaneMode.addAction(UIAction { _ in radio.isEnabled = !airplaneMode.isOn }, for: .valueChanged)
/// ```
///
/// A tap, a drag of the thumb, or the space bar turns the switch on or off. The browser moves the thumb by
/// itself and then informs the app.
@preconcurrency @MainActor
open class UISwitch: UIControl, ValueControl {
    /// Creates a switch that is off. The size is fixed: only the origin of the frame is used.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        accessibilityTraits = .button
        isAccessibilityElement = true
    }

    /// Creates a switch as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        accessibilityTraits = .button
        isAccessibilityElement = true
        if let nib = coder.nib { takeSwitch(nib) }
    }

    private static let size = CGSize(width: 51, height: 31)

    // MARK: State

    /// A Boolean value that tells whether the switch is on; false by default. Setting it turns the switch
    /// without an animation and without an event.
    open var isOn: Bool {
        get { edited.values[0] != 0 }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off, without an event.
    open func setOn(_ on: Bool, animated: Bool) {
        if edited.set([on ? 1 : 0], animated: animated) { setNeedsCommit() }
    }

    var edited = ControlValue([0])

    // MARK: Look

    /// The colour of the track while the switch is on. If nil, it is the system's green.
    open var onTintColor: UIColor? {
        didSet {
            noteAppearance(\UISwitch.onTintColor, onTintColor)
            setNeedsCommit()
        }
    }
    /// The colour of the thumb. If nil, it is white.
    open var thumbTintColor: UIColor? {
        didSet {
            noteAppearance(\UISwitch.thumbTintColor, thumbTintColor)
            setNeedsCommit()
        }
    }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsCommit()
    }

    // MARK: Assistive technology

    /// The state as a text: "1" if the switch is on and "0" if it is off, as on iOS, unless the app has set
    /// another text.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        changeAsUser(to: [isOn ? 0 : 1])
        return true
    }

    // MARK: Display

    /// Returns false for a horizontal pan or swipe of an outer view, since such a movement changes the
    /// control itself.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !goesSideways(gestureRecognizer)
    }

    func possible(_ values: [Double]) -> [Double] { [values[0] != 0 ? 1 : 0] }

    func userDidChange(isOngoing: Bool) { sendValueChanged() }

    func controlKind(for traits: UITraitCollection) -> ControlContent.Kind {
        .toggle(
            ToggleContent(
                onColor: displayColor(onTintColor ?? .systemGreen, traits),
                offColor: displayColor(.secondarySystemFill, traits),
                thumbColor: displayColor(thumbTintColor ?? .white, traits)))
    }

    override func displayEntered() {
        edited.statePresent()
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        describeControl(in: &properties, context: context)
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsCommit()
    }
}
