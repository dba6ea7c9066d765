import Foundation
import TesseraGraphics

/// The symbols of the system that the icon font lacks, or has in one form only. Each is drawn by shapes in a square of 24 units,
/// which is as large as a glyph of the icon font.
enum SystemSymbolShapes {
    /// The pictures of the symbols by their names, in one colour.
    static let drawings =
        parts.mapValues { parts in parts.map(\.shapes).joined() }
        .merging(shapes) { own, _ in own }
        .merging(pictures) { own, _ in own }
        .mapValues { SymbolDrawing(shapes: $0) }
    /// The pictures of the symbols that have colours of their own.
    static let coloredDrawings =
        parts
        .filter { $0.value.contains { $0.color != nil } }
        .mapValues { parts in SymbolDrawing(shapes: parts.map(\.colored).joined()) }

    /// Shapes of one colour.
    private struct Part {
        /// The shapes in black.
        let shapes: String
        /// The colour that the shapes have in a symbol of several colours, or nil for that of the text.
        let color: String?

        init(_ shapes: String, _ color: String? = nil) { (self.shapes, self.color) = (shapes, color) }

        static func white(_ shapes: String) -> Part { Part(shapes, "#fff") }
        static func yellow(_ shapes: String) -> Part { Part(shapes, "#fc0") }
        static func blue(_ shapes: String) -> Part { Part(shapes, "#32ade6") }

        /// The shapes in their colour.
        var colored: String {
            guard let color else { return shapes }
            return "<g fill=\"\(color)\">\(shapes.replacingOccurrences(of: "#000", with: color))</g>"
        }
    }

    private static let parts: [String: [Part]] = [
        "cloud.sun.fill": [.white(lowCloud), .yellow(sun)],
        "cloud.sun.rain.fill": [
            .white(raised(lowCloud)), .yellow(raised(sun)),
            .blue(line("M6.6 18.6l-1 3M11 18.6l-1 3M15.4 18.6l-1 3")),
        ],
        "cloud.moon.fill": [.white(lowCloud), .white(crescent)],
        "cloud.rain.fill": [
            .white(highCloud), .blue(line("M8 17.4l-1.5 4.2M12.8 17.4l-1.5 4.2M17.6 17.4l-1.5 4.2")),
        ],
        "cloud.drizzle.fill": [
            .white(highCloud),
            .blue(drizzle),
        ],
        "cloud.drizzle": [.white(highCloudOutline), .blue(drizzle)],
        "cloud.bolt.rain": [
            .white(highCloudOutline), .yellow(flash), .blue(line("M7 18.2l-1.3 3.6M18.4 18.2l-1.3 3.6")),
        ],
        "sparkles": [
            .yellow(
                star(at: (9.4, 12.6), radius: 8.6) + star(at: (18.6, 5.4), radius: 4.4)
                    + star(at: (18.2, 19.4), radius: 3.4))
        ],
        "cloud.heavyrain.fill": [
            .white(highCloud),
            .blue(line("M6 17.4l-2 5.6M9.8 17.4l-2 5.6M13.6 17.4l-2 5.6M17.4 17.4l-2 5.6")),
        ],
        "cloud.snow.fill": [
            .white(highCloud),
            .white([(7.0, 18.6), (12, 18.6), (17, 18.6), (9.5, 21.8), (14.5, 21.8)].map(flake).joined()),
        ],
        "cloud.bolt.fill": [.white(highCloud), .yellow(flash)],
        "cloud.bolt.rain.fill": [
            .white(highCloud), .yellow(flash),
            .blue(line("M7 17.4l-1.5 4.2M18.4 17.4l-1.5 4.2")),
        ],
        "moon.stars.fill": [
            Part(area("M10.5 4A8.8 8.8 0 1 0 20 15.5 7.6 7.6 0 0 1 10.5 4Z")),
            Part(star(at: (17.8, 5), radius: 3.4) + star(at: (20.8, 10.6), radius: 2)),
        ],
        "thermometer.low": [Part(thermometer(levelAt: 12.4))],
        "thermometer.high": [Part(thermometer(levelAt: 5.4))],
        // Eight dashes and as many gaps make up the circumference.
        "circle.dashed": [Part(line("M12 3a9 9 0 0 1 0 18a9 9 0 0 1 0-18Z", dash: 3.534))],
        "ellipsis.circle.fill": [
            Part(area("M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20Z" + [7, 12, 17].map(hole).joined()))
        ],
        "textformat.size.smaller": [Part(line("M8 17L12 7l4 10M9.3 13.8h5.4"))],
        "textformat.size.larger": [Part(line("M5 20L12 4l7 16M7.3 14.8h9.4"))],
    ]

    /// The shapes of symbols of one colour.
    private static let shapes: [String: String] = [
        "sidebar.left": leftSidebar, "sidebar.leading": leftSidebar,
        "sidebar.right": rightSidebar, "sidebar.trailing": rightSidebar,
        "moon": line("M10.5 4A8.8 8.8 0 1 0 20 15.5 7.6 7.6 0 0 1 10.5 4Z"),
        "moon.fill": area("M10.5 4A8.8 8.8 0 1 0 20 15.5 7.6 7.6 0 0 1 10.5 4Z"),
        "clock.fill": area(
            "M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20ZM11 6.5v6.9l4.9 2.9l.9-1.5l-4.1-2.4v-5.9Z"),
        "moon.stars": line("M9.8 6A7.6 7.6 0 1 0 18.4 16.2 6.6 6.6 0 0 1 9.8 6Z")
            + star(at: (17.8, 5), radius: 3.4) + star(at: (20.8, 10.6), radius: 2),
        "cross": line(cross), "cross.fill": area(cross) + line(cross),
        "diamond": line(diamond), "diamond.fill": area(diamond) + line(diamond),
        "asterisk": line("M12 3.5v17M4.6 7.8l14.8 8.4M19.4 7.8L4.6 16.2"),
        "plusminus": line("M12 3.5v11M6.5 9h11M6.5 20h11"),
        "lessthan": line("M19 4.5L5 12l14 7.5"), "greaterthan": line("M5 4.5L19 12 5 19.5"),
        "square.split.2x2": line(
            "M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2ZM12 3.5v17M3.5 12h17"
        ),
        "circle.grid.2x2": [(7, 7), (17, 7), (7, 17), (17, 17)].map { line(dot(at: $0)) }.joined(),
        "circle.grid.2x2.fill": [(7, 7), (17, 7), (7, 17), (17, 17)].map { area(dot(at: $0)) }.joined(),
        "switch.2": line(
            "M8 3.5h8a3.5 3.5 0 0 1 0 7H8a3.5 3.5 0 0 1 0-7ZM8 13.5h8a3.5 3.5 0 0 1 0 7H8a3.5 3.5 0 0 1 0-7Z")
            + area("M8 5a2 2 0 0 1 0 4a2 2 0 0 1 0-4ZM16 15a2 2 0 0 1 0 4a2 2 0 0 1 0-4Z"),
        "scribble": line(
            "M3 9C7 3.5 11 3 10 7C9 11 4 16 6 18C8 20 14 6.5 17 8C20 9.5 11 18 14 19.5C16 20.5 19 17 21 14.5"),
        "signature": line(
            "M3 15.5C9 12 11 4 8.5 3.6C6 3.2 6 16 8.5 16C11 16 11.5 10.5 13.3 10.5C15 10.5 13.5 15.5 15.5 15.5"
                + "C17 15.5 17 12.5 18.2 12.5C19.4 12.5 19 15.2 21 15.2M3 20h18"),
        "lasso": line(
            "M12 3.5C17 3.5 21 6.2 21 9.8S17 16 12 16 3 13.4 3 9.8 7 3.5 12 3.5ZM7.5 14.2a2.2 2.2 0 1 0 .4 4.2C8 20 7 21 5.5 21.3"
        ),
        "waveform": line("M3 10v4M6 7.5v9M9 4v16M12 8.5v7M15 3v18M18 7v10M21 10v4"),
        "waveform.circle": ring + line(waves),
        "waveform.circle.fill": disc(without: waves),
        "infinity": line(
            "M12 12C9.7 8.7 8.2 7.5 6 7.5a4.5 4.5 0 0 0 0 9C8.2 16.5 9.7 15.3 12 12C14.3 8.7 15.8 7.5 18 7.5"
                + "a4.5 4.5 0 0 1 0 9C15.8 16.5 14.3 15.3 12 12Z"),
        "yensign.circle": ring + line(yen),
        "yensign.circle.fill": disc(without: yen),
        "arrow.up.right.circle": ring + line("M8.5 15.5l7-7M9.7 8.5h5.8v5.8"),
        "arrow.up.right.circle.fill": disc(without: "M8.5 15.5l7-7M9.7 8.5h5.8v5.8"),
        "arrow.down.left.circle": ring + line("M15.5 8.5l-7 7M14.3 15.5H8.5V9.7"),
        "arrow.down.left.circle.fill": disc(without: "M15.5 8.5l-7 7M14.3 15.5H8.5V9.7"),
        "gobackward": back, "goforward": ahead,
        "gobackward.10": back + line(one + zero), "goforward.10": ahead + line(one + zero),
        "gobackward.15": back + line(one + five), "goforward.15": ahead + line(one + five),
        "gobackward.30": back + line(three + zero), "goforward.30": ahead + line(three + zero),
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
    ]

    private static let lowCloud = area(
        "M6.2 20a4 4 0 1 1 .3-8A5 5 0 0 1 16 13a3.5 3.5 0 0 1 .7 7Z")
    private static let highCloudPath = "M6 15.4a4.4 4.4 0 1 1 .4-8.8A5.8 5.8 0 0 1 17.6 7.4a4 4 0 0 1 .4 8Z"
    private static let highCloud = area(highCloudPath)
    private static let highCloudOutline = line(highCloudPath)
    private static let drizzle = line(
        "M8 17.8l-.6 1.6M12.8 17.8l-.6 1.6M17.6 17.8l-.6 1.6M10 21l-.4 1M14.8 21l-.4 1")
    private static let sun =
        area("M14.3 7.7a3.6 3.6 0 1 1 3.6 3.6 7 7 0 0 0-3.6-3.6Z")
        + line("M17.9 1v1.6M22.6 3l-1.1 1.1M24 7.7h-1.6M22.6 12.4l-1.1-1.1M13.2 3l1.1 1.1")

    static let ring = line(circle)
    static let circle = "M12 2.9a9.1 9.1 0 0 1 0 18.2a9.1 9.1 0 0 1 0-18.2Z"
    private static let cross = "M9.2 4h5.6v5.2H20v5.6h-5.2V20H9.2v-5.2H4V9.2h5.2Z"
    static let diamond = "M12 3L21 12 12 21 3 12Z"
    private static let waves = "M7.2 10.8v2.4M9.6 8.8v6.4M12 7v10M14.4 8.8v6.4M16.8 10.8v2.4"
    private static let yen = "M8.4 6.8l3.6 5.4 3.6-5.4M12 12.2v5.2M9 12.6h6M9 15h6"

    /// Returns the path of a circle with a radius of 3.4 units.
    private static func dot(at place: (x: Int, y: Int)) -> String {
        "M\(place.x) \(Double(place.y) - 3.4)a3.4 3.4 0 0 1 0 6.8a3.4 3.4 0 0 1 0-6.8Z"
    }

    private static let back = line("M12 5a8 8 0 1 1-8 8") + area("M12.4 1.6v6.8l-5-3.4Z")
    private static let ahead = line("M12 5a8 8 0 1 0 8 8") + area("M11.6 1.6v6.8l5-3.4Z")

    // The digits of the seconds in a circle of arrows, "three" and "one" on the left.
    private static let one = "M8.5 11.3l1.6-1.2v5.8"
    private static let three =
        "M7.7 10.8c1.2-1.3 3.4-.6 3.2.8c-.1.8-.9 1.3-1.8 1.3c1 0 2 .5 2 1.5c0 1.6-2.4 2.1-3.6.8"
    private static let five = "M16.4 10.1h-2.8l-.3 2.9c1.5-1 3.4-.2 3.3 1.2c-.1 1.8-2.5 2.2-3.6.9"
    private static let zero = "M14.7 10.1c2.4 0 2.4 5.8 0 5.8c-2.4 0-2.4-5.8 0-5.8Z"

    /// Returns a filled circle from which lines are cut out.
    static func disc(without path: String) -> String {
        """
        <mask id="m"><rect width="24" height="24" fill="#fff"/>\(line(path))</mask>\
        <g mask="url(#m)">\(area("M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20Z"))</g>
        """
    }

    private static let flash = area("M12.4 16.2L8.6 20.2h2.8l-1.2 3.4 4.9-4.9h-3l1.7-2.5Z")
    /// A moon that is behind the cloud in part.
    private static let crescent = area("M18.7 1.2A4.9 4.9 0 1 0 23.9 7.6 4.2 4.2 0 0 1 18.7 1.2Z")

    /// Returns shapes that are smaller and leave room below a cloud.
    private static func raised(_ shapes: String) -> String {
        "<g transform=\"translate(1.6 -0.4) scale(0.84)\">\(shapes)</g>"
    }

    /// Returns a flake of snow.
    private static func flake(at center: (x: Double, y: Double)) -> String {
        area("M\(center.x) \(center.y - 1.2)a1.2 1.2 0 0 1 0 2.4a1.2 1.2 0 0 1 0-2.4Z")
    }

    private static func thermometer(levelAt top: Double) -> String {
        line("M9 14V5a3 3 0 0 1 6 0v9a4.6 4.6 0 1 1-6 0Z")
            + area("M12 15.2a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Z")
            + area("M11.1 \(top)h1.8V16h-1.8Z")
    }

    static func area(_ path: String) -> String { "<path d=\"\(path)\"/>" }

    /// A window with a column at its left, which has lines of text.
    private static let leftSidebar = line(window + "M9.4 4.6v14.8M5.4 8.2h1.2M5.4 11h1.2M5.4 13.8h1.2")
    private static let rightSidebar = line(window + "M14.6 4.6v14.8M17.4 8.2h1.2M17.4 11h1.2M17.4 13.8h1.2")
    private static let window =
        "M5 4.6h14a2.4 2.4 0 0 1 2.4 2.4v10a2.4 2.4 0 0 1-2.4 2.4H5a2.4 2.4 0 0 1-2.4-2.4V7a2.4 2.4 0 0 1 2.4-2.4Z"

    static func line(_ path: String, dash: Double? = nil, width: Double = 1.8) -> String {
        let dashes =
            dash.map { " stroke-dasharray=\"\($0)\"" }
            ?? " stroke-linecap=\"round\" stroke-linejoin=\"round\""
        return "<path d=\"\(path)\" fill=\"none\" stroke=\"#000\" stroke-width=\"\(width)\"\(dashes)/>"
    }

    /// Returns the path of a dot that is cut out of the area around it, because the path runs in the other direction.
    private static func hole(at x: Int) -> String { "M\(x) 10.5a1.5 1.5 0 0 0 0 3a1.5 1.5 0 0 0 0-3Z" }

    /// Returns a star with four points.
    static func star(at center: (x: Double, y: Double), radius: Double) -> String {
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
        // As a glyph does, the picture fills a square that is 1.2 times as high as the text. It has enough pixels for symbols of
        // some hundred points.
        let drawing = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="240" height="240">\(shapes)</svg>
            """
        self.init(
            ImageFile(data: Data(drawing.utf8), mediaType: ImageFormat.svg.mediaType),
            size: CGSize(width: 1.2, height: 1.2))
    }
}
