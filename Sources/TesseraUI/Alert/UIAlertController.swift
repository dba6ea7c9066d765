import Foundation
import TesseraBasics

/// Asks the user something: in the middle of the screen or, as an action sheet, at its bottom or in a popover.
/// See Apple's [UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where the question appears.
    public enum Style: Int, Sendable {
        /// Choices at the bottom of a narrow window, and in a popover in a wide one. The popover points to what
        /// ``UIViewController/popoverPresentationController`` names.
        case actionSheet = 0
        /// In the middle of the screen.
        case alert = 1
    }

    override var isDismissedByItselfOnly: Bool { true }

    /// Where the question appears.
    open private(set) var preferredStyle = Style.alert
    /// The smaller text below the title.
    open var message: String? { didSet { alertView?.update() } }
    /// The buttons, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The button that is emphasised and that the keyboard reaches first. It must have been added.
    open var preferredAction: UIAlertAction? { didSet { alertView?.update() } }

    /// Creates a question.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
    }

    /// Creates a question without a text.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a question without a text, as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Adds a button. There can be one that cancels.
    open func addAction(_ action: UIAlertAction) {
        demand(
            action.style != .cancel || !actions.contains { $0.style == .cancel },
            "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel.")
        actions.append(action)
        action.changed = { [weak self] in self?.alertView?.update() }
        alertView?.update()
    }

    /// The text fields, in the order in which they were added; nil: there are none.
    open private(set) var textFields: [UITextField]?

    /// Adds a text field to an alert, below the message.
    ///
    /// The first one has the focus when the alert appears. The Return key leads to the next one, and chooses in the last the
    /// ``preferredAction``, or the only button that does not cancel.
    ///
    /// - Parameter configurationHandler: Prepares the field.
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

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        textFields?.first?.becomeFirstResponder()
    }

    open override var title: String? { didSet { alertView?.update() } }

    private var alertView: (any AlertContentView)? { viewIfLoaded as? any AlertContentView }

    open override func loadView() {
        view = preferredStyle == .alert ? AlertView(controller: self) : ActionSheetView(controller: self)
    }

    /// Takes the alert away, and then does what the button means.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, appearance == .shown || appearance == .appearing else { return }
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }

    /// Chooses the button that cancels, or the only one.
    open override func accessibilityPerformEscape() -> Bool {
        guard
            let action = actions.first(where: { $0.style == .cancel })
                ?? (actions.count == 1 ? actions[0] : nil)
        else { return false }
        choose(action)
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
