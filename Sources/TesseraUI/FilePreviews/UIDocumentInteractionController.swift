import Foundation

/// An object that displays a file of the app, and offers activities for it.
/// See Apple's [UIDocumentInteractionController](
/// https://developer.apple.com/documentation/uikit/uidocumentinteractioncontroller).
///
/// ```swift
/// let controller = UIDocumentInteractionController(url: file)
/// controller.delegate = self
/// if !controller.presentPreview(animated: true) {
///     controller.presentOptionsMenu(from: button.frame, in: view, animated: true)
/// }
/// ```
///
/// Images, texts and documents of HTML can be displayed. A page knows no other programs of the device: to open a file in one, the
/// user saves it, or shares it by the browser.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// The object that is notified of the screens, and that decides where the file is displayed.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The place of the file. A new place gives the controller the type and the name of that file.
    open var url: URL? {
        didSet {
            uti = url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier }
            name = url?.lastPathComponent
        }
    }
    /// The identifier of the file's type, or nil if it is unknown.
    open var uti: String?
    /// The name of the file, which is the title of its screen.
    open var name: String?

    private weak var screen: UIViewController?
    private weak var menu: UIActivityViewController?

    /// Creates a controller for a file.
    public init(url URL: URL) {
        url = URL
        uti = UTType(filenameExtension: URL.pathExtension)?.identifier
        name = URL.lastPathComponent
        super.init()
    }

    /// A symbol for the type of the file.
    open var icons: [UIImage] {
        let isImage = uti.flatMap { UTType($0) }?.conforms(to: .image) == true
        return [UIImage(systemName: isImage ? "photo" : "doc")].compactMap(\.self)
    }

    // MARK: The file

    /// Displays the file. Returns false if the delegate provides no controller for that, or if the file cannot be displayed.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        let preview = FilePreview(url: url, title: name)
        guard preview.isDisplayable, screen == nil, let delegate,
            let host = OptionalMethod.documentPreview.answer(
                of: delegate, { delegate.documentInteractionControllerViewControllerForPreview(self) })
        else { return false }
        let controller = DocumentPreviewController(preview) { [self] in
            self.delegate?.documentInteractionControllerDidEndPreview(self)
        }
        delegate.documentInteractionControllerWillBeginPreview(self)
        screen = controller
        if let navigation = host as? UINavigationController {
            navigation.pushViewController(controller, animated: animated)
        } else {
            let navigation = UINavigationController(rootViewController: controller)
            navigation.modalPresentationStyle = .fullScreen
            host.present(navigation, animated: animated)
        }
        return true
    }

    /// Ends the display of the file.
    open func dismissPreview(animated: Bool) {
        guard let screen, let navigation = screen.navigationController else { return }
        if navigation.viewControllers.first !== screen {
            guard let index = navigation.viewControllers.firstIndex(where: { $0 === screen }) else { return }
            navigation.popToViewController(navigation.viewControllers[index - 1], animated: animated)
        } else {
            navigation.dismiss(animated: animated)
        }
    }

    // MARK: Menus

    /// Displays a list of activities for the file. In a wide window it is a popover at a rectangle of a view. Returns false if
    /// there is no file or no window.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(.options, from: view.window, animated: animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Displays a list of activities for the file. In a wide window it is a popover at a bar item. Returns false if there is no
    /// file or no window.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(.options, from: UIApplication.shared.keyWindow, animated: animated) {
            $0.barButtonItem = item
        }
    }

    /// Displays a list of activities that give the file to other programs. In a wide window it is a popover at a rectangle of a
    /// view. Returns false if there is no file or no window.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        present(.openIn, from: view.window, animated: animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Displays a list of activities that give the file to other programs. In a wide window it is a popover at a bar item.
    /// Returns false if there is no file or no window.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        present(.openIn, from: UIApplication.shared.keyWindow, animated: animated) { $0.barButtonItem = item }
    }

    /// Ends the display of a list of activities.
    open func dismissMenu(animated: Bool) {
        menu?.dismiss(animated: animated)
    }

    private enum Menu {
        case options
        case openIn
    }

    private func present(
        _ kind: Menu, from window: UIWindow?, animated: Bool,
        _ anchor: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard let url, menu == nil, var host = window?.rootViewController,
            FileManager.default.isReadableFile(atPath: url.path)
        else { return false }
        while let above = host.presentedViewController, !above.isBeingDismissed { host = above }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        if kind == .openIn { sheet.excludedActivityTypes = [.print, .copyToPasteboard] }
        if let popover = sheet.popoverPresentationController { anchor(popover) }
        // The controller exists as long as the list, so that its delegate learns of the end.
        sheet.completionWithItemsHandler = { [self] _, _, _, _ in
            switch kind {
            case .options: delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
            case .openIn: delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
            }
        }
        switch kind {
        case .options: delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        case .openIn: delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        }
        menu = sheet
        host.present(sheet, animated: animated)
        return true
    }
}

/// The screen of a file, which reports when it has gone.
private final class DocumentPreviewController: UIViewController {
    private let pages = FilePagesViewController()
    private var finish: (() -> Void)?

    init(_ preview: FilePreview, finish: @escaping () -> Void) {
        self.finish = finish
        super.init(nibName: nil, bundle: nil)
        pages.count = { 1 }
        pages.preview = { _ in preview }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        embed(pages)
        pages.bar = navigationItem
        guard navigationController?.viewControllers.first === self else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isMovingFromParent || navigationController?.isBeingDismissed != false else { return }
        finish?()
        finish = nil
    }

    override func accessibilityPerformEscape() -> Bool {
        guard navigationController?.viewControllers.first === self else { return false }
        dismiss(animated: true)
        return true
    }
}
