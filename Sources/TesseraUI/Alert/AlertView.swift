import Foundation
import TesseraDisplay

/// The view of an alert. It dims the screen and has a box with title, message, text fields and buttons. Its
/// measures are those of an alert on an iPhone.
@MainActor
final class AlertView: UIView, AlertContentView {
    private unowned let controller: UIAlertController
    let box = UIView()
    private let scrollView = UIScrollView()
    /// Contains the buttons, and scrolls them if there are more than fit.
    private let buttonScrollView = UIScrollView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [AlertButton] = []
    private var fields: AlertTextFields?
    private var keyboardObserver: NotificationObserver?

    private static let width: CGFloat = 270
    /// The height of a button: 44 points, or more if its text is large.
    private var buttonHeight: CGFloat {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        return max(44, (font.lineHeight + 22).rounded(.up))
    }

    init(controller: UIAlertController) {
        self.controller = controller
        super.init(frame: UIScreen.main.bounds)
        backgroundColor = .dimming
        accessibilityViewIsModal = true
        box.apply(.alert)
        box.layer.cornerRadius = 14
        box.clipsToBounds = true
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        messageLabel.font = .preferredFont(forTextStyle: .footnote)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            scrollView.addSubview(label)
        }
        titleLabel.accessibilityTraits = .header
        box.addSubview(scrollView)
        box.addSubview(buttonScrollView)
        addSubview(box)
        update()
        keyboardObserver = NotificationObserver(UIResponder.keyboardWillChangeFrameNotification) {
            [weak self] in self?.keyboardChanged()
        }
    }

    private func keyboardChanged() {
        setNeedsLayout()
        UIView.animate(withDuration: ScreenKeyboard.duration) { self.layoutIfNeeded() }
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityRole: AccessibilityContent.Role? { .alert }

    /// Chooses the action of the Return key, which the page reports while the alert itself has the focus.
    override func accessibilityActivate() -> Bool {
        _ = controller.returnPressed()
        return true
    }

    func update() {
        titleLabel.text = controller.title
        messageLabel.text = controller.message
        accessibilityLabel = [controller.title, controller.message].compactMap { $0 }.joined(separator: "\n")
        if fields?.count != controller.textFields?.count {
            fields?.removeFromSuperview()
            fields = controller.textFields.map(AlertTextFields.init)
            if let fields { scrollView.addSubview(fields) }
        }
        for button in buttons { button.removeFromSuperview() }
        // Like UIKit, the alert places the cancelling button of two first, in the direction of the user
        // interface, and the cancelling button of more than two last.
        var actions = controller.actions
        if let cancel = actions.firstIndex(where: { $0.style == .cancel }) {
            let action = actions.remove(at: cancel)
            actions.insert(action, at: actions.count == 1 ? 0 : actions.count)
        }
        buttons = actions.map { action in
            let isPreferred =
                controller.preferredAction.map { $0 === action } ?? (action.style == .cancel)
            let button = AlertButton(alertAction: action, isPreferred: isPreferred)
            button.isForReturn = controller.returnAction === action
            button.addAction(
                UIAction { [weak self] _ in self?.controller.choose(action) }, for: .touchUpInside)
            buttonScrollView.addSubview(button)
            return button
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(Self.width, bounds.width - 16)
        let textWidth = width - 32
        var y: CGFloat = 19
        for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
            let size = label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude))
            label.frame = CGRect(x: 16, y: y, width: textWidth, height: size.height)
            y += size.height + 4
        }
        if let fields {
            let size = fields.sizeThatFits(CGSize(width: textWidth, height: 0))
            fields.frame = CGRect(x: 16, y: y + 6, width: textWidth, height: size.height)
            y = fields.frame.maxY
        }
        let textHeight = y + 15
        let sideBySide = buttons.count == 2 && buttons.allSatisfy { $0.fits(width: width / 2) }
        let rows = sideBySide ? 1 : CGFloat(buttons.count)
        let keyboard = ScreenKeyboard.shared.height
        let available = bounds.height - safeAreaInsets.top - max(safeAreaInsets.bottom, keyboard) - 48
        let wholeButtons = rows * buttonHeight
        let shownText = min(textHeight, max(available - wholeButtons, 60))
        let shownButtons = min(wholeButtons, max(available - shownText, buttonHeight))
        scrollView.frame = CGRect(x: 0, y: 0, width: width, height: shownText)
        scrollView.contentSize = CGSize(width: width, height: textHeight)
        buttonScrollView.frame = CGRect(x: 0, y: shownText, width: width, height: shownButtons)
        buttonScrollView.contentSize = CGSize(width: width, height: wholeButtons)
        let buttonWidth = sideBySide ? width / 2 : width
        for (index, button) in buttons.enumerated() {
            let column = sideBySide ? isRightToLeft ? buttons.count - 1 - index : index : 0
            button.frame = CGRect(
                x: CGFloat(column) * buttonWidth,
                y: sideBySide ? 0 : CGFloat(index) * buttonHeight, width: buttonWidth, height: buttonHeight)
            button.hasLineOnTheLeft = column > 0
        }
        box.bounds = CGRect(x: 0, y: 0, width: width, height: shownText + shownButtons)
        box.center = CGPoint(x: bounds.midX, y: (bounds.height - keyboard) / 2)
    }
}

/// A button of an alert.
@MainActor
final class AlertButton: UIControl {
    private let label = UILabel()
    private let top = UIView()
    private let left = UIView()
    private let isDestructive: Bool

    /// True if the button stands for the action of the Return key, so that it takes the focus when the alert comes.
    var isForReturn = false
    var hasLineOnTheLeft = false { didSet { left.isHidden = !hasLineOnTheLeft } }

    init(alertAction: UIAlertAction, isPreferred: Bool) {
        isDestructive = alertAction.style == .destructive
        super.init(frame: .zero)
        accessibilityTraits = .button
        isAccessibilityElement = true
        accessibilityLabel = alertAction.title
        isEnabled = alertAction.isEnabled
        label.text = alertAction.title
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: isPreferred ? .headline : .body)
        label.adjustsFontForContentSizeCategory = true
        for line in [top, left] {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        left.isHidden = true
        addSubview(label)
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        if isForReturn { properties.accessibility?.isFirstInDialog = true }
    }

    private func updateColor() {
        label.textColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateColor()
    }

    /// Gives the text the size that it has in an action sheet.
    func enlargeText() {
        let isBold = label.font == .preferredFont(forTextStyle: .headline)
        label.font = UIFontMetrics(forTextStyle: .title3)
            .scaledFont(for: .systemFont(ofSize: 20, weight: isBold ? .semibold : .regular))
    }

    func fits(width: CGFloat) -> Bool {
        label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width <= width - 16
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemFill : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / traitCollection.displayScale
        top.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
        left.frame = CGRect(x: 0, y: 0, width: pixel, height: bounds.height)
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}
