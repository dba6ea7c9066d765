import Foundation

extension TextContent {
    /// One line of text: `[text, x, y, width]` on the wire, where `text` is a string or an array of runs.
    /// For a line that is read from right to left or has word spacing, the array also contains 1 for right
    /// to left and 0 otherwise, and then the word spacing if it is not 0.
    public struct Line: Codable, Equatable, Sendable {
        /// The text that is drawn, including an ellipsis.
        public var text: Text
        /// The left edge in points of the element.
        public var x: Double
        /// The top of the line's box in points of the element.
        public var y: Double
        /// The measured width in points. The display fits the line into it.
        public var width: Double
        /// A Boolean value that tells whether the line is read from right to left.
        public var isRightToLeft: Bool
        /// The points that a justified line adds to each space.
        public var wordSpacing: Double

        /// Creates a line.
        public init(
            text: Text, x: Double, y: Double, width: Double, isRightToLeft: Bool = false,
            wordSpacing: Double = 0
        ) {
            self.text = text
            self.x = x
            self.y = y
            self.width = width
            self.isRightToLeft = isRightToLeft
            self.wordSpacing = wordSpacing
        }

        /// Reads the notation of the wire.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            text = try container.decode(Text.self)
            x = try container.decode(Double.self)
            y = try container.decode(Double.self)
            width = try container.decode(Double.self)
            isRightToLeft = try container.decodeIfPresent(Int.self) == 1
            wordSpacing = try container.decodeIfPresent(Double.self) ?? 0
        }

        /// Writes the notation of the wire.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(text)
            for number in [x, y, width] { try container.encode(number.inHundredths) }
            if isRightToLeft || wordSpacing != 0 { try container.encode(isRightToLeft ? 1 : 0) }
            if wordSpacing != 0 { try container.encode(wordSpacing.inHundredths) }
        }

        /// Writes the notation of the wire at the end of a message, within `depth` objects and arrays.
        func write(to message: JSONText, depth: Int) throws {
            message.open(.array, at: depth)
            let depth = depth + 1
            message.beginElement(at: depth)
            switch text {
            case .plain(let string): message.append(string)
            case .runs(let runs): try message.append(runs, depth: depth)
            }
            func append(_ number: Double) {
                message.beginElement(at: depth)
                message.append(number.inHundredths)
            }
            append(x)
            append(y)
            append(width)
            guard isRightToLeft || wordSpacing != 0 else { return }
            message.beginElement(at: depth)
            message.append(isRightToLeft ? 1 : 0)
            if wordSpacing != 0 { append(wordSpacing) }
        }
    }

    /// The text of a line.
    public enum Text: Codable, Equatable, Sendable {
        /// Text that has one look, ``TextContent/style``.
        case plain(String)
        /// Parts that have looks of their own, in reading order.
        case runs([Run])

        /// The characters.
        public var string: String {
            switch self {
            case .plain(let string): string
            case .runs(let runs): runs.map(\.text).joined()
            }
        }

        /// Reads the notation of the wire.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let string = try? container.decode(String.self) {
                self = .plain(string)
            } else {
                self = .runs(try container.decode([Run].self))
            }
        }

        /// Writes the notation of the wire.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .plain(let string): try container.encode(string)
            case .runs(let runs): try container.encode(runs)
            }
        }
    }

    /// A part of a line with a look of its own: `[text, style, width]` on the wire.
    public struct Run: Codable, Equatable, Sendable {
        /// The characters.
        public var text: String
        /// The index of the look in ``TextContent/styles``.
        public var style: Int
        /// The measured width in points. The display fits the run into it.
        public var width: Double

        /// Creates a run.
        public init(text: String, style: Int, width: Double) {
            self.text = text
            self.style = style
            self.width = width
        }

        /// Reads the notation of the wire.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            text = try container.decode(String.self)
            style = try container.decode(Int.self)
            width = try container.decode(Double.self)
        }

        /// Writes the notation of the wire.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(text)
            try container.encode(style)
            try container.encode(width.inHundredths)
        }
    }
}

extension Double {
    /// The number rounded to two decimal places, as a hundredth of a point is too small to be visible.
    fileprivate var inHundredths: Double { isFinite ? (self * 100).rounded() / 100 : 0 }
}
