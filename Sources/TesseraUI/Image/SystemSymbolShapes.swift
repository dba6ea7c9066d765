import Foundation
import TesseraGraphics

/// The symbols of the system that the icon font lacks, or has in one form only. Each is drawn by shapes in a square of 24 units, which is
/// as large as a glyph of the icon font.
enum SystemSymbolShapes {
    /// The pictures of the symbols by their names.
    static let drawings = shapes.mapValues { SymbolDrawing(shapes: $0) }

    private static let shapes: [String: String] = [
        "cloud.sun.fill": lowCloud + sun,
        "cloud.rain.fill": highCloud + line("M8 17.4l-1.5 4.2M12.8 17.4l-1.5 4.2M17.6 17.4l-1.5 4.2"),
        "cloud.bolt.fill": highCloud + area("M12.4 16.2L8.6 20.2h2.8l-1.2 3.4 4.9-4.9h-3l1.7-2.5Z"),
        "moon.stars.fill": area("M10.5 4A8.8 8.8 0 1 0 20 15.5 7.6 7.6 0 0 1 10.5 4Z")
            + star(at: (17.8, 5), radius: 3.4) + star(at: (20.8, 10.6), radius: 2),
        "moon": line("M10.5 4A8.8 8.8 0 1 0 20 15.5 7.6 7.6 0 0 1 10.5 4Z"),
        "moon.fill": area("M10.5 4A8.8 8.8 0 1 0 20 15.5 7.6 7.6 0 0 1 10.5 4Z"),
        "clock.fill": area(
            "M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20ZM11 6.5v6.9l4.9 2.9l.9-1.5l-4.1-2.4v-5.9Z"),
        "hand.raised": line(
            "M6.8 15.6V6.4a1.35 1.35 0 0 1 2.7 0V11.5V4.6a1.35 1.35 0 0 1 2.7 0V11.5V5.4a1.35 1.35 0 0 1 2.7 0V12"
                + "V8a1.35 1.35 0 0 1 2.7 0V15a6.2 6.2 0 0 1-6.2 6.2a6 6 0 0 1-4.8-2.4L4.3 14.6a1.3 1.3 0 0 1 2.1-1.6"
                + "l.4.6"),
        "hand.raised.fill": line("M8 12.5V6.2M11 12V4.2M14 12V5M17 13V7.6M4.9 13l2.7 3.5", width: 2.4)
            + area("M6.8 11.5H18.2V15.4a6 6 0 0 1-6 6h-.6a6 6 0 0 1-4.6-2.2L5.2 16.4l1.6-2Z"),
        "wave.3.left": line(
            "M18.5 9.5a4 4 0 0 0 0 5M14.5 6.8a8 8 0 0 0 0 10.4M10.4 4.2a12 12 0 0 0 0 15.6"),
        "wave.3.right": line(
            "M5.5 9.5a4 4 0 0 1 0 5M9.5 6.8a8 8 0 0 1 0 10.4M13.6 4.2a12 12 0 0 1 0 15.6"),
        "thermometer.low": thermometer(levelAt: 12.4),
        "thermometer.high": thermometer(levelAt: 5.4),
        // Eight dashes and as many gaps make up the circumference.
        "circle.dashed": line("M12 3a9 9 0 0 1 0 18a9 9 0 0 1 0-18Z", dash: 3.534),
        "ellipsis.circle.fill": area(
            "M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20Z" + [7, 12, 17].map(hole).joined()),
        "textformat.size.smaller": line("M8 17L12 7l4 10M9.3 13.8h5.4"),
        "textformat.size.larger": line("M5 20L12 4l7 16M7.3 14.8h9.4"),
    ]

    private static let lowCloud = area(
        "M6.2 20a4 4 0 1 1 .3-8A5 5 0 0 1 16 13a3.5 3.5 0 0 1 .7 7Z")
    private static let highCloud = area(
        "M6 15.4a4.4 4.4 0 1 1 .4-8.8A5.8 5.8 0 0 1 17.6 7.4a4 4 0 0 1 .4 8Z")
    private static let sun =
        area("M14.3 7.7a3.6 3.6 0 1 1 3.6 3.6 7 7 0 0 0-3.6-3.6Z")
        + line("M17.9 1v1.6M22.6 3l-1.1 1.1M24 7.7h-1.6M22.6 12.4l-1.1-1.1M13.2 3l1.1 1.1")

    private static func thermometer(levelAt top: Double) -> String {
        line("M9 14V5a3 3 0 0 1 6 0v9a4.6 4.6 0 1 1-6 0Z")
            + area("M12 15.2a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Z")
            + area("M11.1 \(top)h1.8V16h-1.8Z")
    }

    private static func area(_ path: String) -> String { "<path d=\"\(path)\"/>" }

    private static func line(_ path: String, dash: Double? = nil, width: Double = 1.8) -> String {
        let dashes =
            dash.map { " stroke-dasharray=\"\($0)\"" }
            ?? " stroke-linecap=\"round\" stroke-linejoin=\"round\""
        return "<path d=\"\(path)\" fill=\"none\" stroke=\"#000\" stroke-width=\"\(width)\"\(dashes)/>"
    }

    /// Returns the path of a dot that is left out of the area around it: it runs in the other direction.
    private static func hole(at x: Int) -> String { "M\(x) 10.5a1.5 1.5 0 0 0 0 3a1.5 1.5 0 0 0 0-3Z" }

    /// Returns a star with four points.
    private static func star(at center: (x: Double, y: Double), radius: Double) -> String {
        let inner = radius * 0.28
        let corners = (0..<8).map { index in
            let (angle, length) = (Double(index) * .pi / 4, index % 2 == 0 ? radius : inner)
            return "\(rounded(center.x + length * sin(angle))) \(rounded(center.y - length * cos(angle)))"
        }
        return area("M" + corners.joined(separator: "L") + "Z")
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

extension SymbolDrawing {
    /// Creates the picture of a symbol of the system from shapes in a square of 24 units.
    convenience init(shapes: String) {
        // As a glyph does, the picture fills a square that is 1.2 times as high as the text. It has enough pixels for symbols of some
        // hundred points.
        let drawing = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="240" height="240">\(shapes)</svg>
            """
        self.init(
            ImageFile(data: Data(drawing.utf8), mediaType: ImageFormat.svg.mediaType),
            size: CGSize(width: 1.2, height: 1.2))
    }
}
