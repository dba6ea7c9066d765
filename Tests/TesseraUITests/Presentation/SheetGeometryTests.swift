import Foundation
import TesseraGeometry
import Testing

@testable import TesseraUI

@MainActor struct SheetGeometryTests {
    private func geometry(
        _ placement: SheetGeometry.Placement = .attached, heights: [CGFloat], undimmed: CGFloat = 0
    ) -> SheetGeometry {
        SheetGeometry(
            placement: placement, container: CGSize(width: 400, height: 800),
            safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0),
            stops: heights.enumerated().map { .init(identifier: .init("\($0.offset)"), height: $0.element) },
            width: placement == .floating ? 300 : 400, undimmed: undimmed, recedes: placement == .attached)
    }

    @Test func `a sheet lies at the lower edge, in the middle, or everywhere`() {
        #expect(
            geometry(heights: [300]).frame(height: 300) == CGRect(x: 0, y: 500, width: 400, height: 300))
        #expect(
            geometry(.floating, heights: [300]).frame(height: 300)
                == CGRect(x: 50, y: 250, width: 300, height: 300))
        #expect(
            geometry(.covering, heights: [800]).frame(height: 800)
                == CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    @Test func `a sheet is gone when it has passed the lower edge of its container`() {
        #expect(geometry(heights: [300, 500]).gone == 0)
        // A floating sheet lies 250 points above the lower edge.
        #expect(geometry(.floating, heights: [300]).gone == -250)
    }

    @Test func `dimming begins as the sheet comes, and above the undimmed detents`() {
        let dims = geometry(heights: [200, 400]).dimming
        #expect(dims.map(\.height) == [0, 200, 400] && dims.map(\.share) == [0, 1, 1])
        let later = geometry(heights: [200, 400], undimmed: 200).dimming
        #expect(later.map(\.share) == [0, 0, 1])
        #expect(SheetGeometry.share(at: 300, of: later) == 0.5)
        #expect(SheetGeometry.share(at: -10, of: later) == 0)
        #expect(SheetGeometry.share(at: 900, of: later) == 1)
        #expect(geometry(heights: [200, 400], undimmed: 400).dimming.isEmpty)
        #expect(geometry(.covering, heights: [800]).dimming.isEmpty)
    }

    @Test func `the presenter moves back on the way to the greatest height of all`() {
        // The largest height is 800 points less 40 of the safe area and 10 of the strip above the sheet.
        #expect(geometry(heights: [300, 750]).recession.map(\.share) == [0, 0, 1])
        #expect(geometry(heights: [300, 700]).recession.isEmpty)
        let place = geometry(heights: [750]).receded(
            CGRect(x: 0, y: 0, width: 400, height: 800), by: 1, radius: (0, 10))
        // The presenter keeps 16 points free on either side, and its upper edge is at the end of the safe area.
        #expect(abs(place.scale - 0.92) < 1e-9 && abs(place.way - 8) < 1e-9 && place.radius == 10)
    }
}
