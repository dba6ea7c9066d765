import Foundation

/// Manages a view and what happens in it.
/// See Apple's [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller).
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    // MARK: Creating

    /// Creates a controller. There are no nib files: both arguments must be nil.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        demand(
            nibNameOrNil == nil, "There are no nib files here; override loadView() or viewDidLoad().")
        super.init()
    }

    /// Creates a controller.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller as from an archive. There are no archives: for subclasses that share their set-up.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: View

    private var loadedView: UIView?

    /// The controller's view, which is loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            if loadedView?.viewController === self { loadedView?.viewController = nil }
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    /// The view, if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if it is not loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        demand(loadedView != nil, "\(type(of: self)).loadView() must set view.")
        viewDidLoad()
    }

    /// Makes the view. Override it to set ``view`` to a view of your own; by default it is a plain one.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// The view was loaded.
    open func viewDidLoad() {}
    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is being shown: it is in its window, with its size and traits, and about to lay out its subviews.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to be hidden.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is hidden.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// The safe area changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The layout margins changed.
    open func viewLayoutMarginsDidChange() {}

    /// The screen is about to have another size. Passed on to child controllers and what is presented.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
        presented?.viewWillTransition(to: size, with: coordinator)
    }

    /// Says that the colour appearance or another trait changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits of where the view is shown.
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }

    /// Leaves what the controller shows, for the Escape key; returns whether it did anything.
    open func accessibilityPerformEscape() -> Bool { false }

    /// The controller that presents this one, or the superview of the view.
    open override var next: UIResponder? { presenter ?? loadedView?.superview }

    // MARK: What it says of itself

    /// What the screen is called; a navigation bar shows it.
    open var title: String? {
        didSet { navigationItem.title = title }
    }
    /// What a navigation bar shows for the controller.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// Room beside that of bars and hardware that the content keeps free, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { loadedView?.updateSafeArea() }
    }

    /// Whether the margins of the view are at least as wide as the system's, ``systemMinimumLayoutMargins``.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { loadedView?.updateLayoutMargins() }
    }

    /// The least room in points between the edges of the view's safe area and its content, which the view's margins
    /// have by default: at the sides 16 where the view is narrower than 414 points, as on most phones, and 20 else.
    /// See Apple's [systemMinimumLayoutMargins](
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? 0
        let side: CGFloat = width < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The height in points of the navigation bar that covers the view.
    var barSafeArea: CGFloat = 0 {
        didSet { if barSafeArea != oldValue { loadedView?.updateSafeArea() } }
    }

    // MARK: Containers

    /// The controllers that are shown within this one.
    open internal(set) var children: [UIViewController] = []
    /// The controller within which this one is shown.
    open internal(set) weak var parent: UIViewController?

    /// Adds a controller whose view this one shows; call ``didMove(toParent:)`` on it afterwards.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childController.parent = self
        children.append(childController)
    }

    /// Removes the controller from its parent; call ``willMove(toParent:)`` with nil on it before.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Says that the controller is about to get another parent, or none.
    open func willMove(toParent parent: UIViewController?) {}
    /// Says that the controller has another parent, or none.
    open func didMove(toParent parent: UIViewController?) {}

    /// The navigation controller within which this one is shown.
    open var navigationController: UINavigationController? {
        sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? UINavigationController }.first
    }

    // MARK: Presentation

    /// The controller that this one, or an ancestor of it, presents.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    /// The controller that presents this one or an ancestor of it.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// Shows a controller in front of this one. Alerts appear in the middle of the screen; any other controller
    /// covers it.
    ///
    /// `completion` runs after the presented controller's `viewDidAppear`. A controller that presents already, or that
    /// is not in a window, presents nothing and says so on the standard error, as UIKit does.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        beginPresenting(viewControllerToPresent, animated: flag, completion)
    }

    /// Takes away what this controller presents, or this controller itself where it presents nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissing(animated: flag, completion)
    }

    /// The controller that this very one presents. Of a hierarchy, the root does.
    var presented: UIViewController?
    /// What runs when the dismissal that is under way has ended.
    var whenDismissed: [() -> Void] = []
    weak var presenter: UIViewController?
    var appearance = AppearanceState.hidden
}

/// Runs what accompanies a change of size.
/// See Apple's [UIViewControllerTransitionCoordinator](
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
    /// Runs `animation` with the change and `completion` after it; returns whether they will run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// What there is to know of a change of size.
/// See Apple's [UIViewControllerTransitionCoordinatorContext](
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the change is animated.
    var isAnimated: Bool { get }
}

/// A change of the screen's size: it is not animated, since the browser's window follows the pointer.
@MainActor
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator,
    UIViewControllerTransitionCoordinatorContext
{
    let isAnimated = false

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        // The new size is set right after this call returns; what comes alongside must see it.
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                animation?(self)
                completion?(self)
            }
        }
        return true
    }
}
