/// What drags have shown about an app that may keep content in place while a finger drags it, as with a list in a panel that
/// the finger moves.
///
/// A display that asks about each drag lets it wait for the network. So it no longer asks after a drag about which it has asked,
/// and in which the app has let the content go, until the app puts content back the next time. An app that does so in a second
/// drag is asked for good.
struct ContentKeeping {
    /// The number of drags in which the app has put the content back, which is 2 at most.
    private var keptDrags: UInt8 = 0
    /// True if the app has let the content go in a whole drag since it has put content back last.
    private var letsGo = false
    private var isKept = false
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
