import Foundation
import TesseraGeometry

/// The scrolling of an element's children.
///
/// Offsets are those of UIKit: the point of the content at the element's top left corner. Before any
/// scrolling it is minus the insets at the top and left. The display moves the content by itself and reports
/// every offset; the app moves it by increasing ``revision``.
public struct ScrollContent: Codable, Equatable, Sendable {
    /// The width of the content in points.
    public var contentWidth: Double
    /// The height of the content in points.
    public var contentHeight: Double
    /// The room around the content, in points: top, left, bottom, right.
    public var insets: [Double]
    /// The offset that the app has set last: x and y in points.
    public var offset: [Double]
    /// The number of times that the app has set the offset. A display that receives a higher number than
    /// before moves to ``offset``. Its reports contain the number, so that the app recognizes older reports.
    public var revision: Int
    /// The distance by which the app has moved content and offset together since the element was created: x
    /// and y in points. A display that receives another sum than before adds the difference to its present
    /// offset without ending a motion, so that the visible content does not move. Its reports contain the
    /// sum that their offset includes. If absent, it is zero.
    public var shift: [Double]?
    /// A Boolean value that tells whether the display moves to ``offset`` with an animation. If absent, it
    /// moves at once.
    public var isAnimated: Bool?
    /// A Boolean value that tells whether the user cannot scroll. If absent, the user can.
    public var isDisabled: Bool?
    /// A Boolean value that tells whether the content bounces at top and bottom. If absent, it does not.
    public var bouncesVertically: Bool?
    /// A Boolean value that tells whether the content bounces at left and right. If absent, it does not.
    public var bouncesHorizontally: Bool?
    /// A Boolean value that tells whether vertical drags at an edge do not scroll the elements around. If absent, they do.
    public var isolatesVertically: Bool?
    /// A Boolean value that tells whether horizontal drags at an edge do not scroll the elements around. If absent, they do.
    public var isolatesHorizontally: Bool?
    /// A Boolean value that tells whether the vertical scroll indicator is hidden. If absent, it is visible
    /// while the content moves.
    public var hidesVerticalIndicator: Bool?
    /// A Boolean value that tells whether the horizontal scroll indicator is hidden. If absent, it is visible
    /// while the content moves.
    public var hidesHorizontalIndicator: Bool?
    /// The distances in points between the edges of the element and its scroll indicators: top, bottom and side of the vertical
    /// one, left, right and bottom of the horizontal one. The side is the edge near which the vertical indicator is. If absent,
    /// the ends have the distances of ``insets``, and the sides have none.
    public var indicatorInsets: [Double]?
    /// The colour of the scroll indicators. If absent, it is visible on content of any colour.
    public var indicatorStyle: IndicatorStyle?
    /// The number of times that the app has asked the display to make the scroll indicators visible for a moment. The display
    /// does so when the number is higher than before, or when it receives the element. If absent, it is zero.
    public var indicatorFlashes: Int?
    /// A Boolean value that tells whether the content is arranged from right to left, so that the vertical
    /// indicator is at the left. Places and offsets are still measured from the left. If absent, it is
    /// arranged from left to right.
    public var isRightToLeft: Bool?
    /// A Boolean value that tells whether scrolling comes to rest at multiples of the element's size. If
    /// absent, it comes to rest anywhere.
    public var isPaging: Bool?
    /// A Boolean value that tells whether a gesture that begins along one axis moves the content only along
    /// that axis. If absent, it moves it along both.
    public var locksDirection: Bool?
    /// The factor by which the speed of content that moves by itself is multiplied each millisecond, between
    /// 0 and 1. If absent, it is 0.998.
    public var decelerationRate: Double?
    /// The offsets at which scrolling along the longer axis comes to rest. If absent, it comes to rest
    /// anywhere.
    public var rest: RestContent?

    /// Vertical offsets, ascending. Between the first and the last of them scrolling does not come to rest:
    /// when the user has let go of the content, it moves to the nearest of them. Over this distance the
    /// content scrolls below bars that collapse at the same time. Sticky elements therefore keep to the part
    /// of the element that ``insets`` do not cover, enlarged by the distance from the first offset to the last. If absent,
    /// content comes to rest anywhere.
    public var collapse: [Double]?
    /// The moment at which a finger that scrolls dismisses the keyboard on the screen. If absent, it never
    /// does.
    public var keyboardDismissal: KeyboardDismissal?
    /// A Boolean value that tells whether elements under a finger look pressed at once. If absent, they do after a moment, in
    /// which the finger may begin to scroll.
    public var pressesAtOnce: Bool?

    /// A Boolean value that tells whether keys do not scroll the content. If absent, they do.
    public var ignoresKeys: Bool?

    /// A Boolean value that tells whether vertical drags also move the content of the nearest element around that the user can
    /// scroll vertically: towards the end first that content, towards the start first the element's own. If absent, they do not.
    public var sharesVerticalDrags: Bool?

    /// The colours of scroll indicators.
    public enum IndicatorStyle: String, Codable, Sendable {
        /// Dark indicators, for light content.
        case black
        /// Light indicators, for dark content.
        case white
    }

    /// The moments at which a finger dismisses a keyboard.
    public enum KeyboardDismissal: String, Codable, Sendable {
        /// As soon as the finger scrolls.
        case drag
        /// When the finger reaches the keyboard from above.
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
        case isolatesVertically = "nv"
        case isolatesHorizontally = "nh"
        case hidesVerticalIndicator = "hv"
        case hidesHorizontalIndicator = "hh"
        case indicatorInsets = "ii"
        case indicatorStyle = "is"
        case indicatorFlashes = "fl"
        case isRightToLeft = "rl"
        case isPaging = "pg"
        case locksDirection = "lk"
        case decelerationRate = "dr"
        case rest = "rs"
        case collapse = "cz"
        case keyboardDismissal = "kd"
        case pressesAtOnce = "pr"
        case ignoresKeys = "nk"
        case sharesVerticalDrags = "sv"
    }
}

/// The offsets at which a scrolling element comes to rest, in points along the axis along which its content
/// is longer than the element. An offset beyond an end of the content means that end.
public struct RestContent: Codable, Equatable, Sendable {
    /// The first of offsets that are equally far apart.
    public var first: Double?
    /// The distance from one of these offsets to the next, which is positive.
    public var pitch: Double?
    /// The number of these offsets.
    public var count: Int?
    /// Offsets that are not equally far apart, ascending.
    public var places: [Double]?
    /// A Boolean value that tells whether one swipe moves at most to the next offset. If absent, it moves as
    /// far as its speed carries the content.
    public var isOneAtATime: Bool?

    /// Describes offsets that are equally far apart.
    public init(first: Double, pitch: Double, count: Int, isOneAtATime: Bool) {
        (self.first, self.pitch, self.count) = (first, pitch, count)
        if isOneAtATime { self.isOneAtATime = true }
    }

    /// Describes individual offsets.
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

/// The description of an element that is the pull-to-refresh control of the scrolling element that contains
/// it.
public struct RefreshContent: Codable, Equatable, Sendable {
    /// A Boolean value that tells whether a refresh is going on, during which the spinner turns.
    public var isRefreshing: Bool
    /// The spinner's colour.
    public var color: Color
    /// The distance in points by which the content must be pulled to start a refresh.
    public var threshold: Double
    /// The distance in points of the spinner's middle from the top of the element. If absent, it is in the middle of the
    /// element.
    public var middle: Double?

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
        case middle = "y"
    }
}
