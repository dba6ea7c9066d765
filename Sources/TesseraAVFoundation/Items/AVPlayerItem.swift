import Foundation
import TesseraDisplay
import TesseraSelectors

/// The state of something that an ``AVPlayer`` plays.
/// See Apple's [AVPlayerItem](https://developer.apple.com/documentation/avfoundation/avplayeritem).
///
/// An item is loaded when it becomes the current one of a player, and its properties come from the browser.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject, NSCopying {
    /// What is played.
    public let asset: AVAsset
    /// The player whose current item this is, or nil.
    weak var player: AVPlayer?
    /// The object that plays the item again and again, or nil.
    weak var looper: AVPlayerLooper?
    /// True if the item begins again at its end.
    var isLooped: Bool { looper?.isActive == true }

    private static let members: Void = registerMembers(of: AVPlayerItem.self, named: "AVPlayerItem") {
        members in
        members.property("status", \.status)
        members.property("error", \.error)
        members.property("duration", \.duration)
        members.property("presentationSize", \.presentationSize)
        members.property("loadedTimeRanges", \.loadedTimeRanges)
        members.property("seekableTimeRanges", \.seekableTimeRanges)
        members.property("isPlaybackLikelyToKeepUp", \.isPlaybackLikelyToKeepUp)
        members.property("isPlaybackBufferEmpty", \.isPlaybackBufferEmpty)
        members.property("isPlaybackBufferFull", \.isPlaybackBufferFull)
    }

    /// Creates an item of the file at an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Creates an item of an asset.
    public init(asset: AVAsset) {
        Self.members
        self.asset = asset
        super.init()
    }

    /// Creates an item of an asset, whose properties become known with those of the item, whether or not their keys are named.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.init(asset: asset)
    }

    /// Returns a new item of the same asset, which ends at the same position.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        // Apps copy items on the main thread only, as they use them.
        let copy: AVPlayerItem = MainActor.assumeIsolated {
            let copy = AVPlayerItem(asset: asset)
            copy.forwardPlaybackEndTime = forwardPlaybackEndTime
            return copy
        }
        return copy
    }

    // MARK: States

    /// The states of an item. See Apple's [AVPlayerItem.Status](
    /// https://developer.apple.com/documentation/avfoundation/avplayeritem/status-swift.enum).
    public enum Status: Int, Sendable {
        /// The item is not loaded.
        case unknown = 0
        /// The item can be played, and its duration is known.
        case readyToPlay = 1
        /// The item cannot be played, for the reason in ``AVPlayerItem/error``.
        case failed = 2
    }

    /// The state of the item. It can be observed.
    open private(set) var status = Status.unknown
    /// The reason why the item cannot be played, or nil. It can be observed.
    open private(set) var error: (any Error)?
    /// The duration, or an indefinite time while it is not known and for streams without an end. It can be observed.
    open private(set) var duration = CMTime.indefinite
    /// The size of the picture in pixels, or zero if there is none or it is not known. It can be observed.
    open private(set) var presentationSize = CGSize.zero
    /// The parts that are loaded, values of ranges of times. It can be observed.
    open private(set) var loadedTimeRanges: [NSValue] = []
    /// A Boolean value that tells whether the item can probably be played without a pause from now on. It can be observed.
    open private(set) var isPlaybackLikelyToKeepUp = false
    /// A Boolean value that tells whether nothing is loaded that could be played now. It can be observed.
    open private(set) var isPlaybackBufferEmpty = true
    /// A Boolean value that tells whether all of the item from the position on is loaded. It can be observed.
    open private(set) var isPlaybackBufferFull = false

    /// The parts to which the player can go, values of ranges of times: all of an item whose duration is known. It can be
    /// observed.
    open var seekableTimeRanges: [NSValue] {
        duration.isNumeric ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
    }

    /// Returns the source for a display, or nil after noting why there is none.
    func prepare() -> MediaSource? {
        if status == .failed { fail(with: nil) }
        guard let source = MediaSource(asset.source) else {
            failSoon(with: URLError(.unsupportedURL))
            return nil
        }
        if case .file(let url) = source, !FileManager.default.isReadableFile(atPath: url.path) {
            failSoon(with: URLError(.fileDoesNotExist))
            return nil
        }
        return source
    }

    /// Notes a failure after the present turn of the main loop, so that the app can begin to observe before.
    private func failSoon(with error: any Error) {
        Task { [weak self] in
            self?.fail(with: error)
            self?.player?.update()
        }
    }

    private func fail(with error: (any Error)?) {
        let isFailed = error != nil
        guard isFailed || status == .failed else { return }
        announce(self, "error") { self.error = error }
        change(to: isFailed ? .failed : .unknown)
    }

    private func change(to status: Status) {
        guard let looper else { return announce(self, "status") { self.status = status } }
        // The state of a looper is that of its item.
        announce(looper, "status") { announce(self, "status") { self.status = status } }
    }

    /// Takes over what the display says.
    func update(from state: DisplayEvent.Media?) {
        guard let state else { return }
        let size = CGSize(width: state.width ?? 0, height: state.height ?? 0)
        if size != presentationSize { announce(self, "presentationSize") { presentationSize = size } }
        let length = state.duration.map { CMTime(seconds: $0, preferredTimescale: 90_000) } ?? .indefinite
        if length != duration { announce(self, "duration", "seekableTimeRanges") { duration = length } }
        updateLoaded(state)
        if let code = state.error {
            guard status != .failed else { return }
            let error = AVError.error(ofMediaError: code)
            let wasPlayable = status == .readyToPlay
            fail(with: error)
            guard wasPlayable else { return }
            NotificationCenter.default.post(
                name: Self.failedToPlayToEndTimeNotification, object: self,
                userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: error])
        } else if status == .unknown, state.readiness > 0 {
            change(to: .readyToPlay)
        }
    }

    private func updateLoaded(_ state: DisplayEvent.Media) {
        let parts = state.loaded ?? []
        let ranges = stride(from: 0, to: parts.count - 1, by: 2).map { index in
            NSValue(
                timeRange: CMTimeRange(
                    start: CMTime(seconds: parts[index], preferredTimescale: 90_000),
                    end: CMTime(seconds: parts[index + 1], preferredTimescale: 90_000)))
        }
        if ranges.map(\.timeRangeValue) != loadedTimeRanges.map(\.timeRangeValue) {
            announce(self, "loadedTimeRanges") { loadedTimeRanges = ranges }
        }
        let isFull = (parts.last ?? 0) >= (state.duration ?? .infinity) - 0.1
        if isFull != isPlaybackBufferFull {
            announce(self, "isPlaybackBufferFull", "playbackBufferFull") { isPlaybackBufferFull = isFull }
        }
        let isEmpty = state.readiness < 3 && state.isEnded != true
        if isEmpty != isPlaybackBufferEmpty {
            announce(self, "isPlaybackBufferEmpty", "playbackBufferEmpty") { isPlaybackBufferEmpty = isEmpty }
        }
        let keepsUp = state.readiness == 4
        if keepsUp != isPlaybackLikelyToKeepUp {
            announce(self, "isPlaybackLikelyToKeepUp", "playbackLikelyToKeepUp") {
                isPlaybackLikelyToKeepUp = keepsUp
            }
        }
    }

    // MARK: Positions

    /// The position at which the item ends, or an invalid time, as by default, for its last one. A position beyond the last one
    /// counts as that.
    open var forwardPlaybackEndTime = CMTime.invalid { didSet { player?.limitsChanged() } }

    /// The positions at which a display ends and begins again.
    var limits: MediaLimits {
        var limits = MediaLimits()
        if forwardPlaybackEndTime.isNumeric { limits.end = forwardPlaybackEndTime.seconds }
        guard let range = looper?.timeRange, range.isValid else { return limits }
        if range.start.isNumeric { limits.start = range.start.seconds }
        if range.end.isNumeric { limits.end = min(range.end.seconds, limits.end ?? .infinity) }
        return limits
    }

    /// Returns the position, or 0 if the item is not the current one of a player.
    open func currentTime() -> CMTime { player?.currentTime() ?? .zero }

    /// Goes to a position, if the item is the current one of a player.
    ///
    /// - Parameters:
    ///   - time: The position.
    ///   - completionHandler: A closure that gets true when the picture of the position is there, or nil.
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        guard let player else {
            completionHandler?(false)
            return
        }
        player.seek(to: time) { completionHandler?($0) }
    }

    /// Goes to a position, if the item is the current one of a player. Browsers go to it as exactly as they can, so that any
    /// tolerance is kept.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: (@Sendable (Bool) -> Void)?
    ) { seek(to: time, completionHandler: completionHandler) }
}

/// The key of the error in the notification that an item could not be played to its end.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
