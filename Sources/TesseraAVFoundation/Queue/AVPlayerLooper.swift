import Foundation
import TesseraBasics
import TesseraSelectors

/// Plays an item again and again, until the app stops it or it does not exist any more.
/// See Apple's [AVPlayerLooper](https://developer.apple.com/documentation/avfoundation/avplayerlooper).
///
/// ```swift
/// let player = AVQueuePlayer()
/// looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
/// player.play()
/// ```
///
/// The browser leads the player back to the start by itself, so that one copy of the item is enough.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
    private weak var player: AVQueuePlayer?
    private let item: AVPlayerItem
    /// The part that is played, or an invalid range.
    let timeRange: CMTimeRange

    /// The states of a looper.
    public enum Status: Int, Sendable {
        /// The item is not loaded yet.
        case unknown = 0
        /// The item is played.
        case ready = 1
        /// The item cannot be played.
        case failed = 2
        /// The app has stopped the looper.
        case cancelled = 3
    }

    private static let members: Void = registerMembers(of: AVPlayerLooper.self, named: "AVPlayerLooper") {
        members in
        members.property("loopCount", \.loopCount)
        members.property("status", \.status)
    }

    /// Plays a copy of an item in a player, whose other items it takes out.
    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }

    /// Plays a part of a copy of an item in a player, whose other items it takes out.
    ///
    /// - Parameters:
    ///   - player: The player.
    ///   - itemToLoop: The item.
    ///   - loopRange: The part, or an invalid range for all of the item. The part must not be empty.
    public init(
        player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange
    ) {
        Self.members
        demand(!loopRange.isEmpty, "AVPlayerLooper.init(player:templateItem:timeRange:): the range is empty.")
        self.player = player
        timeRange = loopRange
        item = AVPlayerItem(asset: itemToLoop.asset)
        item.forwardPlaybackEndTime = itemToLoop.forwardPlaybackEndTime
        super.init()
        player.removeAllItems()
        item.looper = self
        player.insert(item, after: nil)
    }

    deinit {
        // Another looper may have got the player meanwhile.
        DispatchQueue.main.async { [player, item] in
            MainActor.assumeIsolated { AVPlayerLooper.stopLooping(item, in: player) }
        }
    }

    private var isDisabled = false
    /// True if the item begins again at its end.
    var isActive: Bool { !isDisabled }

    /// The number of times that the item was played to its end. It can be observed.
    open private(set) var loopCount = 0

    /// The copies of the item that are played.
    open var loopingPlayerItems: [AVPlayerItem] { [item] }

    /// The state of the looper. It can be observed.
    open var status: Status {
        if isDisabled { return .cancelled }
        switch item.status {
        case .unknown: return .unknown
        case .readyToPlay: return .ready
        case .failed: return .failed
        }
    }

    /// The reason why the item cannot be played, or nil.
    open var error: (any Error)? { item.error }

    /// Lets the item end the next time.
    open func disableLooping() {
        guard !isDisabled else { return }
        announce(self, "status") { isDisabled = true }
        Self.stopLooping(item, in: player)
    }

    private static func stopLooping(_ item: AVPlayerItem, in player: AVQueuePlayer?) {
        if let player, player.currentItem === item { player.media.loops = 0 }
    }

    func noteLoop() { announce(self, "loopCount") { loopCount += 1 } }
}
