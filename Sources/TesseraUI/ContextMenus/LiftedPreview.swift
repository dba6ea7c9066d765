import Foundation

/// The preview of an open context menu: a picture of a view, or the view of a controller. A tap on it commits
/// the menu.
@MainActor
final class LiftedPreview: UIControl {
    /// The place from which the preview is lifted and to which it returns, in points of the window.
    var home: CGRect
    /// True if the preview grows over the window when the menu closes, instead of returning to its place.
    var popsOut = false
    var tapped: (() -> Void)?
    private let content: UIView
    private let box = UIView()
    private let shadow = UIView()
    private let badge = UILabel()
    private let controller: UIViewController?
    /// The bounds of the shadow's shape if the app has set one, or nil if the shadow has the shape of the
    /// preview.
    private var shadowPlace: CGRect?

    /// The distance in points between a controller's view and the sides of the screen.
    private static let margin: CGFloat = 16
    private static let radius: CGFloat = 13

    init(
        of preview: UITargetedPreview, controller: UIViewController?, itemCount: Int,
        in window: UIWindow
    ) {
        self.controller = controller
        home = Self.place(of: preview)
        let parameters = preview.parameters
        // Paths have the shape of the view from which the preview grows, but not that of a controller's view.
        let visiblePath = controller == nil ? parameters.visiblePath : nil
        let shadowPath = controller == nil ? parameters.shadowPath : nil
        if let controller {
            content = controller.view
        } else if preview.view.window != nil {
            content = ViewPicture(of: preview.view, hidesOriginal: true)
        } else {
            content = preview.view
        }
        super.init(frame: CGRect(origin: .zero, size: Self.size(preview, controller, in: window)))
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = preview.view.accessibilityLabel ?? SystemWord.preview.text
        let radius = controller == nil ? preview.view.layer.cornerRadius : Self.radius
        box.layer.cornerRadius = visiblePath == nil ? (radius > 0 ? radius : Self.radius) : 0
        box.clipsToBounds = true
        box.isUserInteractionEnabled = false
        if controller != nil || parameters.hasOwnBackgroundColor || preview.view.isSeeThrough {
            box.backgroundColor = parameters.backgroundColor
        }
        shadow.isUserInteractionEnabled = false
        shadow.castShadowOfBox()
        shadow.layer.cornerRadius = box.layer.cornerRadius
        shadowPlace = shadowPath?.bounds
        let isShaped = visiblePath != nil || shadowPath != nil
        let hasShadow = isShaped ? shadowPath?.isEmpty == false : true
        shadow.layer.shadowOpacity = hasShadow ? 0.2 : 0
        shadow.layer.shadowRadius = 20
        shadow.layer.shadowOffset = .zero
        content.bounds.size = bounds.size
        box.addSubview(content)
        for view in [shadow, box] { addSubview(view) }
        if let path = visiblePath { box.mask = PathMask(path) }
        addBadge(for: itemCount)
        addAction(UIAction { [weak self] _ in self?.tapped?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func addBadge(for count: Int) {
        guard count > 1 else { return }
        badge.text = String(count)
        badge.textColor = .white
        badge.font = .preferredFont(forTextStyle: .footnote)
        badge.textAlignment = .center
        badge.backgroundColor = .systemRed
        badge.clipsToBounds = true
        addSubview(badge)
    }

    /// Returns the place in the window at which a targeted preview appears.
    static func place(of preview: UITargetedPreview) -> CGRect {
        let (target, size) = (preview.target, preview.size)
        let shown = CGRect(
            x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
        )
        .applying(target.transform)
        let middle = target.container.convert(target.center, to: nil)
        return shown.offsetBy(dx: middle.x, dy: middle.y)
    }

    /// Returns the size in points of the preview before it is fitted into the screen.
    private static func size(
        _ preview: UITargetedPreview, _ controller: UIViewController?, in window: UIWindow
    ) -> CGSize {
        guard let controller else { return preview.size }
        let most = CGSize(width: window.bounds.width - 2 * margin, height: window.bounds.height * 0.7)
        var size = controller.preferredContentSize
        if size.width <= 0 { size.width = most.width }
        if size.height <= 0 { size.height = most.height }
        let share = min(1, most.width / size.width)
        return CGSize(width: size.width * share, height: min(size.height * share, most.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        box.frame = bounds
        shadow.frame = shadowPlace ?? bounds
        content.bounds.size = bounds.size
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
        let height = badge.font.lineHeight + 4
        let width = max(height, badge.intrinsicContentSize.width + 10)
        badge.layer.cornerRadius = height / 2
        badge.frame = CGRect(
            x: (isRightToLeft ? 0 : bounds.width) - width / 2, y: -height / 2, width: width,
            height: height)
    }

    /// Moves the preview back to the place from which it was lifted, at its size there, or lets it grow over
    /// the window.
    func goHome() {
        guard let superview else { return }
        let place = superview.convert(home, from: nil)
        if popsOut {
            center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
            let growth = max(
                superview.bounds.width / max(bounds.width, 1),
                superview.bounds.height / max(bounds.height, 1))
            transform = CGAffineTransform(scaleX: growth, y: growth)
            alpha = 0
            return
        }
        center = CGPoint(x: place.midX, y: place.midY)
        let share = min(place.width / max(bounds.width, 1), place.height / max(bounds.height, 1))
        transform = CGAffineTransform(scaleX: share, y: share)
        // A controller's view looks different from the view below, so it fades on its way.
        if controller != nil { alpha = 0 }
    }
}

extension UIView {
    /// True if the background of the view is not opaque.
    fileprivate var isSeeThrough: Bool {
        guard let color = backgroundColor else { return true }
        return color.cgColor(for: traitCollection).alpha < 1
    }
}
