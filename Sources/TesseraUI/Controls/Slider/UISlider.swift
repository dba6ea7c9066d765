import Foundation
import TesseraBasics
import TesseraDisplay

/// A control with a thumb on a track, which chooses a value from a range.
/// See Apple's [UISlider](https://developer.apple.com/documentation/uikit/uislider).
///
/// ```swift
/// let volume = UISlider()
/// volume.value = 0.5
/// volume.minimumValueImage = UIImage(systemName: "speaker")
/// volume.addAction(UIAction { _ in player.volume = volume.value }, for: .valueChanged)
/// ```
///
/// A finger drags the thumb, a mouse can also click on the track, and the arrow keys move the thumb. The
/// browser moves the thumb by itself and informs the app once for each frame in which it moves.
@preconcurrency @MainActor
open class UISlider: UIControl, ValueControl {
    /// Creates a slider with the range 0...1 and the value 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        install()
    }

    /// Creates a slider as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        install()
        if let nib = coder.nib { takeSlider(nib) }
    }

    private func install() {
        accessibilityTraits = .adjustable
        isAccessibilityElement = true
    }

    // MARK: Value

    /// The value, 0 by default. A value out of range is set to the nearest limit. Setting the property moves
    /// the thumb without an animation and without an event.
    open var value: Float {
        get { Float(edited.values[0]) }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value without an event, and moves the thumb with an animation if `animated` is true.
    open func setValue(_ value: Float, animated: Bool) {
        demand(!value.isNaN, "UISlider.setValue(_:animated:): the value is not a number.")
        if edited.set([Double(nearest(value))], animated: animated) { setNeedsCommit() }
    }

    /// The least value, 0 by default. Setting it raises the value and the greatest value if they are less.
    open var minimumValue: Float {
        get { lowest }
        set {
            demand(newValue.isFinite, "UISlider.minimumValue is set to \(newValue); it must be finite.")
            lowest = newValue
            highest = max(highest, newValue)
            rangeChanged()
        }
    }
    /// The greatest value, 1 by default. Setting it lowers the value and the least value if they are greater.
    open var maximumValue: Float {
        get { highest }
        set {
            demand(newValue.isFinite, "UISlider.maximumValue is set to \(newValue); it must be finite.")
            highest = newValue
            lowest = min(lowest, newValue)
            rangeChanged()
        }
    }
    private var lowest: Float = 0
    private var highest: Float = 1

    private func rangeChanged() {
        edited.set([Double(nearest(value))])
        setNeedsCommit()
    }

    private func nearest(_ value: Float) -> Float { min(max(value, lowest), highest) }

    /// A Boolean value that tells whether ``UIControl/Event/valueChanged`` is sent while the thumb moves, and
    /// not only at the end. True by default.
    open var isContinuous = true { didSet { setNeedsCommit() } }

    var edited = ControlValue([0])

    // MARK: Look

    /// The image beside the track at the least value, or nil.
    open var minimumValueImage: UIImage? { didSet { place(minimumValueImage, in: minimumImageView) } }
    /// The image beside the track at the greatest value, or nil.
    open var maximumValueImage: UIImage? { didSet { place(maximumValueImage, in: maximumImageView) } }
    private let minimumImageView = UIImageView()
    private let maximumImageView = UIImageView()

    private func place(_ image: UIImage?, in view: UIImageView) {
        view.image = image
        if image == nil { view.removeFromSuperview() } else { addSubview(view) }
        setNeedsLayout()
        setNeedsCommit()
    }

    /// The colour of the track from the least value to the thumb. If nil, it is the tint colour.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            noteAppearance(\UISlider.minimumTrackTintColor, minimumTrackTintColor)
            setNeedsCommit()
        }
    }
    /// The colour of the track from the thumb to the greatest value. If nil, it is grey.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            noteAppearance(\UISlider.maximumTrackTintColor, maximumTrackTintColor)
            setNeedsCommit()
        }
    }
    /// The colour of the thumb. If nil, it is white.
    open var thumbTintColor: UIColor? {
        didSet {
            noteAppearance(\UISlider.thumbTintColor, thumbTintColor)
            setNeedsCommit()
        }
    }

    var thumbImages = StateImages() { didSet { setNeedsCommit() } }
    var minimumTrackImages = StateImages() { didSet { setNeedsCommit() } }
    var maximumTrackImages = StateImages() { didSet { setNeedsCommit() } }

    /// Sets the image of the thumb in a state. If nil, the image of the normal state is used, or a circle.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("thumbImage", state.rawValue) { (slider: UISlider) in
            slider.setThumbImage(image, for: state)
        }
        thumbImages[state] = image
    }
    /// Sets the image of the track from the least value to the thumb in a state, stretched to its length. If
    /// nil, the image of the normal state is used, or a line.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("minimumTrackImage", state.rawValue) { (slider: UISlider) in
            slider.setMinimumTrackImage(image, for: state)
        }
        minimumTrackImages[state] = image
    }
    /// Sets the image of the track from the thumb to the greatest value in a state, stretched to its length.
    /// If nil, the image of the normal state is used, or a line.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        noteAppearance("maximumTrackImage", state.rawValue) { (slider: UISlider) in
            slider.setMaximumTrackImage(image, for: state)
        }
        maximumTrackImages[state] = image
    }
    /// Returns the image that was set for the thumb in a state, or nil.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }
    /// Returns the image that was set for the track from the least value to the thumb in a state, or nil.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }
    /// Returns the image that was set for the track from the thumb to the greatest value in a state, or nil.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }
    /// The image of the thumb in the present state, or nil for a circle.
    open var currentThumbImage: UIImage? { thumbImages.image(in: state) }
    /// The image of the track from the least value to the thumb in the present state, or nil for a line.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages.image(in: state) }
    /// The image of the track from the thumb to the greatest value in the present state, or nil for a line.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages.image(in: state) }

    // MARK: Places

    /// Returns the rectangle of the image beside the track at the least value, in points.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        rect(of: minimumValueImage, atRight: isRightToLeft, in: bounds)
    }
    /// Returns the rectangle of the image beside the track at the greatest value, in points.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        rect(of: maximumValueImage, atRight: !isRightToLeft, in: bounds)
    }
    private func rect(of image: UIImage?, atRight: Bool, in bounds: CGRect) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: atRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Returns the rectangle of the track, in points.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        func room(for image: UIImage?) -> CGFloat {
            image.map { $0.size.width + Self.imageGap } ?? 0
        }
        var (left, right) = (room(for: minimumValueImage), room(for: maximumValueImage))
        if isRightToLeft { swap(&left, &right) }
        let height = max(
            Self.trackHeight, currentMinimumTrackImage?.size.height ?? 0,
            currentMaximumTrackImage?.size.height ?? 0)
        return CGRect(
            x: bounds.minX + left + Self.overhang, y: bounds.midY - height / 2,
            width: max(0, bounds.width - left - right - 2 * Self.overhang), height: height)
    }

    /// Returns the rectangle of the thumb at a value, in points. Only the results for the least and the
    /// greatest value are used; the browser moves the thumb in proportion between them.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
        let range = highest - lowest
        let share = range > 0 ? CGFloat((nearest(value) - lowest) / range) : 0
        let way = rect.width + 2 * Self.overhang - size.width
        return CGRect(
            x: rect.minX - Self.overhang + way * (isRightToLeft ? 1 - share : share),
            y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The distance in points by which the thumb extends beyond the track at its ends.
    private static let overhang: CGFloat = 2
    private static let trackHeight: CGFloat = 4
    private static let thumbSize: CGFloat = 28
    /// The distance in points between an image and the track.
    private static let imageGap: CGFloat = 14
    private static let height: CGFloat = 34

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    }

    // MARK: Assistive technology

    /// The value as a percentage of the range, unless the app has set another text.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((share * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }
    private var share: Float { highest > lowest ? (value - lowest) / (highest - lowest) : 0 }

    /// Raises the value by a tenth of the range.
    open override func accessibilityIncrement() { step(by: 0.1) }
    /// Lowers the value by a tenth of the range.
    open override func accessibilityDecrement() { step(by: -0.1) }
    private func step(by share: Float) {
        changeAsUser(to: [Double(value + share * (highest - lowest))])
    }
    open override func accessibilityActivate() -> Bool { false }

    // MARK: Display

    /// Returns false for a horizontal pan or swipe of an outer view, since such a movement changes the
    /// control itself.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !goesSideways(gestureRecognizer)
    }

    func possible(_ values: [Double]) -> [Double] { [Double(nearest(Float(values[0])))] }

    func userDidChange(isOngoing: Bool) {
        if isContinuous || !isOngoing { sendValueChanged() }
    }

    func controlKind(for traits: UITraitCollection) -> ControlContent.Kind { .slider(sliderContent(traits)) }

    func completeControl(_ content: inout ControlContent) {
        if !isContinuous { content.waitsForEnd = true }
        content.valueText = super.accessibilityValue
    }

    override func displayEntered() {
        edited.statePresent()
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        describeControl(in: &properties, context: context)
    }

    override func imageResources(for traits: UITraitCollection) -> [ImageFile] {
        (thumbImages.all + minimumTrackImages.all + maximumTrackImages.all).compactMap {
            $0.resolved(for: traits).resource
        }
    }

    override func controlStateChanged() {
        super.controlStateChanged()
        setNeedsCommit()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsCommit()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsCommit()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsLayout()
        setNeedsCommit()
    }
}
