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

    /// Pins a view to the sides and the bottom of the controller's view, and to the given anchor at the top.
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
}
