import Foundation
import TesseraGeometry

/// The description of one element for a display, besides its place in the tree.
///
/// Each property is absent if it has its usual value, so that an ordinary view takes few bytes. The names on
/// the wire are short for the same reason; the JavaScript client uses the same names. A new property needs a
/// member here, a row in ``table``, from which coding and comparison are derived, and a line in `rows`, which finds the rows that
/// an element has.
public struct NodeProperties: Equatable, Sendable {
    /// The frame before ``transform``, in points of the parent's content.
    public var frame: NodeFrame?
    /// Makes the element stick to an edge of the scrolling element that contains it while the content
    /// scrolls. If absent, the element moves with the content.
    public var sticky: StickyContent?
    /// The changes of the element while the content of a scrolling element moves. If absent, there are none.
    @Rare public var scrollEffect: ScrollEffectContent?
    /// The places to which the element moves while the user tilts the device. If absent, it does not move.
    @Rare public var tilt: TiltContent?
    /// A transform about the frame's centre, or about ``anchorPoint``, of the plane or of space. If absent, it is the identity.
    public var transform: NodeTransform?
    /// The point that ``transform`` keeps in its place, as fractions of the frame's width and height: `[x, y]` on the wire. If
    /// absent, it is the centre.
    public var anchorPoint: [Double]?
    /// The space of the children, and the back of the element. If absent, the element is a plane that is visible from both sides.
    @Rare public var space: SpaceContent?
    /// The order of drawing among siblings; higher is in front. Siblings with the same number are drawn in
    /// their order in the tree, in which all siblings are also read. If absent, it is 0.
    public var zPosition: Double?
    /// The opacity, 0...1. If absent, it is 1.
    public var alpha: Double?
    /// A Boolean value that tells whether the element and its children are hidden. If absent, they are
    /// visible.
    public var isHidden: Bool?
    /// A Boolean value that tells whether the element's children are clipped to its bounds and rounded
    /// corners. If absent, they are not.
    public var clipsToBounds: Bool?
    /// The colour behind the content. If absent, there is none.
    public var backgroundColor: Color?
    /// An image that is repeated behind the content, over ``backgroundColor``. If absent, there is none.
    public var backgroundPattern: PatternContent?
    /// A gradient behind the content, over ``backgroundColor``. If absent, there is none.
    @Rare public var gradient: GradientContent?
    /// A path behind the content, over ``gradient``. If absent, there is none.
    @Rare public var shape: ShapeContent?
    /// The source of particles in front of the content. If absent, there are none.
    @Rare public var emitter: EmitterContent?
    /// The radii of the corners. If absent, they are 0.
    public var cornerRadius: CornerRadii?
    /// The visible part of the element and its children. If absent, all of it is visible.
    public var mask: MaskContent?
    /// A border inside the bounds. If absent, there is none.
    @Rare public var border: Border?
    /// A shadow of the element's shape. If absent, there is none.
    @Rare public var shadow: Shadow?
    /// The radius in points by which the content behind the element is blurred. If absent, it is not
    /// blurred.
    public var backgroundBlur: Double?
    /// The look of the element and its children if only the opacity of their content counts. If absent, they have
    /// their colours.
    @Rare public var vibrancy: VibrancyContent?
    /// The edges of the screen at which gestures of the element begin: the sum of 1 for the upper, 2 for the
    /// left, 4 for the lower and 8 for the right edge. A finger that moves inwards from such an edge does
    /// not scroll anything. If absent, there are none.
    public var watchedEdges: UInt8?
    /// A Boolean value that tells whether touches pass through the element and its children. If absent, the parent decides, and
    /// touches do not pass through the outermost elements.
    public var ignoresTouches: Bool?
    /// A Boolean value that tells whether a finger that goes down on the element belongs to the app from its
    /// first point on and does not scroll anything. If absent, a finger that moves scrolls.
    public var keepsTouches: Bool?
    /// The ways in which the display supports the gestures of the element. If absent, there are none.
    public var gestures: GestureWishes?
    /// Makes the element a picture of another one. If absent, the element is no picture.
    public var picture: PictureContent?
    /// The look of a mouse's pointer over the element, and its effect on the element. If absent, it has the
    /// usual look and no effect.
    public var pointer: PointerContent?
    /// The lines of text of the element. If absent, there are none.
    @Rare public var text: TextContent?
    /// The image or the symbol of the element. If absent, there is none.
    @Rare public var image: ImageContent?
    /// Makes the element scroll its children. If absent, it does not scroll.
    @Rare public var scroll: ScrollContent?
    /// Makes the element the pull-to-refresh control of the scrolling element that contains it.
    @Rare public var refresh: RefreshContent?
    /// Lets the user swipe the element aside, as a row of a list. If absent, it cannot be swiped.
    @Rare public var swipe: SwipeContent?
    /// Makes the element the actions that appear when the user swipes aside the row that contains it.
    @Rare public var swipeActions: SwipeActionsContent?
    /// Makes the element a sheet that the user drags up and down.
    @Rare public var sheet: SheetContent?
    /// Lets the user drag the element, or its items. If absent, it cannot be dragged.
    @Rare public var dragSource: DragSourceContent?
    /// Makes the element the look of things that the user drags.
    @Rare public var drag: DragContent?
    /// Makes the element a text that the user edits.
    @Rare public var input: InputContent?
    /// The looks of the parts of the text of an ``input``, if they differ or if the user can change them. The display then draws
    /// the text in these looks, and ``InputContent/drawnEdit`` has no effect. If absent, the whole text has the look
    /// ``InputContent/style``.
    @Rare public var richText: RichText?
    /// Makes the element a control whose values the user changes.
    @Rare public var control: ControlContent?
    /// Makes the element a web page.
    @Rare public var web: WebContent?
    /// Makes the element display the video of a player. If absent, it displays none.
    @Rare public var video: VideoContent?
    /// The description of the element for assistive technology, and the ways in which the keyboard reaches
    /// it.
    public var accessibility: AccessibilityContent?
    /// The look of the element while it is pressed. If absent, it does not change.
    @Rare public var press: PressContent?
    /// A Boolean value that tells whether the element and its children keep their colours while the device inverts all others. If
    /// absent, they do not.
    public var keepsColors: Bool?
    /// A text that appears when the mouse pauses over the element. If absent, there is none.
    public var toolTip: String?
    /// The app's `accessibilityIdentifier`, which tests use.
    public var identifier: String?
    /// The section and item of a cell.
    public var indexPath: [Int]?
    /// The element kind of a supplementary view.
    public var elementKind: String?
    /// The section of a supplementary view.
    public var section: Int?

    /// Creates properties that all have their usual values.
    public init() {}
}

extension NodeProperties {
    /// All properties with their names on the wire. Their order is of no importance there, but it is the order of
    /// `rows`. Each row names its member twice: the first closure reads it, and the second writes it.
    public static let table: [NodeProperty] = [
        NodeProperty("f", { $0.frame }, { $0.frame = $1 }),
        NodeProperty("st", { $0.sticky }, { $0.sticky = $1 }),
        NodeProperty("fx", { $0.scrollEffect }, { $0.scrollEffect = $1 }),
        NodeProperty("mo", { $0.tilt }, { $0.tilt = $1 }),
        NodeProperty("tf", { $0.transform }, { $0.transform = $1 }),
        NodeProperty("ap", { $0.anchorPoint }, { $0.anchorPoint = $1 }),
        NodeProperty("ps", { $0.space }, { $0.space = $1 }),
        NodeProperty("z", { $0.zPosition }, { $0.zPosition = $1 }),
        NodeProperty("o", { $0.alpha }, { $0.alpha = $1 }),
        NodeProperty("h", { $0.isHidden }, { $0.isHidden = $1 }),
        NodeProperty("cl", { $0.clipsToBounds }, { $0.clipsToBounds = $1 }),
        NodeProperty("bg", { $0.backgroundColor }, { $0.backgroundColor = $1 }),
        NodeProperty("bp", { $0.backgroundPattern }, { $0.backgroundPattern = $1 }),
        NodeProperty("gr", { $0.gradient }, { $0.gradient = $1 }),
        NodeProperty("sp", { $0.shape }, { $0.shape = $1 }),
        NodeProperty("em", { $0.emitter }, { $0.emitter = $1 }),
        NodeProperty("cr", { $0.cornerRadius }, { $0.cornerRadius = $1 }),
        NodeProperty("mk", { $0.mask }, { $0.mask = $1 }),
        NodeProperty("bd", { $0.border }, { $0.border = $1 }),
        NodeProperty("sh", { $0.shadow }, { $0.shadow = $1 }),
        NodeProperty("bl", { $0.backgroundBlur }, { $0.backgroundBlur = $1 }),
        NodeProperty("vb", { $0.vibrancy }, { $0.vibrancy = $1 }),
        NodeProperty("eg", { $0.watchedEdges }, { $0.watchedEdges = $1 }),
        NodeProperty("nt", { $0.ignoresTouches }, { $0.ignoresTouches = $1 }),
        NodeProperty("kt", { $0.keepsTouches }, { $0.keepsTouches = $1 }),
        NodeProperty("gw", { $0.gestures }, { $0.gestures = $1 }),
        NodeProperty("pc", { $0.picture }, { $0.picture = $1 }),
        NodeProperty("po", { $0.pointer }, { $0.pointer = $1 }),
        NodeProperty("tx", { $0.text }, { $0.text = $1 }),
        NodeProperty("im", { $0.image }, { $0.image = $1 }),
        NodeProperty("sc", { $0.scroll }, { $0.scroll = $1 }),
        NodeProperty("rf", { $0.refresh }, { $0.refresh = $1 }),
        NodeProperty("sw", { $0.swipe }, { $0.swipe = $1 }),
        NodeProperty("sa", { $0.swipeActions }, { $0.swipeActions = $1 }),
        NodeProperty("dt", { $0.sheet }, { $0.sheet = $1 }),
        NodeProperty("dr", { $0.dragSource }, { $0.dragSource = $1 }),
        NodeProperty("dg", { $0.drag }, { $0.drag = $1 }),
        NodeProperty("in", { $0.input }, { $0.input = $1 }),
        NodeProperty("rt", { $0.richText }, { $0.richText = $1 }),
        NodeProperty("ct", { $0.control }, { $0.control = $1 }),
        NodeProperty("wv", { $0.web }, { $0.web = $1 }),
        NodeProperty("vd", { $0.video }, { $0.video = $1 }),
        NodeProperty("ax", { $0.accessibility }, { $0.accessibility = $1 }),
        NodeProperty("pr", { $0.press }, { $0.press = $1 }),
        NodeProperty("kc", { $0.keepsColors }, { $0.keepsColors = $1 }),
        NodeProperty("tt", { $0.toolTip }, { $0.toolTip = $1 }),
        NodeProperty("id", { $0.identifier }, { $0.identifier = $1 }),
        NodeProperty("ip", { $0.indexPath }, { $0.indexPath = $1 }),
        NodeProperty("ek", { $0.elementKind }, { $0.elementKind = $1 }),
        NodeProperty("se", { $0.section }, { $0.section = $1 }),
    ]
}

extension NodeProperties {
    /// The rows of ``table`` whose properties the element has.
    ///
    /// Most elements have a few of the properties, and messages have thousands of elements. Here the others are passed over
    /// without a call for each of them. The members are named in the order of the table.
    var rows: NodePropertyRows {
        var rows = NodePropertyRows()
        rows.note(frame != nil)
        rows.note(sticky != nil)
        rows.note(_scrollEffect.isPresent)
        rows.note(_tilt.isPresent)
        rows.note(transform != nil)
        rows.note(anchorPoint != nil)
        rows.note(_space.isPresent)
        rows.note(zPosition != nil)
        rows.note(alpha != nil)
        rows.note(isHidden != nil)
        rows.note(clipsToBounds != nil)
        rows.note(backgroundColor != nil)
        rows.note(backgroundPattern != nil)
        rows.note(_gradient.isPresent)
        rows.note(_shape.isPresent)
        rows.note(_emitter.isPresent)
        rows.note(cornerRadius != nil)
        rows.note(mask != nil)
        rows.note(_border.isPresent)
        rows.note(_shadow.isPresent)
        rows.note(backgroundBlur != nil)
        rows.note(_vibrancy.isPresent)
        rows.note(watchedEdges != nil)
        rows.note(ignoresTouches != nil)
        rows.note(keepsTouches != nil)
        rows.note(gestures != nil)
        rows.note(picture != nil)
        rows.note(pointer != nil)
        rows.note(_text.isPresent)
        rows.note(_image.isPresent)
        rows.note(_scroll.isPresent)
        rows.note(_refresh.isPresent)
        rows.note(_swipe.isPresent)
        rows.note(_swipeActions.isPresent)
        rows.note(_sheet.isPresent)
        rows.note(_dragSource.isPresent)
        rows.note(_drag.isPresent)
        rows.note(_input.isPresent)
        rows.note(_richText.isPresent)
        rows.note(_control.isPresent)
        rows.note(_web.isPresent)
        rows.note(_video.isPresent)
        rows.note(accessibility != nil)
        rows.note(_press.isPresent)
        rows.note(keepsColors != nil)
        rows.note(toolTip != nil)
        rows.note(identifier != nil)
        rows.note(indexPath != nil)
        rows.note(elementKind != nil)
        rows.note(section != nil)
        return rows
    }
}
