import Foundation
import Testing

@testable import TesseraUI

@MainActor struct AccessibilityPathTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    init() {
        window.addSubview(view)
        window.isHidden = false
    }

    @Test func `rectangles and paths of a view lie on the screen`() {
        let rect = CGRect(x: 5, y: 5, width: 10, height: 10)
        #expect(
            UIAccessibility.convertToScreenCoordinates(rect, in: view)
                == CGRect(x: 15, y: 25, width: 10, height: 10))
        let path = UIBezierPath(rect: rect)
        let converted = UIAccessibility.convertToScreenCoordinates(path, in: view)
        #expect(converted.bounds == CGRect(x: 15, y: 25, width: 10, height: 10))
        #expect(path.bounds == rect)
    }

    @Test func `a view with a path is tapped in its middle`() {
        view.accessibilityPath = UIBezierPath(rect: CGRect(x: 20, y: 30, width: 20, height: 10))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 30, y: 35))
        #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 100, height: 50))
        view.accessibilityPath = nil
        #expect(view.accessibilityActivationPoint == CGPoint(x: 60, y: 45))
    }

    @Test func `an element with a path has the frame of the path`() {
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityPath = UIBezierPath(ovalIn: CGRect(x: 30, y: 30, width: 20, height: 20))
        #expect(element.accessibilityFrameInContainerSpace == CGRect(x: 20, y: 10, width: 20, height: 20))
    }
}
