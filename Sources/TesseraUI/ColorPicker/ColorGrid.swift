import Foundation

/// A grid of colours: a row of greys above twelve columns of hues, from dark to light.
final class ColorGrid: ColorArea {
    static let columns = 12
    static let rows = 10

    /// The colours of the grid, row by row.
    static let colors: [PickedColor] = {
        let greys = (0..<columns).map { column in
            let white = 1 - CGFloat(column) / CGFloat(columns - 1)
            return PickedColor(red: white, green: white, blue: white)
        }
        let hues = (1..<rows).flatMap { row in
            (0..<columns).map { column in
                // The hues begin between green and blue, so that red is in the middle.
                let hue = CGFloat((195 + 30 * column) % 360) / 360
                let isDark = row <= 5
                return PickedColor(
                    HueSaturationBrightness(
                        hue: hue, saturation: isDark ? 1 : 1 - CGFloat(row - 5) * 0.2,
                        brightness: isDark ? 0.25 + CGFloat(row) * 0.15 : 1))
            }
        }
        return greys + hues
    }()

    private let cells = ColorGrid.colors.map { color in
        let cell = UIView()
        cell.backgroundColor = color.color
        cell.isUserInteractionEnabled = false
        return cell
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = ColorWord.grid
        cells.forEach(addSubview)
    }

    required init?(coder: NSCoder) { nil }

    private func frame(at index: Int) -> CGRect {
        let width = bounds.width / CGFloat(Self.columns)
        let height = bounds.height / CGFloat(Self.rows)
        return CGRect(
            x: CGFloat(index % Self.columns) * width, y: CGFloat(index / Self.columns) * height,
            width: width, height: height)
    }

    override func layoutSubviews() {
        for (index, cell) in cells.enumerated() { cell.frame = frame(at: index) }
        super.layoutSubviews()
    }

    /// The places of the colours. A colour that is in the grid twice has the first of its places.
    private static let places = Dictionary(
        zip(colors.map(\.number), colors.indices), uniquingKeysWith: { first, _ in first })

    private var index: Int? { Self.places[color.number] }

    override func color(at point: CGPoint) -> PickedColor {
        let column = min(Int(point.x / bounds.width * CGFloat(Self.columns)), Self.columns - 1)
        let row = min(Int(point.y / bounds.height * CGFloat(Self.rows)), Self.rows - 1)
        return Self.colors[row * Self.columns + column]
    }

    override var ringFrame: CGRect? { index.map(frame(at:)) }
    override var ringCornerRadius: CGFloat { 3 }

    override func color(steps: Int) -> PickedColor {
        let next = index.map { $0 + steps } ?? 0
        return Self.colors[min(max(next, 0), Self.colors.count - 1)]
    }
}
