import Foundation
import Testing

@testable import TesseraUI

@MainActor struct LayoutMarginsTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let controller = UIViewController()
    var root: UIView { controller.view }

    init() {
        window.rootViewController = controller
        window.isHidden = false
    }

    /// A view that counts the changes of its margins.
    private final class Counter: UIView {
        var changes = 0
        override func layoutMarginsDidChange() { changes += 1 }
    }

    @Test func `margins are eight points within the safe area`() {
        let view = UIView(frame: root.bounds)
        root.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0)
        #expect(view.layoutMargins == UIEdgeInsets(top: 38, left: 48, bottom: 8, right: 8))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 31, left: 42, bottom: 3, right: 4))
        view.layoutMargins.left = 12
        #expect(view.layoutMargins == UIEdgeInsets(top: 31, left: 52, bottom: 3, right: 4))
        view.layoutMargins.left = 2
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.directionalLayoutMargins == .init(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test func `a controller's view has the system's margins at least`() {
        #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        root.directionalLayoutMargins = .init(top: 5, leading: 4, bottom: 6, trailing: 30)
        #expect(root.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 6, right: 30))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(root.layoutMargins == UIEdgeInsets(top: 5, left: 4, bottom: 6, right: 30))
    }

    @Test func `the system's margins are wider in a wider view`() {
        window.frame.size.width = 430
        #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    }

    @Test func `margins that preserve the superview's reach as far in as those`() {
        root.directionalLayoutMargins = .init(top: 20, leading: 30, bottom: 0, trailing: 50)
        let view = UIView(frame: CGRect(x: 10, y: 0, width: 370, height: 800))
        view.preservesSuperviewLayoutMargins = true
        root.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 8, right: 40))
        view.frame.origin.x = 25
        #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 8, bottom: 8, right: 55))
        root.directionalLayoutMargins.leading = 100
        #expect(view.layoutMargins.left == 75)
    }

    @Test func `a view is notified of each change of its margins once`() {
        let view = Counter(frame: root.bounds)
        view.preservesSuperviewLayoutMargins = true
        root.addSubview(view)
        // The controller's view has margins of 16 points at its sides.
        #expect(view.changes == 1)
        controller.additionalSafeAreaInsets.top = 44
        #expect(view.changes == 2)
        controller.additionalSafeAreaInsets.top = 44
        root.directionalLayoutMargins.leading = 10
        #expect(view.changes == 2)
        view.frame.size.height = 400
        view.frame.origin.y = 50
        #expect(view.changes == 3)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    }

    @Test func `readable content is at most 672 points wide, in the middle of the margins`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 100))
        #expect(view.readableContentInsets == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.frame.size.width = 1000
        view.layoutMargins = UIEdgeInsets(top: 8, left: 28, bottom: 8, right: 100)
        // There are 872 points between the margins, 200 more than readable content may take.
        #expect(view.readableContentInsets == UIEdgeInsets(top: 8, left: 128, bottom: 8, right: 200))
    }
}
