import Foundation
import TesseraGeometry

/// A view that displays a background configuration behind the content of another view.
@MainActor
final class BackgroundView: UIView {
    /// The rounded corners of a row in a group that is rounded as a whole.
    struct GroupCorners: Equatable {
        /// The radius in points.
        var radius: CGFloat
        /// The corners of the row that are corners of the group.
        var corners: CACornerMask
    }

    /// The displayed configuration.
    var configuration: UIBackgroundConfiguration {
        didSet { if configuration != oldValue { display(from: oldValue) } }
    }
    /// The rounded corners of the row in its group, or nil for none. They are used if the configuration has
    /// no rounded corners of its own.
    var groupCorners: GroupCorners? { didSet { if groupCorners != oldValue { setNeedsLayout() } } }

    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?
    private var strokeView: UIView?

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        display(from: nil)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the frame of the background in a view.
    static func frame(_ configuration: UIBackgroundConfiguration, in view: UIView) -> CGRect {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if !edges.isEmpty {
            let margins = view.directionalLayoutMargins
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        let frame = view.bounds.inset(by: insets.insets(isMirrored: view.isRightToLeft))
        return CGRect(
            x: frame.minX, y: frame.minY, width: max(frame.size.width, 0), height: max(frame.size.height, 0))
    }

    // MARK: Display

    private func display(from old: UIBackgroundConfiguration?) {
        displayColors()
        displayEffect()
        displayImage()
        if old?.customView !== configuration.customView {
            if old?.customView?.superview === self { old?.customView?.removeFromSuperview() }
            if let view = configuration.customView { addSubview(view) }
        }
        displayStroke()
        let shadow = configuration.shadowProperties
        if old?.shadowProperties ?? UIShadowProperties() != shadow {
            castShadowOfBox()
            layer.shadowOpacity = Float(shadow.opacity)
            layer.shadowRadius = shadow.radius
            layer.shadowOffset = shadow.offset
            layer.shadowPath = shadow.path?.cgPath
        }
        setNeedsLayout()
    }

    /// Sets the colours for the present tint colour and traits.
    private func displayColors() {
        let color = configuration.resolvedBackgroundColor(for: tintColor)
        backgroundColor = color == .clear ? nil : color
        TintScope.of(self) {
            let shadow = configuration.shadowProperties
            if shadow.opacity > 0 { layer.shadowColor = shadow.color.cgColor(for: traitCollection) }
            strokeView?.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor)
                .cgColor(for: traitCollection)
        }
    }

    private func displayEffect() {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        if let effectView {
            if effectView.effect != effect { effectView.effect = effect }
            return
        }
        let view = UIVisualEffectView(effect: effect)
        insertSubview(view, at: 0)
        effectView = view
    }

    private func displayImage() {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView()
        view.image = image
        view.contentMode = configuration.imageContentMode
        if imageView == nil { insertSubview(view, at: effectView == nil ? 0 : 1) }
        imageView = view
    }

    private func displayStroke() {
        guard configuration.strokeWidth > 0 else {
            strokeView?.removeFromSuperview()
            strokeView = nil
            return
        }
        let view = strokeView ?? UIView()
        view.layer.borderWidth = configuration.strokeWidth
        if strokeView == nil { view.isUserInteractionEnabled = false }
        strokeView = view
        addSubview(view)
        displayColors()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        displayColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        displayColors()
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let group = configuration.cornerRadius > 0 ? nil : groupCorners
        let radius = min(
            group?.radius ?? configuration.cornerRadius, min(bounds.width, bounds.height) / 2)
        let corners = group?.corners ?? .all
        round(self, radius, corners)
        for view in [effectView, imageView, configuration.customView] {
            guard let view, view.superview === self else { continue }
            view.frame = bounds
            round(view, radius, corners)
            if radius > 0 || view === imageView { view.clipsToBounds = true }
        }
        guard let strokeView else { return }
        let outset = configuration.strokeOutset
        strokeView.frame = bounds.insetBy(dx: -outset, dy: -outset)
        round(strokeView, radius > 0 ? max(radius + outset, 0) : 0, corners)
    }

    private func round(_ view: UIView, _ radius: CGFloat, _ corners: CACornerMask) {
        guard view.layer.cornerRadius != radius || view.layer.maskedCorners != corners else { return }
        view.layer.cornerRadius = radius
        view.layer.maskedCorners = corners
        // A pane of glass takes its shape when it is laid out.
        if view === effectView { view.setNeedsLayout() }
    }
}
