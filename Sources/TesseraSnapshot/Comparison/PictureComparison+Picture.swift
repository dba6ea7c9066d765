import Foundation
import TesseraGraphics

extension PictureComparison {
    /// Returns a picture of the reference, the actual picture and their difference, side by side with labels.
    ///
    /// The third part is the actual picture in pale grey. Pixels that differ are red in it, with a stronger red for a greater
    /// difference and with frames around the groups. Parts that only one of the pictures has are blue. Pictures narrower than 160
    /// pixels are enlarged by a whole number, and pictures that are too large for a canvas are made smaller.
    public func sideBySide() -> Canvas {
        let width = max(reference.width, actual.width)
        let height = max(reference.height, actual.height)
        let zoom = max(1, min((160 + width - 1) / width, 1600 / height, 32))
        let panel = CGSize(width: width * zoom, height: height * zoom)
        // A third of the width of a phone still has letters of about ten points.
        let fontSize = min(max(panel.width / 12, 14), 48).rounded()
        let gap = (fontSize / 2).rounded()
        let head = (fontSize * 2.5).rounded()
        let size = CGSize(width: 3 * panel.width + 4 * gap, height: panel.height + head + gap)
        let most = Double(Canvas.maximumSide)
        let shrink = min(
            1, most / size.width, most / size.height, (40_000_000 / (size.width * size.height)).squareRoot())
        let canvas = Canvas(
            width: max(Int(size.width * shrink), 1), height: max(Int(size.height * shrink), 1))
        canvas.scale(x: shrink, y: shrink)
        canvas.paint(.color(.init(red: 0.9, green: 0.9, blue: 0.92)))
        let parts: [(String, Picture)] = [
            ("Reference", reference), ("Actual", actual), ("Difference", differencePicture()),
        ]
        for (index, (label, picture)) in parts.enumerated() {
            let x = gap + Double(index) * (panel.width + gap)
            let detail = index < 2 ? "  \(picture.width) × \(picture.height)" : ""
            draw(label, detail, on: canvas, at: CGPoint(x: x, y: 0), head: head, width: panel.width, fontSize)
            let place = CGRect(
                x: x, y: head, width: Double(picture.width * zoom), height: Double(picture.height * zoom))
            if !picture.isOpaque { drawSquares(in: place, on: canvas) }
            canvas.draw(picture.canvas(zoom: zoom), at: place.origin)
            if index == 2 { drawFrames(on: canvas, at: place.origin, zoom: Double(zoom), fontSize / 12) }
        }
        return canvas
    }

    private func draw(
        _ label: String, _ detail: String, on canvas: Canvas, at origin: CGPoint, head: Double, width: Double,
        _ fontSize: Double
    ) {
        func layout(_ text: String, _ weight: FontWeight, _ size: Double) -> TextLayout {
            TextLayout.layout(text, font: FontDescriptor(size: size, weight: weight), maximumLines: 1)
        }
        let name = layout(label, .semibold, fontSize)
        let numbers = layout(detail, .regular, (fontSize * 0.7).rounded())
        canvas.withState {
            canvas.addRectangle(CGRect(x: origin.x, y: origin.y, width: width, height: head))
            canvas.clip()
            let y = ((head - name.size.height) / 2).rounded()
            canvas.draw(name, at: CGPoint(x: origin.x, y: y)) { _ in
                TextLook(color: .init(red: 0.1, green: 0.1, blue: 0.12))
            }
            guard let first = name.lines.first, let second = numbers.lines.first else { return }
            let baseline = y + first.baseline - second.baseline
            canvas.draw(numbers, at: CGPoint(x: origin.x + name.size.width, y: baseline)) { _ in
                TextLook(color: .init(red: 0.4, green: 0.4, blue: 0.43))
            }
        }
    }

    /// Draws the white and grey squares on which transparent pictures lie.
    private func drawSquares(in rect: CGRect, on canvas: Canvas) {
        let side = 8.0
        canvas.withState {
            canvas.addRectangle(rect)
            canvas.clip()
            canvas.paint(.color(.init(red: 1, green: 1, blue: 1)))
            for row in 0...Int(rect.height / side) {
                for column in 0...Int(rect.width / side) where (row + column) % 2 == 1 {
                    canvas.addRectangle(
                        CGRect(
                            x: rect.minX + Double(column) * side, y: rect.minY + Double(row) * side,
                            width: side,
                            height: side))
                }
            }
            canvas.fill(.color(.init(red: 0.8, green: 0.8, blue: 0.8)))
        }
    }

    /// Draws frames around the groups of pixels that differ. Single pixels would be overlooked otherwise.
    private func drawFrames(on canvas: Canvas, at origin: CGPoint, zoom: Double, _ thickness: Double) {
        guard case .different(let difference) = outcome else { return }
        for region in difference.regions.prefix(100) {
            canvas.addRectangle(
                CGRect(
                    x: origin.x + Double(region.x) * zoom, y: origin.y + Double(region.y) * zoom,
                    width: Double(region.width) * zoom, height: Double(region.height) * zoom
                ).insetBy(dx: -2 * thickness, dy: -2 * thickness))
        }
        canvas.stroke(.color(.init(red: 0.85, green: 0, blue: 0.45)), width: thickness)
    }

    /// Returns a picture of the difference: the actual picture in pale grey, with the pixels that differ in
    /// red.
    private func differencePicture() -> Picture {
        let (width, height) = (max(reference.width, actual.width), max(reference.height, actual.height))
        let common = (width: min(reference.width, actual.width), height: min(reference.height, actual.height))
        return Picture(width: width, height: height) { x, y in
            guard x < common.width, y < common.height else {
                let isThere =
                    x < actual.width && y < actual.height || x < reference.width && y < reference.height
                return isThere ? (150, 180, 255, 255) : (0, 0, 0, 0)
            }
            if !marks.isEmpty, case let mark = marks[y * common.width + x], mark > 0 {
                // Weak differences are pale red, and strong ones dark red.
                return (UInt8(255 - Int(mark) / 4), UInt8(90 - Int(mark) * 90 / 255), 60, 255)
            }
            let index = (y * actual.width + x) * 4
            let (red, green, blue) = (
                Int(actual.pixels[index]), Int(actual.pixels[index + 1]), Int(actual.pixels[index + 2])
            )
            let grey = (red * 3 + green * 6 + blue) / 10 + 255 - Int(actual.pixels[index + 3])
            let pale = UInt8(min(190 + grey / 4, 255))
            return (pale, pale, pale, 255)
        }
    }
}
