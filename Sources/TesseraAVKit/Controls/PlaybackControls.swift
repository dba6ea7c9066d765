import Foundation
import TesseraAVFoundation
import TesseraSelectors
import TesseraUI

/// The controls over a video: to play and pause, to go to other positions, for the sound and for the size.
final class PlaybackControls: UIView {
    /// The places of the video.
    enum Place {
        /// In a part of the screen.
        case inline
        /// On the whole screen, over the part where the video belongs.
        case fullScreen
        /// In a controller that is presented.
        case presented
    }

    /// Closes the controller.
    var close: () -> Void = {}
    /// Lets the video fill the screen, or return.
    var toggleFullScreen: () -> Void = {}
    /// The place of the video.
    var place = Place.inline { didSet { updateButtons() } }
    /// The player, or nil.
    var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            if let timeObserver { oldValue?.removeTimeObserver(timeObserver) }
            timeObserver = nil
            observe()
        }
    }

    private let shade = UIView()
    private let cornerButton = ControlButton()
    private let soundButton = ControlButton()
    private let backButton = ControlButton(pointSize: 26)
    private let playButton = ControlButton(pointSize: 36)
    private let aheadButton = ControlButton(pointSize: 26)
    private let bar = PositionBar()
    private let wheel = UIActivityIndicatorView(style: .large)
    private var observations: [NSKeyValueObservation] = []
    private var itemObservations: [NSKeyValueObservation] = []
    private var timeObserver: Any?
    private var hiding: DispatchWorkItem?
    private var isShown = true

    init() {
        super.init(frame: .zero)
        shade.backgroundColor = UIColor(white: 0, alpha: 0.35)
        wheel.color = .white
        wheel.isUserInteractionEnabled = false
        addSubview(shade)
        addSubview(wheel)
        for part in parts { addSubview(part) }
        addGestureRecognizer(
            UITapGestureRecognizer(
                target: self, action: Selector("tapped") { (view: PlaybackControls) in view.tapped() }))
        cornerButton.action = { [weak self] in
            guard let self else { return }
            self.place == .presented ? self.close() : self.toggleFullScreen()
        }
        soundButton.action = { [weak self] in self?.player?.isMuted.toggle() }
        playButton.action = { [weak self] in self?.togglePlaying() }
        backButton.action = { [weak self] in self?.skip(-10) }
        aheadButton.action = { [weak self] in self?.skip(10) }
        backButton.set("gobackward.10", SystemWord.text("Skip back 10 seconds", "10秒戻る"))
        aheadButton.set("goforward.10", SystemWord.text("Skip forward 10 seconds", "10秒進む"))
        bar.moved = { [weak self] seconds in
            self?.player?.seek(to: CMTime(seconds: seconds, preferredTimescale: 600))
            self?.hideSoon()
        }
        accessibilityTraits = .button
        accessibilityLabel = SystemWord.text("Show controls", "コントロールを表示")
        updateButtons()
        update()
    }

    override func accessibilityActivate() -> Bool {
        appear()
        return true
    }

    required init?(coder: NSCoder) { nil }

    private var parts: [UIView] { [cornerButton, soundButton, backButton, playButton, aheadButton, bar] }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 4)
        let side = ControlButton.side
        func put(_ button: UIView, _ x: CGFloat, _ y: CGFloat) {
            button.frame = CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side)
        }
        put(cornerButton, area.minX + side / 2, area.minY + side / 2)
        put(soundButton, area.maxX - side / 2, area.minY + side / 2)
        let gap = min(88, area.width / 4)
        put(backButton, bounds.midX - gap, bounds.midY)
        put(playButton, bounds.midX, bounds.midY)
        put(aheadButton, bounds.midX + gap, bounds.midY)
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
        bar.frame = CGRect(x: area.minX, y: area.maxY - side, width: area.width, height: side)
    }

    // MARK: The player

    private func observe() {
        observations = []
        itemObservations = []
        guard let player else { return update() }
        let changed = updating
        observations = [
            player.observe(\.timeControlStatus) { _, _ in changed() },
            player.observe(\.isMuted) { _, _ in changed() },
            player.observe(\.currentItem) { [weak self] _, _ in
                MainActor.assumeIsolated { self?.observeItem() }
            },
        ]
        observeItem()
        updateTimes()
    }

    /// A function that displays the present state of the player. Observers call it on the main thread.
    private var updating: @Sendable () -> Void {
        { [weak self] in MainActor.assumeIsolated { self?.update() } }
    }

    /// Observes the duration and the state of the item, which are known some time after it has come.
    private func observeItem() {
        itemObservations = []
        if let item = player?.currentItem {
            let changed = updating
            itemObservations = [
                item.observe(\.duration) { _, _ in changed() }, item.observe(\.status) { _, _ in changed() },
            ]
        }
        update()
    }

    /// Observes the position while it is visible.
    private func updateTimes() {
        let isNeeded = isShown && window != nil
        if isNeeded, timeObserver == nil, let player {
            let interval = CMTime(seconds: 0.5, preferredTimescale: 600)
            let changed = updating
            timeObserver = player.addPeriodicTimeObserver(forInterval: interval, queue: nil) { _ in
                changed()
            }
        } else if !isNeeded, let observer = timeObserver {
            player?.removeTimeObserver(observer)
            timeObserver = nil
        }
        if isNeeded { update() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateTimes()
        hideSoon()
    }

    private func update() {
        let status = player?.timeControlStatus ?? .paused
        playButton.set(
            status == .paused ? "play.fill" : "pause.fill",
            status == .paused ? SystemWord.text("Play", "再生") : SystemWord.text("Pause", "一時停止"))
        let isPlayable = player?.currentItem.map { $0.status != .failed } ?? false
        let isWaiting = status == .waitingToPlayAtSpecifiedRate && isPlayable
        isWaiting ? wheel.startAnimating() : wheel.stopAnimating()
        playButton.alpha = isShown && !isWaiting ? 1 : 0
        let isMuted = player?.isMuted == true
        soundButton.set(
            isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill",
            isMuted ? SystemWord.text("Unmute", "消音を解除") : SystemWord.text("Mute", "消音"))
        let duration = player?.currentItem?.duration ?? .indefinite
        bar.display(
            position: player?.currentTime().seconds ?? 0,
            duration: duration.isNumeric ? duration.seconds : nil)
        if status == .playing { if hiding == nil { hideSoon() } } else { appear() }
    }

    private func updateButtons() {
        switch place {
        case .presented: cornerButton.set("xmark", SystemWord.text("Close", "閉じる"))
        case .inline:
            cornerButton.set(
                "arrow.up.left.and.arrow.down.right", SystemWord.text("Full screen", "フルスクリーン"))
        case .fullScreen:
            cornerButton.set(
                "arrow.down.right.and.arrow.up.left", SystemWord.text("Exit full screen", "フルスクリーンを解除"))
        }
    }

    private func togglePlaying() {
        guard let player else { return }
        guard player.timeControlStatus == .paused else { return player.pause() }
        // A video that has come to its end begins anew.
        if let end = player.currentItem?.duration, end.isNumeric,
            end.seconds - player.currentTime().seconds < 0.05
        {
            player.seek(to: .zero)
        }
        player.play()
    }

    private func skip(_ seconds: Double) {
        guard let player else { return }
        let time = player.currentTime() + CMTime(seconds: seconds, preferredTimescale: 600)
        player.seek(to: CMTimeMaximum(time, .zero))
        hideSoon()
    }

    // MARK: Appearing and disappearing

    private func tapped() {
        if isShown { hide() } else { appear() }
    }

    private func appear() {
        set(isShown: true)
        hideSoon()
    }

    private func hide() {
        hiding?.cancel()
        hiding = nil
        set(isShown: false)
    }

    private func set(isShown: Bool) {
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        // Keys and assistive technology reach this view in place of controls that are invisible.
        isAccessibilityElement = !isShown
        UIView.animate(withDuration: 0.25) {
            for part in self.parts + [self.shade] { part.alpha = isShown ? 1 : 0 }
        }
        updateTimes()
    }

    /// Lets the controls disappear after a while without a touch, if the video plays.
    private func hideSoon() {
        hiding?.cancel()
        hiding = nil
        guard isShown, window != nil, player?.timeControlStatus == .playing else { return }
        let work = DispatchWorkItem { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.player?.timeControlStatus == .playing else { return }
                self.bar.isTracking ? self.hideSoon() : self.hide()
            }
        }
        hiding = work
        DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: work)
    }
}
