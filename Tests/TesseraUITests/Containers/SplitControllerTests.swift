import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct SplitControllerTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 700))
    let log = Log()

    /// A delegate that records calls and returns the values that a test sets.
    @MainActor final class Listener: NSObject, UISplitViewControllerDelegate {
        var calls: [String] = []
        var top: UISplitViewController.Column?
        var givesSecondaryUp = false

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { calls.append("\(displayMode)") }
        func splitViewController(
            _ svc: UISplitViewController, willShow column: UISplitViewController.Column
        ) { calls.append("show \(column)") }
        func splitViewController(
            _ svc: UISplitViewController, willHide column: UISplitViewController.Column
        ) { calls.append("hide \(column)") }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            calls.append("top \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool { givesSecondaryUp }
    }

    private func putOnScreen(
        _ split: UISplitViewController, _ sizeClass: UIUserInterfaceSizeClass = .regular
    ) {
        split.traitOverrides.horizontalSizeClass = sizeClass
        window.rootViewController = split
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private func makeDouble() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(LoggingController("A", log), for: .primary)
        split.setViewController(LoggingController("B", log), for: .secondary)
        return split
    }

    private func narrow(_ isNarrow: Bool) {
        window.rootViewController?.traitOverrides.horizontalSizeClass = isNarrow ? .compact : .regular
        window.frame.size.width = isNarrow ? 390 : 1000
        window.layoutIfNeeded()
    }

    private func stack(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> [String?] {
        split.columns[column]?.navigation?.viewControllers.map(\.title) ?? []
    }

    @Test func `the former names of display modes have the values of the new ones`() {
        typealias Mode = UISplitViewController.DisplayMode
        #expect(Mode.primaryHidden == .secondaryOnly)
        #expect(Mode.allVisible == .oneBesideSecondary)
        #expect(Mode.primaryOverlay == .oneOverSecondary)
        #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    }

    @Test func `columns lie beside each other where the room is wide`() {
        let split = makeDouble()
        putOnScreen(split)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.splitBehavior == .tile)
        #expect(!split.isCollapsed)
        let (primary, secondary) = (
            split.viewController(for: .primary), split.viewController(for: .secondary)
        )
        #expect(primary?.splitViewController === split)
        #expect(primary?.view.convert(CGPoint.zero, to: nil) == .zero)
        #expect(primary?.view.bounds.width == 320)
        #expect(secondary?.view.convert(CGPoint.zero, to: nil).x == 320)
        #expect(secondary?.view.bounds.width == 680)
        #expect(primary?.traitCollection.horizontalSizeClass == .compact)
        #expect(secondary?.traitCollection.horizontalSizeClass == .regular)
        #expect(
            Set(log.take()) == [
                "A didLoad", "A willAppear", "A isAppearing", "A didAppear", "B didLoad", "B willAppear",
                "B isAppearing", "B didAppear",
            ])
    }

    @Test func `a column that is hidden disappears, and appears when it is shown`() async {
        let (split, listener) = (makeDouble(), Listener())
        split.delegate = listener
        putOnScreen(split)
        listener.calls = []
        log.calls = []
        split.hide(.primary)
        #expect(split.displayMode == .secondaryOnly)
        #expect(listener.calls == ["secondaryOnly", "hide primary"])
        #expect(log.take() == ["A willDisappear"])
        await wait(until: { !log.calls.isEmpty })
        #expect(log.take() == ["A didDisappear"])
        split.show(.primary)
        #expect(log.take() == ["A willAppear", "A isAppearing"])
        await wait(until: { !log.calls.isEmpty })
        #expect(log.take() == ["A didAppear"])
        #expect(split.displayMode == .oneBesideSecondary)
    }

    @Test func `what a column presents in its context goes and comes with the column`() async throws {
        let split = makeDouble()
        putOnScreen(split)
        let shown = LoggingController("C", log)
        shown.modalPresentationStyle = .overCurrentContext
        let primary = try #require(split.columns[.primary]?.navigation)
        primary.topViewController?.present(shown, animated: false)
        #expect(shown.presentingViewController === primary)
        let point = CGPoint(x: 100, y: 400)
        #expect(window.hitTest(point, with: nil) === shown.view)
        log.calls = []
        split.hide(.primary)
        await wait(until: { log.calls.contains("C didDisappear") })
        split.show(.primary)
        await wait(until: { log.calls.contains("C didAppear") })
        #expect(window.hitTest(point, with: nil) === shown.view)
    }

    /// A split view that hides a column as soon as it is loaded.
    private final class EarlySplit: UISplitViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            hide(.primary)
        }
    }

    @Test func `columns that viewDidLoad hides wait for a delegate that is set after it`() {
        let (split, listener) = (EarlySplit(style: .doubleColumn), Listener())
        split.setViewController(LoggingController("A", log), for: .primary)
        split.setViewController(LoggingController("B", log), for: .secondary)
        split.loadViewIfNeeded()
        split.delegate = listener
        putOnScreen(split)
        #expect(split.displayMode == .secondaryOnly)
        #expect(listener.calls == ["show secondary"])
    }

    @Test func `a delegate that is set after viewDidLoad chooses the column of a narrow window`() {
        let (split, listener) = (EarlySplit(style: .doubleColumn), Listener())
        split.setViewController(LoggingController("A", log), for: .primary)
        split.setViewController(LoggingController("B", log), for: .secondary)
        split.loadViewIfNeeded()
        split.delegate = listener
        listener.top = .primary
        putOnScreen(split, .compact)
        #expect(split.isCollapsed && listener.calls == ["top secondary", "collapsed"])
        #expect(stack(split, .primary) == ["A"])
    }

    @Test func `a tap beside a column in front of the secondary one and the Escape key hide the column`() {
        let split = makeDouble()
        split.preferredSplitBehavior = .overlay
        split.preferredDisplayMode = .oneOverSecondary
        putOnScreen(split)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(split.viewController(for: .secondary)?.view.bounds.width == 1000)
        #expect(split.dimming.superview === split.view)
        UIView.performWithoutAnimation { _ = split.accessibilityPerformEscape() }
        #expect(split.displayMode == .secondaryOnly)
        split.show(.primary)
        #expect(split.displayMode == .oneOverSecondary)
        _ = split.dimming.accessibilityActivate()
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test func `a swipe from the edge brings a column in, and one back takes it away`() {
        let split = makeDouble()
        split.preferredSplitBehavior = .overlay
        split.preferredDisplayMode = .secondaryOnly
        putOnScreen(split)
        #expect(split.acceptsSwipe(from: CGPoint(x: 10, y: 300), way: 12))
        #expect(!split.acceptsSwipe(from: CGPoint(x: 40, y: 300), way: 12))
        #expect(!split.acceptsSwipe(from: CGPoint(x: 10, y: 300), way: -12))
        split.swiped()
        #expect(split.displayMode == .oneOverSecondary)
        #expect(split.acceptsSwipe(from: CGPoint(x: 500, y: 300), way: -12))
        split.presentsWithGesture = false
        #expect(!split.acceptsSwipe(from: CGPoint(x: 500, y: 300), way: -12))
    }

    @Test func `the button goes from mode to mode`() {
        let split = UISplitViewController(style: .tripleColumn)
        for (name, column) in [
            ("A", UISplitViewController.Column.primary), ("B", .supplementary), ("C", .secondary),
        ] {
            split.setViewController(LoggingController(name, log), for: column)
        }
        window.frame.size.width = 1200
        putOnScreen(split)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(
            split.viewController(for: .supplementary)?.navigationItem.containerItems == [
                split.displayModeButtonItem
            ])
        split.displayModeButtonItem.perform(from: split.view)
        #expect(split.displayMode == .twoBesideSecondary)
        #expect(
            split.viewController(for: .primary)?.navigationItem.containerItems == [
                split.displayModeButtonItem
            ])
        #expect(split.viewController(for: .supplementary)?.navigationItem.containerItems == [])
        split.displayModeButtonItem.perform(from: split.view)
        #expect(split.displayMode == .oneBesideSecondary)
        window.frame.size.width = 1000
        window.layoutIfNeeded()
        split.show(.primary)
        #expect(split.displayMode == .twoDisplaceSecondary)
        split.show(.secondary)
        #expect(split.displayMode == .oneBesideSecondary)
    }

    @Test func `columns that need the room of the secondary one move it away or lie in front of it`() {
        let split = UISplitViewController(style: .tripleColumn)
        for (name, column) in [
            ("A", UISplitViewController.Column.primary), ("B", .supplementary), ("C", .secondary),
        ] {
            split.setViewController(LoggingController(name, log), for: column)
        }
        split.preferredDisplayMode = .twoBesideSecondary
        split.preferredSplitBehavior = .tile
        window.frame.size.width = 960
        putOnScreen(split)
        #expect(split.displayMode == .twoBesideSecondary && split.splitBehavior == .tile)
        for (width, mode) in [
            (959.0, UISplitViewController.DisplayMode.twoDisplaceSecondary), (640, .twoDisplaceSecondary),
            (639, .twoOverSecondary), (960, .twoBesideSecondary),
        ] {
            window.frame.size.width = width
            window.layoutIfNeeded()
            #expect(split.displayMode == mode, "\(width)")
        }
        window.frame.size.width = 800
        window.layoutIfNeeded()
        #expect(split.splitBehavior == .displace)
        split.presentsWithGesture = false
        #expect(split.displayMode == .twoBesideSecondary && split.splitBehavior == .tile)
    }

    @Test func `columns that the user has displayed are hidden too if the room is too small`() {
        let split = makeDouble()
        split.preferredDisplayMode = .secondaryOnly
        split.preferredSplitBehavior = .tile
        split.preferredPrimaryColumnWidth = 400
        window.frame.size.width = 720
        putOnScreen(split)
        split.show(.primary)
        #expect(split.displayMode == .oneBesideSecondary)
        window.frame.size.width = 719
        window.layoutIfNeeded()
        #expect(split.displayMode == .oneOverSecondary)
    }

    @Test func `columns beside the secondary one keep its minimum width free, which the app may set`() {
        let split = makeDouble()
        putOnScreen(split)
        split.minimumSecondaryColumnWidth = 680
        #expect(split.displayMode == .oneBesideSecondary)
        split.minimumSecondaryColumnWidth = 681
        #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
        split.show(.primary)
        #expect(split.displayMode == .oneOverSecondary)
    }

    /// A delegate that records which columns have come and gone.
    private final class Observer: NSObject, UISplitViewControllerDelegate {
        var calls: [String] = []

        func splitViewController(
            _ svc: UISplitViewController, didShow column: UISplitViewController.Column
        ) { calls.append("\(column) shown") }
        func splitViewController(
            _ svc: UISplitViewController, didHide column: UISplitViewController.Column
        ) { calls.append("\(column) hidden") }
    }

    @Test func `the delegate learns that a column is there or gone after the animation`() async {
        let (split, observer) = (makeDouble(), Observer())
        split.delegate = observer
        putOnScreen(split)
        #expect(observer.calls == ["primary shown", "secondary shown"])
        #expect(split.isShowing(.primary) && split.isShowing(.secondary) && !split.isShowing(.compact))
        split.hide(.primary)
        #expect(!split.isShowing(.primary) && observer.calls.count == 2)
        await wait(until: { observer.calls.count == 3 })
        #expect(observer.calls.last == "primary hidden")
        narrow(true)
        #expect(split.isCollapsed && split.isShowing(.secondary) && !split.isShowing(.primary))
    }

    @Test func `a column that is hidden again before it was gone is reported once`() async {
        let (split, observer) = (makeDouble(), Observer())
        split.delegate = observer
        putOnScreen(split)
        observer.calls = []
        split.hide(.primary)
        split.show(.primary)
        split.hide(.primary)
        await wait(until: { !observer.calls.isEmpty })
        // The animations of the changes before are over by the time of this one.
        split.show(.primary)
        await wait(until: { observer.calls.contains("primary shown") })
        #expect(observer.calls == ["primary hidden", "primary shown"])
    }

    @Test func `children learn the sizes that they will have, also if other columns are visible then`() throws
    {
        let split = makeDouble()
        putOnScreen(split)
        let (first, last) = (
            try #require(split.viewController(for: .primary)?.navigationController),
            try #require(split.viewController(for: .secondary)?.navigationController)
        )
        func size(of child: UIViewController, _ width: CGFloat, _ height: CGFloat) -> CGSize {
            split.size(
                forChildContentContainer: child, withParentContainerSize: CGSize(width: width, height: height)
            )
        }
        #expect(size(of: last, 1200, 800) == CGSize(width: 880, height: 800))
        #expect(size(of: first, 1200, 800) == CGSize(width: 320, height: 800))
        // In a high window the first column lies in front of the other one.
        #expect(size(of: last, 700, 1000) == CGSize(width: 700, height: 1000))
        #expect(split.displayMode == .oneBesideSecondary && last.view.bounds.width == 680)
    }

    @Test func `the app decides whether there is a button for the columns`() {
        let split = makeDouble()
        putOnScreen(split)
        func hasButton() -> Bool {
            [UISplitViewController.Column.primary, .secondary].contains { column in
                split.viewController(for: column)?.navigationItem.containerItems
                    .contains(split.displayModeButtonItem) == true
            }
        }
        #expect(hasButton())
        split.displayModeButtonVisibility = .never
        #expect(!hasButton())
        split.displayModeButtonVisibility = .always
        split.presentsWithGesture = false
        #expect(hasButton())
        split.displayModeButtonVisibility = .automatic
        #expect(!hasButton())
    }

    @Test func `columns become a stack where the room is narrow, and columns again`() {
        let (split, listener) = (makeDouble(), Listener())
        split.delegate = listener
        putOnScreen(split)
        listener.calls = []
        narrow(true)
        #expect(split.isCollapsed)
        #expect(listener.calls == ["top secondary", "collapsed"])
        #expect(stack(split, .primary) == ["A", "B"])
        #expect(split.viewControllers.count == 1)
        #expect(split.viewController(for: .secondary)?.view.window === window)
        #expect(split.viewController(for: .secondary)?.view.bounds.width == 390)
        split.columns[.primary]?.navigation?.pushViewController(LoggingController("C", log), animated: false)
        listener.calls = []
        narrow(false)
        #expect(!split.isCollapsed)
        #expect(listener.calls.contains("expanded"))
        #expect(stack(split, .primary) == ["A"])
        #expect(stack(split, .secondary) == ["B", "C"])
        #expect(split.displayMode == .oneBesideSecondary)
    }

    @Test func `the delegate chooses the column on top, and others come when they are asked for`() {
        let (split, listener) = (makeDouble(), Listener())
        split.delegate = listener
        listener.top = .primary
        putOnScreen(split, .compact)
        #expect(split.isCollapsed)
        #expect(stack(split, .primary) == ["A"])
        UIView.performWithoutAnimation { split.show(.secondary) }
        #expect(stack(split, .primary) == ["A", "B"])
        UIView.performWithoutAnimation { split.hide(.secondary) }
        #expect(stack(split, .primary) == ["A"])
        #expect(stack(split, .secondary) == ["B"])
        let other = LoggingController("D", log)
        UIView.performWithoutAnimation { split.showDetailViewController(other, sender: nil) }
        #expect(stack(split, .primary) == ["A", "D"])
        #expect(split.viewController(for: .secondary) === other)
    }

    @Test func `a compact column stands for all others where the room is narrow`() {
        let (split, listener) = (makeDouble(), Listener())
        split.delegate = listener
        let compact = LoggingController("Z", log)
        split.setViewController(compact, for: .compact)
        putOnScreen(split)
        #expect(compact.viewIfLoaded == nil)
        listener.calls = []
        log.calls = []
        narrow(true)
        #expect(listener.calls == ["top compact", "collapsed"])
        #expect(split.viewControllers == [compact])
        #expect(compact.view.window === window)
        #expect(stack(split, .secondary) == ["B"])
        narrow(false)
        #expect(compact.view.superview == nil)
        #expect(split.viewControllers.count == 2)
        #expect(split.viewController(for: .secondary)?.view.window === window)
    }

    @Test func `an array of controllers becomes a stack and an array again`() {
        let split = UISplitViewController()
        let primary = UINavigationController(rootViewController: LoggingController("A", log))
        let secondary = UINavigationController(rootViewController: LoggingController("B", log))
        split.viewControllers = [primary, secondary]
        putOnScreen(split)
        #expect(split.viewControllers == [primary, secondary])
        narrow(true)
        #expect(split.viewControllers == [primary])
        #expect(primary.viewControllers.map(\.title) == ["A", "B"])
        narrow(false)
        #expect(split.viewControllers == [primary, secondary])
        #expect(primary.viewControllers.map(\.title) == ["A"])
        #expect(secondary.viewControllers.map(\.title) == ["B"])
    }

    @Test func `the delegate gives a secondary controller up, and the next detail is pushed`() {
        let (split, listener) = (UISplitViewController(), Listener())
        split.delegate = listener
        listener.givesSecondaryUp = true
        let primary = UINavigationController(rootViewController: LoggingController("A", log))
        split.viewControllers = [primary, UIViewController()]
        putOnScreen(split)
        narrow(true)
        #expect(primary.viewControllers.map(\.title) == ["A"])
        let detail = LoggingController("B", log)
        primary.topViewController?.showDetailViewController(detail, sender: nil)
        #expect(primary.viewControllers.map(\.title) == ["A", "B"])
        narrow(false)
        #expect(split.viewControllers == [primary, detail])
        let other = LoggingController("C", log)
        primary.showDetailViewController(other, sender: nil)
        #expect(split.viewControllers == [primary, other])
    }

    @Test func `the primary column is at the other side where the app or the language says so`() {
        let split = makeDouble()
        split.primaryEdge = .trailing
        putOnScreen(split)
        #expect(split.viewController(for: .primary)?.view.convert(CGPoint.zero, to: nil).x == 680)
        split.primaryEdge = .leading
        window.layoutIfNeeded()
        #expect(split.viewController(for: .primary)?.view.convert(CGPoint.zero, to: nil).x == 0)
    }
}
