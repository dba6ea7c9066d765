import Foundation
import Testing

@testable import TesseraUI

@MainActor struct PresentationStyleTests {
    let log = Log()

    @Test func `full screen takes the presenter's view away and brings it back`() {
        let (root, shown) = (LoggingController("A", log), LoggingController("B", log))
        let window = phoneWindow(root)
        shown.modalPresentationStyle = .fullScreen
        log.calls = []
        root.present(shown, animated: false)
        #expect(
            log.take() == [
                "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "B didAppear",
                "A didDisappear",
            ])
        #expect(root.view.window == nil && shown.view.frame == window.bounds)
        root.dismiss(animated: false)
        #expect(
            log.take() == [
                "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear",
            ])
        #expect(root.view.superview === window)
    }

    @Test func `a presentation over the full screen keeps the presenter where it is`() {
        let (root, shown) = (LoggingController("A", log), LoggingController("B", log))
        let window = phoneWindow(root)
        shown.modalPresentationStyle = .overFullScreen
        log.calls = []
        root.present(shown, animated: false)
        #expect(log.take() == ["B didLoad", "B willAppear", "B isAppearing", "B didAppear"])
        #expect(root.view.superview === window && !window.performEscape())
    }

    @Test func `a presentation in a context covers the controller that defines it, which is the presenter`() {
        let (root, context, child, shown) = (
            UIViewController(), UIViewController(), UIViewController(), UIViewController()
        )
        let window = phoneWindow(root)
        for (outer, inner) in [(root, context), (context, child)] {
            outer.addChild(inner)
            outer.view.addSubview(inner.view)
        }
        context.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
        context.definesPresentationContext = true
        shown.modalPresentationStyle = .overCurrentContext
        child.present(shown, animated: false)
        #expect(shown.presentingViewController === context)
        #expect(
            shown.view.convert(shown.view.bounds, to: window) == CGRect(x: 0, y: 100, width: 200, height: 300)
        )
        child.dismiss(animated: false)
        shown.modalPresentationStyle = .currentContext
        child.present(shown, animated: false)
        #expect(context.view.window == nil)
        child.dismiss(animated: false)
        #expect(context.view.superview === root.view)
        // Without a presentation context, the root controller presents.
        context.definesPresentationContext = false
        child.present(shown, animated: false)
        #expect(shown.presentingViewController === root)
    }

    @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
    func `what a tab presents in its context goes and comes with the tab`(style: UIModalPresentationStyle) {
        let (first, second) = (UIViewController(), UIViewController())
        let shown = LoggingController("A", log)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let window = phoneWindow(tabs)
        first.definesPresentationContext = true
        shown.modalPresentationStyle = style
        first.present(shown, animated: false)
        window.layoutIfNeeded()
        let middle = CGPoint(x: 195, y: 400)
        #expect(window.hitTest(middle, with: nil) === shown.view)
        log.calls = []
        tabs.selectedIndex = 1
        window.layoutIfNeeded()
        #expect(window.hitTest(middle, with: nil) === second.view)
        #expect(log.take() == ["A willDisappear", "A didDisappear"])
        tabs.selectedIndex = 0
        window.layoutIfNeeded()
        #expect(window.hitTest(middle, with: nil) === shown.view)
        #expect(log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
        first.dismiss(animated: false)
        #expect(window.hitTest(middle, with: nil) === first.view)
    }

    @Test func `a text in what a tab presents is edited no longer when the tab goes`() {
        let (first, second, shown) = (UIViewController(), UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let window = phoneWindow(tabs)
        first.definesPresentationContext = true
        shown.modalPresentationStyle = .overCurrentContext
        first.present(shown, animated: false)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        shown.view.addSubview(field)
        #expect(field.becomeFirstResponder())
        tabs.selectedIndex = 1
        #expect(!field.isFirstResponder && window.firstResponder == nil)
    }

    @Test func `a controller in the context of a child is in front of it`() {
        let (root, child, shown) = (UIViewController(), UIViewController(), UIViewController())
        let window = phoneWindow(root)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.frame = root.view.bounds
        #expect(root.frontController === child)
        child.definesPresentationContext = true
        shown.modalPresentationStyle = .overCurrentContext
        child.present(shown, animated: false)
        #expect(shown.view.window === window && root.frontController === shown)
        child.dismiss(animated: false)
        #expect(root.frontController === child)
    }

    @Test func `a navigation controller is a context for presentations unless the app decides otherwise`() {
        let (top, shown) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: top)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = phoneWindow(tabs)
        window.layoutIfNeeded()
        #expect(!top.definesPresentationContext && !tabs.definesPresentationContext)
        shown.modalPresentationStyle = .overCurrentContext
        top.present(shown, animated: false)
        #expect(shown.presentingViewController === navigation)
        top.dismiss(animated: false)
        navigation.definesPresentationContext = false
        top.present(shown, animated: false)
        #expect(shown.presentingViewController === tabs)
    }

    @Test func `what is presented in a context covers the presenter and nothing beside it`() {
        let (root, child, shown) = (UIViewController(), UIViewController(), UIViewController())
        let window = phoneWindow(root)
        let beside = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        let inside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.view.addSubview(beside)
        root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 500)
        child.view.addSubview(inside)
        root.view.addSubview(child.view)
        child.definesPresentationContext = true
        shown.modalPresentationStyle = .overCurrentContext
        child.present(shown, animated: false)
        window.layoutIfNeeded()
        #expect(window.isReachable(beside) && window.isReachable(shown.view) && !window.isReachable(inside))
        let context = CommitContext(traits: window.traitCollection)
        #expect(child.view.properties(context: context).accessibility?.isCovered == true)
        child.dismiss(animated: false)
        #expect(window.isReachable(inside))
        #expect(child.view.properties(context: context).accessibility?.isCovered == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
    func `Escape and Back reach what is presented in the context of a tab`(style: UIModalPresentationStyle) {
        let (first, shown) = (UIViewController(), EscapingController())
        let tabs = UITabBarController()
        tabs.viewControllers = [first]
        let window = phoneWindow(tabs)
        first.definesPresentationContext = true
        shown.modalPresentationStyle = style
        first.present(shown, animated: false)
        #expect(window.performEscape() && shown.escapes == 1)
        #expect(window.backDepth == 1 && tabs.frontController === shown)
    }

    @Test func `what a tab presents in its context goes and comes with the tab bar controller`() {
        let (first, cover) = (UIViewController(), UIViewController())
        let shown = LoggingController("A", log)
        let tabs = UITabBarController()
        tabs.viewControllers = [first]
        let window = phoneWindow(tabs)
        first.definesPresentationContext = true
        shown.modalPresentationStyle = .overCurrentContext
        first.present(shown, animated: false)
        log.calls = []
        cover.modalPresentationStyle = .fullScreen
        tabs.present(cover, animated: false)
        #expect(log.take() == ["A willDisappear", "A didDisappear"])
        tabs.dismiss(animated: false)
        #expect(log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
        #expect(shown.view.window === window)
    }

    @Test func `what a controller on a stack presents in its context goes and comes with the controller`() {
        let (first, second) = (UIViewController(), UIViewController())
        let shown = LoggingController("A", log)
        let navigation = UINavigationController(rootViewController: first)
        let window = phoneWindow(navigation)
        let middle = CGPoint(x: 195, y: 400)
        shown.modalPresentationStyle = .overCurrentContext
        first.definesPresentationContext = true
        first.present(shown, animated: false)
        log.calls = []
        navigation.pushViewController(second, animated: false)
        navigation.view.layoutIfNeeded()
        #expect(window.hitTest(middle, with: nil) === second.view)
        #expect(log.take() == ["A willDisappear", "A didDisappear"])
        navigation.popViewController(animated: false)
        navigation.view.layoutIfNeeded()
        #expect(window.hitTest(middle, with: nil) === shown.view)
        #expect(log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
    }

    @Test func `what lies below on a stack does not appear together with the stack`() {
        let (first, cover, shown) = (UIViewController(), UIViewController(), LoggingController("A", log))
        let navigation = UINavigationController(rootViewController: first)
        let window = phoneWindow(navigation)
        shown.modalPresentationStyle = .overCurrentContext
        first.definesPresentationContext = true
        first.present(shown, animated: false)
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.view.layoutIfNeeded()
        log.calls = []
        cover.modalPresentationStyle = .fullScreen
        navigation.present(cover, animated: false)
        #expect(cover.view.window === window)
        navigation.dismiss(animated: false)
        #expect(log.take() == [])
        navigation.popViewController(animated: false)
        navigation.view.layoutIfNeeded()
        #expect(log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
    }

    @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
    func `what a controller presents in its context leaves the screen when the controller is popped`(
        style: UIModalPresentationStyle
    ) {
        let (first, second) = (UIViewController(), LoggingController("B", log))
        let shown = LoggingController("A", log)
        let navigation = UINavigationController(rootViewController: first)
        let window = phoneWindow(navigation)
        navigation.pushViewController(second, animated: false)
        navigation.view.layoutIfNeeded()
        shown.modalPresentationStyle = style
        second.definesPresentationContext = true
        second.present(shown, animated: false)
        log.calls = []
        navigation.popViewController(animated: false)
        navigation.view.layoutIfNeeded()
        #expect(window.hitTest(CGPoint(x: 195, y: 400), with: nil) === first.view)
        #expect(shown.presentingViewController == nil && shown.view.window == nil)
        #expect(log.calls.filter { $0.hasPrefix("A") } == ["A willDisappear", "A didDisappear"])
        #expect(!log.calls.contains("B willAppear"))
    }

    @Test func `a style that is set before the presentation makes another presentation controller`() {
        let shown = UIViewController()
        #expect(shown.sheetPresentationController != nil)
        shown.modalPresentationStyle = .fullScreen
        #expect(shown.sheetPresentationController == nil)
        #expect(shown.presentationController?.shouldRemovePresentersView == true)
        shown.modalPresentationStyle = .formSheet
        #expect(shown.sheetPresentationController?.presentationStyle == .formSheet)
        #expect(shown.activePresentationController == nil)
    }

    @Test func `a view fades, slides or turns, as its transition style says`() async {
        for style in [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal] {
            let (root, shown) = (UIViewController(), UIViewController())
            let window = phoneWindow(root)
            shown.modalPresentationStyle = .overFullScreen
            shown.modalTransitionStyle = style
            var isDone = false
            root.present(shown, animated: true) { isDone = true }
            await wait(until: { isDone })
            #expect(shown.view.alpha == 1 && shown.view.transform == .identity && !shown.view.isHidden)
            root.dismiss(animated: true) { isDone = false }
            await wait(until: { !isDone })
            #expect(shown.view.alpha == 1 && shown.view.transform == .identity && !shown.view.isHidden)
            #expect(window.subviews == [root.view])
        }
    }

    @Test func `sheets lie on sheets, and the one behind moves back`() throws {
        let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
        let window = phoneWindow(root)
        root.present(first, animated: false)
        first.present(second, animated: false)
        window.layoutIfNeeded()
        let chrome = try #require(first.sheetPresentationController).chrome
        #expect(abs(chrome.frame.minX - 16) < 0.01 && abs(chrome.frame.minY - 10) < 0.01)
        #expect(first.presentedViewController === second && root.presentedViewController === first)
        root.dismiss(animated: false)
        #expect(root.presentedViewController == nil && first.presentedViewController == nil)
        #expect(window.subviews == [root.view] && root.view.transform == .identity)
    }

    @Test func `a full screen over a sheet takes the sheet's content away and brings it back`() {
        let (root, sheet, full) = (UIViewController(), UIViewController(), UIViewController())
        let window = phoneWindow(root)
        root.present(sheet, animated: false)
        let place = sheet.view.superview
        full.modalPresentationStyle = .fullScreen
        sheet.present(full, animated: false)
        #expect(sheet.view.window == nil && full.view.frame == window.bounds)
        sheet.dismiss(animated: false)
        #expect(sheet.view.superview === place && sheet.view.frame.height == 824)
    }

    // MARK: Action sheets

    private func actionSheet(_ calls: @escaping (String) -> Void) -> UIAlertController {
        let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Share", style: .default) { _ in calls("share") })
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in calls("delete") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in calls("cancel") })
        return sheet
    }

    private func buttons(in view: UIView) -> [AlertButton] {
        view.subviews.flatMap { ($0 as? AlertButton).map { [$0] } ?? buttons(in: $0) }
    }

    @Test func `an action sheet lies at the bottom of a narrow window, and a touch beside it cancels`()
        async throws
    {
        let root = UIViewController()
        let window = phoneWindow(root)
        var calls: [String] = []
        let sheet = actionSheet { calls.append($0) }
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        let found = buttons(in: window)
        #expect(found.map(\.accessibilityLabel) == ["Share", "Delete", "Cancel"])
        let cancel = try #require(found.last)
        #expect(cancel.convert(cancel.bounds, to: window) == CGRect(x: 8, y: 779, width: 374, height: 57))
        #expect(window.performEscape())
        await wait(until: { !calls.isEmpty })
        #expect(calls == ["cancel"] && root.presentedViewController == nil)
    }

    @Test func `an action sheet is a popover without Cancel in a wide window`() async throws {
        let root = UIViewController()
        let window = phoneWindow(root, width: 1000, height: 700)
        let source = UIView(frame: CGRect(x: 480, y: 100, width: 40, height: 40))
        root.view.addSubview(source)
        var calls: [String] = []
        let sheet = actionSheet { calls.append($0) }
        sheet.popoverPresentationController?.sourceView = source
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(buttons(in: window).map(\.accessibilityLabel) == ["Share", "Delete"])
        #expect(sheet.popoverPresentationController?.arrowDirection == .up)
        #expect(root.presentedFrame?.width == 304)
        // A touch outside the popover cancels the action sheet.
        let beside = try #require(
            window.hitTest(CGPoint(x: 20, y: 600), with: nil) as? PresentationDimmingView)
        beside.action?()
        await wait(until: { !calls.isEmpty })
        #expect(calls == ["cancel"])
    }
}

/// Counts the times that the Escape key reaches it.
private final class EscapingController: UIViewController {
    var escapes = 0

    override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
    }
}
