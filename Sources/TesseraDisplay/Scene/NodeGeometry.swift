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

/// A transform about an element's centre: `[a, b, c, d, tx, ty]` on the wire.
public struct NodeTransform: Equatable, Sendable {
    /// The transform.
    public var matrix: CGAffineTransform

    /// Creates a node's transform.
    public init(_ matrix: CGAffineTransform) {
        self.matrix = matrix
    }
}

extension NodeTransform: Codable {
    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        let n = try decoder.numbers(count: 6)
        self.init(CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
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
    /// Writes numbers rounded to `decimals` decimal places, 2 or 5. A hundredth of a point is too small to
    /// be visible.
    func encode(numbers: [CGFloat], decimals: Int = 2) throws {
        var container = singleValueContainer()
        try container.encode(numbers.map { Self.rounded($0, decimals: decimals) })
    }

    private static func rounded(_ value: CGFloat, decimals: Int) -> Double {
        let scale = decimals == 2 ? 100.0 : 100_000.0
        return value.isFinite ? (Double(value) * scale).rounded() / scale : 0
    }
}
