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
    /// The display's own clock has reached a time, in seconds. This event answers ``DisplayMessage/clock(time:)`` with the same
    /// time. The display sends it after the events of all touches until that time.
    case clock(time: Double)
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
    /// The user drags files or texts from another program over the page.
    case dragIn(DragIn)
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
    /// The user moved the focus with the keyboard to an item with ``AccessibilityContent/focusPriority``, or away from one to
    /// something that is no item. The view is nil in the latter case, and the heading if no key has moved the focus.
    case focusMoved(view: Int?, heading: Heading? = nil)
    /// The user pressed a key that moves the focus from an item of a list or an element of a grid to one that may not be on the
    /// display.
    case focusStep(view: Int, step: FocusStep)
    /// The user pressed the Return key in an input element.
    case submit(view: Int)
    /// The user pressed the Escape key.
    case escape
    /// The user went back or forward in the browser's history, to the entry from which the user can go back
    /// `depth` steps within the app.
    ///
    /// The app answers with ``DisplayMessage/history(depth:question:address:)``, which contains the same `question`. A display
    /// numbers its questions from 1 after each hello, so that it can tell to which of them an answer belongs. It leaves
    /// the number 0 if it does not need that.
    case history(depth: Int, question: Int = 0)
    /// The user opens a part of the app by an address of the page, while the app is running.
    case link(url: String)
    /// The keyboard on the screen appeared, changed its height or disappeared. The height is that of the
    /// part of the screen that it covers from below, in points.
    case keyboard(height: Double)
    /// A key went down or came up.
    case key(Key)
    /// The user pressed a key of a command.
    case command(Command)
    /// The user has held the Command key alone for a moment, or has ended that, as `isHeld` tells. `isApple` is true if the
    /// keyboard is one of Apple, whose keys have names of their own.
    case commandKey(isHeld: Bool, isApple: Bool)
    /// The user shakes the device.
    case shake(ShakePhase)
    /// The user wants to copy, cut or paste outside of texts.
    case editing(Editing)
    /// The result of a request of the app.
    case answer(Answer)
    /// Something happened in a web page within an element.
    case web(Web)
    /// A player of sound or video has another state.
    case media(Media)
    /// Something happened to a text that is spoken.
    case speech(Speech)
    /// The voices with which the display can speak. It comes when the app wants them, and again when they have changed.
    case voices([Voice])
    /// What the user has done with a notification of the app.
    case notification(Notification)
    /// The place of the device, which the app wants to know.
    case position(Position)
    /// The user has decided anew about a permission for which the app has asked.
    case permission(DisplayRequest.Permission.Name, state: DisplayRequest.Permission.State)
    /// The display has measured how long a message to the host and its answer take. It comes again when that time has
    /// changed. Before the first one, the app takes the time for 0.
    case roundTrip(milliseconds: Double)
    /// The page came into view or went out of it.
    case visibility(isVisible: Bool)
    /// The connection to the display is lost, at least for now. Only the host sends this event.
    case detached

    /// The phases of a shake.
    public enum ShakePhase: String, Codable, Sendable {
        /// The user has begun to shake the device.
        case began
        /// The device was shaken.
        case ended
        /// The motion was no shake, or its end is not known.
        case cancelled
    }

    /// The directions in which keys move the focus.
    public enum Heading: String, Codable, Sendable {
        /// The left arrow key.
        case left
        /// The right arrow key.
        case right
        /// The up arrow key.
        case up
        /// The down arrow key.
        case down
        /// The Tab key.
        case next
        /// The Tab key with Shift.
        case previous
    }

    /// The steps of the focus for which a display asks the app, since it may not have the items to which they lead.
    public enum FocusStep: String, Codable, Sendable {
        /// To the first item of the list: the Home key.
        case first
        /// To the last item of the list: the End key.
        case last
        /// To an item that lies about the height of the list's visible part above: the Page Up key.
        case pageUp
        /// To an item that lies about the height of the list's visible part below: the Page Down key.
        case pageDown
        /// Into an outline or out of it, or beyond a grid, by the left arrow key.
        case left
        /// Into an outline or out of it, or beyond a grid, by the right arrow key.
        case right
        /// Beyond a grid by the up arrow key.
        case up
        /// Beyond a grid by the down arrow key.
        case down
    }

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
}
