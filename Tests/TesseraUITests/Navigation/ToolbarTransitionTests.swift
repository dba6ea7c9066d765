import Foundation
import Testing

@testable import TesseraUI

@MainActor struct ToolbarTransitionTests {
    /// A controller with or without a toolbar. It notes the places of the bars as the animation begins.
    private final class Screen: UIViewController {
        var withToolbar = false
        var withoutNavigationBar = false
        var toolbarAtStart: CGFloat?
        var navigationBarAtStart: CGRect?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            transitionCoordinator?.animate(alongsideTransition: { [self] _ in
                toolbarAtStart = navigationController?.toolbar.frame.minY
                navigationBarAtStart = navigationController?.navigationBar.frame
            })
            navigationController?.setToolbarHidden(!withToolbar, animated: animated)
            navigationController?.setNavigationBarHidden(withoutNavigationBar, animated: animated)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let tabs = UITabBarController()
    private let root = Screen()
    private let pushed = Screen()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: root)
    }

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
    }
    private func push() {
        navigation.pushViewController(pushed, animated: true)
        window.layoutIfNeeded()
    }
    private func pop() {
        navigation.popViewController(animated: true)
        window.layoutIfNeeded()
    }

    @Test func `a toolbar that appears as a screen is pushed slides over the lower edge`() {
        pushed.withToolbar = true
        show(navigation)
        push()
        #expect(pushed.toolbarAtStart == 844 && navigation.toolbar.frame.minY == 795)
        navigation.transitions.settle()
        #expect(navigation.toolbar.frame.minY == 795)
        pop()
        #expect(root.toolbarAtStart == 795 && navigation.toolbar.frame.minY == 844)
        navigation.transitions.settle()
        #expect(navigation.toolbar.isHidden)
    }

    @Test func `a toolbar keeps its items while it slides away`() throws {
        let item = UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)
        root.withToolbar = true
        root.toolbarItems = [item]
        show(navigation)
        push()
        #expect(navigation.toolbar.frame.minY == 844 && !navigation.toolbar.isHidden)
        #expect(navigation.toolbar.items == [item])
        navigation.transitions.settle()
        #expect(navigation.toolbar.isHidden && navigation.toolbar.items == nil)
        pop()
        #expect(navigation.toolbar.items == [item])
        navigation.transitions.settle()
        #expect(navigation.toolbar.items == [item])
    }

    @Test func `a toolbar that comes back while it slides away has the items of the controller on top`() {
        let item = UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)
        root.withToolbar = true
        root.toolbarItems = [UIBarButtonItem(title: "Root", style: .plain, target: nil, action: nil)]
        pushed.toolbarItems = [item]
        show(navigation)
        push()
        navigation.setToolbarHidden(false, animated: true)
        #expect(navigation.toolbar.items == [item])
        navigation.transitions.settle()
        #expect(navigation.toolbar.items == [item])
    }

    @Test func `the first toolbar of a controller comes over the edge, too, outside of a transition`() {
        show(navigation)
        navigation.setToolbarHidden(false, animated: true)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
    }

    @Test
    func `a navigation bar leaves and comes back with the screen that has it, which keeps its safe area`() {
        pushed.withoutNavigationBar = true
        show(navigation)
        let bar = navigation.navigationBar
        let height = bar.frame.height
        push()
        #expect(pushed.navigationBarAtStart?.origin == .zero)
        #expect(bar.frame == CGRect(x: -390, y: 0, width: 390, height: height) && !bar.isHidden)
        #expect(bar.topItem === root.navigationItem)
        #expect(navigation.transitions.barSlide?.appears == false)
        #expect(pushed.view.safeAreaInsets.top == 0 && root.view.safeAreaInsets.top == height)
        navigation.transitions.settle()
        #expect(navigation.transitions.barSlide == nil && bar.isHidden)
        #expect(bar.frame.minX == 0 && bar.topItem === pushed.navigationItem)
        pop()
        #expect(pushed.view.safeAreaInsets.top == 0 && root.view.safeAreaInsets.top == height)
        #expect(root.navigationBarAtStart?.origin == CGPoint(x: -390, y: 0))
        #expect(bar.frame.origin == .zero && !bar.isHidden && bar.passage == nil)
        navigation.transitions.settle()
        #expect(bar.frame.origin == .zero && !bar.isHidden && navigation.transitions.barSlide == nil)
    }

    private final class Scrolling: UIViewController {
        override func loadView() {
            let content = UIScrollView()
            content.contentSize = CGSize(width: 390, height: 3000)
            view = content
        }
    }

    @Test func `a navigation bar looks as the old content has left it until the transition begins`() throws {
        let list = Scrolling()
        let navigation = UINavigationController(rootViewController: list)
        let bar = navigation.navigationBar
        bar.prefersLargeTitles = true
        show(navigation)
        let content = try #require(list.view as? UIScrollView)
        content.contentOffset.y = 200
        window.layoutIfNeeded()
        #expect(bar.isContentBelow && bar.frame.height == 44)
        // The first toolbar asks for a layout before the bar gets its new items.
        pushed.withToolbar = true
        navigation.pushViewController(pushed, animated: true)
        window.layoutIfNeeded()
        let leaving = try #require(bar.passage?.leavingBackground)
        #expect(leaving.look?.effect != nil)
        #expect(!bar.isContentBelow && bar.frame.height == 96)
        navigation.transitions.settle()
    }

    @Test func `a navigation bar comes from the right with a screen that is pushed`() {
        root.withoutNavigationBar = true
        show(navigation)
        let bar = navigation.navigationBar
        #expect(bar.isHidden)
        push()
        #expect(pushed.navigationBarAtStart?.origin == CGPoint(x: 390, y: 0))
        #expect(bar.frame.origin == .zero && pushed.view.safeAreaInsets.top == bar.frame.height)
        #expect(root.view.safeAreaInsets.top == 0)
        navigation.transitions.settle()
        #expect(bar.frame.origin == .zero && !bar.isHidden)
    }

    /// A controller that hides the navigation bar at once, and displays it again as it leaves.
    private final class Bare: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.isNavigationBarHidden = true
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            navigationController?.setNavigationBarHidden(false, animated: animated)
        }
    }

    @Test func `a navigation bar that the old screen displays and the new one hides at once does not come`() {
        let (first, second) = (Bare(), Bare())
        let navigation = UINavigationController(rootViewController: first)
        let bar = navigation.navigationBar
        show(navigation)
        navigation.pushViewController(second, animated: true)
        window.layoutIfNeeded()
        #expect(navigation.transitions.barSlide == nil && bar.isHidden)
        #expect(first.view.safeAreaInsets.top == 0 && second.view.safeAreaInsets.top == 0)
        navigation.transitions.settle()
        #expect(bar.isHidden && bar.topItem === second.navigationItem)
    }

    @Test func `a navigation bar that is displayed again while it leaves has the items of the new screen`() {
        pushed.withoutNavigationBar = true
        show(navigation)
        push()
        #expect(navigation.transitions.barSlide?.appears == false)
        navigation.setNavigationBarHidden(false, animated: false)
        let bar = navigation.navigationBar
        #expect(bar.frame.origin == .zero && !bar.isHidden && bar.topItem === pushed.navigationItem)
        navigation.transitions.settle()
        #expect(bar.frame.origin == .zero && !bar.isHidden && bar.topItem === pushed.navigationItem)
    }

    @Test func `after a swipe back that is cancelled, the navigation bar is where it was`() throws {
        root.withoutNavigationBar = true
        show(navigation)
        navigation.pushViewController(pushed, animated: false)
        window.layoutIfNeeded()
        let bar = navigation.navigationBar
        let coordinator = try #require(navigation.beginSwipe())
        #expect(navigation.isNavigationBarHidden && navigation.transitions.barSlide?.appears == false)
        coordinator.update(0.3)
        coordinator.letGo(isCancelled: true, velocity: 0)
        navigation.transitions.settle()
        window.layoutIfNeeded()
        #expect(navigation.topViewController === pushed && !navigation.isNavigationBarHidden)
        #expect(bar.frame.origin == .zero && !bar.isHidden)
        #expect(bar.node.animations.isEmpty)
        #expect(pushed.view.safeAreaInsets.top == bar.frame.height)
    }

    @Test func `a toolbar above a tab bar leaves and comes back to its place above that bar`() {
        root.withToolbar = true
        pushed.withToolbar = true
        pushed.hidesBottomBarWhenPushed = true
        tabs.viewControllers = [navigation]
        show(tabs)
        // The tab bar is 49 points high, and so is the toolbar.
        #expect(navigation.toolbar.frame.minY == 746)
        push()
        #expect(pushed.toolbarAtStart == 746 && navigation.toolbar.frame.minY == 844)
        navigation.transitions.settle()
        pop()
        #expect(root.toolbarAtStart == 844)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 746, width: 390, height: 49))
        navigation.transitions.settle()
        #expect(navigation.toolbar.frame.minY == 746 && !navigation.toolbar.isHidden)
    }

    private final class Giving: NSObject, UINavigationControllerDelegate {
        let interaction = UIPercentDrivenInteractiveTransition()

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? Fade() : nil }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    @Test func `after a pop of the app's own that a gesture cancels, the bars are where they were`() {
        root.withToolbar = true
        pushed.withToolbar = true
        pushed.hidesBottomBarWhenPushed = true
        tabs.viewControllers = [navigation]
        show(tabs)
        push()
        navigation.transitions.settle()
        #expect(navigation.toolbar.isHidden && tabs.tabBar.isHidden)
        for _ in 0..<2 {
            let delegate = Giving()
            navigation.delegate = delegate
            pop()
            #expect(navigation.transitions.transition?.coordinator.isInteractive == true)
            #expect(navigation.toolbar.frame.minY == 746 && !tabs.tabBar.isHidden)
            delegate.interaction.update(0.4)
            delegate.interaction.cancel()
            navigation.transitions.settle()
            #expect(navigation.topViewController === pushed && navigation.toolbar.isHidden)
            #expect(tabs.tabBar.isHidden && tabs.tabBar.frame.minY == 844)
            #expect(navigation.toolbar.frame.minY == 844 && tabs.transitions.passage == nil)
        }
        navigation.delegate = nil
        pop()
        navigation.transitions.settle()
        #expect(
            navigation.toolbar.frame.minY == 746 && tabs.tabBar.frame.minY == 795 && !tabs.tabBar.isHidden)
    }
}

extension DisplayTests {
    @Suite @MainActor struct ToolbarItemTransitionTests {
        private final class WithToolbar: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setToolbarHidden(false, animated: animated)
            }
        }

        private func text(in view: UIView) -> UILabel? {
            view as? UILabel ?? view.subviews.lazy.compactMap { text(in: $0) }.first
        }

        @Test func `a toolbar moves as a whole, with its items in their places`() async throws {
            let display = try await FakeDisplay.attached()
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = try display.show(navigation)
            await display.settle()
            let pushed = WithToolbar()
            pushed.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)]
            navigation.pushViewController(pushed, animated: true)
            navigation.view.layoutIfNeeded()
            let toolbar = try #require(navigation.toolbar)
            #expect(toolbar.node.animations.contains { $0.keys.contains(.center) })
            let label = try #require(text(in: toolbar))
            #expect(label.frame.height > 0)
            for view in sequence(first: label as UIView, next: \.superview).prefix(while: { $0 !== toolbar })
            {
                #expect(
                    view.node.animations.allSatisfy { $0.keys.isDisjoint(with: [.bounds, .center]) },
                    "\(view)")
            }
            navigation.transitions.settle()
        }
    }
}
