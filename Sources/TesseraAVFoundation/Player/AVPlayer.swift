import Foundation
import TesseraBasics
import TesseraDisplay
import TesseraSelectors

/// An object that plays video and sound, one item at a time.
/// See Apple's [AVPlayer](https://developer.apple.com/documentation/avfoundation/avplayer).
///
/// ```swift
/// import AVFoundation
///
/// let player = AVPlayer(url: story.videoURL)
/// let layer = AVPlayerLayer(player: player)
/// layer.frame = view.bounds
/// view.layer.addSublayer(layer)
/// player.play()
/// ```
///
/// The browser plays, so that it must know the format: H.264 in MP4 is known to nearly all of them, HLS to Safari only. It plays
/// nothing with sound before the user has touched the page for the first time; until then ``timeControlStatus`` says that the
/// player waits, and it begins with the touch. Players that are muted begin at once. Without a browser, as in pictures of
/// screens, nothing is loaded and nothing plays.
///
/// The app learns of changes only. ``currentTime()`` is computed from the last one and the clock, and observers of times cost no
/// messages.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    let media = MediaPlayer()
    private lazy var observations = TimeObservations(of: self)
    /// The last seek, until its picture is there.
    private var pendingSeek: (revision: Int, completion: (@Sendable (Bool) -> Void)?)?
    private let layers = NSHashTable<AVPlayerLayer>.weakObjects()
    private var hasEnded = false
    /// The number of times that the item has begun again at its end, as the page counts them.
    private var passes = 0
    /// True if the position moved when the display reported last.
    private var wasRunning = false

    private static let members: Void = registerMembers(of: AVPlayer.self, named: "AVPlayer") { members in
        members.property("status", \.status)
        members.property("error", \.error)
        members.property("rate", \.rate)
        members.property("volume", \.volume)
        members.property("isMuted", \.isMuted)
        members.property("currentItem", \.currentItem)
        members.property("timeControlStatus", \.timeControlStatus)
        members.property("reasonForWaitingToPlay", \.reasonForWaitingToPlay)
    }

    /// Creates a player without an item.
    public override init() {
        Self.members
        super.init()
        media.report = { [weak self] in self?.displayReported() }
        media.interrupt = { [weak self] in self?.interrupted(by: $0) }
    }

    /// Creates a player of the file at an address: one with the scheme `http` or `https`, or a file of the app.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// Creates a player of an item.
    public convenience init(playerItem item: AVPlayerItem?) {
        self.init()
        replaceCurrentItem(with: item)
    }

    // MARK: The item

    /// The item that is played, or nil. It can be observed.
    open private(set) var currentItem: AVPlayerItem?

    /// Plays another item, or none. The rate stays as it is.
    open func replaceCurrentItem(with item: AVPlayerItem?) { select(item) }

    /// Makes an item the current one.
    final func select(_ item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        if let item {
            demand(
                item.player == nil,
                "An AVPlayerItem cannot be associated with more than one instance of AVPlayer.")
        }
        finishSeek(upTo: .max, with: false)
        let old = currentItem
        announce(self, "currentItem") { currentItem = item }
        (hasEnded, passes, wasRunning) = (false, 0, false)
        old?.player = nil
        item?.player = self
        media.loops = item?.isLooped == true ? -1 : 0
        media.play(item.flatMap { $0.prepare() })
        limitsChanged()
        if let start = media.limits.start { media.seek(to: start) }
        update()
        observations.jump()
    }

    // MARK: Playing

    /// The speed of playing that the app or the user wants: 0 for a pause and 1 for the usual speed. Other speeds are limited to
    /// 1/16...16, and no browser plays backwards, so that negative speeds pause. It can be observed.
    open var rate: Float {
        get { Float(media.rate) }
        set { setRate(newValue) }
    }

    /// The speed with which ``play()`` plays; 1 by default.
    open var defaultRate: Float = 1

    /// Plays at the ``defaultRate``.
    open func play() { rate = defaultRate }
    /// Pauses.
    open func pause() { rate = 0 }
    /// Plays at a speed as soon as there is something to play.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    private func setRate(_ new: Float) {
        var rate = new.isFinite && new > 0 ? min(max(Double(new), 1.0 / 16), 16) : 0
        // At its end an item cannot go on.
        if rate > 0, hasEnded, actionAtItemEnd != .none { rate = 0 }
        guard rate != media.rate else { return }
        announce(self, "rate") { media.rate = rate }
        NotificationCenter.default.post(
            name: Self.rateDidChangeNotification, object: self)
        update()
        observations.jump()
    }

    /// What the player does at the end of an item.
    open var actionAtItemEnd = ActionAtItemEnd.pause

    /// A Boolean value that tells whether the player waits when there is nothing more to play for the moment, and goes on by
    /// itself. If it is false, the player pauses instead.
    open var automaticallyWaitsToMinimizeStalling = true

    /// What the player does when the app goes to the background.
    ///
    /// Players of sound alone go on if the category of the audio session allows that.
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic

    /// The loudness, 0...1. It can be observed.
    open var volume: Float = 1 {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "volume") }
        didSet {
            media.volume = Double(min(max(volume.isNaN ? 1 : volume, 0), 1))
            TesseraSelectors.didChangeValue(of: self, forKey: "volume")
        }
    }

    /// A Boolean value that tells whether the player is silent. It can be observed.
    open var isMuted: Bool {
        get { media.isMuted }
        set {
            guard newValue != media.isMuted else { return }
            announce(self, "isMuted", "muted") { media.isMuted = newValue }
        }
    }

    // MARK: States

    /// The state of the player as a whole. It can be observed.
    open private(set) var status = Status.unknown

    /// The reason why the player cannot play anything any more: nil, since another item can always be played.
    open var error: (any Error)? { nil }

    /// The state of playing. It can be observed.
    open private(set) var timeControlStatus = TimeControlStatus.paused
    /// The reason why the player waits, or nil if it does not. It can be observed.
    open private(set) var reasonForWaitingToPlay: WaitingReason?

    /// A notification that the rate has another value.
    public nonisolated static let rateDidChangeNotification = Notification.Name(
        "AVPlayerRateDidChangeNotification")

    /// Takes over what the display and the item say.
    final func update() {
        currentItem?.update(from: media.state)
        if currentItem?.status == .readyToPlay, status != .readyToPlay {
            announce(self, "status") { status = .readyToPlay }
        }
        let (new, reason) = presentState
        if new != timeControlStatus { announce(self, "timeControlStatus") { timeControlStatus = new } }
        if reason != reasonForWaitingToPlay {
            announce(self, "reasonForWaitingToPlay") { reasonForWaitingToPlay = reason }
        }
        for layer in layers.allObjects { layer.playerChanged() }
    }

    /// The state of playing that results from what the app wants and what the display has reported, with the reason for a wait.
    private var presentState: (TimeControlStatus, WaitingReason?) {
        guard rate > 0 else { return (.paused, nil) }
        // An item that cannot be played is none.
        guard let currentItem, currentItem.status != .failed else {
            return (.waitingToPlayAtSpecifiedRate, .noItemToPlay)
        }
        if media.isRunning || hasEnded { return (.playing, nil) }
        let isKnown =
            currentItem.status != .unknown && media.state?.isBlocked != true
            && (media.state?.readiness ?? 0) > 0
        return (.waitingToPlayAtSpecifiedRate, isKnown ? .toMinimizeStalls : .evaluatingBufferingRate)
    }

    private func displayReported() {
        guard let state = media.state, let item = currentItem else { return }
        if media.isUpToDate, state.isPaused == true || state.isStarted == true {
            rate = state.isPaused == true ? 0 : defaultRate
        }
        let hasStalled =
            wasRunning && !media.isRunning && rate > 0 && media.isUpToDate && state.isEnded != true
            && state.isSeeking != true
        let isMoved = wasRunning != media.isRunning || (state.isSeeking != true && pendingSeek != nil)
        wasRunning = media.isRunning
        if isMoved { observations.jump() }
        if hasStalled {
            if !automaticallyWaitsToMinimizeStalling { rate = 0 }
            NotificationCenter.default.post(name: AVPlayerItem.playbackStalledNotification, object: item)
        }
        // The app may have led the player elsewhere meanwhile.
        let isEnded = state.isEnded == true && state.isSeeking != true && state.revision >= lastSeek
        let endsNow = isEnded && !hasEnded
        hasEnded = isEnded
        // A handler of the notification may lead the player back and play again.
        if endsNow, actionAtItemEnd == .pause { rate = 0 }
        update()
        if state.error != nil {
            finishSeek(upTo: .max, with: false)
        } else if state.isSeeking != true {
            finishSeek(upTo: state.revision, with: true)
        }
        guard item === currentItem else { return }
        notePasses(state, of: item)
        if endsNow { noteEnd(of: item) }
    }

    private func notePasses(_ state: DisplayEvent.Media, of item: AVPlayerItem) {
        let (old, new) = (passes, state.passes ?? 0)
        passes = new
        // A page that was loaded again begins to count at 0.
        guard new > old else { return }
        item.looper?.noteLoop()
        observations.jump()
        NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    }

    private func noteEnd(of item: AVPlayerItem) {
        NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
        if item === currentItem, actionAtItemEnd == .advance { itemHasEnded() }
    }

    /// Called when the item, or a looper, ends at another position.
    func limitsChanged() { media.limits = currentItem?.limits ?? MediaLimits() }

    /// Called at the end of an item if the player is to go on with the next one.
    func itemHasEnded() { rate = 0 }

    private func interrupted(by interruption: MediaInterruption) {
        let goesOn =
            switch interruption {
            case .background: goesOnInBackground
            case .end: false
            }
        if !goesOn { rate = 0 }
    }

    private var goesOnInBackground: Bool {
        let hasVideo = (currentItem?.presentationSize ?? .zero) != .zero
        return switch audiovisualBackgroundPlaybackPolicy {
        case .automatic: !hasVideo && AVAudioSession.sharedInstance().playsInBackground
        case .pauses: false
        case .continuesIfPossible: true
        }
    }

    // MARK: Positions

    private var lastSeek = 0

    /// Returns the position in the current item, or 0 without an item.
    open func currentTime() -> CMTime { CMTime(seconds: media.time, preferredTimescale: 1_000_000_000) }

    /// Goes to a position.
    open func seek(to time: CMTime) { move(to: time, nil) }

    /// Goes to a position. Browsers go to it as exactly as they can, so that any tolerance is kept.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { move(to: time, nil) }

    /// Goes to a position.
    ///
    /// - Parameters:
    ///   - time: The position.
    ///   - completionHandler: A closure that gets true when the picture of the position is there, or false if the player was led
    ///     elsewhere meanwhile.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        move(to: time, completionHandler)
    }

    /// Goes to a position. Browsers go to it as exactly as they can, so that any tolerance is kept.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { move(to: time, completionHandler) }

    /// Goes to a position, and returns true when its picture is there, or false if the player was led elsewhere meanwhile.
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in
            move(to: time) { continuation.resume(returning: $0) }
        }
    }

    /// Goes to a position, and returns true when its picture is there, or false if the player was led elsewhere meanwhile.
    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await seek(to: time)
    }

    private func move(to time: CMTime, _ completion: (@Sendable (Bool) -> Void)?) {
        finishSeek(upTo: .max, with: false)
        guard let item = currentItem, time.isNumeric || time.isPositiveInfinity else {
            completion?(false)
            return
        }
        let end = item.duration.isNumeric ? item.duration.seconds : .infinity
        let seconds = min(max(time.seconds, 0), end)
        guard seconds.isFinite else {
            completion?(false)
            return
        }
        media.seek(to: seconds)
        hasEnded = false
        lastSeek = media.revision
        pendingSeek = (media.revision, completion)
        update()
        observations.jump()
        NotificationCenter.default.post(name: AVPlayerItem.timeJumpedNotification, object: item)
        // No report will come.
        let isVain = !media.hasSource || media.state?.error != nil || MediaPlayers.shared.playsNothing
        if isVain { finishSeek(upTo: media.revision, with: false) }
    }

    private func finishSeek(upTo revision: Int, with isFinished: Bool) {
        guard let seek = pendingSeek, seek.revision <= revision else { return }
        pendingSeek = nil
        seek.completion?(isFinished)
    }

    // MARK: Observers of times

    /// Calls a function regularly while the player plays, and when its position jumps or it begins or stops.
    ///
    /// - Parameters:
    ///   - interval: The distance of the positions at which the function is called.
    ///   - queue: The queue on which it is called, or nil for the main queue.
    ///   - block: The function, which gets the position.
    /// - Returns: An object for ``removeTimeObserver(_:)``.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { observations.add(TimeObservation(every: interval, queue, block)) }

    /// Calls a function when the player comes to one of several positions as it plays.
    ///
    /// - Parameters:
    ///   - times: The positions, values of times.
    ///   - queue: The queue on which the function is called, or nil for the main queue.
    ///   - block: The function.
    /// - Returns: An object for ``removeTimeObserver(_:)``.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { observations.add(TimeObservation(at: times.map(\.timeValue), queue) { _ in block() }) }

    /// Ends the calls of a function. The observer must be one of this player.
    open func removeTimeObserver(_ observer: Any) {
        demand(
            observations.remove(observer),
            "AVPlayer.removeTimeObserver(_:): the observer was added to another AVPlayer, or removed before.")
    }

    // MARK: Layers

    func add(_ layer: AVPlayerLayer) { layers.add(layer) }

    func remove(_ layer: AVPlayerLayer) { layers.remove(layer) }
}

// The class stands beside its superclass: in a file of its own, the debug compiler refers to methods of the superclass, whose
// parameters are closures, by names that the methods do not have.

/// A player of several items, one after the other.
/// See Apple's [AVQueuePlayer](https://developer.apple.com/documentation/avfoundation/avqueueplayer).
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []

    /// Creates a player without items.
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    /// Creates a player of several items.
    public convenience init(items: [AVPlayerItem]) {
        self.init()
        for item in items { insert(item, after: nil) }
    }

    /// Returns the current item and those that come after it.
    open func items() -> [AVPlayerItem] { queue }

    /// Goes on with the next item, or ends if there is none.
    open func advanceToNextItem() {
        guard !queue.isEmpty else { return }
        queue.removeFirst()
        select(queue.first)
    }

    /// Returns true if an item can be inserted: it must not be in the queue already.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        guard !queue.contains(where: { $0 === item }), item.player == nil else { return false }
        return afterItem == nil || queue.contains { $0 === afterItem }
    }

    /// Inserts an item behind another one, or at the end. It does nothing if that is not possible.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let index = queue.firstIndex { $0 === afterItem }
        queue.insert(item, at: index.map { $0 + 1 } ?? queue.count)
        if currentItem == nil { select(queue.first) }
    }

    /// Removes an item. If it is the current one, the next one is played.
    open func remove(_ item: AVPlayerItem) {
        queue.removeAll { $0 === item }
        if item === currentItem { select(queue.first) }
    }

    /// Removes all items.
    open func removeAllItems() {
        queue = []
        select(nil)
    }

    /// Replaces the current item.
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        if !queue.isEmpty { queue.removeFirst() }
        queue.removeAll { $0 === item }
        if let item { queue.insert(item, at: 0) }
        select(queue.first)
    }

    override func itemHasEnded() { advanceToNextItem() }
}
