import Foundation
import TesseraGraphics
import TesseraSnapshot
import TesseraUI
import Testing

@testable import TesseraSnapshotTesting

/// Looks of controls that consist of views, on small screens with one pixel per point.
@Suite(.serialized) @MainActor struct ControlLookTests {
    private typealias Pixel = [UInt8]
    private let red: Pixel = [255, 0, 0]
    private let blue: Pixel = [0, 0, 255]
    private let white: Pixel = [255, 255, 255]

    /// Draws a view at the top left corner of a white screen, and returns its pixels row by row.
    private func rows(of view: UIView, width: Int, height: Int) throws -> [[Pixel]] {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        view.frame.origin = .zero
        controller.view.addSubview(view)
        let size = CGSize(width: width, height: height)
        let (tree, resources) = Snapshot.image(size: size, scale: 1).scene(of: controller)
        let canvas = try SceneRenderer(scale: 1).render(tree, resources: resources)
        return canvas.withPixels { pixels in
            (0..<height).map { y in
                (0..<width).map { x in
                    let place = pixels.bytes + y * pixels.bytesPerRow + 4 * x
                    return [place[2], place[1], place[0]]
                }
            }
        }
    }

    @Test(arguments: [false, true])
    func `the filled part of a progress view begins at the leading edge`(isRightToLeft: Bool) throws {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        view.progress = 0.25
        view.progressTintColor = .red
        view.trackTintColor = .blue
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        let rows = try rows(of: view, width: 200, height: 8)
        // A quarter of 200 points ends at 50. The ends are round with a radius of 2 points.
        func place(_ x: Int) -> Int { isRightToLeft ? 199 - x : x }
        #expect(rows[1][place(4)] == red && rows[1][place(46)] == red)
        #expect(rows[1][place(52)] == blue && rows[1][place(195)] == blue)
        #expect(rows[4].allSatisfy { $0 == white })
    }

    @Test func `a stepper has a minus, a line and a plus`() throws {
        let rows = try rows(of: UIStepper(), width: 94, height: 32)
        func darkRows(_ x: Int) -> Int { rows.count { $0[x][0] < 180 } }
        // The middles of the halves are at 23.5 and 70.5. A minus is as high as its line, and a plus as high as wide.
        #expect((1...4).contains(darkRows(23)))
        #expect((10...24).contains(darkRows(70)))
        // The field has round corners and is lighter than the line in the middle.
        #expect(rows[0][0] == white && rows[31][93] == white)
        let (field, line) = (rows[16][40][0], min(rows[16][46][0], rows[16][47][0]))
        #expect(field < 250 && field > 200 && line < field)
    }

    @Test(arguments: [(1, false, ["blue", "red", "blue"]), (0, true, ["blue", "blue", "red"])])
    func `the dot of the current page has another colour`(
        page: Int, isRightToLeft: Bool, expected: [String]
    ) throws {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = page
        control.pageIndicatorTintColor = .blue
        control.currentPageIndicatorTintColor = .red
        if isRightToLeft { control.semanticContentAttribute = .forceRightToLeft }
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 26)
        let row = try rows(of: control, width: 100, height: 26)[13]
        var dots: [String] = []
        var last = white
        for pixel in row {
            if pixel == red, last != red { dots.append("red") }
            if pixel == blue, last != blue { dots.append("blue") }
            last = pixel
        }
        #expect(dots == expected)
    }
}
