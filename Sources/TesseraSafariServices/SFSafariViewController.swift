import Foundation
import TesseraUI

/// Opens a page of the web, and leaves the app where it is meanwhile.
/// See Apple's [SFSafariViewController](https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller).
///
/// ```swift
/// import SafariServices
///
/// present(SFSafariViewController(url: url), animated: true)
/// ```
///
/// The page opens in a new tab of the browser, since a page cannot show another one that does not want that. The controller says so
/// where it was presented, and leaves by itself when the user comes back from the tab; or before, with its button.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// What the button that leaves the controller says.
    /// See Apple's [SFSafariViewController.DismissButtonStyle](
    /// https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller/dismissbuttonstyle-swift.enum).
    public enum DismissButtonStyle: Int, Sendable {
        /// That the user is done.
        case done = 0
        /// That it closes the page.
        case close = 1
        /// That it takes the page away.
        case cancel = 2

        fileprivate var item: UIBarButtonItem.SystemItem {
            switch self {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        }
    }

    /// Learns when the user has left the page.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The colour of the bar. Nil, which it is at first: the system's.
    open var preferredBarTintColor: UIColor? { didSet { safariView?.barColor = preferredBarTintColor } }
    /// The colour of the buttons. Nil, which it is at first: the system's.
    open var preferredControlTintColor: UIColor? {
        didSet { viewIfLoaded?.tintColor = preferredControlTintColor }
    }
    /// What the button says that leaves the controller; ``DismissButtonStyle/done`` at first.
    open var dismissButtonStyle: DismissButtonStyle = .done {
        didSet { safariView?.setLeaveItem(dismissButtonStyle.item) }
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

    /// Creates nothing: a controller is made for an address, and there are no archives.
    public required init?(coder: NSCoder) { nil }

    private var safariView: SafariView? { viewIfLoaded as? SafariView }

    open override func loadView() {
        let view = SafariView(
            host: url.host ?? url.absoluteString,
            leave: { [weak self] in self?.finish() }, open: { [weak self] in self?.openPage() })
        view.setLeaveItem(dismissButtonStyle.item)
        view.barColor = preferredBarTintColor
        view.tintColor = preferredControlTintColor
        self.view = view
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !isOpened else { return }
        isOpened = true
        // At once, while the browser still takes it for what the user has touched.
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

    /// Leaves, and says so.
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

/// Learns what happens in an ``SFSafariViewController``.
/// See Apple's [SFSafariViewControllerDelegate](
/// https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate).
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The user has left the page: the controller is on its way out.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
