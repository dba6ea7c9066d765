import Foundation
import TesseraBasics
import TesseraDisplay

/// A control with two buttons that lower and raise a value by a step.
/// See Apple's [UIStepper](https://developer.apple.com/documentation/uikit/uistepper).
///
/// ```swift
/// let portions = UIStepper()
/// portions.minimumValue = 1
/// portions.value = 2
/// portions.addAction(UIAction { _ in label.text = "\(Int(portions.value))" }, for: .valueChanged)
/// ```
///
/// The browser repeats the step while a button is pressed, so that the repetition ends as soon as the finger
/// is lifted.
@preconcurrency @MainActor
open class UIStepper: UIControl, ValueControl {
    /// Creates a stepper with the range 0...100 and the value 0. The size is fixed: only the origin of the
    /// frame is used.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        install()
    }

    /// Creates a stepper as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        install()
        if let nib = coder.nib { takeStepper(nib) }
    }

    private static let size = CGSize(width: 94, height: 32)

    // MARK: Value

    /// The value, 0 by default. A value out of range is set to the nearest limit. Setting the property sends
    /// no event.
    open var value: Double {
        get { edited.values[0] }
        set {
            demand(!newValue.isNaN, "UIStepper.value is set to what is not a number.")
            edited.set([nearest(newValue)])
            valueChanged()
        }
    }
    /// The least value, 0 by default. It must be less than ``maximumValue``. Setting it raises the value if
    /// that is less.
    open var minimumValue: Double = 0 {
        didSet {
            demand(
                minimumValue < maximumValue,
                "UIStepper.minimumValue is set to \(minimumValue); it must be less than maximumValue, which is \(maximumValue)."
            )
            rangeChanged()
        }
    }
    /// The greatest value, 100 by default. It must be greater than ``minimumValue``. Setting it lowers the
    /// value if that is greater.
    open var maximumValue: Double = 100 {
        didSet {
            demand(
                maximumValue > minimumValue,
                "UIStepper.maximumValue is set to \(maximumValue); it must be greater than minimumValue, which is \(minimumValue)."
            )
            rangeChanged()
        }
    }
    /// The amount by which a button changes the value, 1 by default. It must be greater than 0.
    open var stepValue: Double = 1 {
        didSet {
            demand(
                stepValue > 0 && stepValue.isFinite,
                "UIStepper.stepValue is set to \(stepValue); it must be greater than 0.")
            setNeedsCommit()
        }
    }
    /// A Boolean value that tells whether each change sends ``UIControl/Event/valueChanged`` while a button
    /// is pressed, and not only the last one. True by default.
    open var isContinuous = true { didSet { setNeedsCommit() } }
    /// A Boolean value that tells whether the value changes repeatedly while a button is pressed. True by
    /// default.
    open var autorepeat = true { didSet { setNeedsCommit() } }
    /// A Boolean value that tells whether a step beyond one limit goes to the other limit. False by default.
    open var wraps = false { didSet { valueChanged() } }

    var edited = ControlValue([0])

    private func nearest(_ value: Double) -> Double { min(max(value, minimumValue), maximumValue) }

    private func rangeChanged() {
        edited.set([nearest(value)])
        valueChanged()
    }

    private func valueChanged() {
        setNeedsCommit()
        setNeedsLayout()
    }

    // MARK: Look

    private var backgroundImages = StateImages() { didSet { setNeedsLayout() } }
    private var incrementImages = StateImages() { didSet { setNeedsLayout() } }
    private var decrementImages = StateImages() { didSet { setNeedsLayout() } }
    private var dividers: [[UInt]: UIImage] = [:] { didSet { setNeedsLayout() } }

    /// Sets the image behind each button in a state, stretched to its size. If nil, the image of the normal
    /// state is used, or a grey field.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("backgroundImage", state.rawValue) { (stepper: UIStepper) in
            stepper.setBackgroundImage(image, for: state)
        }
        backgroundImages[state] = image
    }
    /// Returns the image that was set for the background of the buttons in a state.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }
    /// Sets the image between the buttons for a pair of their states. If nil, the image of two normal states
    /// is used, or a line.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        noteAppearance("dividerImage", leftState.rawValue, rightState.rawValue) { (stepper: UIStepper) in
            stepper.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState)
        }
        dividers[[leftState.rawValue, rightState.rawValue]] = image
    }
    /// Returns the image that was set between the buttons for a pair of their states.
    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState state2: UIControl.State
    ) -> UIImage? {
        dividers[[state.rawValue, state2.rawValue]]
    }
    /// Sets the image of the button that raises the value, in a state. If nil, the image of the normal state
    /// is used, or a plus.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("incrementImage", state.rawValue) { (stepper: UIStepper) in
            stepper.setIncrementImage(image, for: state)
        }
        incrementImages[state] = image
    }
    /// Returns the image that was set for the button that raises the value, in a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages[state] }
    /// Sets the image of the button that lowers the value, in a state. If nil, the image of the normal state
    /// is used, or a minus.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("decrementImage", state.rawValue) { (stepper: UIStepper) in
            stepper.setDecrementImage(image, for: state)
        }
        decrementImages[state] = image
    }
    /// Returns the image that was set for the button that lowers the value, in a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages[state] }

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Parts

    private let field = UIView()
    private let halves = [UIImageView(), UIImageView()]
    private let glyphs = [UIImageView(), UIImageView()]
    private let divider = UIImageView()
    /// The button under the finger: 0 for the left one, 1 for the right one, or nil.
    private var pressed: Int? { didSet { if pressed != oldValue { setNeedsLayout() } } }

    private func install() {
        field.layer.cornerRadius = 8
        field.backgroundColor = .tertiarySystemFill
        field.isUserInteractionEnabled = false
        for view in [field] + halves + glyphs + [divider] { addSubview(view) }
        for view in glyphs { view.contentMode = .center }
        accessibilityTraits = .adjustable
        isAccessibilityElement = true
    }

    /// Returns the state of the button on a side: 0 for the left one, 1 for the right one.
    private func state(ofSide side: Int) -> UIControl.State {
        guard isEnabled, canStep(isUp(side)) else { return .disabled }
        return pressed == side ? .highlighted : .normal
    }

    private func isUp(_ side: Int) -> Bool { (side == 1) != isRightToLeft }

    private func canStep(_ isUp: Bool) -> Bool {
        wraps || (isUp ? value < maximumValue : value > minimumValue)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 2
        let hasBackground = !backgroundImages.isEmpty
        field.frame = bounds
        field.isHidden = hasBackground
        for side in 0...1 {
            let (state, isUp) = (state(ofSide: side), isUp(side))
            let frame = CGRect(x: CGFloat(side) * width, y: 0, width: width, height: bounds.height)
            halves[side].frame = frame
            halves[side].image = backgroundImages.image(in: state)
            glyphs[side].frame = frame
            let images = isUp ? incrementImages : decrementImages
            glyphs[side].image =
                images.image(in: state) ?? UIImage(systemName: isUp ? "plus" : "minus")
            glyphs[side].tintColor = images.isEmpty ? .label : nil
            glyphs[side].alpha = state == .disabled && images[.disabled] == nil ? 0.3 : 1
        }
        let states = [state(ofSide: 0).rawValue, state(ofSide: 1).rawValue]
        let image = dividers[states] ?? dividers[[0, 0]]
        divider.image = image
        divider.backgroundColor = image == nil && !hasBackground ? .separator : nil
        let size = image?.size ?? CGSize(width: 1, height: bounds.height / 2)
        divider.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = touch.location(in: self).x < bounds.midX ? 0 : 1
        return super.beginTracking(touch, with: event)
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        pressed = nil
    }
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        pressed = nil
    }

    // MARK: Assistive technology

    /// The value, unless the app has set another text.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? value.formatted() }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityIncrement() { changeAsUser(to: [stepped(up: true)]) }
    open override func accessibilityDecrement() { changeAsUser(to: [stepped(up: false)]) }
    open override func accessibilityActivate() -> Bool { false }

    /// Returns the value after a step.
    private func stepped(up: Bool) -> Double {
        let next = value + (up ? stepValue : -stepValue)
        if wraps, next > maximumValue { return minimumValue }
        if wraps, next < minimumValue { return maximumValue }
        return next
    }

    // MARK: Display

    func possible(_ values: [Double]) -> [Double] { [nearest(values[0])] }

    func userDidChange(isOngoing: Bool) {
        setNeedsLayout()
        if isContinuous || !isOngoing { sendValueChanged() }
    }

    func controlKind(for traits: UITraitCollection) -> ControlContent.Kind {
        var content = StepperContent(
            minimum: minimumValue, maximum: maximumValue, step: stepValue,
            decrementLabel: SystemWord.decrement.text, incrementLabel: SystemWord.increment.text,
            pressedColor: displayColor(.quaternarySystemFill, traits))
        if wraps { content.wraps = true }
        if autorepeat { content.repeats = true }
        return .stepper(content)
    }

    func completeControl(_ content: inout ControlContent) {
        if !isContinuous { content.waitsForEnd = true }
        content.valueText = super.accessibilityValue
    }

    open override var isEnabled: Bool { didSet { setNeedsLayout() } }

    override func displayEntered() {
        edited.statePresent()
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        describeControl(in: &properties, context: context)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsCommit()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        valueChanged()
    }
}
