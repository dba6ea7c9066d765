import Foundation
import TesseraGeometry

/// Everything a display must know of one element, besides its place in the tree.
///
/// Each property is absent where it has its usual value, so that an ordinary view costs few bytes. The wire names
/// are short for the same reason; the JavaScript client reads the same names.
public struct NodeProperties: Codable, Equatable, Sendable {
    /// The frame before ``transform``, in points of the parent's content.
    public var frame: NodeFrame?
    /// Makes the element keep to an edge of the scrolling element that holds it, as content scrolls. If absent, it moves
    /// with the content.
    public var sticky: StickyContent?
    /// How the element changes while the content of a scrolling element moves. If absent, it is not at all.
    @Rare public var scrollEffect: ScrollEffectContent?
    /// A transform about the frame's centre. If absent, it is identity.
    public var transform: NodeTransform?
    /// How far in front of its siblings the element lies; equal ones lie in their order in the tree, which is also the
    /// order in which they are read. If absent, it is 0.
    public var zPosition: Double?
    /// The opacity, 0...1. If absent, it is 1.
    public var alpha: Double?
    /// Whether the element and what it holds are hidden. If absent, it is shown.
    public var isHidden: Bool?
    /// Whether what it holds is clipped to its bounds (and rounded corners). If absent, it is not clipped.
    public var clipsToBounds: Bool?
    /// The colour behind the content. If absent, there is none.
    public var backgroundColor: Color?
    /// An image that is repeated behind the content, over ``backgroundColor``. If absent, there is none.
    public var backgroundPattern: PatternContent?
    /// The radii of the corners. If absent, it is 0.
    public var cornerRadius: CornerRadii?
    /// What of the element, and of what it holds, is seen. If absent, all of it counts.
    public var mask: MaskContent?
    /// A border inside the bounds. If absent, there is none.
    @Rare public var border: Border?
    /// A shadow of the element's shape. If absent, there is none.
    @Rare public var shadow: Shadow?
    /// How far what lies behind the element is blurred, in points. If absent, it is not at all.
    public var backgroundBlur: Double?
    /// The edges of the screen at which gestures of the element begin: the sum of 1 for the upper, 2 for the left, 4 for the lower and 8
    /// for the right edge. A finger that goes inwards from there scrolls nothing. If absent, there is none.
    public var watchedEdges: UInt8?
    /// Whether touches pass through the element and what it holds. If absent, they do not.
    public var ignoresTouches: Bool?
    /// Whether a finger that goes down on the element belongs to the app from its first point on, and scrolls nothing. Absent:
    /// a finger that moves scrolls.
    public var keepsTouches: Bool?
    /// What the display does for the gestures of the element. If absent, it does nothing.
    public var gestures: GestureWishes?
    /// Makes the element a picture of another one. If absent, it is none.
    public var picture: PictureContent?
    /// What the pointer looks like over the element, and does to it. If absent, it looks as usual.
    public var pointer: PointerContent?
    /// Lines of text. If absent, there is none.
    @Rare public var text: TextContent?
    /// An image or a symbol. If absent, there is none.
    @Rare public var image: ImageContent?
    /// Makes the element scroll what it holds. If absent, it does not scroll.
    @Rare public var scroll: ScrollContent?
    /// Makes the element the pull-to-refresh control of the scrolling element that holds it.
    @Rare public var refresh: RefreshContent?
    /// Lets the user swipe the element aside, as a row of a list. If absent, it stays where it is.
    @Rare public var swipe: SwipeContent?
    /// Makes the element the actions that come to light as the row that holds it is swiped aside.
    @Rare public var swipeActions: SwipeActionsContent?
    /// Makes the element a sheet that the user drags up and down.
    @Rare public var sheet: SheetContent?
    /// Lets the user drag the element, or what it holds. If absent, it cannot be dragged.
    @Rare public var dragSource: DragSourceContent?
    /// Makes the element the look of things that the user drags.
    @Rare public var drag: DragContent?
    /// Makes the element a line of text that the user edits.
    @Rare public var input: InputContent?
    /// Makes the element a control whose values the user changes.
    @Rare public var control: ControlContent?
    /// What assistive technology is told, and whether the keyboard reaches the element.
    public var accessibility: AccessibilityContent?
    /// How the element looks while it is pressed. If absent, it looks as it always does.
    @Rare public var press: PressContent?
    /// A text that appears when the mouse pauses over the element. If absent, there is none.
    public var toolTip: String?
    /// The app's `accessibilityIdentifier`, for tests.
    public var identifier: String?
    /// The section and item of a cell.
    public var indexPath: [Int]?
    /// The element kind of a supplementary view.
    public var elementKind: String?
    /// The section of a supplementary view.
    public var section: Int?

    /// Creates properties that all have their usual values.
    public init() {}

    /// The wire names.
    public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
        case frame = "f"
        case sticky = "st"
        case scrollEffect = "fx"
        case transform = "tf"
        case zPosition = "z"
        case alpha = "o"
        case isHidden = "h"
        case clipsToBounds = "cl"
        case backgroundColor = "bg"
        case backgroundPattern = "bp"
        case cornerRadius = "cr"
        case mask = "mk"
        case border = "bd"
        case shadow = "sh"
        case backgroundBlur = "bl"
        case watchedEdges = "eg"
        case ignoresTouches = "nt"
        case keepsTouches = "kt"
        case gestures = "gw"
        case picture = "pc"
        case pointer = "po"
        case text = "tx"
        case image = "im"
        case scroll = "sc"
        case refresh = "rf"
        case swipe = "sw"
        case swipeActions = "sa"
        case sheet = "dt"
        case dragSource = "dr"
        case drag = "dg"
        case input = "in"
        case control = "ct"
        case accessibility = "ax"
        case press = "pr"
        case toolTip = "tt"
        case identifier = "id"
        case indexPath = "ip"
        case elementKind = "ek"
        case section = "se"
    }

    /// Returns what must be set and what must go back to its usual value to turn `old` into this.
    public func changes(since old: NodeProperties) -> (set: NodeProperties, cleared: [String]) {
        var set = NodeProperties()
        var cleared: [String] = []
        func compare<Value: Equatable>(_ path: WritableKeyPath<NodeProperties, Value?>, _ key: CodingKeys) {
            let (before, now) = (old[keyPath: path], self[keyPath: path])
            guard before != now else { return }
            if let now { set[keyPath: path] = now } else { cleared.append(key.rawValue) }
        }
        compare(\.frame, .frame)
        compare(\.sticky, .sticky)
        compare(\.scrollEffect, .scrollEffect)
        compare(\.transform, .transform)
        compare(\.zPosition, .zPosition)
        compare(\.alpha, .alpha)
        compare(\.isHidden, .isHidden)
        compare(\.clipsToBounds, .clipsToBounds)
        compare(\.backgroundColor, .backgroundColor)
        compare(\.backgroundPattern, .backgroundPattern)
        compare(\.cornerRadius, .cornerRadius)
        compare(\.mask, .mask)
        compare(\.border, .border)
        compare(\.shadow, .shadow)
        compare(\.backgroundBlur, .backgroundBlur)
        compare(\.watchedEdges, .watchedEdges)
        compare(\.ignoresTouches, .ignoresTouches)
        compare(\.keepsTouches, .keepsTouches)
        compare(\.gestures, .gestures)
        compare(\.picture, .picture)
        compare(\.pointer, .pointer)
        compare(\.text, .text)
        compare(\.image, .image)
        compare(\.scroll, .scroll)
        compare(\.refresh, .refresh)
        compare(\.swipe, .swipe)
        compare(\.swipeActions, .swipeActions)
        compare(\.sheet, .sheet)
        compare(\.dragSource, .dragSource)
        compare(\.drag, .drag)
        compare(\.input, .input)
        compare(\.control, .control)
        compare(\.accessibility, .accessibility)
        compare(\.press, .press)
        compare(\.toolTip, .toolTip)
        compare(\.identifier, .identifier)
        compare(\.indexPath, .indexPath)
        compare(\.elementKind, .elementKind)
        compare(\.section, .section)
        return (set, cleared)
    }
}
