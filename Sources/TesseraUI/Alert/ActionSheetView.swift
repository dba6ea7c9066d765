import Foundation
import TesseraDisplay

/// The view of an action sheet. It fills the screen and places the choices at the bottom, or fills a popover.
@MainActor
final class ActionSheetView: UIView, AlertContentView {
    private unowned let controller: UIAlertController
    /// The view with all boxes, which slides in from the bottom.
    let group = UIView()
    private let box = UIView()
    private let cancelBox = UIView()
    private let scrollView = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [AlertButton] = []
    private var cancelButton: AlertButton?
    /// True once the sheet has been laid out.
    private(set) var isSettled = false

    /// The width of a popover with the choices, in points.
    static let popoverWidth: CGFloat = 304
    /// The greatest width of the sheet at the bottom of the screen, in points.
    private static let greatestWidth: CGFloat = 500
    private static let margin: CGFloat = 8

    /// True if the sheet is at the bottom of the screen, false if it is in a popover.
    var isAtBottom = true { didSet { if isAtBottom != oldValue { update() } } }

    init(controller: UIAlertController) {
        self.controller = controller
        super.init(frame: UIScreen.main.bounds)
        accessibilityViewIsModal = true
        for view in [box, cancelBox] {
            view.layer.cornerRadius = 14
            view.clipsToBounds = true
        }
        titleLabel.font = UIFontMetrics(forTextStyle: .footnote)
            .scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            label.textColor = .secondaryLabel
            scrollView.addSubview(label)
        }
        titleLabel.accessibilityTraits = .header
        box.addSubview(scrollView)
        group.addSubview(box)
        group.addSubview(cancelBox)
        addSubview(group)
        update()
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityRole: AccessibilityContent.Role? { .alert }

    /// Does nothing and returns true: after false, the sheet would be tapped, which could cancel it. In a sheet, the Return key
    /// needs a button that has the focus.
    override func accessibilityActivate() -> Bool { true }

    func update() {
        titleLabel.text = controller.title
        messageLabel.text = controller.message
        accessibilityLabel = [controller.title, controller.message].compactMap { $0 }.joined(separator: "\n")
        for button in buttons + [cancelButton].compactMap({ $0 }) { button.removeFromSuperview() }
        box.apply(isAtBottom ? .alert : nil)
        cancelBox.backgroundColor = UIColor(light: 0xffff_ffff, dark: 0x2c2c_2eff)
        buttons = controller.actions.filter { $0.style != .cancel }.map { makeButton($0, in: scrollView) }
        cancelButton = controller.actions.first { $0.style == .cancel && isAtBottom }
            .map { makeButton($0, in: cancelBox) }
        cancelBox.isHidden = cancelButton == nil
        setNeedsLayout()
    }

    private func makeButton(_ action: UIAlertAction, in view: UIView) -> AlertButton {
        let button = AlertButton(
            alertAction: action,
            isPreferred: controller.preferredAction.map { $0 === action } ?? (action.style == .cancel))
        button.enlargeText()
        button.addAction(UIAction { [weak self] _ in self?.controller.choose(action) }, for: .touchUpInside)
        view.addSubview(button)
        return button
    }

    // MARK: Touches

    /// Cancels the sheet if the touch is beside it and there is a button that cancels.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard isAtBottom, let touch = touches.first, !group.bounds.contains(touch.location(in: group)) else {
            return
        }
        _ = controller.accessibilityPerformEscape()
    }

    // MARK: Layout

    private var buttonHeight: CGFloat {
        let font = UIFont.preferredFont(forTextStyle: .title3, compatibleWith: traitCollection)
        return max(57, (font.lineHeight + 32).rounded(.up))
    }

    /// The height from the top edge of the sheet to the bottom edge of the view, in points.
    var groupHeight: CGFloat { bounds.height - group.frame.minY }

    /// Returns the height of the texts and buttons in points, without the button that cancels.
    func height(atWidth width: CGFloat) -> CGFloat {
        layOutTexts(width: width) + CGFloat(buttons.count) * buttonHeight
    }

    /// Places the texts, and returns their height in points, or 0 if there are none.
    private func layOutTexts(width: CGFloat) -> CGFloat {
        var y: CGFloat = 14
        var hasText = false
        for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
            let height = label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude))
                .height
            label.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
            y += height + 8
            hasText = true
        }
        return hasText ? y + 6 : 0
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = isAtBottom ? safeAreaInsets : .zero
        let margin = isAtBottom ? Self.margin : 0
        let width =
            isAtBottom
            ? min(Self.greatestWidth, bounds.width - safe.left - safe.right - 2 * margin) : bounds.width
        let cancelHeight = cancelButton == nil ? 0 : buttonHeight + Self.margin
        let full = height(atWidth: width)
        let room = bounds.height - safe.top - safe.bottom - 2 * margin - cancelHeight
        let shown = min(full, max(room, buttonHeight))
        let height = shown + cancelHeight
        let x = ((bounds.width - width) / 2).rounded()
        let bottom = isAtBottom ? max(safe.bottom, margin) : 0
        group.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        group.center = CGPoint(x: x + width / 2, y: bounds.height - bottom - height / 2)
        box.frame = CGRect(x: 0, y: 0, width: width, height: shown)
        box.layer.cornerRadius = isAtBottom ? 14 : 0
        scrollView.frame = box.bounds
        scrollView.contentSize = CGSize(width: width, height: full)
        var y = layOutTexts(width: width)
        for button in buttons {
            button.frame = CGRect(x: 0, y: y, width: width, height: buttonHeight)
            y += buttonHeight
        }
        cancelBox.frame = CGRect(
            x: 0, y: shown + Self.margin, width: width, height: max(cancelHeight - Self.margin, 0))
        cancelButton?.frame = cancelBox.bounds
        isSettled = true
    }
}
