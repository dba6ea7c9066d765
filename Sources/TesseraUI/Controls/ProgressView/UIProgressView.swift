import Foundation
import TesseraBasics
import TesseraDisplay

/// A bar whose filled part displays the progress of an operation.
/// See Apple's [UIProgressView](https://developer.apple.com/documentation/uikit/uiprogressview).
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The styles of a progress view.
    /// See Apple's [UIProgressView.Style](
    /// https://developer.apple.com/documentation/uikit/uiprogressview/style).
    public enum Style: Int, Sendable {
        /// The style in content, with a track.
        case `default` = 0
        /// The style at the edge of a bar, without a track.
        case bar = 1
    }

    /// Creates a view with a style and a progress of 0.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        sizeToFit()
    }

    /// Creates a view with a progress of 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        install()
    }

    /// Creates a view as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        install()
        if let nib = coder.nib { takeProgress(nib) }
    }

    private let track = UIImageView()
    private let fill = UIImageView()

    private func install() {
        isAccessibilityElement = true
        for view in [track, fill] {
            view.clipsToBounds = true
            addSubview(view)
        }
        colorsChanged()
    }

    // MARK: Progress

    /// The progress from 0 to 1; 0 by default. Values beyond are set to the nearest limit.
    open var progress: Float {
        get { share }
        set { setProgress(newValue, animated: false) }
    }
    private var share: Float = 0

    /// Sets the progress, from 0 to 1, with an animation if `animated` is true.
    open func setProgress(_ progress: Float, animated: Bool) {
        demand(!progress.isNaN, "UIProgressView.setProgress(_:animated:): the progress is not a number.")
        let new = min(max(progress, 0), 1)
        guard new != share else { return }
        if animated, window != nil { layoutIfNeeded() }
        share = new
        setNeedsLayout()
        setNeedsCommit()
        if animated, window != nil {
            UIView.animate(withDuration: 0.25, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
                self.layoutIfNeeded()
            }
        }
    }

    // MARK: Look

    /// The style of the view.
    open var progressViewStyle: Style = .default { didSet { colorsChanged() } }
    /// The colour of the filled part. If nil, it is the tint colour.
    open var progressTintColor: UIColor? {
        didSet {
            noteAppearance(\UIProgressView.progressTintColor, progressTintColor)
            colorsChanged()
        }
    }
    /// The colour of the unfilled part. If nil, it is grey, or none in the bar style.
    open var trackTintColor: UIColor? {
        didSet {
            noteAppearance(\UIProgressView.trackTintColor, trackTintColor)
            colorsChanged()
        }
    }
    /// An image in place of the colour of the filled part, stretched to its size. If nil, the part has a
    /// colour.
    open var progressImage: UIImage? {
        didSet {
            noteAppearance(\UIProgressView.progressImage, progressImage)
            colorsChanged()
        }
    }
    /// An image in place of the colour of the unfilled part, stretched to its size. If nil, the part has a
    /// colour.
    open var trackImage: UIImage? {
        didSet {
            noteAppearance(\UIProgressView.trackImage, trackImage)
            colorsChanged()
        }
    }

    private func colorsChanged() {
        fill.image = progressImage
        track.image = trackImage
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        let usual: UIColor? = progressViewStyle == .bar ? nil : .systemFill
        track.backgroundColor = trackImage == nil ? trackTintColor ?? usual : nil
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        colorsChanged()
    }

    private static let height: CGFloat = 4

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: max(progressImage?.size.height ?? 0, trackImage?.size.height ?? Self.height))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = bounds.height
        let width = bounds.width * CGFloat(share)
        track.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        fill.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: height)
        let radius = progressViewStyle == .bar ? 0 : height / 2
        track.layer.cornerRadius = trackImage == nil ? radius : 0
        fill.layer.cornerRadius = progressImage == nil ? radius : 0
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsLayout()
    }

    // MARK: Assistive technology

    /// The text that assistive technology reads: the system's word for progress, unless the app has set
    /// another text.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? SystemWord.progress.text }
        set { super.accessibilityLabel = newValue }
    }
    /// The progress in percent, unless the app has set another text.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((share * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityRole: AccessibilityContent.Role? { .progress }
}
