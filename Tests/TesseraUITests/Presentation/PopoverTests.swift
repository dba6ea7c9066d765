import Foundation
import Testing

@testable import TesseraUI

@MainActor struct PopoverTests {
    let room = CGRect(x: 10, y: 10, width: 980, height: 680)
    let size = CGSize(width: 300, height: 200)

    private func find(
        _ source: CGRect?, _ permitted: UIPopoverArrowDirection = .any, _ size: CGSize? = nil,
        mayOverlap: Bool = false
    ) -> PopoverLayout {
        PopoverLayout.find(size ?? self.size, at: source, in: room, permitted, mayOverlap: mayOverlap)
    }

    @Test func `a popover lies below its source where it has room there, and the arrow points up`() {
        let place = find(CGRect(x: 480, y: 100, width: 40, height: 40))
        #expect(place.frame == CGRect(x: 350, y: 153, width: 300, height: 200))
        #expect(place.direction == .up && place.arrow == 150)
    }

    @Test func `a popover lies on the side that has room, and within its window`() {
        let above = find(CGRect(x: 0, y: 600, width: 40, height: 40))
        #expect(above.direction == .down)
        #expect(above.frame == CGRect(x: 10, y: 387, width: 300, height: 200))
        // The arrow keeps a distance from the corner of the popover.
        #expect(above.arrow == 28)
        let right = find(CGRect(x: 100, y: 300, width: 40, height: 40), [.left, .right])
        #expect(right.direction == .left && right.frame.origin == CGPoint(x: 153, y: 220))
        let left = find(CGRect(x: 900, y: 300, width: 40, height: 40), [.left, .right])
        #expect(left.direction == .right && left.frame.maxX == 887)
    }

    @Test func `a popover shrinks where it has no room, unless it may cover its source`() {
        let source = CGRect(x: 400, y: 300, width: 100, height: 100)
        let shrunk = find(source, [.up, .down], CGSize(width: 300, height: 600))
        #expect(shrunk.direction == .up && shrunk.frame.height == 277)
        let over = find(source, [.up, .down], CGSize(width: 300, height: 600), mayOverlap: true)
        #expect(over.direction == .unknown && over.frame.size == CGSize(width: 300, height: 600))
    }

    @Test func `a popover without permitted directions lies over its source without an arrow`() {
        let place = find(CGRect(x: 480, y: 300, width: 40, height: 40), [])
        #expect(place.frame == CGRect(x: 350, y: 220, width: 300, height: 200))
        #expect(place.direction == .unknown)
    }

    @Test func `a popover without a source lies in the middle`() {
        let place = find(nil)
        #expect(place.frame == CGRect(x: 350, y: 250, width: 300, height: 200))
        #expect(place.direction == .unknown)
    }

    @Test func `a popover is as large as its controller would like, and points to its source`() throws {
        let (root, shown, log) = (UIViewController(), UIViewController(), PresentationLog())
        let window = phoneWindow(root, width: 1000, height: 700)
        let button = UIView(frame: CGRect(x: 480, y: 100, width: 40, height: 40))
        root.view.addSubview(button)
        #expect(shown.popoverPresentationController == nil)
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = size
        let popover = try #require(shown.popoverPresentationController)
        popover.sourceItem = button
        popover.delegate = log
        #expect(popover.arrowDirection == .unknown && popover.sourceView === button)
        root.present(shown, animated: false)
        #expect(log.take() == ["prepares the popover"])
        #expect(root.presentedFrame == CGRect(x: 350, y: 153, width: 300, height: 200))
        #expect(popover.arrowDirection == .up)
        #expect(shown.view.traitCollection.horizontalSizeClass == .compact)
        shown.preferredContentSize = CGSize(width: 200, height: 100)
        #expect(root.presentedFrame == CGRect(x: 400, y: 153, width: 200, height: 100))
        popover.sourceRect = CGRect(x: 0, y: 0, width: 0, height: 0)
        #expect(root.presentedFrame?.minY == 113)
        #expect(!window.isReachable(root.view))
        popover.passthroughViews = [button]
        #expect(window.hitTest(CGPoint(x: 490, y: 110), with: nil) === button)
    }

    @Test func `a popover keeps clear of the keyboard`() throws {
        let (root, shown) = (UIViewController(), UIViewController())
        let window = phoneWindow(root, width: 1000, height: 700)
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = size
        let popover = try #require(shown.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 480, y: 100, width: 40, height: 40)
        root.present(shown, animated: false)
        #expect(root.presentedFrame == CGRect(x: 350, y: 153, width: 300, height: 200))
        let box = try #require(popover.presentedView as? any KeyboardAvoidingBox)
        // Between the upper edge and a keyboard of 400 points, there is room for it beside its source only.
        box.avoidKeyboard(height: 400)
        #expect(root.presentedFrame == CGRect(x: 533, y: 20, width: 300, height: 200))
        #expect(popover.arrowDirection == .left)
        // It stays on the screen even if the keyboard leaves no room.
        box.avoidKeyboard(height: 695)
        #expect(root.presentedFrame == CGRect(x: 533, y: 10, width: 300, height: 1))
        box.avoidKeyboard(height: 0)
        #expect(root.presentedFrame == CGRect(x: 350, y: 153, width: 300, height: 200))
        #expect(shown.view.window === window)
    }

    /// A delegate with the methods of the time before iOS 13.
    private final class OldDelegate: NSObject, UIPopoverPresentationControllerDelegate {
        var mayDismiss = false
        var dismissals = 0

        func popoverPresentationControllerShouldDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) -> Bool { mayDismiss }
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) { dismissals += 1 }
    }

    @Test func `a delegate with the older methods decides on a popover's dismissal by the user`() async {
        let (root, shown, delegate) = (UIViewController(), UIViewController(), OldDelegate())
        let window = phoneWindow(root, width: 1000, height: 700)
        shown.modalPresentationStyle = .popover
        shown.popoverPresentationController?.delegate = delegate
        root.present(shown, animated: false)
        _ = window.performEscape()
        #expect(root.presentedViewController === shown && !shown.isBeingDismissed)
        delegate.mayDismiss = true
        _ = window.performEscape()
        await wait(until: { delegate.dismissals == 1 })
        #expect(root.presentedViewController == nil)
        // A dismissal by the app is not reported.
        shown.popoverPresentationController?.delegate = delegate
        root.present(shown, animated: false)
        root.dismiss(animated: false)
        #expect(delegate.dismissals == 1)
    }

    /// A source item that is neither a view nor an item of a bar.
    private final class Place: NSObject, UIPopoverPresentationControllerSourceItem {
        func frame(in referenceView: UIView) -> CGRect? { CGRect(x: 480, y: 100, width: 40, height: 40) }
    }

    @Test func `a view or an item that is named later takes the place of another source`() throws {
        let shown = UIViewController()
        shown.modalPresentationStyle = .popover
        let popover = try #require(shown.popoverPresentationController)
        let (place, view, item) = (Place(), UIView(), UIBarButtonItem(title: "Add"))
        popover.sourceItem = place
        #expect(popover.sourceItem === place)
        popover.sourceView = view
        popover.sourceView = nil
        #expect(popover.sourceItem == nil)
        popover.sourceItem = place
        popover.barButtonItem = item
        #expect(popover.sourceItem === item)
        popover.barButtonItem = nil
        #expect(popover.sourceItem == nil)
    }

    @Test func `a popover is a sheet in a narrow window, and becomes a popover in a wide one`() throws {
        let (root, shown) = (UIViewController(), UIViewController())
        let window = phoneWindow(root)
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = size
        let popover = try #require(shown.popoverPresentationController)
        popover.adaptiveSheetPresentationController.detents = [.medium()]
        root.present(shown, animated: false)
        #expect(root.presentedFrame?.height == 412)
        #expect(shown.presentationController === popover)
        #expect(shown.activePresentationController === popover.adaptiveSheetPresentationController)
        window.frame.size = CGSize(width: 1000, height: 700)
        window.traitOverrides.horizontalSizeClass = .regular
        #expect(root.presentedFrame == CGRect(x: 350, y: 250, width: 300, height: 200))
        #expect(shown.activePresentationController === popover)
        #expect(shown.view.isDescendant(of: window))
        window.traitOverrides.horizontalSizeClass = .compact
        #expect(shown.activePresentationController is UISheetPresentationController)
    }

    @Test
    func `a delegate may keep a popover a popover, or put another controller in place of the presented one`()
        throws
    {
        final class Wrapping: NSObject, UIAdaptivePresentationControllerDelegate {
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? {
                UINavigationController(rootViewController: controller.presentedViewController)
            }
        }
        let (root, shown, log, wrapping) = (
            UIViewController(), UIViewController(), PresentationLog(), Wrapping()
        )
        let window = phoneWindow(root)
        shown.modalPresentationStyle = .popover
        shown.popoverPresentationController?.delegate = log
        log.style = .none
        root.present(shown, animated: false)
        #expect(shown.activePresentationController is UIPopoverPresentationController)
        root.dismiss(animated: false)
        shown.popoverPresentationController?.delegate = wrapping
        root.present(shown, animated: false)
        let navigation = try #require(root.presentedViewController as? UINavigationController)
        #expect(navigation.topViewController === shown && shown.view.window === window)
        window.traitOverrides.horizontalSizeClass = .regular
        #expect(root.presentedViewController === shown && shown.parent == nil)
        #expect(shown.view.window === window)
        root.dismiss(animated: false)
        #expect(shown.view.window == nil && root.presentedViewController == nil)
    }
}
