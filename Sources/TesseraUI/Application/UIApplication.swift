import Foundation
import TesseraDisplay
import TesseraSelectors

/// The running app.
/// See Apple's [UIApplication](https://developer.apple.com/documentation/uikit/uiapplication).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// A key of launch options.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The state of an app.
    public enum State: Int, Sendable {
        /// The app is in the foreground and receives events.
        case active = 0
        /// The app is in the foreground but receives no events.
        case inactive = 1
        /// The app is not visible.
        case background = 2
    }

    /// The running app.
    public static let shared = UIApplication()

    /// The app's delegate.
    open var delegate: (any UIApplicationDelegate)?
    /// The scenes of the app.
    open internal(set) var connectedScenes: Set<UIScene> = []
    /// The state of the app.
    open internal(set) var applicationState: State = .inactive

    /// A Boolean value that tells whether the device's screen stays on while nobody touches it. The default is false.
    ///
    /// It has an effect while the page is visible, in browsers that let a page do so. They may refuse if the battery is low.
    open var isIdleTimerDisabled = false {
        didSet { if isIdleTimerDisabled != oldValue { scheduleCommits() } }
    }

    /// The number on the app's icon, or 0 for none; 0 when the app starts. Negative numbers mean 0.
    ///
    /// Browsers have such a number for pages that the user has installed as apps, and may display a dot in place of it.
    open var applicationIconBadgeNumber = 0 {
        didSet { if applicationIconBadgeNumber != oldValue { scheduleCommits() } }
    }

    /// The user's preferred text size: the category that is nearest to the text size of the browser.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }
    /// The direction of the user interface, which is that of the first of ``UIDevice/preferredLanguages``.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection.userInterfaceLayoutDirection
    }

    /// The display that the app was given, or nil if it was started by hand. Its scenes present themselves there.
    var connection: DisplayConnection?
    let touches = TouchRouter()
    let presses = PressRouter()
    let shakes = Shakes()
    /// The requests to the display that wait for an answer, such as to open an address.
    let requests = DisplayRequests()
    let pointer = PointerRouter()
    nonisolated let backgroundTasks = BackgroundTasks()
    /// Finds out when the process has little memory left.
    var memoryWatch = MemoryWatch()
    /// The center that posts memory warnings. A test has one of its own, since caches of other tests in the process must not be
    /// emptied.
    var memoryNotifications = NotificationCenter.default

    /// The windows of all scenes that are visible, from back to front. Apple advises to ask a scene for its
    /// ``UIWindowScene/windows`` instead.
    open var windows: [UIWindow] { scenes.flatMap(\.windows) }
    /// The key window of the app, or nil if there is none. Apple advises to ask a scene for its
    /// ``UIWindowScene/keyWindow`` instead.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    /// The scene of the windows that the app makes visible while it is launched, or nil at other times. They lose it if the app's
    /// delegate names a class of a scene's delegate.
    var sceneOfLaunch: UIWindowScene?
    /// The scene of all windows, in an app that knows no scenes, or nil.
    var sceneOfWindows: UIWindowScene?
    /// The number of calls of ``beginIgnoringInteractionEvents()`` that no call of ``endIgnoringInteractionEvents()`` has ended
    /// yet.
    final var ignoredInteractions = 0
    /// Finds out when another day begins.
    private(set) final lazy var dayWatch = DayWatch { UIApplication.shared.announceSignificantTimeChange() }

    private override init() {
        super.init()
    }

    /// The delegate if it is a responder, otherwise nil.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// Sends a selector to a target, or to the first object that performs it if the target is nil.
    /// See Apple's [sendAction(_:to:from:for:)](
    /// https://developer.apple.com/documentation/uikit/uiapplication/sendaction(_:to:from:for:)).
    ///
    /// If the target is nil, the responder chain is searched from the first responder, then from the sender, and then
    /// from the frontmost controller. The method receives the sender and the event if it has parameters for them.
    ///
    /// - Returns: True if an object performed the action.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    {
        send(action, to: target, from: sender, for: event)
    }

    /// The event that is being delivered, or nil.
    static var eventInDelivery: UIEvent?

    /// Sends an event to the windows of its touches or presses.
    open func sendEvent(_ event: UIEvent) {
        let outer = Self.eventInDelivery
        Self.eventInDelivery = event
        defer { Self.eventInDelivery = outer }
        if let presses = event as? UIPressesEvent {
            for window in Set(presses.allPresses.compactMap(\.window)) { window.sendEvent(presses) }
        }
        for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
    }

    /// Returns the interface orientations that a window supports: those that the app's delegate returns, or
    /// all of them.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
    }

    /// The actions in the menu of the app's icon, besides those of the `Info.plist`, or nil if this process has set none.
    ///
    /// They have an effect for a page that the user has installed as an app. The page keeps the titles, the types, the subtitles
    /// and the values of `userInfo`, which are those of property lists; it ignores actions after the eighth. A browser reads them
    /// the next time that it loads the page, and may take its time to change the menu. If an app sets none, the actions that an
    /// earlier process has set remain.
    open var shortcutItems: [UIApplicationShortcutItem]? {
        didSet {
            keptShortcuts = ShortcutItems.shortcuts(shortcutItems ?? [])
            scheduleCommits()
        }
    }
    /// What the page keeps of the actions, or nil if this process has set none. Later changes of an action have no effect, as on
    /// iOS.
    final var keptShortcuts: [PageContent.Shortcut]?

    // MARK: Scenes

    /// A Boolean value that tells whether the app can have several scenes: false, since each page has an app of its own.
    open var supportsMultipleScenes: Bool { false }

    /// The sessions of the app's scenes.
    open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

    /// Hands an activity to an existing scene, which is in front already. A request for a new scene ends with an error, because
    /// the app has one scene.
    ///
    /// - Parameters:
    ///   - sceneSession: The session, or nil for a new scene.
    ///   - userActivity: The activity that the scene continues, or nil.
    ///   - options: The options of the request, which have no effect here.
    ///   - errorHandler: A closure that gets the reason if there is no such scene.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) { activate(sceneSession, userActivity, errorHandler: errorHandler) }

    /// Does what ``requestSceneSessionActivation(_:userActivity:options:errorHandler:)`` does.
    open func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) { activate(request.session, request.userActivity, errorHandler: errorHandler) }

    // MARK: Tasks in the background

    /// Begins a task that is to be finished before the app ends. See ``beginBackgroundTask(withName:expirationHandler:)``.
    nonisolated open func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Begins a task that is to be finished before the app ends.
    ///
    /// An app whose page is in the background goes on as before, and so does one whose page has lost its connection, until the
    /// host ends it. When the page is closed or the host ends the app, the handlers of all tasks are called. Then the app has
    /// three tenths of a second to end its tasks. An app without tasks ends at once. The method may be called on any thread.
    ///
    /// - Parameters:
    ///   - taskName: A name, which the app's error output contains if the task has not ended in time.
    ///   - handler: A closure that runs when the app is about to end. It ends the task.
    /// - Returns: The identifier with which ``endBackgroundTask(_:)`` is called, or `invalid` if the app is already about to end.
    nonisolated open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(taskName, handler).map { UIBackgroundTaskIdentifier(rawValue: $0) } ?? .invalid
    }

    /// Ends a task. The method may be called on any thread.
    nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier.rawValue)
    }

    /// A Boolean value that older apps set while they use the network. As on iPhones without a Home button, nothing displays it.
    open var isNetworkActivityIndicatorVisible = false

    // MARK: Addresses

    /// Returns true if ``open(_:options:completionHandler:)`` can open an address. It can open the addresses
    /// of web pages, mails, calls and messages, for which the device need not have a program, and those with a scheme of the
    /// app's own.
    open func canOpenURL(_ url: URL) -> Bool { isOpenable(url) }

    /// Opens an address: a web page in a new tab of the browser, or a mail, a call or a message in the
    /// program for it.
    ///
    /// Browsers only open tabs within a few seconds after the user has touched something or pressed a key. If
    /// the browser refuses, the page offers the address as a link, which the user can open or dismiss. The
    /// page in the new tab gets no reference to the app's page.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: Options that limit which apps may open the address.
    ///   - completion: A closure that runs with true if the address was opened.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        openElsewhere(url, options: options, completion)
    }

    /// Opens an address, and returns true if it was opened.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            openElsewhere(url, options: options) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Events of the display

    func handle(_ event: DisplayEvent) {
        WaitingTransitions.beginAll()
        guard let event = isIgnoringInteractionEvents ? withoutInteraction(event) : event else { return }
        if event.isAction { scenes.forEach { $0.restoration.noteAction() } }
        switch event {
        case .hello(let hello): greet(hello)
        case .screen(let screen): adopt(screen)
        case .visibility(let isVisible):
            becomeVisible(isVisible)
            if !isVisible {
                MediaPlayers.shared.interrupt(.background)
                SpeechPlayers.shared.interrupt(.background)
            }
        case .detached:
            displayDetached()
            becomeVisible(false)
        case .touch(let touch):
            if touch.phase == .began { FocusMemory.userTouches() }
            // A cancelled touch fires no timer, because a gesture must not begin when it loses its touch.
            if touch.phase != .cancelled { TouchTimer.advance(to: touch.time) }
            touches.handle(touch, in: windows)
        case .clock(let time): TouchTimer.advance(to: time)
        case .hover(let hover): pointer.handle(hover, in: windows)
        case .transform(let transform): pointer.handle(transform, in: windows)
        case .contextMenu(let request):
            if let view = reachableView(request.view) {
                ContextMenuRequest.handle(request, at: view, in: windows, touches)
            }
        case .scroll(let scroll):
            if scroll.phase == .dragging || scroll.phase == .decelerating {
                scenes.forEach { $0.restoration.userScrolls() }
            }
            (view(scroll.view) as? UIScrollView)?.displayScrolled(scroll)
        case .refresh(let id): (view(id) as? UIRefreshControl)?.displayPulled()
        case .swipe(let swipe): (view(swipe.view) as? any SwipeableRow)?.displaySwiped(swipe)
        case .sheet(let sheet): (view(sheet.view) as? SheetView)?.displayDragged(sheet)
        case .activate(let id): activate(id)
        case .adjust(let id, let direction): reachableView(id)?.displayAdjusted(direction)
        case .carry(let carry): DragCourse.handle(carry, focused: carry.view.flatMap { reachableView($0) })
        case .dragIn(let drag): OutsideDrag.handle(drag, in: windows)
        case .typed(let typed):
            view(typed.view)?.textInput?.displayTyped(
                typed, isReachable: reachableInput(typed.view) != nil)
        case .changed(let change):
            (view(change.view) as? any ValueControl)?.displayChanged(
                change, isReachable: reachableView(change.view) != nil)
        // A view loses the focus even if a modal view covers it.
        case .focus(let id, let isFocused, let revision):
            (isFocused ? reachableInput(id) : view(id)?.textInput)?
                .displayFocused(isFocused, revision: revision)
        case .focusMoved(let id, let heading):
            UIFocusSystem.displayMoved(
                to: id.flatMap { reachableView($0) }, heading: heading.map(UIFocusHeading.init) ?? [])
        case .focusStep(let id, let step): UIFocusSystem.displaySteps(step, from: reachableView(id))
        case .selected(let selected): view(selected.view)?.textInput?.displaySelected(selected)
        case .erase(let id): reachableInput(id)?.displayErased()
        case .submit(let id): reachableInput(id)?.displaySubmitted()
        case .escape:
            let overlays = windows.compactMap { $0 as? OverlayWindow }.filter { !$0.isHidden }
            if !overlays.contains(where: { $0.escape() }) { _ = frontWindow?.performEscape() }
        case .keyboard(let height): ScreenKeyboard.shared.displayReports(height)
        case .key(let key): presses.handle(key, in: frontWindow)
        case .command(let command): frontWindow?.performKeyCommand(command)
        case .commandKey(let isHeld, let isApple):
            KeyOverview.update(isHeld: isHeld, isApple: isApple, in: frontWindow)
        case .shake(let phase): shakes.handle(phase, in: frontWindow)
        case .editing(let editing): edit(editing)
        case .answer(let answer): requests.receive(answer)
        case .web(let event): (view(event.view) as? WebScrollView)?.displayReported(event)
        case .media(let event): MediaPlayers.shared.displayReported(event)
        case .speech(let event): SpeechPlayers.shared.displayReported(event)
        case .voices(let voices): SpeechPlayers.shared.displayHas(voices)
        case .notification(let event): PageNotifications.shared.displayReported(event)
        case .position(let event): PagePositions.shared.displayReported(event)
        case .permission(let name, let state): PagePermissions.shared.displayReported(name, state)
        case .roundTrip(let milliseconds):
            UIScreen.main.roundTrip = milliseconds / 1_000
            scenes.flatMap(\.windows).forEach { ElementStage.layOutStages(in: $0) }
        case .link(let url): userOpens(link: url)
        case .history(let depth, let question):
            // The answer brings a page back to the right entry of its history in any case.
            if !isIgnoringInteractionEvents { frontWindow?.go(toBackDepth: depth) }
            scenes.forEach { $0.committer.answerHistory(question: question) }
        }
    }

    /// Copies, cuts or pastes, as the user asked outside of a text field.
    private func edit(_ editing: DisplayEvent.Editing) {
        if editing.action == .copy, let text = frontWindow?.firstResponder as? any RichTextOwner, text.isRich
        {
            return text.copy(nil)
        }
        guard let responder = frontWindow?.editResponder else { return }
        switch editing.action {
        case .copy: responder.copy(nil)
        case .cut: responder.cut(nil)
        case .paste:
            if let items = editing.items, let number = editing.number {
                let providers = OutsideContents.providers(of: items, number: number)
                // The user may have gone elsewhere when the files arrive.
                return UIPasteboard.general.displayPastes(providers) { [weak self, weak responder] in
                    guard let responder, self?.frontWindow?.editResponder === responder else { return }
                    responder.paste(nil)
                }
            }
            if let text = editing.text { UIPasteboard.general.displayPastes(text) }
            responder.paste(nil)
        }
    }

    var scenes: [UIWindowScene] { connectedScenes.compactMap { $0 as? UIWindowScene } }

    func view(_ id: Int) -> UIView? {
        scenes.lazy.compactMap { $0.committer.view(id) }.first
    }

    /// Returns the text input of a view if the user can edit it now, or nil.
    private func reachableInput(_ id: Int) -> TextInputView? {
        if let view = reachableView(id) { return view.textInput }
        // Under a finger, a menu leaves the keyboard to the text that is edited.
        guard !isIgnoringInteractionEvents, let view = view(id), view.isUserInteractionEnabled,
            view.window?.modalView is MenuOverlay, let input = view.textInput, input.isEdited
        else { return nil }
        return input
    }

    /// Ends everything that depends on the display, which has disconnected.
    private func displayDetached() {
        connection?.isAttached = false
        touches.cancelAll()
        TouchTimer.fireAll()
        // Without a display, nobody can end a drag that the keyboard began.
        DragCourse.current?.cancel()
        presses.cancelAll()
        KeyOverview.update(isHeld: false, isApple: false, in: nil)
        ScreenKeyboard.shared.displayReports(0)
        requests.connectionEnded()
        pointer.pointerLeft()
        scenes.forEach { $0.committer.forgetDisplay() }
    }

    private func greet(_ hello: DisplayEvent.Hello) {
        // A new display, or the same page after it was loaded again, has nothing of what was sent before.
        displayDetached()
        guard hello.version == ProtocolVersion.current else {
            connection?.send(
                .refused(ProtocolVersion.mismatch(app: ProtocolVersion.current, display: hello.version)))
            return
        }
        connection?.isAttached = true
        requests.connectionBegan(working: hello.working ?? [])
        UIFocusSystem.displayEntered()
        MediaPlayers.shared.displayEntered(isSilent: hello.playsNothing == true)
        SpeechPlayers.shared.displayEntered()
        UIScreen.main.overscan = hello.overscan
        UIScreen.main.roundTrip = 0
        if connectedScenes.isEmpty {
            UIScreen.main.adopt(ScreenState(hello.screen))
            ObservedDefaults.begin(with: hello.settings ?? [:])
            launch(restoring: hello.state, link: hello.link)
        } else {
            adopt(hello.screen)
        }
        becomeVisible(true)
        scenes.forEach { $0.committer.commit() }
        scenes.forEach { $0.restoration.displayChanged() }
        SavedSettings.ofApp.displayChanged()
    }

    private func adopt(_ screen: DisplayEvent.Screen) {
        let (old, new) = (UIScreen.main.state, ScreenState(screen))
        guard new != old else { return }
        let windows = scenes.flatMap(\.windows)
        let scenesBefore = scenes.map { (scene: $0, traits: $0.traitCollection) }
        let transitions = windows.map { $0.screenWillChange(to: new) }
        UIScreen.main.adopt(new)
        for scene in scenes {
            scene.traitsChanged()
            scene.committer.scheduleCommit()
        }
        for (window, transition) in zip(windows, transitions) { window.screenChanged(with: transition) }
        ScreenKeyboard.shared.screenChanged()
        for (scene, traits) in scenesBefore { inform(scene, changedFrom: old, traits) }
        new.announceChanges(from: old)
        dayWatch.check()
    }

    /// Informs the delegate of a scene if the size, the orientation or the traits of the scene have changed.
    private func inform(
        _ scene: UIWindowScene, changedFrom old: ScreenState, _ oldTraits: UITraitCollection
    ) {
        let new = UIScreen.main.state
        guard let delegate = scene.delegate as? any UIWindowSceneDelegate,
            new.bounds != old.bounds || new.interfaceOrientation != old.interfaceOrientation
                || scene.traitCollection != oldTraits
        else { return }
        delegate.windowScene(
            scene, didUpdate: ScreenCoordinateSpace(scene.screen, formerBounds: old.bounds),
            interfaceOrientation: old.interfaceOrientation, traitCollection: oldTraits)
    }

    /// Activates the view that the user chose by keyboard or assistive technology, unless a modal view covers
    /// it.
    private func activate(_ id: Int) {
        guard !isIgnoringInteractionEvents, let view = view(id), view.window?.isReachable(view) == true,
            // Labels and images usually leave touches to the view around them, and that view may be what they activate.
            view.isUserInteractionEnabled || view is UILabel || view is UIImageView
        else { return }
        FocusMemory.userActivates(view)
        if view.accessibilityActivate() { return }
        // A view or an element without an action of its own is tapped. A control that did nothing cannot be used now.
        if !(view is UIControl), !view.accessibilityTraits.contains(.notEnabled) { touches.tap(view) }
    }

    /// Returns the view with the number `id`, or nil if it accepts no input now.
    private func reachableView(_ id: Int) -> UIView? {
        guard !isIgnoringInteractionEvents, let view = view(id), view.isUserInteractionEnabled,
            view.window?.isReachable(view) == true
        else { return nil }
        return view
    }
}
