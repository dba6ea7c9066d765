import Foundation

/// A message from a display to the app.
///
/// On the wire each event is a JSON object with a `type`. Displays are not trusted: all their events are
/// read with ``init(parsing:)``, which refuses events that no display can have sent.
public enum DisplayEvent: Equatable, Sendable {
    /// A display is ready to display the app. This is the first event, and it comes again after each lost
    /// connection. The app answers with the whole scene.
    case hello(Hello)
    /// The screen has another size or appearance.
    case screen(Screen)
    /// A finger or the mouse button went down, moved or came up, or scrolling took it over (cancelled).
    case touch(Touch)
    /// The mouse or a pen moves over an element with ``GestureWishes/hover``, without touching.
    case hover(Hover)
    /// Two fingers on a trackpad, or the wheel while Control is down, change the size of the content under
    /// the pointer.
    case transform(Transform)
    /// The user asks for a context menu.
    case contextMenu(ContextMenu)
    /// The content of a scrolling element has moved.
    case scroll(Scroll)
    /// The user pulled the content of a scrolling element far enough to trigger its refresh control `view`
    /// and let go, or activated the control by keyboard.
    case refresh(view: Int)
    /// The user swiped a row aside, or back.
    case swipe(Swipe)
    /// The user dragged a sheet.
    case sheet(Sheet)
    /// The user activated an element by keyboard or assistive technology.
    case activate(view: Int)
    /// The user pressed an arrow key on an adjustable element, or used the corresponding command of
    /// assistive technology.
    case adjust(view: Int, direction: Direction)
    /// The user pressed a key that controls a drag.
    case carry(Carry)
    /// The user changed the text of an input element.
    case typed(Typed)
    /// The user changed the values of a control.
    case changed(Changed)
    /// The user selected another part of the text of an input element, or moved the caret.
    case selected(Selected)
    /// The user pressed the Backspace key in an input element without text.
    case erase(view: Int)
    /// An input element got the focus, or lost it to something else on the page. The revision is that of the
    /// last ``InputContent/focus`` that the display has carried out, or nil before the first.
    case focus(view: Int, isFocused: Bool, revision: Int? = nil)
    /// The user pressed the Return key in an input element.
    case submit(view: Int)
    /// The user pressed the Escape key.
    case escape
    /// The user went back or forward in the browser's history, to the entry from which the user can go back
    /// `depth` steps within the app. The app answers with ``DisplayMessage/history(depth:)``.
    case history(depth: Int)
    /// The keyboard on the screen appeared, changed its height or disappeared. The height is that of the
    /// part of the screen that it covers from below, in points.
    case keyboard(height: Double)
    /// A key went down or came up.
    case key(Key)
    /// The user pressed a key of a command.
    case command(Command)
    /// The user wants to copy, cut or paste outside of texts.
    case editing(Editing)
    /// The result of a request of the app.
    case answer(Answer)
    /// The page came into view or went out of it.
    case visibility(isVisible: Bool)
    /// The connection to the display is lost, at least for now. Only the host sends this event.
    case detached

    /// The directions of arrow keys.
    public enum Direction: String, Codable, Sendable {
        /// The left arrow key.
        case left
        /// The right arrow key.
        case right
        /// The up arrow key.
        case up
        /// The down arrow key.
        case down
    }

    /// The values with which a display introduces itself.
    public struct Hello: Codable, Equatable, Sendable {
        /// The display's protocol version; this build's is ``ProtocolVersion/current``.
        public var version: Int
        /// The display's screen.
        public var screen: Screen
        /// The length beyond the visible part that the app prepares on each side, in screen heights, 0...2.
        public var overscan: Double

        /// Creates a hello.
        public init(version: Int, screen: Screen, overscan: Double) {
            self.version = version
            self.screen = screen
            self.overscan = overscan
        }
    }

    /// A screen, as large as the page's window or frame.
    public struct Screen: Codable, Equatable, Sendable {
        /// The size in points, 1...16,384.
        public var width: Double, height: Double
        /// The pixels per point, 0.25...8.
        public var scale: Double
        /// The parts that hardware covers, in points: top, left, bottom, right.
        public var safeArea: [Double]
        /// A Boolean value that tells whether the user prefers a dark appearance.
        public var isDark: Bool
        /// A Boolean value that tells whether the user prefers less motion.
        public var reducesMotion: Bool
        /// A Boolean value that tells whether the user prefers more contrast. If absent, this is unknown.
        public var increasesContrast: Bool?
        /// The size of text that the user has set, in pixels, 1...1,024; the usual size is 16. If absent, it
        /// is unknown.
        public var textSize: Double?
        /// The user's languages as BCP 47 tags, the most preferred first: at most 32 of at most 64 letters,
        /// digits and hyphens. If absent, they are unknown.
        public var languages: [String]?
        /// The orientation of the device. If absent, it is unknown.
        public var orientation: Orientation?
        /// A Boolean value that tells whether the screen displays more colours than sRGB has. If absent,
        /// this is unknown.
        public var hasWideGamut: Bool?
        /// The user's time zone by its name in the tz database: 1...64 letters, digits, hyphens,
        /// underscores, plus signs and slashes. If absent, it is unknown.
        public var timeZone: String?

        /// The orientations of a device.
        public enum Orientation: String, Codable, Sendable {
            /// The device is upright.
            case portrait
            /// The device is upside down.
            case portraitUpsideDown
            /// The device lies on its side, with its top to the left.
            case landscapeLeft
            /// The device lies on its side, with its top to the right.
            case landscapeRight
        }

        /// Creates a screen.
        public init(
            width: Double, height: Double, scale: Double, safeArea: [Double] = [0, 0, 0, 0],
            isDark: Bool = false, reducesMotion: Bool = false, increasesContrast: Bool? = nil,
            textSize: Double? = nil, languages: [String]? = nil, orientation: Orientation? = nil,
            hasWideGamut: Bool? = nil, timeZone: String? = nil
        ) {
            self.width = width
            self.height = height
            self.scale = scale
            self.safeArea = safeArea
            self.isDark = isDark
            self.reducesMotion = reducesMotion
            self.increasesContrast = increasesContrast
            self.textSize = textSize
            self.languages = languages
            self.orientation = orientation
            self.hasWideGamut = hasWideGamut
            self.timeZone = timeZone
        }
    }

    /// One finger, or the mouse with its button down.
    public struct Touch: Codable, Equatable, Sendable {
        /// The number of the touch, which stays the same from when the finger goes down until it comes up.
        public var id: Int
        /// The stage of the touch.
        public var phase: Phase
        /// The place, in points of the screen.
        public var x: Double, y: Double
        /// The time of the report, in seconds of the display's own clock.
        public var time: Double
        /// The kind of pointer, if the touch begins and the pointer is not a finger. Otherwise it is absent.
        public var pointer: Pointer?
        /// A Boolean value that tells whether the secondary button of the mouse makes the touch, if the
        /// touch begins. If absent, it does not.
        public var isSecondary: Bool?

        /// Creates a touch.
        public init(
            id: Int, phase: Phase, x: Double, y: Double, time: Double, pointer: Pointer? = nil,
            isSecondary: Bool? = nil
        ) {
            self.isSecondary = isSecondary
            self.id = id
            self.phase = phase
            self.x = x
            self.y = y
            self.time = time
            self.pointer = pointer
        }

        private enum CodingKeys: String, CodingKey {
            case id, phase, x, y, time, pointer
            case isSecondary = "secondary"
        }

        /// The kinds of pointers other than fingers.
        public enum Pointer: String, Codable, Sendable {
            /// The mouse or a trackpad, with its button down.
            case mouse
            /// A pen.
            case pen
        }

        /// The stages of a touch.
        public enum Phase: String, Codable, Sendable {
            /// The finger went down.
            case began
            /// The finger moved.
            case moved
            /// The finger came up.
            case ended
            /// Scrolling, or the browser, took the touch over.
            case cancelled
        }
    }

    /// The present place of the content of a scrolling element.
    public struct Scroll: Codable, Equatable, Sendable {
        /// The scrolling element.
        public var view: Int
        /// The offset in points, as UIKit defines it. While the content bounces it lies outside the range of
        /// resting offsets, as at the top below minus the top inset.
        public var x: Double, y: Double
        /// The highest ``ScrollContent/revision`` that the display had applied.
        public var revision: Int
        /// The cause of the movement.
        public var phase: Phase
        /// The sum of ``ScrollContent/shift`` that the offset includes: x and y in points. If absent, it is
        /// zero.
        public var shift: [Double]?
        /// The last speed with which a finger moved the content, in points per millisecond, in the first
        /// report after the finger was lifted. If absent, the speed is zero, or no finger was lifted.
        public var velocityX: Double?, velocityY: Double?

        /// Creates a report.
        public init(
            view: Int, x: Double, y: Double, revision: Int, phase: Phase, shift: [Double]? = nil,
            velocityX: Double? = nil, velocityY: Double? = nil
        ) {
            self.view = view
            self.x = x
            self.y = y
            self.revision = revision
            self.phase = phase
            self.shift = shift
            self.velocityX = velocityX
            self.velocityY = velocityY
        }

        private enum CodingKeys: String, CodingKey {
            case view, x, y, revision, phase, shift
            case velocityX = "vx"
            case velocityY = "vy"
        }

        /// The causes of movements of content.
        public enum Phase: String, Codable, Sendable {
            /// A finger is on the content.
            case dragging
            /// The content moves on after a finger was lifted, or a wheel or a key has set it in motion.
            case decelerating
            /// The app has moved the content with an animation.
            case animating
            /// The content has come to rest.
            case idle
        }
    }

    /// A change of a row that can be swiped aside.
    public struct Swipe: Codable, Equatable, Sendable {
        /// The element with ``NodeProperties/swipe``.
        public var view: Int
        /// The kind of change.
        public var phase: Phase
        /// The edge of the row at which the change happened.
        public var side: SwipeContent.Side
        /// The highest ``SwipeContent/revision`` that the display had applied.
        public var revision: Int

        /// Creates a report.
        public init(view: Int, phase: Phase, side: SwipeContent.Side, revision: Int) {
            self.view = view
            self.phase = phase
            self.side = side
            self.revision = revision
        }

        /// The kinds of changes of a row.
        public enum Phase: String, Codable, Sendable {
            /// The row begins to move away from the edge, where its actions are to appear.
            case began
            /// The finger was lifted with the actions open.
            case opened
            /// The row has returned to its usual place.
            case closed
            /// The row was swiped all the way, which performs the first action.
            case performed
        }
    }
}

extension DisplayEvent: Codable {
    private enum CodingKeys: String, CodingKey {
        case type, view, visible, direction, depth, height
        case isFocused = "on"
        case revision = "rev"
    }

    private enum VersionKey: String, CodingKey {
        case version
    }

    private enum Kind: String, Codable {
        case hello, screen, touch, hover, transform, contextMenu
        case scroll, refresh, swipe, sheet, activate, adjust, carry, typed, changed, focus, submit, escape,
            history
        case selected = "select"
        case erase
        case keyboard, key, command, editing, answer
        case visibility, detached
    }

    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch try container.decode(Kind.self, forKey: .type) {
        case .hello:
            // The hello of another version may have other fields, so only the version is read from it.
            let version = try decoder.container(keyedBy: VersionKey.self).decode(Int.self, forKey: .version)
            self = .hello(
                version == ProtocolVersion.current
                    ? try Hello(from: decoder)
                    : Hello(
                        version: version, screen: Screen(width: 1, height: 1, scale: 1), overscan: 0))
        case .screen: self = .screen(try Screen(from: decoder))
        case .touch: self = .touch(try Touch(from: decoder))
        case .hover: self = .hover(try Hover(from: decoder))
        case .transform: self = .transform(try Transform(from: decoder))
        case .contextMenu: self = .contextMenu(try ContextMenu(from: decoder))
        case .scroll: self = .scroll(try Scroll(from: decoder))
        case .refresh: self = .refresh(view: try container.decode(Int.self, forKey: .view))
        case .swipe: self = .swipe(try Swipe(from: decoder))
        case .sheet: self = .sheet(try Sheet(from: decoder))
        case .activate: self = .activate(view: try container.decode(Int.self, forKey: .view))
        case .adjust:
            self = .adjust(
                view: try container.decode(Int.self, forKey: .view),
                direction: try container.decode(Direction.self, forKey: .direction))
        case .carry: self = .carry(try Carry(from: decoder))
        case .typed: self = .typed(try Typed(from: decoder))
        case .changed: self = .changed(try Changed(from: decoder))
        case .selected: self = .selected(try Selected(from: decoder))
        case .erase: self = .erase(view: try container.decode(Int.self, forKey: .view))
        case .focus:
            self = .focus(
                view: try container.decode(Int.self, forKey: .view),
                isFocused: try container.decode(Bool.self, forKey: .isFocused),
                revision: try container.decodeIfPresent(Int.self, forKey: .revision))
        case .submit: self = .submit(view: try container.decode(Int.self, forKey: .view))
        case .escape: self = .escape
        case .history: self = .history(depth: try container.decode(Int.self, forKey: .depth))
        case .keyboard: self = .keyboard(height: try container.decode(Double.self, forKey: .height))
        case .key: self = .key(try Key(from: decoder))
        case .command: self = .command(try Command(from: decoder))
        case .editing: self = .editing(try Editing(from: decoder))
        case .answer: self = .answer(try Answer(from: decoder))
        case .visibility: self = .visibility(isVisible: try container.decode(Bool.self, forKey: .visible))
        case .detached: self = .detached
        }
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .hello(let hello):
            try container.encode(Kind.hello, forKey: .type)
            try hello.encode(to: encoder)
        case .screen(let screen):
            try container.encode(Kind.screen, forKey: .type)
            try screen.encode(to: encoder)
        case .touch(let touch):
            try container.encode(Kind.touch, forKey: .type)
            try touch.encode(to: encoder)
        case .hover(let hover):
            try container.encode(Kind.hover, forKey: .type)
            try hover.encode(to: encoder)
        case .transform(let transform):
            try container.encode(Kind.transform, forKey: .type)
            try transform.encode(to: encoder)
        case .contextMenu(let request):
            try container.encode(Kind.contextMenu, forKey: .type)
            try request.encode(to: encoder)
        case .scroll(let scroll):
            try container.encode(Kind.scroll, forKey: .type)
            try scroll.encode(to: encoder)
        case .refresh(let view):
            try container.encode(Kind.refresh, forKey: .type)
            try container.encode(view, forKey: .view)
        case .swipe(let swipe):
            try container.encode(Kind.swipe, forKey: .type)
            try swipe.encode(to: encoder)
        case .sheet(let sheet):
            try container.encode(Kind.sheet, forKey: .type)
            try sheet.encode(to: encoder)
        case .activate(let view):
            try container.encode(Kind.activate, forKey: .type)
            try container.encode(view, forKey: .view)
        case .adjust(let view, let direction):
            try container.encode(Kind.adjust, forKey: .type)
            try container.encode(view, forKey: .view)
            try container.encode(direction, forKey: .direction)
        case .carry(let carry):
            try container.encode(Kind.carry, forKey: .type)
            try carry.encode(to: encoder)
        case .typed(let typed):
            try container.encode(Kind.typed, forKey: .type)
            try typed.encode(to: encoder)
        case .changed(let changed):
            try container.encode(Kind.changed, forKey: .type)
            try changed.encode(to: encoder)
        case .selected(let selected):
            try container.encode(Kind.selected, forKey: .type)
            try selected.encode(to: encoder)
        case .erase(let view):
            try container.encode(Kind.erase, forKey: .type)
            try container.encode(view, forKey: .view)
        case .focus(let view, let isFocused, let revision):
            try container.encode(Kind.focus, forKey: .type)
            try container.encode(view, forKey: .view)
            try container.encode(isFocused, forKey: .isFocused)
            try container.encodeIfPresent(revision, forKey: .revision)
        case .submit(let view):
            try container.encode(Kind.submit, forKey: .type)
            try container.encode(view, forKey: .view)
        case .escape:
            try container.encode(Kind.escape, forKey: .type)
        case .history(let depth):
            try container.encode(Kind.history, forKey: .type)
            try container.encode(depth, forKey: .depth)
        case .keyboard(let height):
            try container.encode(Kind.keyboard, forKey: .type)
            try container.encode(height, forKey: .height)
        case .key(let key):
            try container.encode(Kind.key, forKey: .type)
            try key.encode(to: encoder)
        case .command(let command):
            try container.encode(Kind.command, forKey: .type)
            try command.encode(to: encoder)
        case .editing(let editing):
            try container.encode(Kind.editing, forKey: .type)
            try editing.encode(to: encoder)
        case .answer(let answer):
            try container.encode(Kind.answer, forKey: .type)
            try answer.encode(to: encoder)
        case .visibility(let isVisible):
            try container.encode(Kind.visibility, forKey: .type)
            try container.encode(isVisible, forKey: .visible)
        case .detached:
            try container.encode(Kind.detached, forKey: .type)
        }
    }
}
