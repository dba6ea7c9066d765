import Foundation
import TesseraDisplay

/// A sheet: the view of the presented controller with round corners and a grabber, and an extension below it
/// that is visible while the sheet is pulled up.
final class SheetView: UIView, KeyboardAvoidingBox {
    weak var controller: UISheetPresentationController?
    /// The number of times that the app has moved the sheet. The display repeats it in its reports.
    var revision = 0
    /// The description with which the display moves the sheet by itself, or nil.
    var content: SheetContent? { didSet { if content != oldValue { setNeedsCommit() } } }
    /// The view that clips the content of the sheet.
    private let frameView = UIView()
    private let skirt = UIView()
    private let grabber = SheetGrabber()
    private var radius: CGFloat = 0
    /// True if the sheet covers its container, as on a screen with a small height.
    var coversContainer = false {
        didSet { if coversContainer != oldValue { frameView.updateNavigationBars() } }
    }

    /// The height in points of the extension below the sheet.
    private static let skirtHeight: CGFloat = 2000

    override init(frame: CGRect) {
        super.init(frame: frame)
        castShadowOfBox()
        frameView.clipsToBounds = true
        skirt.isUserInteractionEnabled = false
        grabber.action = { [weak self] in self?.controller?.grabberPressed() }
        for view in [skirt, frameView, grabber] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func avoidKeyboard(height: CGFloat) { controller?.keyboardHeight = height }

    /// Adds the view of the presented controller.
    func embed(_ view: UIView) {
        frameView.frame = bounds
        view.transform = .identity
        view.frame = frameView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        frameView.addSubview(view)
    }

    /// Removes the view of the presented controller.
    func release() {
        for view in frameView.subviews { view.removeFromSuperview() }
    }

    func look(radius: CGFloat, isFloating: Bool, hasGrabber: Bool, canExpand: Bool) {
        let corners: CACornerMask =
            isFloating ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        for view in [self, frameView] {
            view.layer.cornerRadius = radius
            view.layer.maskedCorners = corners
        }
        layer.shadowOpacity = isFloating ? 0.15 : 0
        layer.shadowRadius = 20
        layer.shadowOffset = .zero
        skirt.isHidden = isFloating
        grabber.isHidden = !hasGrabber
        grabber.isEnabled = canExpand
        if self.radius != radius { self.radius = radius }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        frameView.frame = bounds
        skirt.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: Self.skirtHeight)
        skirt.backgroundColor = frameView.subviews.first?.firstBackground
        grabber.frame = CGRect(x: bounds.midX - 40, y: 0, width: 80, height: 24)
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        properties.sheet = content
    }

    /// Handles a report of the display about a movement of the sheet by the user.
    func displayDragged(_ event: DisplayEvent.Sheet) { controller?.displayDragged(event) }
}

extension UIView {
    /// The first opaque background colour of this view and its descendants, as long as these fill their
    /// superviews, or nil.
    var firstBackground: UIColor? {
        if let backgroundColor, backgroundColor.cgColor.alpha == 1 { return backgroundColor }
        return subviews.last { $0.bounds.size == bounds.size && !$0.isHidden }?.firstBackground
    }
}

/// The bar at the top of a sheet. A tap moves the sheet to its next detent.
final class SheetGrabber: UIControl {
    var action: (() -> Void)?
    private let bar = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        bar.isUserInteractionEnabled = false
        bar.backgroundColor = .tertiaryLabel
        bar.layer.cornerRadius = 2.5
        addSubview(bar)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = SystemWord.grabber.text
        addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.frame = CGRect(x: bounds.midX - 18, y: 5, width: 36, height: 5)
    }
}
