/// A drawing of labelled boxes made of characters.
struct TextDrawing {
    /// The greatest numbers of columns and rows of a drawing. A character is about twice as high as it is
    /// wide.
    private static let columns = 60
    private static let rows = 40

    private let size: CGSize
    private let pointsPerColumn: CGFloat
    private var cells: [[Character]]

    init(of size: CGSize) {
        self.size = size
        pointsPerColumn = max(
            size.width / CGFloat(Self.columns), size.height / CGFloat(Self.rows) / 2, .leastNormalMagnitude)
        let (columns, rows) = (
            Self.place(size.width, pointsPerColumn, atMost: Self.columns),
            Self.place(size.height, 2 * pointsPerColumn, atMost: Self.rows)
        )
        cells = Array(repeating: Array(repeating: " ", count: columns + 1), count: rows + 1)
        outline(0...columns, 0...rows, horizontal: ".", vertical: ".", corner: ".")
    }

    var lines: [String] { cells.map { String($0) } }

    /// Draws a box with a label in its middle. The parts of it outside the drawing are cut off.
    mutating func add(_ box: Box, label: String) {
        guard box.minX < size.width, box.maxX >= 0, box.minY < size.height, box.maxY >= 0 else { return }
        let (columns, rows) = (cells[0].count - 1, cells.count - 1)
        let x = Self.span(box.minX, box.maxX, pointsPerColumn, atMost: columns)
        let y = Self.span(box.minY, box.maxY, 2 * pointsPerColumn, atMost: rows)
        for row in y { for column in x { cells[row][column] = " " } }
        outline(x, y, horizontal: "-", vertical: "|", corner: "+")
        guard y.count > 2, x.count > label.count + 1 else { return }
        let start = x.lowerBound + (x.count - label.count + 1) / 2
        for (index, character) in label.enumerated() {
            cells[(y.lowerBound + y.upperBound) / 2][start + index] = character
        }
    }

    private mutating func outline(
        _ x: ClosedRange<Int>, _ y: ClosedRange<Int>, horizontal: Character, vertical: Character,
        corner: Character
    ) {
        for column in x {
            cells[y.lowerBound][column] = horizontal
            cells[y.upperBound][column] = horizontal
        }
        for row in y {
            cells[row][x.lowerBound] = vertical
            cells[row][x.upperBound] = vertical
        }
        for row in [y.lowerBound, y.upperBound] {
            cells[row][x.lowerBound] = corner
            cells[row][x.upperBound] = corner
        }
    }

    private static func span(
        _ lower: CGFloat, _ upper: CGFloat, _ unit: CGFloat, atMost limit: Int
    ) -> ClosedRange<Int> {
        let start = place(lower, unit, atMost: limit)
        return start...max(start, place(upper, unit, atMost: limit))
    }

    private static func place(_ position: CGFloat, _ unit: CGFloat, atMost limit: Int) -> Int {
        Int(min(max((position / unit).rounded(), 0), CGFloat(limit)))
    }
}
