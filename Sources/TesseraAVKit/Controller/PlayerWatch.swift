import Foundation
import TesseraAVFoundation
import TesseraSelectors

/// Watches a player, and reports when it begins to play and when it comes to its end.
@MainActor
final class PlayerWatch: NSObject {
    private weak var player: AVPlayer?
    private var observation: NSKeyValueObservation?
    private let ended: @MainActor () -> Void

    init(
        _ player: AVPlayer, began: @escaping @MainActor () -> Void, ended: @escaping @MainActor () -> Void
    ) {
        self.player = player
        self.ended = ended
        super.init()
        let selector = Selector("itemEnded:") { (watch: PlayerWatch, notification: Notification) in
            watch.itemEnded(notification)
        }
        NotificationCenter.default.addObserver(
            self, selector: selector, name: AVPlayerItem.didPlayToEndTimeNotification, object: nil)
        var wasPlaying = player.timeControlStatus == .playing
        observation = player.observe(\.timeControlStatus) { player, _ in
            MainActor.assumeIsolated {
                let isPlaying = player.timeControlStatus == .playing
                if isPlaying, !wasPlaying { began() }
                wasPlaying = isPlaying
            }
        }
    }

    private func itemEnded(_ notification: Notification) {
        // A player of a queue may have gone on with the next item already.
        guard let item = notification.object as? AVPlayerItem, item === player?.currentItem else { return }
        ended()
    }
}
