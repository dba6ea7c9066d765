import Foundation

/// A view that displays its content above other content, and applies an effect to one of the two. See Apple's
/// [UIVisualEffectView](https://developer.apple.com/documentation/uikit/uivisualeffectview).
///
/// ```swift
/// let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
/// bar.contentView.addSubview(label)
/// ```
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The view to which content is added. It is as large as the effect view.
    open var contentView: UIView { content }
    private let content = VisualEffectContentView()
    private let backdrop = UIView()
    private lazy var edgeConstraints = [
        content.leftAnchor.constraint(equalTo: leftAnchor),
        content.rightAnchor.constraint(equalTo: rightAnchor),
        content.topAnchor.constraint(equalTo: topAnchor),
        content.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]

    /// The effect on the content behind or on the content, or nil for none. Setting it in an animation block animates a
    /// blur, but not a vibrancy.
    open var effect: UIVisualEffect? {
        get { shownEffect }
        set {
            shownEffect = newValue?.copy() as? UIVisualEffect
            applyEffect()
        }
    }
    private var shownEffect: UIVisualEffect?
    private var press: GlassPress?

    /// Creates a view with an effect and without a size.
    public init(effect: UIVisualEffect?) {
        shownEffect = effect?.copy() as? UIVisualEffect
        super.init(frame: .zero)
        install()
    }

    /// Creates a view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        install()
    }

    /// Creates a view without an effect, as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        install()
        if let nib = coder.nib { takeEffect(nib) }
    }

    private func install() {
        backdrop.isUserInteractionEnabled = false
        for view in [backdrop, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insert(view, at: nil)
        }
        if !translatesAutoresizingMaskIntoConstraints { placeContent() }
        applyEffect()
    }

    private func applyEffect() {
        backdrop.apply(effect?.material)
        content.vibrancy = effect?.vibrancy
        let isGlass = effect is UIGlassEffect
        backdrop.layer.borderWidth = isGlass ? 0.5 : 0
        if isGlass { backdrop.layer.borderColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.35) }
        updatePress()
        roundBackdrop()
    }

    // MARK: Glass

    /// Rounds glass like the view itself, or as a capsule if the app has not rounded the view, and other effects like a view with
    /// a corner configuration. Without a corner configuration, the view limits an effect only if it clips.
    private func roundBackdrop() {
        let isGlass = effect is UIGlassEffect
        if isGlass, corners?.configuration == nil, viewState.cornerRadius == 0 {
            backdrop.cornerConfiguration = .capsule()
        } else {
            backdrop.corners = nil
            let shape = isGlass || corners?.configuration != nil ? viewState : ViewState()
            backdrop.change(\.cornerRadius, to: shape.cornerRadius)
            backdrop.change(\.maskedCorners, to: shape.maskedCorners)
            backdrop.change(\.hasContinuousCorners, to: shape.hasContinuousCorners)
            backdrop.change(\.unevenRadii, to: shape.unevenRadii)
        }
    }

    override func cornersDidChange() {
        super.cornersDidChange()
        if content.superview != nil { roundBackdrop() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The app may have rounded the layer.
        roundBackdrop()
    }

    private func updatePress() {
        let isInteractive = (effect as? UIGlassEffect)?.isInteractive == true
        guard isInteractive != (press != nil) else { return }
        guard isInteractive else {
            if let press { removeGestureRecognizer(press) }
            press = nil
            return setPressed(false)
        }
        let press = GlassPress { [weak self] in self?.setPressed($0) }
        addGestureRecognizer(press)
        self.press = press
    }

    private func setPressed(_ isPressed: Bool) {
        // A large pane grows by as many points as a small one.
        let side = max(bounds.width, bounds.height, 1)
        let scale = isPressed ? 1 + min(8 / side, 0.1) : 1
        let transform = CGAffineTransform(scaleX: scale, y: scale)
        guard backdrop.transform != transform else { return }
        UIView.animate(springDuration: 0.3, bounce: 0.3, options: .allowUserInteraction) {
            backdrop.transform = transform
            content.transform = transform
        }
    }

    // MARK: Constraints

    /// A Boolean value that tells whether the view's frame and autoresizing mask place it. If constraints place it, those on its
    /// content can give it its size.
    open override var translatesAutoresizingMaskIntoConstraints: Bool {
        didSet {
            // While the view is read from a nib, it has no content yet.
            guard translatesAutoresizingMaskIntoConstraints != oldValue, content.superview != nil else {
                return
            }
            placeContent()
        }
    }

    private func placeContent() {
        let isPlacedByFrame = translatesAutoresizingMaskIntoConstraints
        if isPlacedByFrame { NSLayoutConstraint.deactivate(edgeConstraints) }
        content.translatesAutoresizingMaskIntoConstraints = isPlacedByFrame
        if isPlacedByFrame { content.frame = bounds } else { NSLayoutConstraint.activate(edgeConstraints) }
    }

    // MARK: Content belongs into the content view

    /// Stops the app, because content must be added to ``contentView``.
    open override func addSubview(_ view: UIView) { refuse(view) }
    /// Stops the app, because content must be added to ``contentView``.
    open override func insertSubview(_ view: UIView, at index: Int) { refuse(view) }
    /// Stops the app, because content must be added to ``contentView``.
    open override func insertSubview(_ view: UIView, belowSubview sibling: UIView) { refuse(view) }
    /// Stops the app, because content must be added to ``contentView``.
    open override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { refuse(view) }

    private func refuse(_ view: UIView) {
        fatalError(
            "\(type(of: view)) has been added as a subview to \(type(of: self)). Do not add subviews directly to the "
                + "visual effect view itself, instead add them to its contentView.")
    }
}
