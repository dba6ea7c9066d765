import Foundation
import TesseraGraphics

/// Images with a few pixels of clear colours.
enum TestImages {
    /// Red and green above blue and white.
    static let twoByTwo = image([[(1, 0, 0), (0, 1, 0)], [(0, 0, 1), (1, 1, 1)]])

    /// The left half is black, the right half is transparent.
    static let halfMask: Data = {
        let canvas = Canvas(width: 2, height: 1)
        canvas.addRectangle(CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.fill(.color(.init(red: 0, green: 0, blue: 0)))
        return data(canvas)
    }()

    /// Returns a PNG of rows of colours.
    static func image(_ rows: [[(Double, Double, Double)]]) -> Data {
        let canvas = Canvas(width: rows[0].count, height: rows.count)
        for (y, row) in rows.enumerated() {
            for (x, color) in row.enumerated() {
                canvas.addRectangle(CGRect(x: x, y: y, width: 1, height: 1))
                canvas.fill(.color(.init(red: color.0, green: color.1, blue: color.2)))
            }
        }
        return data(canvas)
    }

    private static func data(_ canvas: Canvas) -> Data {
        do { return try canvas.pngData() } catch {
            fatalError("The test's own image cannot be written: \(error)")
        }
    }
}
