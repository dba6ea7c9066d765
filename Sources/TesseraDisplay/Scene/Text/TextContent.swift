import Foundation

/// Text whose lines the app has already broken and measured.
public struct TextContent: Codable, Equatable, Sendable {
    /// The lines, from top to bottom.
    public var lines: [Line]
    /// The height in points of the box in which each line is drawn. The display centres the ascent and
    /// descent of ``style``'s font in it, as CSS does with an explicit `line-height`.
    public var lineHeight: Double
    /// The look of lines that are not divided into runs.
    public var style: TextStyle
    /// The looks of runs. If absent, no line is divided into runs.
    public var styles: [TextStyle]?
    /// What the display needs to report which part of the text the user has selected. If absent, it reports nothing.
    public var places: Places?

    /// The places of the lines in the text of which they are parts.
    public struct Places: Codable, Equatable, Sendable {
        /// The number of UTF-16 units of the text before each line.
        public var starts: [Int]
        /// The number of the text, which the display repeats in its reports.
        public var revision: Int

        /// Creates places.
        public init(starts: [Int], revision: Int) {
            self.starts = starts
            self.revision = revision
        }

        private enum CodingKeys: String, CodingKey {
            case starts = "l"
            case revision = "rev"
        }
    }

    /// Creates text.
    public init(
        lines: [Line], lineHeight: Double, style: TextStyle, styles: [TextStyle]? = nil, places: Places? = nil
    ) {
        self.lines = lines
        self.lineHeight = lineHeight
        self.style = style
        self.styles = styles
        self.places = places
    }

    private enum CodingKeys: String, CodingKey {
        case lines = "l"
        case lineHeight = "h"
        case styles = "r"
        case places = "pl"
    }

    /// Reads the notation of the wire, in which the fields of ``style`` are beside those of the text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        lines = try container.decode([Line].self, forKey: .lines)
        lineHeight = try container.decode(Double.self, forKey: .lineHeight)
        styles = try container.decodeIfPresent([TextStyle].self, forKey: .styles)
        places = try container.decodeIfPresent(Places.self, forKey: .places)
        style = try TextStyle(from: decoder)
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        if let encoder = encoder as? ValueEncoder { return try write(to: encoder.text, depth: encoder.depth) }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(lines, forKey: .lines)
        try container.encode(lineHeight, forKey: .lineHeight)
        try container.encodeIfPresent(styles, forKey: .styles)
        try container.encodeIfPresent(places, forKey: .places)
        try style.encode(to: encoder)
    }

    /// Writes the notation of the wire at the end of a message, within `depth` objects and arrays.
    ///
    /// A message of a list has a text for each row. Containers would take longer than the lines themselves.
    private func write(to text: JSONText, depth: Int) throws {
        text.open(.object, at: depth)
        let depth = depth + 1
        text.beginMember(CodingKeys.lines.rawValue, at: depth)
        text.open(.array, at: depth)
        for line in lines {
            text.beginElement(at: depth + 1)
            try line.write(to: text, depth: depth + 1)
        }
        text.beginMember(CodingKeys.lineHeight.rawValue, at: depth)
        text.append(lineHeight)
        if let styles {
            text.beginMember(CodingKeys.styles.rawValue, at: depth)
            try text.append(styles, depth: depth)
        }
        if let places {
            text.beginMember(CodingKeys.places.rawValue, at: depth)
            try text.append(places, depth: depth)
        }
        try text.append(membersOf: style, at: depth)
    }
}
