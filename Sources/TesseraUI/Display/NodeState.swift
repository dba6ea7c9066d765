import TesseraDisplay

/// The state of the element that stands for a view on the display: the properties sent so far, and the
/// changes still to send.
struct NodeState {
    /// The number that identifies the element in messages between app and display.
    let id: Int
    /// The properties that the display has, or nil if it does not have the element.
    var sent: NodeProperties?
    /// The link that sent the properties. It gets changes even while the view is out of its window, because a
    /// view may return before the turn ends, as a reused cell does.
    weak var link: ScreenLink?
    /// The numbers of the children that the display has, from back to front.
    var sentChildren: [Int] = []
    /// True if the view's properties may differ from ``sent``.
    var needsCommit = true
    /// True if the subviews may differ from ``sentChildren``.
    var childrenNeedCommit = true
    /// The animations that lead to the view's present properties, one for each driver.
    var animations: [ViewAnimation] = []
    /// True if the display must end the animations that it has.
    var needsStop = false

    @MainActor
    init() {
        NodeState.lastID += 1
        id = NodeState.lastID
    }

    @MainActor private static var lastID = 0
}
