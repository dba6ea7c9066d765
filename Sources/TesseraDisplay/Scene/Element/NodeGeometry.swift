import Foundation
import TesseraGeometry

/// A frame in points: `[x, y, width, height]` on the wire, in hundredths of a point.
public struct NodeFrame: Equatable, Sendable {
    /// The frame.
    public var rect: CGRect

    /// Creates a node's frame.
    public init(_ rect: CGRect) {
        self.rect = rect
    }
}

extension NodeFrame: Codable {
    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        let numbers = try decoder.numbers(count: 4)
        self.init(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        try encoder.encode(numbers: [rect.origin.x, rect.origin.y, rect.width, rect.height])
    }
}

/// A transform about an element's anchor point: `[a, b, c, d, tx, ty]` on the wire, or the 16 entries of a transform of space, row by
/// row.
public struct NodeTransform: Equatable, Sendable {
    /// The transform of the plane. If there is a transform of space, it is what an eye sees of that from far away.
    public var matrix: CGAffineTransform
    /// The transform of space, or nil if the element stays in the plane of its parent.
    @Rare public private(set) var space: CATransform3D?

    /// Creates a node's transform of the plane.
    public init(_ matrix: CGAffineTransform) {
        self.matrix = matrix
    }

    /// Creates a node's transform of space.
    public init(space: CATransform3D) {
        matrix = CATransform3DGetAffineTransform(space)
        self.space = space
    }
}

extension NodeTransform: Codable {
    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let entries = try? container.decode([Double].self), entries.count == 16 {
            self.init(space: CATransform3D(entries: try decoder.numbers(count: 16)))
            return
        }
        let n = try decoder.numbers(count: 6)
        self.init(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        if let space { return try encoder.encode(space: space) }
        let m = matrix
        try encoder.encode(numbers: [m.a, m.b, m.c, m.d, m.tx, m.ty], decimals: 5)
    }
}

extension Decoder {
    /// Reads an array of exactly `count` finite numbers.
    func numbers(count: Int) throws -> [CGFloat] {
        let numbers = try singleValueContainer().decode([Double].self)
        guard numbers.count == count, numbers.allSatisfy(\.isFinite) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: codingPath, debugDescription: "\(count) finite numbers are expected."))
        }
        return numbers.map { CGFloat($0) }
    }
}

extension Encoder {
    /// Writes numbers rounded to `decimals` decimal places, 2, 5 or 9. A hundredth of a point is too small to
    /// be visible.
    func encode(numbers: [CGFloat], decimals: Int = 2) throws {
        if let encoder = self as? ValueEncoder {
            let (text, depth) = (encoder.text, encoder.depth)
            text.open(.array, at: depth)
            for number in numbers {
                text.beginElement(at: depth + 1)
                text.append(Self.rounded(number, decimals: decimals))
            }
            return
        }
        var container = singleValueContainer()
        try container.encode(numbers.map { Self.rounded($0, decimals: decimals) })
    }

    /// Writes the entries of a transform of space. Those of the last column are small, since they are divided by the distance of
    /// the eye.
    func encode(space: CATransform3D) throws {
        var container = singleValueContainer()
        try container.encode(
            space.entries.enumerated().map { index, entry in
                Self.rounded(entry, decimals: index % 4 == 3 ? 9 : 5)
            })
    }

    private static func rounded(_ value: CGFloat, decimals: Int) -> Double {
        let scale = decimals == 2 ? 100.0 : decimals == 5 ? 100_000.0 : 1e9
        return value.isFinite ? (Double(value) * scale).rounded() / scale : 0
    }
}
