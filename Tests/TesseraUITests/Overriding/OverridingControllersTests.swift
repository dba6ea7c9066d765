import Foundation
import TesseraUI
import Testing

private final class OverridingController: UIViewController, Logging {
    let calls = Calls()

    override var view: UIView! {
        get { super.view }
        set {
            log("view")
            super.view = newValue
        }
    }
    override var viewIfLoaded: UIView? {
        log("viewIfLoaded")
        return super.viewIfLoaded
    }
    override var isViewLoaded: Bool {
        log("isViewLoaded")
        return super.isViewLoaded
    }
    override func loadViewIfNeeded() {
        log("loadViewIfNeeded()")
        super.loadViewIfNeeded()
    }
    override func loadView() {
        log("loadView()")
        super.loadView()
    }
    override func viewDidLoad() {
        log("viewDidLoad()")
        super.viewDidLoad()
    }
    override func viewWillAppear(_ animated: Bool) {
        log("viewWillAppear(_:)")
        super.viewWillAppear(animated)
    }
    override func viewIsAppearing(_ animated: Bool) {
        log("viewIsAppearing(_:)")
        super.viewIsAppearing(animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        log("viewDidAppear(_:)")
        super.viewDidAppear(animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
        log("viewWillDisappear(_:)")
        super.viewWillDisappear(animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        log("viewDidDisappear(_:)")
        super.viewDidDisappear(animated)
    }
    override func viewWillLayoutSubviews() {
        log("viewWillLayoutSubviews()")
        super.viewWillLayoutSubviews()
    }
    override func viewDidLayoutSubviews() {
        log("viewDidLayoutSubviews()")
        super.viewDidLayoutSubviews()
    }
    override func viewSafeAreaInsetsDidChange() {
        log("viewSafeAreaInsetsDidChange()")
        super.viewSafeAreaInsetsDidChange()
    }
    override func viewLayoutMarginsDidChange() {
        log("viewLayoutMarginsDidChange()")
        super.viewLayoutMarginsDidChange()
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        log("viewWillTransition(to:with:)")
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        log("willTransition(to:with:)")
        super.willTransition(to: newCollection, with: coordinator)
    }
    override var preferredContentSize: CGSize {
        get { super.preferredContentSize }
        set {
            log("preferredContentSize")
            super.preferredContentSize = newValue
        }
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        log("preferredContentSizeDidChange(forChildContentContainer:)")
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        log("size(forChildContentContainer:withParentContainerSize:)")
        return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log("traitCollectionDidChange(_:)")
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override var traitCollection: UITraitCollection {
        log("traitCollection")
        return super.traitCollection
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { super.overrideUserInterfaceStyle }
        set {
            log("overrideUserInterfaceStyle")
            super.overrideUserInterfaceStyle = newValue
        }
    }
    override func updateTraitsIfNeeded() {
        log("updateTraitsIfNeeded()")
        super.updateTraitsIfNeeded()
    }
    override func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        log("setOverrideTraitCollection(_:forChild:)")
        super.setOverrideTraitCollection(collection, forChild: childViewController)
    }
    override func overrideTraitCollection(forChild childViewController: UIViewController)
        -> UITraitCollection?
    {
        log("overrideTraitCollection(forChild:)")
        return super.overrideTraitCollection(forChild: childViewController)
    }
    override func accessibilityPerformEscape() -> Bool {
        log("accessibilityPerformEscape()")
        return super.accessibilityPerformEscape()
    }
    override var next: UIResponder? {
        log("next")
        return super.next
    }
    override var title: String? {
        get { super.title }
        set {
            log("title")
            super.title = newValue
        }
    }
    override var navigationItem: UINavigationItem {
        log("navigationItem")
        return super.navigationItem
    }
    override var additionalSafeAreaInsets: UIEdgeInsets {
        get { super.additionalSafeAreaInsets }
        set {
            log("additionalSafeAreaInsets")
            super.additionalSafeAreaInsets = newValue
        }
    }
    override var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { super.viewRespectsSystemMinimumLayoutMargins }
        set {
            log("viewRespectsSystemMinimumLayoutMargins")
            super.viewRespectsSystemMinimumLayoutMargins = newValue
        }
    }
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        log("systemMinimumLayoutMargins")
        return super.systemMinimumLayoutMargins
    }
    override var children: [UIViewController] {
        log("children")
        return super.children
    }
    override var parent: UIViewController? {
        log("parent")
        return super.parent
    }
    override func addChild(_ childController: UIViewController) {
        log("addChild(_:)")
        super.addChild(childController)
    }
    override func removeFromParent() {
        log("removeFromParent()")
        super.removeFromParent()
    }
    override func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        log("transition(from:to:duration:options:animations:completion:)")
        super.transition(
            from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool {
        log("shouldAutomaticallyForwardAppearanceMethods")
        return super.shouldAutomaticallyForwardAppearanceMethods
    }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        log("beginAppearanceTransition(_:animated:)")
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func endAppearanceTransition() {
        log("endAppearanceTransition()")
        super.endAppearanceTransition()
    }
    override var isMovingToParent: Bool {
        log("isMovingToParent")
        return super.isMovingToParent
    }
    override var isMovingFromParent: Bool {
        log("isMovingFromParent")
        return super.isMovingFromParent
    }
    override func willMove(toParent parent: UIViewController?) {
        log("willMove(toParent:)")
        super.willMove(toParent: parent)
    }
    override func didMove(toParent parent: UIViewController?) {
        log("didMove(toParent:)")
        super.didMove(toParent: parent)
    }
    override var navigationController: UINavigationController? {
        log("navigationController")
        return super.navigationController
    }
    override var presentedViewController: UIViewController? {
        log("presentedViewController")
        return super.presentedViewController
    }
    override var presentingViewController: UIViewController? {
        log("presentingViewController")
        return super.presentingViewController
    }
    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
    ) {
        log("present(_:animated:completion:)")
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
        log("dismiss(animated:completion:)")
        super.dismiss(animated: flag, completion: completion)
    }
    override func show(_ vc: UIViewController, sender: Any?) {
        log("show(_:sender:)")
        super.show(vc, sender: sender)
    }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        log("showDetailViewController(_:sender:)")
        super.showDetailViewController(vc, sender: sender)
    }
    override var isBeingPresented: Bool {
        log("isBeingPresented")
        return super.isBeingPresented
    }
    override var isBeingDismissed: Bool {
        log("isBeingDismissed")
        return super.isBeingDismissed
    }
    override func awakeFromNib() {
        log("awakeFromNib()")
        super.awakeFromNib()
    }
    override func prepareForInterfaceBuilder() {
        log("prepareForInterfaceBuilder()")
        super.prepareForInterfaceBuilder()
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesBegan(_:with:)")
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesMoved(_:with:)")
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesEnded(_:with:)")
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log("touchesCancelled(_:with:)")
        super.touchesCancelled(touches, with: event)
    }
}

private final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { false }
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { false }
    let isAnimated = false
    let initiallyInteractive = false
    let isInterruptible = false
    let isInteractive = false
    let isCancelled = false
    let transitionDuration: TimeInterval = 0
    let presentationStyle = UIModalPresentationStyle.none
    let completionVelocity: CGFloat = 1
    let completionCurve = UIView.AnimationCurve.easeOut
    let targetTransform = CGAffineTransform.identity
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
    let percentComplete: CGFloat = 0
    let containerView = UIView()
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

@MainActor struct OverridingControllersTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @Test func `a view controller's overrides run when it is shown, covered and taken away`() {
        let controller = OverridingController()
        let child = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        controller.addChild(child)
        controller.view.addSubview(child.view)
        window.layoutIfNeeded()
        child.preferredContentSize = CGSize(width: 10, height: 10)
        child.show(UIViewController(), sender: nil)
        window.rootViewController = nil
        #expect(
            controller.calls.missing(of: [
                "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)",
                "viewDidAppear(_:)",
                "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "systemMinimumLayoutMargins",
                "preferredContentSizeDidChange(forChildContentContainer:)", "show(_:sender:)",
                "present(_:animated:completion:)", "dismiss(animated:completion:)", "viewWillDisappear(_:)",
                "viewDidDisappear(_:)", "shouldAutomaticallyForwardAppearanceMethods",
            ]) == [])
    }

    @Test func `a child's overrides run when it moves and when sizes and traits change`() {
        let (parent, controller) = (OverridingController(), OverridingController())
        window.rootViewController = parent
        window.isHidden = false
        parent.addChild(controller)
        parent.view.addSubview(controller.view)
        controller.didMove(toParent: parent)
        parent.viewWillTransition(to: CGSize(width: 844, height: 390), with: Coordinator())
        parent.willTransition(to: .current, with: Coordinator())
        window.overrideUserInterfaceStyle = .dark
        parent.additionalSafeAreaInsets.top = 30
        window.layoutIfNeeded()
        #expect(parent.calls.missing(of: ["size(forChildContentContainer:withParentContainerSize:)"]) == [])
        #expect(
            controller.calls.missing(of: [
                "willMove(toParent:)", "viewWillTransition(to:with:)", "willTransition(to:with:)",
                "traitCollectionDidChange(_:)",
            ]) == [])
        #expect(
            parent.calls.missing(of: ["viewSafeAreaInsetsDidChange()", "overrideTraitCollection(forChild:)"])
                == [])
        controller.removeFromParent()
        #expect(controller.calls.missing(of: ["didMove(toParent:)"]) == [])
    }
}
