import Foundation

/// A controller with which the user chooses a font.
/// See Apple's [UIFontPickerViewController](https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller).
///
/// The list has the families of `UIFont.familyNames`: those of the machine on which the app runs and those that the app contains,
/// since a page cannot use the fonts of the device. The user can search for a name. A presented picker is dismissed when the user
/// has chosen.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// The fonts that are listed, and how.
    open var configuration: Configuration { ownConfiguration }
    private let ownConfiguration: Configuration

    /// Creates a picker of all families.
    public convenience init() {
        self.init(configuration: Configuration())
    }

    /// Creates a picker. Later changes of the configuration do not affect it.
    public init(configuration: Configuration) {
        ownConfiguration = configuration.copied
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 375, height: 540)
    }

    /// Creates a picker of all families, as from an archive.
    public required init?(coder: NSCoder) {
        ownConfiguration = Configuration()
        super.init(coder: coder)
    }

    /// The object that is informed of the user's choice.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// A description of the selected font without a size, or nil. Setting it does not inform the delegate.
    open var selectedFontDescriptor: UIFontDescriptor? { didSet { list.updateSelection() } }

    /// The title above the list. If it is nil, it is “Choose Font” in the user's language.
    open override var title: String? { didSet { list.title = title ?? FontWord.chooseFont } }

    private(set) lazy var list = FontListViewController(fonts: ListedFonts(ownConfiguration), picker: self)
    private lazy var navigation = UINavigationController(rootViewController: list)
    private var isClosing = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        list.title = title ?? FontWord.chooseFont
        list.navigationItem.leftBarButtonItem = cancelItem
        embed(navigation)
    }

    private var cancelItem: UIBarButtonItem {
        UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.close() })
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // In a navigation controller of the app there is a bar already.
        let isInner = navigationController != nil
        if isInner {
            navigationItem.title = navigationItem.title ?? title ?? FontWord.chooseFont
            if presentedRoot != nil, navigationItem.leftBarButtonItem == nil {
                navigationItem.leftBarButtonItem = cancelItem
            }
        }
        navigation.setNavigationBarHidden(isInner, animated: false)
    }

    // MARK: Choosing

    /// Displays the faces of a family.
    func open(_ family: ListedFonts.Family) {
        let faces = FontFacesViewController(family: family, picker: self)
        (navigationController ?? navigation).pushViewController(faces, animated: true)
    }

    /// Selects a font for the user.
    func choose(_ font: UIFontDescriptor) {
        selectedFontDescriptor = font
        delegate?.fontPickerViewControllerDidPickFont(self)
        dismissPicker()
    }

    /// The controller that is presented and contains the picker alone, or nil.
    private var presentedRoot: UIViewController? {
        let root = outermostAncestor
        guard root.presentingViewController != nil else { return nil }
        let stack = navigationController?.viewControllers
        return stack.map { $0.first === self } ?? true ? root : nil
    }

    private func dismissPicker() {
        guard let root = presentedRoot, !root.isBeingDismissed, root.presentedViewController == nil else {
            return
        }
        root.dismiss(animated: true)
    }

    private func close() {
        guard presentedRoot != nil else { return finish() }
        isClosing = true
        dismissPicker()
    }

    private func finish() { delegate?.fontPickerViewControllerDidCancel(self) }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let root = outermostAncestor
        guard root.isBeingDismissed, isClosing || root.isBeingDismissedByUser else { return }
        isClosing = false
        finish()
    }
}

/// The methods that notify an object of the user's choice in a ``UIFontPickerViewController``.
/// See Apple's [UIFontPickerViewControllerDelegate](
/// https://developer.apple.com/documentation/uikit/uifontpickerviewcontrollerdelegate).
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Informs the delegate that the user has dismissed the picker without a choice.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    /// Informs the delegate that the user has chosen ``UIFontPickerViewController/selectedFontDescriptor``.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
