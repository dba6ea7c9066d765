import TesseraGeometry
import TesseraGraphics

/// A path in the notation of SVG, of which the wire uses the absolute commands M, L, Q, C and Z.
struct NotedPath {
    /// A step along the path.
    enum Step: Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    /// The steps. A path that is not in the notation ends before its first error.
    private(set) var steps: [Step] = []

    init(_ text: String) {
        var numbers: [Double] = []
        var command: UInt8 = 0
        var current = CGPoint.zero
        var bytes = Array(text.utf8)[...]
        while let byte = bytes.first {
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") {
                bytes.removeFirst()
            } else if "MLQCZ".utf8.contains(byte) {
                guard numbers.isEmpty else { return }
                command = byte
                bytes.removeFirst()
                if command == UInt8(ascii: "Z") { steps.append(.close) }
            } else {
                let word = bytes.prefix {
                    $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ",") && !"MLQCZ".utf8.contains($0)
                }
                guard let number = Double(String(decoding: word, as: UTF8.self)), number.isFinite else {
                    return
                }
                numbers.append(min(max(number, -CGRect.farthest), CGRect.farthest))
                bytes = bytes.dropFirst(word.count)
            }
            append(command, &numbers, &current)
        }
    }

    /// Adds the step of a command as soon as there are all of its numbers.
    private mutating func append(_ command: UInt8, _ numbers: inout [Double], _ current: inout CGPoint) {
        let needed: [UInt8: Int] = [
            UInt8(ascii: "M"): 2, UInt8(ascii: "L"): 2, UInt8(ascii: "Q"): 4, UInt8(ascii: "C"): 6,
        ]
        guard let count = needed[command], numbers.count == count else { return }
        let points = stride(from: 0, to: count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        numbers = []
        switch command {
        case UInt8(ascii: "M"): steps.append(.move(points[0]))
        case UInt8(ascii: "L"): steps.append(.line(points[0]))
        case UInt8(ascii: "Q"):
            // A curve with one control point is one with two, each at two thirds of the way to it.
            func control(_ end: CGPoint) -> CGPoint {
                CGPoint(x: end.x + (points[0].x - end.x) * 2 / 3, y: end.y + (points[0].y - end.y) * 2 / 3)
            }
            steps.append(.curve(control(current), control(points[1]), points[1]))
        default: steps.append(.curve(points[0], points[1], points[2]))
        }
        current = points[points.count - 1]
    }

    /// Adds the path to that of a canvas.
    func add(to canvas: Canvas) {
        for step in steps {
            switch step {
            case .move(let point): canvas.move(to: point)
            case .line(let point): canvas.addLine(to: point)
            case .curve(let one, let two, let end): canvas.addCurve(to: end, control1: one, control2: two)
            case .close: canvas.closePath()
            }
        }
    }
}
