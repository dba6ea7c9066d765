/// How an element changes while the content of a scrolling element moves: a part of a bar that collapses, or the background
/// that a bar gets when content is below it.
///
/// The display changes the element by itself, in step with the content. Each track says what one aspect of the element is at
/// some vertical offsets of the content, ascending; in between it changes evenly, and beyond the first and the last offset
/// it stays as it is there. What the other properties of the element say is what it looks like where nothing is added.
public struct ScrollEffectContent: Codable, Equatable, Sendable {
    /// The number of the scrolling element.
    public var view: Int
    /// What changes.
    public var tracks: [Track]
    /// The point that keeps its place where the element is scaled, in fractions of its width and height. Absent: the middle.
    public var anchor: [Double]?

    /// What of an element changes.
    public enum Aspect: String, Codable, Sendable {
        /// How far the element is moved down, in points.
        case shift = "y"
        /// How much higher the element is, in points. Its top edge stays where it is.
        case growth = "h"
        /// The share of its opacity that the element keeps, 0...1.
        case opacity = "o"
        /// How many times as large the element is drawn.
        case scale = "s"
    }

    /// The course of one aspect.
    public struct Track: Codable, Equatable, Sendable {
        /// What changes.
        public var aspect: Aspect
        /// Offsets of the content in points, ascending.
        public var offsets: [Double]
        /// What the aspect is at each of the offsets.
        public var values: [Double]

        /// Creates the course of an aspect, whose offsets ascend. Thousandths are kept.
        public init(_ aspect: Aspect, _ points: [(offset: Double, value: Double)]) {
            func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
            self.aspect = aspect
            offsets = points.map { rounded($0.offset) }
            values = points.map { rounded($0.value) }
        }

        private enum CodingKeys: String, CodingKey {
            case aspect = "p"
            case offsets = "at"
            case values = "to"
        }
    }

    /// Creates the description of an element that changes with the content of a scrolling element.
    public init(view: Int, tracks: [Track], anchor: (x: Double, y: Double)? = nil) {
        self.view = view
        self.tracks = tracks
        self.anchor = anchor.map { [$0.x, $0.y] }
    }

    private enum CodingKeys: String, CodingKey {
        case view = "v"
        case tracks = "t"
        case anchor = "an"
    }
}
