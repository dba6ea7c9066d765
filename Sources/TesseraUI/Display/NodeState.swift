import TesseraDisplay

/// What a view has told the display, and what it has still to tell.
struct NodeState {
    /// The number by which display and app call the element.
    let id: Int
    /// What the display shows. Nil: it does not know the view.
    var told: NodeProperties?
    /// The link that told it, and hears of changes even while the view is out of its window: a view may come back
    /// before the turn ends, as a cell does that is used again.
    weak var link: ScreenLink?
    /// The children that the display knows, from back to front.
    var toldChildren: [Int] = []
    /// True if the look may differ from ``told``.
    var needsCommit = true
    /// True if the subviews may differ from ``toldChildren``.
    var childrenNeedCommit = true
    /// What is on its way to the look now, by what moves it.
    var animations: [ViewAnimation] = []
    /// True if the display has to end what it was told to move.
    var needsStop = false

    @MainActor
    init() {
        NodeState.lastID += 1
        id = NodeState.lastID
    }

    @MainActor private static var lastID = 0
}
