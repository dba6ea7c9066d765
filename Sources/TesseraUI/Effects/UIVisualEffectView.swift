import Foundation

/// A view that displays its content above other content, and applies an effect to one of both.
/// See Apple's [UIVisualEffectView](https://developer.apple.com/documentation/uikit/uivisualeffectview).
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
    open var effect: UIVisualEffect? { didSet { applyEffect() } }

    /// Creates a view with an effect and without a size.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
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
    }

    // MARK: Constraints

    /// A Boolean value that tells whether the view's frame and autoresizing mask place it. If constraints place it, those on its content
    /// can give it its size.
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
