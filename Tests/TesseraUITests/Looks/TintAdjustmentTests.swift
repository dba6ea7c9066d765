import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct TintAdjustmentTests {
    private final class CountingView: UIView {
        var changes = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    private let outer = CountingView()
    private let inner = CountingView()

    init() {
        outer.addSubview(inner)
        inner.changes = 0
    }

    @Test func `a view has the mode of its superview, or its own`() {
        #expect(outer.tintAdjustmentMode == .normal && inner.tintAdjustmentMode == .normal)
        outer.tintAdjustmentMode = .dimmed
        #expect(inner.tintAdjustmentMode == .dimmed)
        inner.tintAdjustmentMode = .normal
        #expect(inner.tintAdjustmentMode == .normal)
        inner.tintAdjustmentMode = .automatic
        #expect(inner.tintAdjustmentMode == .dimmed)
    }

    @Test func `a dimmed tint has no hue`() {
        inner.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        outer.tintAdjustmentMode = .dimmed
        let color = inner.tintColor.cgColor
        #expect(color.red == color.green && color.green == color.blue)
        #expect(abs(color.red - 0.2126) < 1e-9)
        outer.tintAdjustmentMode = .normal
        #expect(inner.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func `views are notified once when their tint changes`() {
        outer.tintAdjustmentMode = .dimmed
        #expect(outer.changes == 1 && inner.changes == 1)
        outer.tintAdjustmentMode = .dimmed
        #expect(outer.changes == 1 && inner.changes == 1)
        inner.tintAdjustmentMode = .dimmed
        outer.tintAdjustmentMode = .normal
        #expect(outer.changes == 2 && inner.changes == 1)
    }

    @Test func `a view that comes into a dimmed one is notified`() {
        let dimmed = UIView()
        dimmed.tintAdjustmentMode = .dimmed
        dimmed.addSubview(outer)
        #expect(outer.changes == 1 && inner.changes == 1)
        #expect(inner.tintAdjustmentMode == .dimmed)
    }
}

extension DisplayTests {
    @Suite @MainActor struct AlertTintTests {
        @Test func `an alert dims the tint of what lies behind it`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = UIViewController()
            _ = try display.show(controller)
            let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
            controller.present(alert, animated: false)
            #expect(controller.view.tintAdjustmentMode == .dimmed)
            #expect(alert.view.tintAdjustmentMode == .normal)
            controller.dismiss(animated: false)
            #expect(controller.view.tintAdjustmentMode == .normal)
        }

        @Test func `the mode that the app has set stays in force behind an alert`() async throws {
            let display = try await FakeDisplay.attached()
            let controller = UIViewController()
            _ = try display.show(controller)
            controller.view.tintAdjustmentMode = .normal
            controller.present(
                UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: false)
            #expect(controller.view.tintAdjustmentMode == .normal)
            controller.dismiss(animated: false)
        }
    }
}
