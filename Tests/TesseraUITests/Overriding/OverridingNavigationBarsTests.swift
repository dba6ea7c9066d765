import TesseraUI
import Testing

private final class OverridingNavigationController: UINavigationController, Logging {
    let calls = Calls()

    override var isToolbarHidden: Bool {
        get { super.isToolbarHidden }
        set {
            log("isToolbarHidden")
            super.isToolbarHidden = newValue
        }
    }
    override var toolbar: UIToolbar! {
        log("toolbar")
        return super.toolbar
    }
    override var hidesBarsOnTap: Bool {
        didSet { log("hidesBarsOnTap") }
    }
    override var hidesBarsOnSwipe: Bool {
        didSet { log("hidesBarsOnSwipe") }
    }
    override var hidesBarsWhenKeyboardAppears: Bool {
        didSet { log("hidesBarsWhenKeyboardAppears") }
    }
    override var hidesBarsWhenVerticallyCompact: Bool {
        didSet { log("hidesBarsWhenVerticallyCompact") }
    }
    override var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
        log("barHideOnTapGestureRecognizer")
        return super.barHideOnTapGestureRecognizer
    }
    override var interactivePopGestureRecognizer: UIGestureRecognizer? {
        log("interactivePopGestureRecognizer")
        return super.interactivePopGestureRecognizer
    }
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        log("setNavigationBarHidden(_:animated:)")
        super.setNavigationBarHidden(hidden, animated: animated)
    }
    override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        log("setToolbarHidden(_:animated:)")
        super.setToolbarHidden(hidden, animated: animated)
    }
}

private final class OverridingContent: UIViewController, Logging {
    let calls = Calls()

    override var isEditing: Bool {
        get { super.isEditing }
        set {
            log("isEditing")
            super.isEditing = newValue
        }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        log("setEditing(_:animated:)")
        super.setEditing(editing, animated: animated)
    }
    override var editButtonItem: UIBarButtonItem {
        log("editButtonItem")
        return super.editButtonItem
    }
    override var toolbarItems: [UIBarButtonItem]? {
        get {
            log("toolbarItems")
            return super.toolbarItems
        }
        set { super.toolbarItems = newValue }
    }
    override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        log("setToolbarItems(_:animated:)")
        super.setToolbarItems(toolbarItems, animated: animated)
    }
    override var hidesBottomBarWhenPushed: Bool {
        get {
            log("hidesBottomBarWhenPushed")
            return super.hidesBottomBarWhenPushed
        }
        set { super.hidesBottomBarWhenPushed = newValue }
    }
    override var edgesForExtendedLayout: UIRectEdge {
        get {
            log("edgesForExtendedLayout")
            return super.edgesForExtendedLayout
        }
        set { super.edgesForExtendedLayout = newValue }
    }
    override var extendedLayoutIncludesOpaqueBars: Bool {
        get {
            log("extendedLayoutIncludesOpaqueBars")
            return super.extendedLayoutIncludesOpaqueBars
        }
        set { super.extendedLayoutIncludesOpaqueBars = newValue }
    }
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        log("contentScrollView(for:)")
        return super.contentScrollView(for: edge)
    }
    override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        log("setContentScrollView(_:for:)")
        super.setContentScrollView(scrollView, for: edge)
    }
    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        log("transitionCoordinator")
        return super.transitionCoordinator
    }
    override var isModalInPresentation: Bool {
        didSet { log("isModalInPresentation") }
    }
}

@MainActor struct OverridingNavigationBarsTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @Test func `overrides of bars run when bars are used`() {
        let navigation = OverridingNavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.isHidden = false
        navigation.isNavigationBarHidden = true
        navigation.isToolbarHidden = false
        navigation.hidesBarsOnTap = true
        navigation.hidesBarsOnSwipe = true
        navigation.hidesBarsWhenKeyboardAppears = true
        navigation.hidesBarsWhenVerticallyCompact = true
        #expect(
            navigation.calls.missing(of: [
                "setNavigationBarHidden(_:animated:)", "isToolbarHidden", "setToolbarHidden(_:animated:)",
                "toolbar", "hidesBarsOnTap", "barHideOnTapGestureRecognizer",
                "hidesBarsOnSwipe", "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact",
            ]) == [])
        #expect(navigation.interactivePopGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    }

    @Test func `overrides of members of controllers for bars run on a navigation stack`() {
        let content = OverridingContent()
        let navigation = UINavigationController(rootViewController: content)
        navigation.isToolbarHidden = false
        navigation.navigationBar.isTranslucent = false
        window.rootViewController = navigation
        window.isHidden = false
        content.isEditing = true
        content.toolbarItems = [content.editButtonItem]
        content.setContentScrollView(UIScrollView(), for: .top)
        content.isModalInPresentation = true
        let child = UIViewController()
        content.addChild(child)
        #expect(child.transitionCoordinator == nil)
        #expect(
            content.calls.missing(of: [
                "isEditing", "setEditing(_:animated:)", "editButtonItem", "toolbarItems",
                "setToolbarItems(_:animated:)", "hidesBottomBarWhenPushed", "edgesForExtendedLayout",
                "extendedLayoutIncludesOpaqueBars", "contentScrollView(for:)", "setContentScrollView(_:for:)",
                "transitionCoordinator", "isModalInPresentation",
            ]) == [])
    }
}
