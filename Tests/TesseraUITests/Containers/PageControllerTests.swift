import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct PageControllerTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let log = Log()
    let all: [LoggingController]
    let pages: Pages
    let controller: UIPageViewController

    init() {
        let log = log
        all = ["A", "B", "C"].map { LoggingController($0, log) }
        pages = Pages(all)
        controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = pages
    }

    private func putOnScreen(_ index: Int = 0) {
        controller.setViewControllers([all[index]], direction: .forward, animated: false)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private func frame(_ index: Int) -> CGRect { all[index].view.frame }

    @Test func `the current page appears with the controller, and its neighbours are loaded beside it`() {
        putOnScreen(1)
        #expect(
            log.take() == [
                "B didLoad", "A didLoad", "C didLoad", "B willAppear", "B isAppearing", "B didAppear",
            ])
        #expect(pages.questions == ["before B", "after B"])
        #expect(Set(controller.children) == Set(all))
        #expect(controller.viewControllers == [all[1]])
        #expect((0..<3).map { frame($0).minX } == [0, 390, 780])
        #expect(controller.scrollView.contentOffset.x == 390)
        window.isHidden = true
        #expect(log.take() == ["B willDisappear", "B didDisappear"])
    }

    @Test func `the app goes to a page without moving, and the data source is asked for those around it`() {
        putOnScreen()
        log.calls = []
        var isFinished: Bool?
        controller.setViewControllers([all[2]], direction: .forward, animated: false) { isFinished = $0 }
        #expect(isFinished == true)
        #expect(
            log.take() == [
                "C didLoad", "C willAppear", "A willDisappear", "C isAppearing", "C didAppear",
                "A didDisappear",
            ])
        #expect(controller.viewControllers == [all[2]])
        #expect(Set(controller.children) == [all[1], all[2]])
        #expect(all[0].parent == nil)
        #expect(all[0].view.superview == nil)
        #expect(controller.scrollView.contentOffset.x == 390)
    }

    @Test(arguments: [UIModalPresentationStyle.overCurrentContext, .currentContext])
    func `what a page presents in its context covers the page alone`(style: UIModalPresentationStyle) {
        putOnScreen()
        let (shown, middle) = (LoggingController("D", log), CGPoint(x: 195, y: 400))
        shown.modalPresentationStyle = style
        all[0].definesPresentationContext = true
        all[0].present(shown, animated: false)
        controller.layOutPages()
        #expect(window.hitTest(middle, with: nil) === shown.view)
        controller.setViewControllers([all[2]], direction: .forward, animated: false)
        #expect(window.hitTest(middle, with: nil) === all[2].view)
        log.calls = []
        controller.setViewControllers([all[0]], direction: .reverse, animated: false)
        #expect(window.hitTest(middle, with: nil) === shown.view)
        #expect(log.calls.contains("D didAppear"))
        all[0].dismiss(animated: false)
        #expect(window.hitTest(middle, with: nil) === all[0].view)
    }

    @Test func `setting the same page asks the data source anew`() {
        putOnScreen()
        pages.questions = []
        log.calls = []
        controller.setViewControllers([all[0]], direction: .forward, animated: false)
        #expect(pages.questions == ["before A", "after A"])
        #expect(log.take() == [])
    }

    @Test func `a page that the app animates to has arrived at once where no display shows it`() {
        putOnScreen(1)
        log.calls = []
        var isFinished: Bool?
        controller.setViewControllers([all[0]], direction: .reverse, animated: true) { isFinished = $0 }
        #expect(isFinished == true)
        #expect(
            log.take() == [
                "A willAppear", "B willDisappear", "A isAppearing", "A didAppear", "B didDisappear",
            ])
        #expect(controller.viewControllers == [all[0]])
        #expect(controller.scrollView.contentOffset.x == 390)
        #expect(Set(controller.children) == [all[0], all[1]])
    }

    @Test(arguments: [UIPageViewController.NavigationOrientation.horizontal, .vertical])
    func `the scroll view rests at one page, beside the first and the last page too`(
        orientation: UIPageViewController.NavigationOrientation
    ) {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
        controller.dataSource = pages
        controller.setViewControllers([all[0]], direction: .forward, animated: false)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let scrollView = controller.scrollView
        let (rest, size) =
            orientation == .horizontal
            ? (CGPoint(x: 390, y: 0), CGSize(width: 1170, height: 844))
            : (CGPoint(x: 0, y: 844), CGSize(width: 390, height: 2532))
        for page in all {
            controller.setViewControllers([page], direction: .forward, animated: false)
            window.layoutIfNeeded()
            #expect(scrollView.contentOffset == rest)
            #expect(scrollView.contentSize == size)
            #expect(page.view.convert(CGPoint.zero, to: window) == .zero)
        }
        // Beyond the last page there is nothing to which the user could scroll.
        #expect(scrollView.farthestOffset == rest)
        #expect(scrollView.reachable(.zero) == .zero)
    }

    @Test func `a page controller without a data source rests at one page as well`() {
        controller.dataSource = nil
        putOnScreen()
        #expect(controller.scrollView.contentOffset.x == 390)
        #expect(controller.scrollView.reachable(.zero).x == 390)
        window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        window.layoutIfNeeded()
        #expect(controller.scrollView.contentOffset.x == 844)
        #expect(frame(0).minX == 844)
    }

    @Test func `a large title stays large above pages that lie one below another`() {
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        controller.dataSource = pages
        controller.setViewControllers([all[1]], direction: .forward, animated: false)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(controller.scrollView.contentOffset.y == controller.scrollView.bounds.height)
        #expect(navigation.navigationBar.drivingScrollView == nil)
        #expect(!navigation.navigationBar.isContentBelow)
    }

    @Test func `pages keep a distance, and the current one stays where the size changes`() {
        let controller = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 20])
        controller.dataSource = pages
        controller.setViewControllers([all[1]], direction: .forward, animated: false)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(controller.scrollView.frame == CGRect(x: 0, y: -10, width: 390, height: 864))
        #expect(controller.scrollView.contentOffset.y == 864)
        #expect(frame(2) == CGRect(x: 0, y: 1738, width: 390, height: 844))
        window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        window.layoutIfNeeded()
        #expect(controller.scrollView.contentOffset.y == 410)
        #expect(frame(2) == CGRect(x: 0, y: 830, width: 844, height: 390))
        #expect(controller.navigationOrientation == .vertical)
        #expect(controller.transitionStyle == .scroll)
    }

    @Test func `without a data source the user cannot scroll`() {
        putOnScreen()
        #expect(controller.scrollView.isScrollEnabled)
        controller.dataSource = nil
        #expect(!controller.scrollView.isScrollEnabled)
        #expect(controller.children == [all[0]])
    }

    @Test func `a page control marks the page where the data source counts`() {
        pages.count = 3
        putOnScreen(1)
        #expect(controller.pageControl.superview === controller.view)
        #expect(controller.pageControl.numberOfPages == 3)
        #expect(controller.pageControl.currentPage == 1)
        #expect(controller.pageControl.frame == CGRect(x: 0, y: 807, width: 390, height: 37))
        #expect(frame(1).height == 807)
        controller.setViewControllers([all[2]], direction: .forward, animated: false)
        #expect(controller.pageControl.currentPage == 2)
        controller.pageControl.accessibilityDecrement()
        #expect(controller.viewControllers == [all[1]])
        #expect(controller.pageControl.currentPage == 1)
    }

    @Test func `a page has the safe area of the controller`() {
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 0)
        putOnScreen()
        #expect(all[0].view.safeAreaInsets == UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 0))
    }
}

extension DisplayTests {
    @Suite @MainActor struct PageSwipeTests {
        @MainActor final class Stage {
            let log = Log()
            let all: [LoggingController]
            let pages: Pages
            let listener: PageLog
            let controller = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            let display: FakeDisplay

            init(
                _ names: [String], isCircle: Bool = false, isRightToLeft: Bool = false,
                isOnStack: Bool = false
            ) async throws {
                display = try await FakeDisplay.attached()
                let log = log
                all = names.map { LoggingController($0, log) }
                pages = Pages(all, isCircle: isCircle)
                listener = PageLog(log)
                controller.dataSource = pages
                controller.delegate = listener
                if isRightToLeft { controller.traitOverrides.layoutDirection = .rightToLeft }
                controller.setViewControllers([all[0]], direction: .forward, animated: false)
                _ = try display.show(
                    isOnStack ? UINavigationController(rootViewController: controller) : controller)
                await display.settle()
                log.calls = []
            }

            /// Reports an offset in points, with the shift that the display was sent last.
            func scroll(_ x: Double, _ phase: DisplayEvent.Scroll.Phase, isWheel: Bool? = nil) async throws {
                let view = controller.scrollView
                let sent = try #require(view.sentProperties?.scroll)
                display.send(
                    .scroll(
                        .init(
                            view: view.node.id, x: x, y: 0, revision: sent.revision, phase: phase,
                            shift: sent.shift, isWheel: isWheel)))
                await display.settle()
            }

            var offset: CGFloat { controller.scrollView.contentOffset.x }
            var title: String? { controller.viewControllers?.first?.title }
        }

        @Test func `a swipe to the next page calls the pages and the delegate in order`() async throws {
            let stage = try await Stage(["A", "B", "C"])
            try await stage.scroll(30, .dragging)
            #expect(
                stage.log.take() == [
                    "will go to B", "B willAppear", "A willDisappear", "B isAppearing", "C didLoad",
                ])
            #expect(stage.title == "A")
            try await stage.scroll(200, .decelerating)
            #expect(stage.log.take() == [])
            try await stage.scroll(390, .idle)
            #expect(stage.log.take() == ["B didAppear", "A didDisappear", "left A"])
            #expect(stage.title == "B")
            #expect(stage.controller.pages.map(\.title) == ["A", "B", "C"])
            #expect(
                stage.display.outline == """
                    UIWindow 0 0 390 844
                      PageScrollView 0 0 390 844 at 0 0
                        UIView 0 0 390 844
                        UIView 390 0 390 844
                        UIView 780 0 390 844
                    """)
        }

        @Test func `a swipe that is not far enough brings the page back`() async throws {
            let stage = try await Stage(["A", "B", "C"])
            try await stage.scroll(30, .dragging)
            stage.log.calls = []
            try await stage.scroll(0, .idle)
            #expect(
                stage.log.take() == [
                    "A willAppear", "B willDisappear", "A isAppearing", "A didAppear", "B didDisappear",
                    "stayed at A",
                ])
            #expect(stage.title == "A")
        }

        @Test
        func
            `the page behind the next one is loaded while the user swipes, so that a second swipe goes there`()
            async throws
        {
            let stage = try await Stage(["A", "B", "C", "D"])
            try await stage.scroll(30, .dragging)
            #expect(stage.controller.scrollView.sentProperties?.scroll?.contentWidth == 1170)
            try await stage.scroll(300, .decelerating)
            try await stage.scroll(420, .dragging)
            #expect(stage.title == "B")
            #expect(stage.controller.scrollView.sentProperties?.scroll?.contentWidth == 1560)
            try await stage.scroll(780, .idle)
            #expect(stage.title == "C")
            // Pages farther away than the neighbours are removed, and the visible page keeps its place.
            #expect(stage.controller.pages.map(\.title) == ["B", "C", "D"])
            #expect(stage.offset == 390)
            #expect(stage.all[0].parent == nil)
            #expect(stage.pages.questions == ["before A", "after A", "after B", "after C"])
        }

        @Test func `pages before the first loaded one come in without moving what is seen`() async throws {
            let stage = try await Stage(["A", "B", "C", "D"])
            stage.controller.setViewControllers([stage.all[3]], direction: .forward, animated: false)
            await stage.display.settle()
            stage.log.calls = []
            #expect(stage.controller.pages.map(\.title) == ["C", "D"])
            try await stage.scroll(350, .dragging)
            // B was inserted before C, so everything moved by the width of a page on the display, but not for the app.
            #expect(stage.controller.pages.map(\.title) == ["B", "C", "D"])
            #expect(stage.offset == 350)
            #expect(stage.controller.scrollView.displayedOffset(CGPoint(x: 350, y: 0)).x == 740)
            #expect(stage.log.take().first == "will go to C")
            try await stage.scroll(390, .idle)
            #expect(stage.title == "C")
            #expect(
                stage.display.outline == """
                    UIWindow 0 0 390 844
                      PageScrollView 0 0 390 844 at 0 0
                        UIView 780 0 390 844
                        UIView 390 0 390 844
                        UIView 0 0 390 844
                    """)
        }

        @Test func `two pages that follow each other in a circle are reached on both sides`() async throws {
            let stage = try await Stage(["A", "B"], isCircle: true)
            #expect(stage.controller.pages.map(\.title) == ["B", "A", "B"])
            #expect(stage.offset == 390)
            #expect(stage.all[1].view.frame.minX == 780)
            try await stage.scroll(350, .dragging)
            #expect(stage.all[1].view.frame.minX == stage.offset - 350)
            try await stage.scroll(390, .idle)
            #expect(stage.title == "B")
            #expect(stage.controller.pages.map(\.title) == ["A", "B", "A"])
        }

        @Test func `from right to left, the next page is at the left`() async throws {
            let stage = try await Stage(["A", "B", "C"], isRightToLeft: true)
            // The display measures the offset from the left. There are two pages, and the first one is on the right.
            #expect(stage.controller.scrollView.sentProperties?.scroll?.offset == [390, 0])
            try await stage.scroll(350, .dragging)
            #expect(stage.log.take().first == "will go to B")
            // C was inserted on the left, so B is at 390 now.
            try await stage.scroll(390, .idle)
            #expect(stage.title == "B")
        }

        @Test func `the display moves an animated page, and the completion waits for it`() async throws {
            let stage = try await Stage(["A", "B", "C"])
            var isFinished: Bool?
            stage.controller.setViewControllers([stage.all[2]], direction: .forward, animated: true) {
                isFinished = $0
            }
            await stage.display.settle()
            #expect(stage.controller.pages.map(\.title) == ["A", "C"])
            #expect(
                stage.log.take() == ["C didLoad", "C willAppear", "A willDisappear", "C isAppearing"])
            let sent = try #require(stage.controller.scrollView.sentProperties?.scroll)
            #expect(sent.isAnimated == true)
            #expect(sent.offset == [390, 0])
            #expect(isFinished == nil)
            try await stage.scroll(200, .animating)
            try await stage.scroll(390, .idle)
            #expect(isFinished == true)
            #expect(stage.log.take() == ["C didAppear", "A didDisappear"])
            #expect(stage.controller.pages.map(\.title) == ["B", "C"])
            #expect(stage.title == "C")
        }

        @Test func `pages on a navigation stack report a swipe when it begins`() async throws {
            let stage = try await Stage(["A", "B"], isOnStack: true)
            try await stage.scroll(30, .dragging)
            #expect(stage.log.take().first == "will go to B")
        }

        @Test func `an animated page comes even if a wheel was turned before`() async throws {
            let stage = try await Stage(["A", "B", "C"])
            try await stage.scroll(30, .decelerating, isWheel: true)
            var isFinished: Bool?
            stage.controller.setViewControllers([stage.all[2]], direction: .forward, animated: true) {
                isFinished = $0
            }
            await stage.display.settle()
            try await stage.scroll(200, .animating)
            #expect(isFinished == nil)
            try await stage.scroll(390, .idle)
            #expect(isFinished == true)
            #expect(stage.title == "C")
        }

        @Test func `another size ends a transition of the app`() async throws {
            let stage = try await Stage(["A", "B"])
            var isFinished: Bool?
            stage.controller.setViewControllers([stage.all[1]], direction: .forward, animated: true) {
                isFinished = $0
            }
            await stage.display.settle()
            let window = try #require(stage.controller.view.window)
            window.frame.size.width = 844
            window.layoutIfNeeded()
            #expect(isFinished == true)
            #expect(stage.title == "B")
            #expect(stage.offset == 844)
        }

        @Test func `pages return to their places when the display is lost in the middle of a swipe`()
            async throws
        {
            let stage = try await Stage(["A", "B", "C"])
            try await stage.scroll(300, .dragging)
            stage.display.send(.detached)
            await stage.display.settle()
            #expect(stage.title == "B")
            #expect(stage.offset == 390)
        }
    }
}
