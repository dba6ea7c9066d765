/// The state of the element that stands for a view on the display: its number, and what has still to be sent.
///
/// The committer keeps the properties that the display has already, as a ``SentElement``.
struct NodeState: ~Copyable {
    /// The number that identifies the element in messages between app and display.
    let id: Int
    /// The committer whose display has the element, or nil if none has it. It gets changes even while the view
    /// is out of its window, because a view may return before the turn ends, as a reused cell does.
    var committer: SceneCommitter? {
        get { committerReference.object }
        set { committerReference = LightReference(newValue) }
    }
    private var committerReference = LightReference<SceneCommitter>(nil)
    /// True if the display may have other properties than the view's present ones.
    var needsCommit = true
    /// True if the display may have other children than the view's present subviews.
    var childrenNeedCommit = true
    /// The animations that lead to the view's present properties, one for each driver.
    var animations: [ViewAnimation] = []
    /// True if the display must end the animations that it has.
    var needsStop = false

    /// The value of ``SceneCommitter/sentChanges`` when a list or a picker last gave the view an item, or nil if none has done
    /// so.
    ///
    /// Until the display has applied a later change than that, it displays the item that the view had before.
    var reuseNumber: Int?

    @MainActor
    init() {
        NodeState.lastID += 1
        id = NodeState.lastID
    }

    @MainActor private static var lastID = 0
}
