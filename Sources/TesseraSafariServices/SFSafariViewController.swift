import Foundation
import TesseraUI

/// A view controller that opens a web page, while the app stays as it is.
/// See Apple's [SFSafariViewController](https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller).
///
/// ```swift
/// import SafariServices
///
/// present(SFSafariViewController(url: url), animated: true)
/// ```
///
/// The page opens in a new tab of the browser, since a page cannot contain another page that forbids it. The
/// controller displays a note about that, and dismisses itself when the user returns from the tab or touches
/// its button.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// The titles of the button that dismisses the controller.
    /// See Apple's [SFSafariViewController.DismissButtonStyle](
    /// https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/dismissbuttonstyle-swift.enum).
    public enum DismissButtonStyle: Int, Sendable {
        /// The button says that the user is done.
        case done = 0
        /// The button says that it closes the page.
        case close = 1
        /// The button says that it cancels.
        case cancel = 2

        fileprivate var item: UIBarButtonItem.SystemItem {
            switch self {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        }
    }

    /// The object that is notified when the user has left the page.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The colour of the bar. The default is nil, which means the system's colour.
    open var preferredBarTintColor: UIColor? { didSet { safariView?.barColor = preferredBarTintColor } }
    /// The colour of the buttons. The default is nil, which means the system's colour.
    open var preferredControlTintColor: UIColor? {
        didSet { viewIfLoaded?.tintColor = preferredControlTintColor }
    }
    /// The title of the button that dismisses the controller. The default is ``DismissButtonStyle/done``.
    open var dismissButtonStyle: DismissButtonStyle = .done {
        didSet { safariView?.setCloseItem(dismissButtonStyle.item) }
    }

    private let url: URL
    private var isOpened = false
    private var isFinished = false
    private var observer: (any NSObjectProtocol)?

    /// Creates a controller that opens an address, whose scheme must be `http` or `https`.
    public init(url URL: URL) {
        let scheme = URL.scheme?.lowercased()
        guard scheme == "http" || scheme == "https" else {
            fatalError("SFSafariViewController(url:): the scheme of \(URL) must be http or https.")
        }
        url = URL
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    /// Returns nil: a controller needs an address, and there are no archives.
    public required init?(coder: NSCoder) { nil }

    private var safariView: SafariView? { viewIfLoaded as? SafariView }

    open override func loadView() {
        let view = SafariView(
            host: url.host ?? url.absoluteString,
            close: { [weak self] in self?.finish() }, open: { [weak self] in self?.openPage() })
        view.setCloseItem(dismissButtonStyle.item)
        view.barColor = preferredBarTintColor
        view.tintColor = preferredControlTintColor
        self.view = view
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // A controller that an app presents once more opens its page once more.
        guard !isOpened || isBeingPresented || isMovingToParent else { return }
        (isOpened, isFinished) = (true, false)
        safariView?.isOpened = false
        if let observer { NotificationCenter.default.removeObserver(observer) }
        // The page is opened at once, as the browser allows it only as a reaction to a touch.
        openPage()
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.finish() } }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
    }

    private func openPage() {
        UIApplication.shared.open(url, options: [:]) { [weak self] isOpened in
            self?.safariView?.isOpened = isOpened
        }
    }

    /// Dismisses the controller and notifies the delegate.
    private func finish() {
        guard !isFinished else { return }
        isFinished = true
        dismiss(animated: true)
        delegate?.safariViewControllerDidFinish(self)
    }

    open override func accessibilityPerformEscape() -> Bool {
        finish()
        return true
    }
}

/// The methods that notify an object of the events of an ``SFSafariViewController``.
/// See Apple's [SFSafariViewControllerDelegate](
/// https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate).
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the user has left the page and the controller begins to disappear.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
