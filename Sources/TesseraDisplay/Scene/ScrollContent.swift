import Foundation
import TesseraGeometry

/// How an element scrolls what it holds.
///
/// Offsets are UIKit's: the point of the content at the element's top left corner, which at rest at the top is
/// minus the top inset. The display moves the content by itself and reports every offset; the app moves it by
/// raising ``revision``.
public struct ScrollContent: Codable, Equatable, Sendable {
    /// The width of the content in points.
    public var contentWidth: Double
    /// The height of the content in points.
    public var contentHeight: Double
    /// The room around the content, in points: top, left, bottom, right.
    public var insets: [Double]
    /// Where the app last put the content: x and y in points.
    public var offset: [Double]
    /// Counts how often the app has put the content somewhere. A display that sees a higher number than it knows
    /// goes to ``offset``; its reports carry the number, so that the app can tell older reports.
    public var revision: Int
    /// How far the app has moved content and offset together since the element came to be: x and y in points. A display
    /// that sees another sum than it knows adds the difference to where its content is, without ending the motion that
    /// is under way, so that what is visible keeps its place; its reports carry the sum that they include. If absent, it is not.
    public var shift: [Double]?
    /// Whether the display goes to ``offset`` with an animation. If absent, it goes at once.
    public var isAnimated: Bool?
    /// Whether the user can scroll. If absent, it is yes.
    public var isDisabled: Bool?
    /// Whether the content bounces at top and bottom.
    public var bouncesVertically: Bool?
    /// Whether the content bounces at left and right.
    public var bouncesHorizontally: Bool?
    /// Whether scroll indicators are hidden. If absent, it is shown.
    public var hidesIndicators: Bool?
    /// Whether the content flows from right to left, so that the vertical indicator is at the left. Places and offsets count
    /// from the left all the same. If absent, it is arranged from left to right.
    public var isRightToLeft: Bool?
    /// Whether scrolling comes to rest at multiples of the element's size. If absent, it is anywhere.
    public var isPaging: Bool?
    /// Whether a gesture that begins along one axis does not move the content along the other. If absent, it does.
    public var locksDirection: Bool?
    /// The share of its speed that content which the display moves by itself keeps each millisecond, between 0 and 1.
    /// If absent, it is 0.998.
    public var decelerationRate: Double?
    /// The places at which scrolling along the longer axis comes to rest. If absent, it is anywhere.
    public var rest: RestContent?

    /// The vertical offsets, ascending, between the first and the last of which content does not come to rest: when the user
    /// has let go of it, it goes to the nearest of them. So far the content scrolls below bars that collapse meanwhile: sticky
    /// elements keep to what ``insets`` leave without the distance from the first to the last. If absent, it is content comes to
    /// rest anywhere.
    public var collapse: [Double]?
    /// When a finger that scrolls takes away the keyboard on the screen. If absent, it never does.
    public var keyboardDismissal: KeyboardDismissal?

    /// When a finger takes away a keyboard.
    public enum KeyboardDismissal: String, Codable, Sendable {
        /// As soon as it scrolls.
        case drag
        /// When it comes down to the keyboard.
        case interactive
    }

    /// Creates the description of a scrolling element.
    public init(
        contentSize: CGSize, insets: UIEdgeInsets, offset: CGPoint, revision: Int, shift: CGPoint = .zero
    ) {
        func number(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
        contentWidth = number(contentSize.width)
        contentHeight = number(contentSize.height)
        self.insets = [insets.top, insets.left, insets.bottom, insets.right].map(number)
        self.offset = [number(offset.x), number(offset.y)]
        self.revision = revision
        if shift != .zero { self.shift = [number(shift.x), number(shift.y)] }
    }

    private enum CodingKeys: String, CodingKey {
        case contentWidth = "w"
        case contentHeight = "h"
        case insets = "in"
        case offset = "at"
        case revision = "rev"
        case shift = "by"
        case isAnimated = "an"
        case isDisabled = "off"
        case bouncesVertically = "bv"
        case bouncesHorizontally = "bh"
        case hidesIndicators = "hi"
        case isRightToLeft = "rl"
        case isPaging = "pg"
        case locksDirection = "lk"
        case decelerationRate = "dr"
        case rest = "rs"
        case collapse = "cz"
        case keyboardDismissal = "kd"
    }
}

/// The places at which a scrolling element comes to rest, as offsets in points along the axis along which its content is
/// longer than it is. A place beyond an end of the content stands for that end.
public struct RestContent: Codable, Equatable, Sendable {
    /// The first of places that are equally far apart.
    public var first: Double?
    /// The distance from one of these to the next, which is positive.
    public var pitch: Double?
    /// Their number.
    public var count: Int?
    /// Places that are not equally far apart, ascending.
    public var places: [Double]?
    /// Whether one swipe goes no farther than to the next place. If absent, it is as far as its speed carries.
    public var isOneAtATime: Bool?

    /// Describes places that are equally far apart.
    public init(first: Double, pitch: Double, count: Int, isOneAtATime: Bool) {
        (self.first, self.pitch, self.count) = (first, pitch, count)
        if isOneAtATime { self.isOneAtATime = true }
    }

    /// Describes single places.
    public init(places: [Double], isOneAtATime: Bool) {
        self.places = places
        if isOneAtATime { self.isOneAtATime = true }
    }

    private enum CodingKeys: String, CodingKey {
        case first = "f"
        case pitch = "p"
        case count = "n"
        case places = "at"
        case isOneAtATime = "one"
    }
}

/// The pull-to-refresh control of the scrolling element that holds it.
public struct RefreshContent: Codable, Equatable, Sendable {
    /// A Boolean value that tells whether it is refreshing now, which keeps it spinning.
    public var isRefreshing: Bool
    /// The spinner's colour.
    public var color: Color
    /// How far the content must be pulled, in points, to start a refresh.
    public var threshold: Double

    /// Creates the description of a refresh control.
    public init(isRefreshing: Bool, color: Color, threshold: Double) {
        self.isRefreshing = isRefreshing
        self.color = color
        self.threshold = threshold
    }

    private enum CodingKeys: String, CodingKey {
        case isRefreshing = "on"
        case color = "c"
        case threshold = "t"
    }
}
