import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraAVFoundation
@testable import TesseraUI

extension DisplayTests {
    /// Tests players of several items, and loopers.
    @MainActor struct QueuePlayerTests {
        private let display: FakeDisplay
        private let items: [AVPlayerItem]

        init() async throws {
            display = try await FakeDisplay.attached()
            _ = try display.show()
            items = try ["a", "b", "c"].map {
                AVPlayerItem(url: try #require(URL(string: "https://example.com/\($0).mp4")))
            }
        }

        private func end(_ player: AVPlayer, passes: Int? = nil) async {
            guard let content = display.player(of: player) else { return }
            var event = DisplayEvent.Media(
                player: content.player, load: content.load, revision: content.revision, time: 1,
                readiness: 4)
            (event.duration, event.passes) = (1, passes)
            if passes == nil { event.isEnded = true }
            display.send(.media(event))
            await display.settle()
        }

        @Test func `one item comes after the other`() async throws {
            let player = AVQueuePlayer(items: items)
            player.audiovisualBackgroundPlaybackPolicy = .continuesIfPossible
            player.play()
            await display.settle()
            #expect(player.currentItem === items[0] && player.items().count == 3)
            #expect(!player.canInsert(items[1], after: nil))
            await end(player)
            #expect(player.currentItem === items[1] && player.rate == 1)
            #expect(display.player(of: player)?.address == "https://example.com/b.mp4")
            player.remove(items[2])
            player.insert(items[2], after: items[1])
            player.advanceToNextItem()
            #expect(player.currentItem === items[2])
            await display.settle()
            await end(player)
            #expect(player.currentItem == nil && player.items().isEmpty)
            await display.settle()
            #expect(display.player(of: player) == nil)
        }

        @Test func `a looper lets the display begin again`() async throws {
            let player = AVQueuePlayer(items: [items[1]])
            player.audiovisualBackgroundPlaybackPolicy = .continuesIfPossible
            let looper = AVPlayerLooper(player: player, templateItem: items[0])
            player.play()
            await display.settle()
            #expect(display.player(of: player)?.loops == -1)
            #expect(display.player(of: player)?.address == "https://example.com/a.mp4")
            var states: [AVPlayerLooper.Status] = []
            let observation = looper.observe(\.status) { looper, _ in
                MainActor.assumeIsolated { states.append(looper.status) }
            }
            defer { observation.invalidate() }
            var ends = 0
            let token = NotificationCenter.default.addObserver(
                forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
            ) { _ in MainActor.assumeIsolated { ends += 1 } }
            defer { NotificationCenter.default.removeObserver(token) }
            await end(player, passes: 1)
            #expect(looper.loopCount == 1 && ends == 1 && looper.status == .ready && player.rate == 1)
            // A page that was loaded again counts anew.
            display.hello(DisplayEvent.Screen(width: 390, height: 844, scale: 2))
            await display.settle()
            await end(player, passes: 0)
            await end(player, passes: 1)
            #expect(looper.loopCount == 2 && ends == 2)
            looper.disableLooping()
            await display.settle()
            #expect(display.player(of: player)?.loops == nil && looper.status == .cancelled)
            #expect(states == [.ready, .cancelled])
        }

        @Test func `a looper plays a part of an item, also after it was told to stop`() async {
            let player = AVQueuePlayer()
            player.audiovisualBackgroundPlaybackPolicy = .continuesIfPossible
            let range = CMTimeRange(
                start: CMTime(seconds: 2, preferredTimescale: 600),
                end: CMTime(seconds: 3.5, preferredTimescale: 600))
            let looper = AVPlayerLooper(player: player, templateItem: items[0], timeRange: range)
            player.play()
            await display.settle()
            let content = display.player(of: player)
            #expect(content?.seek?.time == 2)
            #expect(content?.loopStart == 2 && content?.end == 3.5 && content?.loops == -1)
            looper.disableLooping()
            await display.settle()
            #expect(display.player(of: player)?.end == 3.5)
            #expect(display.player(of: player)?.loops == nil)
        }

        @Test func `an item ends at another position`() async {
            items[0].forwardPlaybackEndTime = CMTime(seconds: 5, preferredTimescale: 600)
            let copy = items[0].copy() as? AVPlayerItem
            #expect(copy?.forwardPlaybackEndTime.seconds == 5)
            let player = AVPlayer(playerItem: items[0])
            await display.settle()
            #expect(display.player(of: player)?.end == 5)
            items[0].forwardPlaybackEndTime = .invalid
            await display.settle()
            #expect(display.player(of: player)?.end == nil)
        }

        @Test func `a looper that takes the place of another one goes on until it does not exist any more`()
            async throws
        {
            let player = AVQueuePlayer()
            var looper: AVPlayerLooper? = AVPlayerLooper(player: player, templateItem: items[0])
            weak var first: AVPlayerLooper?
            first = looper
            looper = AVPlayerLooper(player: player, templateItem: items[1])
            await wait(until: { first == nil })
            await display.settle()
            #expect(display.player(of: player)?.address == "https://example.com/b.mp4")
            #expect(looper?.isActive == true && display.player(of: player)?.loops == -1)
            looper = nil
            while display.player(of: player)?.loops != nil { await display.settle() }
            #expect(player.currentItem != nil && display.player(of: player) != nil)
        }
    }
}
