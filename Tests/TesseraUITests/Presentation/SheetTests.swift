import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct SheetTests {
    let root = UIViewController()
    let shown = UIViewController()
    let log = PresentationLog()

    private var sheet: UISheetPresentationController {
        get throws { try #require(shown.sheetPresentationController) }
    }

    /// Sends the sheet an event of the display.
    private func display(
        _ phase: DisplayEvent.Sheet.Phase, height: Double? = nil, detent: Int? = nil, revision: Int? = nil
    ) throws {
        let chrome = try sheet.chrome
        chrome.displayDragged(
            .init(
                view: chrome.node.id, phase: phase, revision: revision ?? chrome.revision, height: height,
                detent: detent))
    }

    // MARK: Styles

    @Test func `a controller is presented as a page sheet unless it says otherwise`() {
        let window = phoneWindow(root)
        #expect(shown.modalPresentationStyle == .automatic)
        root.present(shown, animated: false)
        #expect(shown.presentationController is UISheetPresentationController)
        #expect(shown.presentationController?.presentationStyle == .pageSheet)
        // The presenter moves back to 10 points below the upper edge, and another 10 points of it stay visible above
        // the sheet.
        #expect(root.presentedFrame == CGRect(x: 0, y: 20, width: 390, height: 824))
        #expect(shown.view.frame.size == CGSize(width: 390, height: 824))
        #expect(root.view.window === window)
    }

    @Test
    func `a form sheet lies in the middle of a wide window, and is as large as its controller would like`()
        throws
    {
        let window = phoneWindow(root, width: 1024, height: 768)
        shown.modalPresentationStyle = .formSheet
        root.present(shown, animated: false)
        #expect(root.presentedFrame == CGRect(x: 242, y: 74, width: 540, height: 620))
        shown.preferredContentSize = CGSize(width: 400, height: 300)
        #expect(root.presentedFrame == CGRect(x: 312, y: 234, width: 400, height: 300))
        try sheet.prefersPageSizing = true
        #expect(root.presentedFrame == CGRect(x: 160, y: 20, width: 704, height: 728))
        #expect(shown.view.traitCollection.userInterfaceLevel == .elevated)
        withExtendedLifetime(window) {}
    }

    @Test func `a sheet covers a phone on its side, or lies at its lower edge`() throws {
        let window = phoneWindow(root, width: 844, height: 390)
        root.present(shown, animated: false)
        #expect(root.presentedFrame == CGRect(x: 0, y: 0, width: 844, height: 390))
        try sheet.prefersEdgeAttachedInCompactHeight = true
        #expect(root.presentedFrame == CGRect(x: 0, y: 20, width: 844, height: 370))
        try sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        shown.preferredContentSize = CGSize(width: 500, height: 200)
        #expect(root.presentedFrame == CGRect(x: 172, y: 20, width: 500, height: 370))
        withExtendedLifetime(window) {}
    }

    // MARK: Detents

    @Test func `a sheet comes to rest at its lowest detent first`() throws {
        let window = phoneWindow(root)
        try sheet.detents = [.large(), .medium()]
        root.present(shown, animated: false)
        // The medium detent is half of 824 points high.
        #expect(root.presentedFrame == CGRect(x: 0, y: 432, width: 390, height: 412))
        #expect(try sheet.selectedDetentIdentifier == nil)
        try sheet.selectedDetentIdentifier = .large
        #expect(root.presentedFrame?.height == 824)
        try sheet.selectedDetentIdentifier = .init("unknown")
        #expect(root.presentedFrame?.height == 412)
        withExtendedLifetime(window) {}
    }

    @Test func `a detent of the app gets the traits and the greatest height`() throws {
        let window = phoneWindow(root)
        var asked: [CGFloat] = []
        var height: CGFloat? = 200
        let own = UISheetPresentationController.Detent.custom(identifier: .init("own")) { context in
            asked.append(context.maximumDetentValue)
            return context.containerTraitCollection.horizontalSizeClass == .compact ? height : 1
        }
        try sheet.detents = [own, .large()]
        root.present(shown, animated: false)
        #expect(root.presentedFrame?.height == 200)
        #expect(Set(asked) == [824])
        height = 5000
        try sheet.invalidateDetents()
        #expect(root.presentedFrame?.height == 824)
        height = nil
        try sheet.invalidateDetents()
        #expect(root.presentedFrame?.height == 824)
        withExtendedLifetime(window) {}
    }

    @Test func `medium detents are inactive on a phone on its side`() {
        let tall = SheetDetentContext(traits: UITraitCollection(verticalSizeClass: .regular), maximum: 800)
        let low = SheetDetentContext(traits: UITraitCollection(verticalSizeClass: .compact), maximum: 300)
        #expect(UISheetPresentationController.Detent.medium().resolvedValue(in: tall) == 400)
        #expect(UISheetPresentationController.Detent.medium().resolvedValue(in: low) == nil)
        #expect(UISheetPresentationController.Detent.large().resolvedValue(in: low) == 300)
        #expect(UISheetPresentationController.Detent.medium().identifier == .medium)
    }

    // MARK: The presenter behind the sheet

    @Test func `the presenter moves back behind a large sheet and not behind a medium one`() throws {
        let window = phoneWindow(root)
        try sheet.detents = [.medium(), .large()]
        root.present(shown, animated: false)
        window.layoutIfNeeded()
        #expect(root.view.transform == .identity)
        try sheet.selectedDetentIdentifier = .large
        window.layoutIfNeeded()
        // The presenter keeps 16 points free on either side and 10 points above.
        #expect(abs(root.view.frame.minX - 16) < 0.01 && abs(root.view.frame.minY - 10) < 0.01)
        #expect(root.view.layer.cornerRadius == 10)
        root.dismiss(animated: false)
        #expect(root.view.transform == .identity && root.view.layer.cornerRadius == 0)
        #expect(root.view.frame == window.bounds && window.subviews == [root.view])
    }

    @Test func `what lies behind an undimmed detent can be used`() throws {
        let window = phoneWindow(root)
        try sheet.detents = [.medium(), .large()]
        try sheet.largestUndimmedDetentIdentifier = .medium
        root.present(shown, animated: false)
        window.layoutIfNeeded()
        #expect(try sheet.dimmingView.alpha == 0)
        #expect(window.isReachable(root.view))
        #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === root.view)
        try sheet.selectedDetentIdentifier = .large
        window.layoutIfNeeded()
        #expect(try sheet.dimmingView.alpha == 1)
        #expect(!window.isReachable(root.view))
    }

    // MARK: Dragging by the user

    @Test func `the detent to which the user drags is selected, and the delegate is notified of it once`()
        throws
    {
        let window = phoneWindow(root)
        try sheet.detents = [.medium(), .large()]
        try sheet.delegate = log
        root.present(shown, animated: false)
        window.layoutIfNeeded()
        try display(.moved, height: 600)
        #expect(root.presentedFrame?.height == 600)
        // A finger cannot drag the sheet beyond its largest detent.
        try display(.moved, height: 5000)
        #expect(root.presentedFrame?.height == 824)
        try display(.settled, detent: 1)
        #expect(root.presentedFrame?.height == 824)
        #expect(try sheet.selectedDetentIdentifier == .large)
        try display(.settled, detent: 1)
        #expect(log.take() == ["changed to com.apple.UIKit.large"])
        try sheet.selectedDetentIdentifier = .medium
        #expect(log.take() == [])
    }

    @Test func `reports of a display about an older place have no effect`() throws {
        let window = phoneWindow(root)
        try sheet.detents = [.medium(), .large()]
        root.present(shown, animated: false)
        window.layoutIfNeeded()
        let old = try sheet.chrome.revision
        try sheet.selectedDetentIdentifier = .large
        try display(.settled, detent: 0, revision: old)
        try display(.dismissed, revision: old)
        #expect(root.presentedFrame?.height == 824)
        #expect(root.presentedViewController === shown)
        // A detent that does not exist makes the app send the sheet's place again.
        try display(.settled, detent: 7)
        #expect(try sheet.chrome.revision == old + 2)
    }

    @Test func `a sheet that is dragged away is dismissed, and the delegate is notified of it`() async throws
    {
        let window = phoneWindow(root)
        try sheet.delegate = log
        root.present(shown, animated: false)
        window.layoutIfNeeded()
        #expect(try sheet.chrome.content?.canBeDismissed == true)
        try display(.dismissed)
        #expect(log.take() == ["should dismiss", "will dismiss"])
        #expect(shown.isBeingDismissed)
        await wait(until: { root.presentedViewController == nil })
        #expect(log.take() == ["did dismiss"])
    }

    @Test func `a delegate may prevent a dismissal, so that the sheet comes back`() throws {
        let window = phoneWindow(root)
        try sheet.delegate = log
        log.mayDismiss = false
        root.present(shown, animated: false)
        window.layoutIfNeeded()
        let revision = try sheet.chrome.revision
        try display(.dismissed)
        #expect(log.take() == ["should dismiss", "did attempt to dismiss"])
        #expect(root.presentedViewController === shown)
        #expect(try sheet.chrome.revision == revision + 1)
    }

    @Test func `a modal sheet resists, and the delegate is notified of the attempt`() throws {
        let navigation = UINavigationController(rootViewController: shown)
        let window = phoneWindow(root)
        shown.isModalInPresentation = true
        navigation.presentationController?.delegate = log
        root.present(navigation, animated: false)
        window.layoutIfNeeded()
        let chrome = try #require(navigation.sheetPresentationController).chrome
        #expect(chrome.content?.canBeDismissed == nil)
        chrome.displayDragged(.init(view: 0, phase: .attempted, revision: 0, detent: 0))
        #expect(log.take() == ["did attempt to dismiss"])
        #expect(!window.performEscape())
        #expect(log.take() == ["did attempt to dismiss"])
        shown.isModalInPresentation = false
        window.layoutIfNeeded()
        #expect(chrome.content?.canBeDismissed == true)
    }

    @Test func `Escape, a tap beside the sheet and Back dismiss it`() async throws {
        for leave in [
            { _ = $0.performEscape() },
            { (window: UIWindow) in
                (window.hitTest(CGPoint(x: 100, y: 4), with: nil) as? PresentationDimmingView)?.action?()
            },
            { $0.go(toBackDepth: 0) },
        ] as [(UIWindow) -> Void] {
            let (root, shown) = (UIViewController(), UIViewController())
            let window = phoneWindow(root)
            shown.presentationController?.delegate = log
            root.present(shown, animated: false)
            window.layoutIfNeeded()
            leave(window)
            #expect(log.take() == ["should dismiss", "will dismiss"])
            await wait(until: { root.presentedViewController == nil })
            #expect(log.take() == ["did dismiss"])
        }
    }

    @Test func `the grabber brings the sheet from detent to detent`() throws {
        let window = phoneWindow(root)
        try sheet.detents = [.medium(), .large()]
        try sheet.prefersGrabberVisible = true
        try sheet.delegate = log
        root.present(shown, animated: false)
        window.layoutIfNeeded()
        let grabber = try #require(window.hitTest(CGPoint(x: 195, y: 440), with: nil) as? SheetGrabber)
        #expect(grabber.accessibilityTraits.contains(.button))
        _ = grabber.accessibilityActivate()
        #expect(try sheet.selectedDetentIdentifier == .large)
        _ = grabber.accessibilityActivate()
        #expect(try sheet.selectedDetentIdentifier == .medium)
        #expect(log.take() == ["changed to com.apple.UIKit.large", "changed to com.apple.UIKit.medium"])
    }

    @Test func `a controller can be presented again, and its presentation does not retain it`() {
        let window = phoneWindow(root)
        root.present(shown, animated: false)
        root.dismiss(animated: false)
        #expect(shown.view.superview == nil && shown.activePresentationController == nil)
        root.present(shown, animated: false)
        #expect(root.presentedFrame?.height == 824)
        root.dismiss(animated: false)
        weak var gone: UIViewController?
        do {
            let other = UIViewController()
            gone = other
            other.sheetPresentationController?.detents = [.medium()]
            root.present(other, animated: false)
            window.layoutIfNeeded()
            root.dismiss(animated: false)
        }
        #expect(gone == nil)
    }
}
