import Foundation
import TesseraDisplay

/// Commits a scene to its display: once per turn of the main loop, after layout. A commit visits only views
/// that have changed.
@MainActor
final class SceneCommitter {
    /// The number of the element that contains the windows.
    static let rootID = 0

    unowned let scene: UIWindowScene
    private var isScheduled = false
    /// True if a commit will run as soon as the display has caught up.
    private var waitsForDrain = false
    /// Views on the display that have changes to send.
    var dirty: [UIView] = []
    /// The elements that the display has, by their numbers, without the one that contains the windows.
    var elements: [Int: SentElement] = [:]
    /// The numbers of the windows that the display has, from back to front, and then that of the stage for web pages.
    var sentWindows: [Int] = []
    /// The properties of the element that contains the windows, or nil if the display has no scene.
    var sentRoot: NodeProperties?
    var images = ImageResources()
    var fonts = FontResources()
    /// The number of steps back that was sent last.
    private var sentBackDepth = 0
    private var sentAddress: String?
    /// True if the display waits for the number of steps back.
    private var owesBackDepth = false
    /// The number of the display's last question about the steps back, or 0.
    private var historyQuestion = 0
    /// The properties of the page as a whole that were sent last.
    private var sentPage = PageContent()
    /// The number of scenes and patches that were sent.
    private(set) var sentChanges = 0
    /// The value of ``sentChanges`` after the last scene.
    private var sceneNumber = 0
    /// The transitions that begin with the next changes.
    var transitions: [(view: UIView, transition: SceneOperation.Transition)] = []
    /// What windows do with touches if the app decides that in a subclass.
    var touches: [ObjectIdentifier: WindowTouches] = [:]
    /// The element with the web pages whose views are in no window, or nil if there has been none.
    var webStage: WebStage?

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    /// Returns the view whose element has the number `id`, or nil.
    func view(_ id: Int) -> UIView? {
        elements[id]?.view
    }

    func add(_ view: UIView) {
        dirty.append(view)
        scheduleCommit()
    }

    /// Commits after the current turn of the main loop, so that all changes until then go in one message.
    func scheduleCommit() {
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.commit() }
        }
    }

    /// Lays out the windows and sends all changes to the display.
    func commit() {
        // Changes that the layout makes go in this commit and must not schedule another.
        isScheduled = true
        var isScheduledAgain = false
        defer {
            isScheduled = isScheduledAgain
            UIApplication.shared.watchMemory()
        }
        WaitingTransitions.beginAll()
        for window in scene.windows { window.layoutIfNeeded() }
        if scene.restoration.layoutChanged() {
            for window in scene.windows { window.layoutIfNeeded() }
        }
        FocusHalo.moveToItem()
        guard let display = scene.display, display.isAttached else { return }
        // While the display is behind, changes accumulate and go in one message later.
        guard !display.isCongested else {
            guard !waitsForDrain else { return }
            waitsForDrain = true
            display.whenDrained { [weak self] in
                self?.waitsForDrain = false
                self?.scheduleCommit()
            }
            return
        }
        sendPage(to: display)
        updateTouches()
        if sentRoot == nil {
            sendBackDepth(to: display)
            display.send(.scene(wholeScene(display)))
            sentChanges += 1
            sceneNumber = sentChanges
        } else {
            var operations: [SceneOperation] = []
            changes(into: &operations, display)
            if !operations.isEmpty {
                display.send(.patch(operations))
                sentChanges += 1
            }
            sendBackDepth(to: display)
        }
        images.releaseUnused(from: display)
        // Code of the app draws views while they are described, and may have changed others that come later.
        if !dirty.isEmpty {
            isScheduled = false
            scheduleCommit()
            isScheduledAgain = true
        }
    }

    /// Returns true if changes of the views are under way to the display, or wait for the next commit.
    ///
    /// - Parameter patches: The number of patches that the display has applied since the last scene.
    func isAhead(ofPatches patches: Int) -> Bool {
        // A sum could overflow, since a display can send any number.
        isScheduled || patches < sentChanges - sceneNumber
    }

    /// Returns true if the display still displays the item that a view represented before the present one.
    ///
    /// - Parameters:
    ///   - view: The view. It counts as reused only if it represents an item.
    ///   - patches: The number of patches that the display has applied since the last scene.
    func isReused(_ view: UIView, afterPatches patches: Int) -> Bool {
        view.node.reuseNumber.map { patches <= $0 - sceneNumber } ?? false
    }

    /// Sends the number of steps back with the next commit, even if it has not changed. `question` is the number of the
    /// display's question.
    func answerHistory(question: Int) {
        (historyQuestion, owesBackDepth) = (question, true)
        scheduleCommit()
    }

    private func sendPage(to display: any Display) {
        let page = scene.pageContent
        guard page != sentPage else { return }
        sentPage = page
        display.send(.page(page))
    }

    private func sendBackDepth(to display: any Display) {
        let depth = scene.frontWindow?.backDepth ?? 0
        let address = scene.address
        guard owesBackDepth || depth != sentBackDepth || address != sentAddress else { return }
        (sentBackDepth, sentAddress, owesBackDepth) = (depth, address, false)
        display.send(.history(depth: depth, question: historyQuestion, address: address))
    }

    /// Makes the display present all changes to `view` and its subviews until the next commit as one
    /// transition. Earlier changes are committed first.
    func begin(_ transition: SceneOperation.Transition, of view: UIView) {
        commit()
        guard elements[view.node.id] != nil else { return }
        // If several transitions wait for a slow display, the last one leads to the present state.
        transitions.removeAll { $0.view === view }
        transitions.append((view, transition))
        scheduleCommit()
    }

    /// Makes the display present all changes to `view` and its subviews in this turn of the main loop as one
    /// transition.
    func add(_ transition: SceneOperation.Transition, of view: UIView) {
        transitions.removeAll { $0.view === view }
        transitions.append((view, transition))
        scheduleCommit()
    }

    /// Forgets what the display has, so that the next commit sends the whole scene.
    func forgetDisplay() {
        for id in sentWindows { forget(id) }
        sentWindows = []
        sentRoot = nil
        (sentBackDepth, sentAddress, owesBackDepth, historyQuestion) = (0, nil, false, 0)
        sentPage = PageContent()
        fonts.forgetDisplay()
        dirty = []
        transitions = []
        scheduleCommit()
    }
}
