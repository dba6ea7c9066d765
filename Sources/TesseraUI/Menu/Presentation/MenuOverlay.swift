import Foundation

/// The view that covers a window while a menu is open. It contains the box of the menu, and an area around it
/// that closes the menu.
@MainActor
final class MenuOverlay: UIView {
    let panel = MenuPanel()
    var presenter: MenuPresenter?
    /// The preview above the blurred window, or nil if there is none.
    let lifted: LiftedPreview?
    /// The view at which the menu opened, or nil.
    private weak var source: UIView?
    /// The part of the view beside which the menu opened, or nil for the whole view.
    var anchor: CGRect? { didSet { setNeedsLayout() } }
    private let order: UIContextMenuConfiguration.ElementOrder
    /// True if the menu lies above its view or preview.
    private var isAbove = false
    /// The view that blurs and dims the window behind a preview.
    private let backdrop = UIView()
    private let surroundings = MenuSurroundings()
    /// The shadow of the box. It is a view of its own, because the box clips its content.
    private let shadow = UIView()

    /// The least distance in points between the box and the edges of the screen.
    private static let margin: CGFloat = 8
    private static let gap: CGFloat = 4
    private static let duration: TimeInterval = 0.2

    /// The radius of the blur of the window behind a preview, in points.
    private static let blur: CGFloat = 12

    init(_ presentation: MenuPresentation) {
        source = presentation.source
        anchor = presentation.anchor
        lifted = presentation.lifted
        order = presentation.order
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        surroundings.addAction(
            UIAction { [weak self] _ in self?.presenter?.dismiss(animated: true) }, for: .touchUpInside)
        shadow.isUserInteractionEnabled = false
        shadow.castShadowOfBox()
        shadow.layer.cornerRadius = panel.layer.cornerRadius
        shadow.layer.shadowOpacity = 0.25
        shadow.layer.shadowRadius = 32
        shadow.layer.shadowOffset = .zero
        for view in [shadow, panel, surroundings] { addSubview(view) }
        if let lifted {
            backdrop.isUserInteractionEnabled = false
            backdrop.backgroundColor = UIColor(light: 0x0000_0033, dark: 0x0000_0066)
            backdrop.layer.zPosition = -2
            addSubview(backdrop)
            insertSubview(lifted, belowSubview: shadow)
        }
        // The area lies behind the menu, and comes after it in the order of the keyboard.
        surroundings.layer.zPosition = -1
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityPerformEscape() -> Bool {
        presenter?.goBack()
        return true
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [surroundings, backdrop] { view.frame = bounds }
        guard let source, source.window === window else { return }
        let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        func height(_ width: CGFloat) -> CGFloat {
            panel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        guard let lifted else {
            let place = MenuLayout(
                anchor: convert(anchor ?? source.bounds, from: source), room: room, gap: Self.gap,
                isMirrored: isRightToLeft)
            return putMenu(at: place.frame(width: preferredWidth, height: height))
        }
        let place = LiftedMenuLayout(
            home: convert(lifted.home, from: nil), wanted: lifted.bounds.size, room: room,
            gap: Self.liftedGap,
            isMirrored: isRightToLeft)
        let frames = place.frames(
            menuWidth: preferredWidth, menuHeight: height(min(preferredWidth, room.width)))
        isAbove = frames.isAbove
        putMenu(at: frames.menu)
        lifted.center = CGPoint(x: frames.preview.midX, y: frames.preview.midY)
        let share = frames.preview.width / max(lifted.bounds.width, 1)
        lifted.transform = CGAffineTransform(scaleX: share, y: share)
    }

    /// The distance between a preview and its menu in points.
    private static let liftedGap: CGFloat = 12

    /// True if the elements run from bottom to top.
    var isUpsideDown: Bool { order == .priority && isAbove }

    private func putMenu(at frame: CGRect) {
        for view in [panel, shadow] {
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
            view.isHidden = frame.height <= 0
        }
    }

    /// The width of the menu in points. It is that of menus on an iPhone, and larger for the accessibility
    /// sizes of text.
    private var preferredWidth: CGFloat {
        traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 340 : 250
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        panel.setNeedsLayout()
        setNeedsLayout()
    }

    // MARK: Appearance and disappearance

    /// Makes the box grow out of the view at which the menu opened, and lifts the preview.
    func appear(alongside: MenuPresenter.Alongside?) {
        layoutIfNeeded()
        UIView.performWithoutAnimation { shrink() }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: { [self] in
                for view in [panel, shadow] {
                    view.alpha = 1
                    view.transform = .identity
                }
                if let lifted {
                    // The preview of a controller is transparent at first, as it is at the end.
                    lifted.alpha = 1
                    backdrop.alpha = 1
                    backdrop.change(\.backgroundBlur, to: Self.blur)
                    setNeedsLayout()
                    layoutIfNeeded()
                }
                alongside?.animations()
            }, completion: { _ in alongside?.completion() })
    }

    /// Removes the menu. The views behind it can be used at once.
    func disappear(animated: Bool, alongside: MenuPresenter.Alongside?) {
        accessibilityViewIsModal = false
        isUserInteractionEnabled = false
        guard animated else {
            alongside?.animations()
            removeFromSuperview()
            alongside?.completion()
            return
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: .curveEaseIn,
            animations: {
                self.shrink()
                alongside?.animations()
            },
            completion: { _ in
                self.removeFromSuperview()
                alongside?.completion()
            })
    }

    private func shrink() {
        let target =
            lifted.map { convert($0.home, from: nil) }
            ?? source.map { convert(anchor ?? $0.bounds, from: $0) } ?? panel.frame
        let offset = CGPoint(
            x: (target.midX - panel.center.x) * 0.5, y: (target.midY - panel.center.y) * 0.5)
        for view in [panel, shadow] {
            view.alpha = 0
            view.transform = CGAffineTransform(translationX: offset.x, y: offset.y).scaledBy(
                x: 0.5, y: 0.5)
        }
        backdrop.alpha = 0
        backdrop.change(\.backgroundBlur, to: 0)
        lifted?.goHome()
    }
}

/// The area around an open menu. A touch on it closes the menu.
@MainActor
private final class MenuSurroundings: UIControl {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = SystemWord.close.text
    }

    required init?(coder: NSCoder) { nil }
}

/// The computation of the place of a menu's box beside the view at which it opens.
struct MenuLayout {
    /// The rectangle of the view at which the menu opens.
    var anchor: CGRect
    /// The part of the screen within which the box lies.
    var room: CGRect
    /// The distance in points between the view and the box.
    var gap: CGFloat
    var isMirrored: Bool

    /// Returns the rectangle of a box: below the view if it fits there, else above, else on the side with
    /// more room.
    func frame(width: CGFloat, height: (CGFloat) -> CGFloat) -> CGRect {
        let width = min(width, room.width)
        let needed = height(width)
        let below = max(room.maxY - max(anchor.maxY + gap, room.minY), 0)
        let above = max(min(anchor.minY - gap, room.maxY) - room.minY, 0)
        let isBelow = needed <= below || needed > above && below >= above
        let shown = min(needed, max(isBelow ? below : above, min(needed, 44)))
        let y = isBelow ? max(anchor.maxY + gap, room.minY) : min(anchor.minY - gap, room.maxY) - shown
        // The box is aligned with the edge of the view on the side to which the view is nearer.
        let isAtRight = abs(anchor.midX - room.midX) < 1 ? isMirrored : anchor.midX > room.midX
        let x = isAtRight ? anchor.maxX - width : anchor.minX
        return CGRect(
            x: min(max(x, room.minX), room.maxX - width),
            y: min(max(y, room.minY), max(room.maxY - shown, room.minY)), width: width, height: shown)
    }
}
