import Foundation
import Testing

@testable import TesseraUI

/// A view that records the upper insets of its safe area.
private final class InsetRecorder: UIView {
    var tops: [CGFloat] = []

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        tops.append(safeAreaInsets.top)
    }
}

@Suite @MainActor struct ConstraintSafeAreaTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let controller = UIViewController()

    private func show() {
        controller.additionalSafeAreaInsets.top = 44
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
    }

    /// Constrains a view to the sides and the bottom of the controller's view, and to the given anchor at the top.
    private func pin(_ view: UIView, below top: NSLayoutYAxisAnchor) {
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: top),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        ])
    }

    @Test func `no safe area mixes a new size with an old place`() {
        let view = InsetRecorder()
        pin(view, below: controller.view.safeAreaLayoutGuide.topAnchor)
        show()
        #expect(view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        // Before its first layout, the view lies without a size below the upper edge.
        #expect(Set(view.tops).isSubset(of: [44, 0]) && view.safeAreaInsets.top == 0)
    }

    @Test func `the safe area follows a size that leaves the center in place`() {
        let view = InsetRecorder()
        pin(view, below: controller.view.topAnchor)
        show()
        #expect(view.safeAreaInsets.top == 44)
        // The bounds around the same center are 100 points smaller at each edge.
        for constraint in controller.view.constraints where constraint.firstItem === view {
            let isNear = constraint.firstAttribute == .top || constraint.firstAttribute == .leading
            constraint.constant = isNear ? 100 : -100
        }
        window.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 100, y: 100, width: 190, height: 644))
        #expect(view.safeAreaInsets.top == 0)
    }

    @Test func `a view that waits below the screen has the height of its content`() {
        controller.additionalSafeAreaInsets.bottom = 34
        let bar = UIView()
        let content = UIView()
        for view in [bar, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        controller.view.addSubview(bar)
        bar.addSubview(content)
        let hidden = bar.topAnchor.constraint(equalTo: controller.view.bottomAnchor)
        NSLayoutConstraint.activate([
            hidden,
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            content.topAnchor.constraint(equalTo: bar.topAnchor),
            content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
            content.heightAnchor.constraint(equalToConstant: 60),
        ])
        show()
        // Nothing covers the bar where nobody sees it.
        #expect(bar.safeAreaInsets.bottom == 0)
        #expect(bar.frame == CGRect(x: 0, y: 844, width: 390, height: 60))
        hidden.isActive = false
        bar.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(bar.safeAreaInsets.bottom == 34)
        #expect(bar.frame == CGRect(x: 0, y: 750, width: 390, height: 94))
    }

    @Test func `a view beside the screen has only the safe area of the edges that it could touch`() {
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 34, right: 20)
        let page = UIView(frame: CGRect(x: 390, y: 0, width: 390, height: 844))
        controller.view.addSubview(page)
        show()
        #expect(page.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        page.frame.origin.x = 0
        #expect(page.safeAreaInsets == UIEdgeInsets(top: 44, left: 20, bottom: 34, right: 20))
    }
}
