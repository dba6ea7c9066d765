import Foundation
import Testing

@testable import TesseraUI

struct SplitGeometryTests {
    private func geometry(
        _ mode: UISplitViewController.DisplayMode, columns: Int = 2, isMirrored: Bool = false
    ) -> SplitGeometry {
        SplitGeometry(
            size: CGSize(width: 1000, height: 700), primaryWidth: 300,
            supplementaryWidth: columns == 3 ? 200 : nil, mode: mode, isMirrored: isMirrored)
    }

    private func places(_ geometry: SplitGeometry, _ columns: [UISplitViewController.Column]) -> [CGRect] {
        columns.map(geometry.frame(of:))
    }

    private func row(_ x: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(x: x, y: 0, width: width, height: 700)
    }

    @Test func `two columns lie beside each other or one in front of the other`() {
        let columns: [UISplitViewController.Column] = [.primary, .secondary]
        #expect(places(geometry(.secondaryOnly), columns) == [row(-300, 300), row(0, 1000)])
        #expect(places(geometry(.oneBesideSecondary), columns) == [row(0, 300), row(300, 700)])
        #expect(places(geometry(.oneOverSecondary), columns) == [row(0, 300), row(0, 1000)])
        #expect(
            places(geometry(.oneBesideSecondary, isMirrored: true), columns) == [row(700, 300), row(0, 700)])
        #expect(
            places(geometry(.secondaryOnly, isMirrored: true), columns) == [row(1000, 300), row(0, 1000)])
    }

    @Test func `three columns lie beside each other, in front, or move the last one away`() {
        func three(_ mode: UISplitViewController.DisplayMode) -> [CGRect] {
            places(geometry(mode, columns: 3), [.primary, .supplementary, .secondary])
        }
        #expect(three(.secondaryOnly) == [row(-300, 300), row(-200, 200), row(0, 1000)])
        #expect(three(.oneBesideSecondary) == [row(-300, 300), row(0, 200), row(200, 800)])
        #expect(three(.oneOverSecondary) == [row(-300, 300), row(0, 200), row(0, 1000)])
        #expect(three(.twoBesideSecondary) == [row(0, 300), row(300, 200), row(500, 500)])
        #expect(three(.twoOverSecondary) == [row(0, 300), row(300, 200), row(0, 1000)])
        #expect(three(.twoDisplaceSecondary) == [row(0, 300), row(300, 200), row(500, 800)])
    }

    @Test func `each mode names the columns that are visible`() {
        let one = geometry(.oneBesideSecondary, columns: 3)
        #expect(!one.isVisible(.primary) && one.isVisible(.supplementary) && one.isVisible(.secondary))
        let two = geometry(.twoOverSecondary, columns: 3)
        #expect(two.isVisible(.primary) && two.isVisible(.supplementary) && !two.isVisible(.compact))
        #expect(geometry(.oneOverSecondary).isVisible(.primary))
        #expect(!geometry(.oneOverSecondary).isVisible(.supplementary))
    }

    @Test func `a width is the preferred one within the limits`() {
        var width = SplitWidth()
        #expect(width.resolved(in: 1000) == 320)
        #expect(width.resolved(in: 200) == 200)
        width.fraction = 0.5
        #expect(width.resolved(in: 1000) == 320)
        width.maximum = 400
        #expect(width.resolved(in: 1000) == 400)
        #expect(width.resolved(in: 600) == 300)
        width.preferred = 250
        #expect(width.resolved(in: 1000) == 250)
        width.minimum = 280
        #expect(width.resolved(in: 1000) == 280)
    }
}
