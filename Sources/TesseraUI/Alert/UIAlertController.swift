import Foundation
import TesseraBasics

/// Asks the user a question: in the middle of the screen or, as an action sheet, at the bottom of the screen
/// or in a popover.
/// See Apple's [UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The place at which the question appears.
    public enum Style: Int, Sendable {
        /// The question appears at the bottom of a narrow window, and in a popover in a wide one. The app
        /// sets the anchor of the popover in ``UIViewController/popoverPresentationController``.
        case actionSheet = 0
        /// The question appears in the middle of the screen.
        case alert = 1
    }

    override var isDismissedByItselfOnly: Bool { true }

    /// The place at which the question appears.
    open private(set) var preferredStyle = Style.alert
    /// The smaller text below the title.
    open var message: String? { didSet { alertView?.update() } }
    /// The buttons, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The action whose button is emphasised and that the Return key of the last text field chooses. It must be one
    /// of ``actions``.
    open var preferredAction: UIAlertAction? { didSet { alertView?.update() } }

    /// The severity of what the question is about. The default is ``UIAlertControllerSeverity/default``. As on an iPhone, the
    /// question looks the same with each severity: only Macs display a symbol.
    open var severity = UIAlertControllerSeverity.default

    /// Creates a question.
    ///
    /// - Parameters:
    ///   - title: The text in bold letters.
    ///   - message: The smaller text below the title.
    ///   - preferredStyle: The place at which the question appears.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
    }

    /// Creates an alert without texts.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates an alert without texts from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Adds a button. At most one button can have the style ``UIAlertAction/Style-swift.enum/cancel``.
    open func addAction(_ action: UIAlertAction) {
        demand(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel.")
        actions.append(action)
        action.changed = { [weak self] in self?.alertView?.update() }
        alertView?.update()
    }

    /// The text fields, in the order in which they were added, or nil if there are none.
    open private(set) var textFields: [UITextField]?

    /// Adds a text field to an alert, below the message.
    ///
    /// The first field gets the focus when the alert appears. The Return key moves the focus to the next
    /// field. In the last field it chooses the ``preferredAction`` or, without one, the only button that does
    /// not cancel.
    ///
    /// - Parameter configurationHandler: A closure that prepares the field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        demand(
            preferredStyle == .alert,
            "UIAlertController.addTextField(configurationHandler:) needs the preferredStyle .alert.")
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        field.addAction(
            UIAction { [weak self, weak field] _ in field.map { self?.returned(in: $0) } },
            for: .primaryActionTriggered)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        alertView?.update()
    }

    private func returned(in field: UITextField) {
        let fields = textFields ?? []
        if let next = fields.drop(while: { $0 !== field }).dropFirst().first {
            next.becomeFirstResponder()
        } else {
            let others = actions.filter { $0.style != .cancel }
            if let action = preferredAction ?? (others.count == 1 ? others[0] : nil) { choose(action) }
        }
    }

    /// The action of the Return key: the preferred one or, without one, the only one, or the only one that neither cancels nor
    /// destroys something; nil if there is none. Its button takes the focus when the alert comes.
    var returnAction: UIAlertAction? {
        let usual = actions.filter { $0.style == .default }
        let only = actions.count == 1 ? actions[0] : usual.count == 1 ? usual[0] : nil
        return preferredAction ?? only
    }

    /// Chooses the action of the Return key while none of the buttons and fields has the focus. Returns false if there is none.
    func returnPressed() -> Bool {
        guard let action = returnAction, action.isEnabled else { return false }
        choose(action)
        return true
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        textFields?.first?.becomeFirstResponder()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        for action in actions { action.handler = nil }
    }

    open override var title: String? { didSet { alertView?.update() } }

    private var alertView: (any AlertContentView)? { viewIfLoaded as? any AlertContentView }

    open override func loadView() {
        view = preferredStyle == .alert ? AlertView(controller: self) : ActionSheetView(controller: self)
    }

    /// Dismisses the alert, and then runs the action's handler.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, appearance == .shown || appearance == .appearing else { return }
        let handler = action.handler
        presentingViewController?.dismiss(animated: true) { handler?(action) }
    }

    /// Chooses the button that cancels. Without one, an alert chooses its only button unless that destroys
    /// something, an action sheet in a popover closes, and one at the bottom of the screen stays. Returns false
    /// if nothing is chosen or closed.
    open override func accessibilityPerformEscape() -> Bool {
        if let cancel = actions.first(where: { $0.style == .cancel }), cancel.isEnabled {
            choose(cancel)
            return true
        }
        if preferredStyle == .alert {
            guard actions.count == 1, actions[0].style == .default, actions[0].isEnabled else { return false }
            choose(actions[0])
            return true
        }
        guard (viewIfLoaded as? ActionSheetView)?.isAtBottom == false,
            appearance == .shown || appearance == .appearing
        else { return false }
        presentingViewController?.dismiss(animated: true)
        return true
    }

    override var presentsPopover: Bool { preferredStyle == .actionSheet }

    override func makePresentationController(
        presenting presenter: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        preferredStyle == .alert
            ? AlertPresentationController(presentedViewController: self, presenting: presenter)
            : ActionSheetPopoverController(presentedViewController: self, presenting: presenter)
    }
}
