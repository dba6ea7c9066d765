import Foundation

/// The numbers of an attribute of a drawing, such as those of a path.
struct DrawingNumbers {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    private mutating func skipSeparators() {
        while position < bytes.count, " ,\t\r\n".utf8.contains(bytes[position]) { position += 1 }
    }

    /// Returns the letter that comes next, or nil if something else does.
    mutating func letter() -> Character? {
        skipSeparators()
        guard position < bytes.count, case let byte = bytes[position],
            UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        else { return nil }
        position += 1
        return Character(UnicodeScalar(byte))
    }

    /// Returns the digit 0 or 1 that comes next. No separator need follow it.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard position < bytes.count,
            bytes[position] == UInt8(ascii: "0") || bytes[position] == UInt8(ascii: "1")
        else { return nil }
        position += 1
        return bytes[position - 1] == UInt8(ascii: "1")
    }

    /// Returns the number that comes next. It ends where another sign, point or letter begins.
    mutating func number() -> Double? {
        skipSeparators()
        let start = position
        var hasPoint = false
        scan: while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "+"), UInt8(ascii: "-"):
                guard position == start || "eE".utf8.contains(bytes[position - 1]) else { break scan }
            case UInt8(ascii: "."):
                guard !hasPoint else { break scan }
                hasPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                guard position > start else { break scan }
                hasPoint = true
            default: break scan
            }
            position += 1
        }
        guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
            abs(number) < 1e6
        else { return nil }
        return number
    }

    mutating func point() -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns all numbers up to the end or up to the first part that is not a number.
    static func all(_ text: String) -> [Double] {
        var numbers = DrawingNumbers(text)
        var found: [Double] = []
        while let number = numbers.number() { found.append(number) }
        return found
    }
}

/// The points that enclose a path of a drawing: its ends, its control points, and the corners of the ellipses of its arcs.
struct DrawingPath {
    private(set) var points: [CGPoint] = []
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point, which a smooth curve mirrors.
    private var control: CGPoint?

    /// Reads the notation of a path. A path with an error ends before it, as in browsers.
    init(_ text: String) {
        var numbers = DrawingNumbers(text)
        guard var command = numbers.letter(), command == "M" || command == "m" else { return }
        while true {
            guard step(command, &numbers) else { return }
            if let next = numbers.letter() {
                command = next
            } else if command == "z" || command == "Z" {
                return
            } else if command == "M" || command == "m" {
                // Further points of a move are lines.
                command = command == "M" ? "L" : "l"
            }
        }
    }

    /// Takes one step of the path. Returns false if its numbers are missing.
    private mutating func step(_ command: Character, _ numbers: inout DrawingNumbers) -> Bool {
        let origin = command.isLowercase ? current : .zero
        func next() -> CGPoint? {
            numbers.point().map { CGPoint(x: $0.x + origin.x, y: $0.y + origin.y) }
        }
        switch Character(command.uppercased()) {
        case "M":
            guard let point = next() else { return false }
            start = point
            move(to: point)
        case "L":
            guard let point = next() else { return false }
            move(to: point)
        case "H":
            guard let x = numbers.number() else { return false }
            move(to: CGPoint(x: x + origin.x, y: current.y))
        case "V":
            guard let y = numbers.number() else { return false }
            move(to: CGPoint(x: current.x, y: y + origin.y))
        case "C":
            guard let first = next(), let second = next(), let end = next() else { return false }
            points.append(first)
            move(to: end, control: second)
        case "S":
            guard let second = next(), let end = next() else { return false }
            points.append(mirrored)
            move(to: end, control: second)
        case "Q":
            guard let middle = next(), let end = next() else { return false }
            move(to: end, control: middle)
        case "T":
            guard let end = next() else { return false }
            move(to: end, control: mirrored)
        case "A":
            guard let radii = numbers.point(), numbers.number() != nil, let isLarge = numbers.flag(),
                numbers.flag() != nil, let end = next()
            else { return false }
            addArc(radii, isLarge: isLarge, to: end)
        case "Z": move(to: start)
        default: return false
        }
        return true
    }

    private mutating func move(to point: CGPoint, control: CGPoint? = nil) {
        if let control { points.append(control) }
        self.control = control
        points.append(point)
        current = point
    }

    private var mirrored: CGPoint {
        control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
    }

    /// Adds the corners of a box around an arc: around the middle of its ends, at the greatest distance that the arc may reach.
    private mutating func addArc(_ radii: CGPoint, isLarge: Bool, to end: CGPoint) {
        let middle = CGPoint(x: (current.x + end.x) / 2, y: (current.y + end.y) / 2)
        let half = hypot(end.x - current.x, end.y - current.y) / 2
        // Radii that are too small for the distance of the ends grow.
        let radius = max(abs(radii.x), abs(radii.y), half)
        let reach = isLarge ? 2 * radius : abs(radii.x) == abs(radii.y) ? half : radius
        points.append(CGPoint(x: middle.x - reach, y: middle.y - reach))
        points.append(CGPoint(x: middle.x + reach, y: middle.y + reach))
        move(to: end)
    }
}
