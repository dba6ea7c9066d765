/// What drags have shown about an app that may keep content in place while a finger drags it, as with a list in a panel that
/// the finger moves.
///
/// A display that asks the app during a drag makes the user wait for the network. So the display stops asking after a drag in
/// which it has asked and the app has let the content move. It begins again when the app puts content back. If the app does that
/// in a second drag, the display asks for good.
struct ContentKeeping {
    /// The number of drags in which the app has put the content back. Counting ends at 2.
    private var keptDrags: UInt8 = 0
    /// True if the app has put the content back in no step of a drag about which the display has asked, and in no drag since.
    private var letsGo = false
    /// True if the app has put the content back during the present drag.
    private var isKept = false
    /// True if the display has asked during the present drag, and the content has moved with the finger.
    private var isLetGo = false

    /// Returns true if the display is to ask about drags.
    ///
    /// - Parameter isHeard: True if the app listens to the drags.
    func asks(isHeard: Bool) -> Bool { keptDrags > 1 || !letsGo && (isHeard || keptDrags > 0) }

    /// Notes that a finger begins to drag the content.
    mutating func dragBegins() { (isKept, isLetGo) = (false, false) }

    /// Notes that the app has put the content back to where it was, or to its start.
    mutating func contentWasPutBack() {
        if !isKept { keptDrags = min(keptDrags + 1, 2) }
        (isKept, letsGo) = (true, false)
    }

    /// Notes that the display has asked, and that the content goes where the finger brings it.
    mutating func contentWasLetGo() { isLetGo = true }

    /// Notes that the finger has left the content. Returns true if the app lets the content go from now on.
    mutating func dragEnds() -> Bool {
        guard isLetGo, !isKept, !letsGo else { return false }
        letsGo = true
        return true
    }
}
