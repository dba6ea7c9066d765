/// The changes of an element while the content of a scrolling element moves. Examples are a part of a bar
/// that collapses, and the background that a bar gets when content is below it.
///
/// The display changes the element by itself, in step with the content. Each track gives the values of one
/// aspect at some vertical offsets of the content, ascending. Between two offsets the value changes evenly,
/// and before the first and after the last offset it is constant. The other properties of the element
/// describe its look without these changes.
public struct ScrollEffectContent: Codable, Equatable, Sendable {
    /// The number of the scrolling element.
    public var view: Int
    /// The courses of the aspects that change.
    public var tracks: [Track]
    /// The point about which the element is scaled, in fractions of its width and height. If absent, it is
    /// the middle.
    public var anchor: [Double]?

    /// The aspects of an element that change.
    public enum Aspect: String, Codable, Sendable {
        /// The distance by which the element is moved down, in points.
        case shift = "y"
        /// The amount by which the element is higher, in points. Its top edge does not move.
        case growth = "h"
        /// The factor by which the element's opacity is multiplied, 0...1.
        case opacity = "o"
        /// The factor by which the element is enlarged.
        case scale = "s"
    }

    /// The course of one aspect.
    public struct Track: Codable, Equatable, Sendable {
        /// The aspect that changes.
        public var aspect: Aspect
        /// The offsets of the content in points, ascending.
        public var offsets: [Double]
        /// The value of the aspect at each of the offsets.
        public var values: [Double]

        /// Creates the course of an aspect, whose offsets must ascend. Numbers are rounded to three decimal
        /// places.
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
