import Foundation

@testable import TesseraUI

extension FakeDisplay {
    /// Returns a display with a layer of the app's own, of ten points, at (5, 5).
    @MainActor static func showing<Layer: CALayer>(_ layer: Layer) async throws -> (FakeDisplay, Layer) {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        window.layer.addSublayer(layer)
        await display.settle()
        display.reset()
        return (display, layer)
    }
}
