import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraAVFoundation
@testable import TesseraUI

extension DisplayTests {
    /// Tests players with a display that says what happens to them.
    @MainActor struct PlayerTests {
        private let display: FakeDisplay
        private let player: AVPlayer
        private let item: AVPlayerItem

        init() async throws {
            display = try await FakeDisplay.attached()
            _ = try display.show()
            item = AVPlayerItem(url: try #require(URL(string: "https://example.com/a.mp4")))
            player = AVPlayer(playerItem: item)
            // The test display leaves the app and comes back now and then.
            player.audiovisualBackgroundPlaybackPolicy = .continuesIfPossible
            await display.settle()
        }

        /// The description of the player on the display.
        private var content: MediaContent? { display.player(of: player) }

        private func report(
            _ time: Double = 0, load: Int? = nil, revision: Int? = nil, readiness: Int = 4,
            _ change: (inout DisplayEvent.Media) -> Void = { _ in }
        ) async {
            var event = DisplayEvent.Media(
                player: content?.player ?? 0, load: load ?? content?.load ?? 0,
                revision: revision ?? content?.revision ?? 0, time: time, readiness: readiness)
            event.duration = 10
            change(&event)
            display.send(.media(event))
            await display.settle()
        }

        @Test func `the display gets the source and the state that the app wants`() async throws {
            #expect(content?.address == "https://example.com/a.mp4" && content?.rate == nil)
            player.isMuted = true
            player.volume = 0.5
            player.defaultRate = 1.5
            player.play()
            #expect(player.rate == 1.5)
            await display.settle()
            #expect(content?.rate == 1.5 && content?.isMuted == true && content?.volume == 0.5)
            player.pause()
            await display.settle()
            #expect(content?.rate == nil && player.rate == 0)
            player.rate = -1
            #expect(player.rate == 0)
            player.rate = 100
            #expect(player.rate == 16)
            player.replaceCurrentItem(with: nil)
            await display.settle()
            #expect(content == nil && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
            #expect(player.reasonForWaitingToPlay == .noItemToPlay)
        }

        @Test func `the states follow from the reports`() async throws {
            var states: [AVPlayer.TimeControlStatus] = []
            let observation = player.observe(\.timeControlStatus) { player, _ in
                MainActor.assumeIsolated { states.append(player.timeControlStatus) }
            }
            #expect(item.status == .unknown && item.duration.isIndefinite && player.status == .unknown)
            await report(readiness: 1) { ($0.width, $0.height) = (160, 90) }
            #expect(item.status == .readyToPlay && item.duration.seconds == 10)
            #expect(item.presentationSize == CGSize(width: 160, height: 90))
            #expect(player.status == .readyToPlay && player.timeControlStatus == .paused)
            player.play()
            #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
            #expect(player.reasonForWaitingToPlay == .toMinimizeStalls)
            await display.settle()
            await report { ($0.isRunning, $0.loaded) = (true, [0, 4, 6, 7]) }
            #expect(player.timeControlStatus == .playing && player.reasonForWaitingToPlay == nil)
            #expect(item.isPlaybackLikelyToKeepUp && !item.isPlaybackBufferEmpty)
            let ranges = item.loadedTimeRanges.map(\.timeRangeValue)
            #expect(ranges.map(\.start.seconds) == [0, 6] && ranges.map(\.end.seconds) == [4, 7])
            await report(3, readiness: 2)
            #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
            #expect(item.isPlaybackBufferEmpty)
            player.pause()
            #expect(
                states == [
                    .waitingToPlayAtSpecifiedRate, .playing, .waitingToPlayAtSpecifiedRate, .paused,
                ])
            observation.invalidate()
        }

        @Test func `sound that waits for a touch is a player that waits`() async throws {
            await report()
            player.play()
            await display.settle()
            await report { $0.isBlocked = true }
            #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate && player.rate == 1)
            #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate)
        }

        @Test func `a player that does not wait pauses when there is nothing to play`() async throws {
            player.automaticallyWaitsToMinimizeStalling = false
            player.play()
            await display.settle()
            await report { $0.isRunning = true }
            await report(2, readiness: 2)
            #expect(player.rate == 0 && player.timeControlStatus == .paused)
        }

        @Test func `the position follows from the last report and the clock`() async throws {
            await report(2)
            #expect(player.currentTime().seconds == 2)
            player.rate = 2
            // The display has not said that the position moves.
            #expect(player.currentTime().seconds == 2)
            await display.settle()
            await report(3) { $0.isRunning = true }
            let first = player.currentTime().seconds
            #expect(first >= 3)
            await wait(until: { player.currentTime().seconds > first })
            let beforePause = player.currentTime().seconds
            player.pause()
            let second = player.currentTime().seconds
            #expect(second >= beforePause)
            // A report from before the pause does not change it.
            await report(1, revision: 0) { $0.isRunning = true }
            #expect(player.currentTime().seconds == second)
            await report(9.5)
            #expect(player.currentTime().seconds == 9.5)
            player.rate = 16
            await display.settle()
            await report(9.5) { $0.isRunning = true }
            await wait(until: { player.currentTime().seconds >= 10 })
            #expect(player.currentTime().seconds == 10)
        }

        @Test func `another end of playback does not change the position`() async throws {
            player.play()
            await display.settle()
            await report(3) { $0.isRunning = true }
            await wait(until: { player.currentTime().seconds > 3 })
            let before = player.currentTime().seconds
            item.forwardPlaybackEndTime = CMTime(seconds: 9, preferredTimescale: 600)
            #expect(player.currentTime().seconds >= before)
        }

        @Test func `a seek ends when the display is there, and another one takes its place`() async throws {
            await report()
            let results = Results()
            player.seek(to: CMTime(seconds: 3, preferredTimescale: 600)) { results.add($0) }
            #expect(player.currentTime().seconds == 3 && results.all == [])
            player.seek(to: CMTime(seconds: 20, preferredTimescale: 600)) { results.add($0) }
            #expect(player.currentTime().seconds == 10 && results.all == [false])
            await display.settle()
            #expect(content?.seek?.time == 10 && content?.seek?.revision == content?.revision)
            await report(3, revision: 1)
            await report(10) { $0.isSeeking = true }
            #expect(results.all == [false] && player.currentTime().seconds == 10)
            await report(10)
            #expect(results.all == [false, true])
            player.seek(to: .indefinite) { results.add($0) }
            #expect(results.all == [false, true, false])
        }

        @Test func `a seek ends if the item cannot be played`() async throws {
            let results = Results()
            player.seek(to: CMTime(value: 3, timescale: 1)) { results.add($0) }
            await display.settle()
            #expect(results.all == [])
            await report(readiness: 0) { ($0.error, $0.isSeeking) = (4, true) }
            #expect(results.all == [false])
            player.seek(to: .zero) { results.add($0) }
            #expect(results.all == [false, false])
            let url = try #require(URL(string: "ftp://example.com/a.mp4"))
            player.replaceCurrentItem(with: AVPlayerItem(url: url))
            #expect(await player.seek(to: .zero) == false)
        }

        @Test func `at the end a player pauses before it notifies, and can begin again`() async throws {
            await report()
            player.play()
            await display.settle()
            await report { $0.isRunning = true }
            var rates: [Float] = []
            let token = NotificationCenter.default.addObserver(
                forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
            ) { [player] _ in
                MainActor.assumeIsolated {
                    rates.append(player.rate)
                    player.seek(to: .zero)
                    player.play()
                }
            }
            defer { NotificationCenter.default.removeObserver(token) }
            await report(10) { $0.isEnded = true }
            #expect(rates == [0] && player.rate == 1)
            // This report was on its way when the app began again.
            await report(10, revision: 1) { $0.isEnded = true }
            #expect(rates == [0] && player.rate == 1)
            #expect(content?.seek?.time == 0 && content?.rate == 1)
        }

        @Test
        func `a player keeps its rate at the end if the app wants it, and cannot begin there otherwise`()
            async throws
        {
            await report()
            player.actionAtItemEnd = .none
            player.play()
            await display.settle()
            await report(10) { $0.isEnded = true }
            #expect(player.rate == 1 && player.timeControlStatus == .playing)
            player.actionAtItemEnd = .pause
            player.pause()
            player.play()
            #expect(player.rate == 0)
        }

        @Test func `the user's own pause and start become those of the app`() async throws {
            player.play()
            await display.settle()
            await report { $0.isPaused = true }
            #expect(player.rate == 0 && content?.rate == nil)
            await report { ($0.isStarted, $0.isRunning) = (true, true) }
            #expect(player.rate == 1)
        }

        @Test func `an item that cannot be played has failed`() async throws {
            await report(readiness: 0) { $0.error = 4 }
            #expect(item.status == .failed && (item.error as? AVError)?.code == .fileFormatNotRecognized)
            player.play()
            #expect(player.reasonForWaitingToPlay == .noItemToPlay)
            for address in ["ftp://example.com/a.mp4", "file:///nowhere/a.mp4"] {
                let item = AVPlayerItem(url: try #require(URL(string: address)))
                player.replaceCurrentItem(with: item)
                await wait(until: { item.status == .failed })
                #expect(item.error is URLError)
                #expect(player.reasonForWaitingToPlay == .noItemToPlay)
            }
        }

        @Test func `files of the app are offered to the display until nobody plays them`() async throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).mp4")
            try Data([1]).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            player.replaceCurrentItem(with: AVPlayerItem(url: file))
            await display.settle()
            let number = try #require(content?.file)
            #expect(content?.address == nil)
            #expect(display.frames.contains(.download(id: number, path: file.path)))
            player.replaceCurrentItem(with: nil)
            await display.settle()
            #expect(display.frames.contains(.download(id: number, path: "")))
        }

        @Test func `a file has the same number each time that it is played`() async throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).mp4")
            try Data([1]).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            func offers() -> Int {
                display.frames.count {
                    if case .download(_, let path) = $0 { path == file.path } else { false }
                }
            }
            player.replaceCurrentItem(with: AVPlayerItem(url: file))
            await display.settle()
            let number = try #require(content?.file)
            let other = AVPlayer(url: file)
            await display.settle()
            #expect(display.player(of: other)?.file == number)
            #expect(offers() == 1)
            player.replaceCurrentItem(with: nil)
            await display.settle()
            #expect(!display.frames.contains(.download(id: number, path: "")))
            other.replaceCurrentItem(with: nil)
            await display.settle()
            #expect(display.frames.contains(.download(id: number, path: "")))
            player.replaceCurrentItem(with: AVPlayerItem(url: file))
            await display.settle()
            #expect(content?.file == number)
            #expect(offers() == 2)
        }

        @Test func `observers of times are called as the player plays and when it stops`() async throws {
            await report()
            let periodic = Results(), boundary = Results()
            let observer = player.addPeriodicTimeObserver(
                forInterval: CMTime(seconds: 1, preferredTimescale: 1), queue: nil
            ) { periodic.add($0.seconds >= 0) }
            let other = player.addBoundaryTimeObserver(
                forTimes: [NSValue(time: CMTime(seconds: 2.5, preferredTimescale: 600))], queue: .main
            ) { boundary.add(true) }
            player.rate = 16
            await display.settle()
            await report { $0.isRunning = true }
            // Three whole seconds pass within a fifth of a second.
            await wait(until: { player.currentTime().seconds > 3.5 && periodic.all.count >= 4 })
            #expect(boundary.all == [true])
            player.removeTimeObserver(observer)
            player.removeTimeObserver(other)
            let count = periodic.all.count
            player.pause()
            #expect(periodic.all.count == count)
        }

        /// Keeps a player, and what it has returned for its observers.
        @MainActor private final class Holder {
            var player: AVPlayer?
            var observers: [Any] = []
            var calls: [Int] = []
            init(_ player: AVPlayer) { self.player = player }
        }

        @Test func `a function at a time may remove another one, and let go of the player`() async throws {
            let url = try #require(URL(string: "https://example.com/b.mp4"))
            let holder = Holder(AVPlayer(url: url))
            weak var gone: AVPlayer?
            gone = holder.player
            gone?.audiovisualBackgroundPlaybackPolicy = .continuesIfPossible
            await display.settle()
            for number in [1, 2] {
                let observer = gone?.addPeriodicTimeObserver(forInterval: .positiveInfinity, queue: nil) {
                    _ in
                    MainActor.assumeIsolated {
                        holder.calls.append(number)
                        guard holder.observers.count == 2 else { return }
                        holder.player?.removeTimeObserver(holder.observers.removeLast())
                    }
                }
                holder.observers.append(try #require(observer))
            }
            holder.player?.rate = 16
            #expect(holder.calls == [1])
            let time = NSValue(time: CMTime(value: 1, timescale: 1))
            let last = holder.player?.addBoundaryTimeObserver(forTimes: [time], queue: nil) {
                MainActor.assumeIsolated { holder.player = nil }
            }
            #expect(last != nil)
            await display.settle()
            let content = try #require(display.players.last)
            var event = DisplayEvent.Media(
                player: content.player, load: content.load, revision: content.revision, time: 0, readiness: 4)
            (event.isRunning, event.duration) = (true, 10)
            display.send(.media(event))
            await wait(until: { holder.player == nil && gone == nil })
        }

        @Test func `a new page gets the present position`() async throws {
            await report(4)
            display.hello(DisplayEvent.Screen(width: 390, height: 844, scale: 2))
            await display.settle()
            #expect(content?.start == 4)
            item.seek(to: .zero, completionHandler: nil)
            await display.settle()
            #expect(content?.start == nil && content?.seek?.time == 0)
        }

        @Test func `a player of video pauses when the user leaves the app`() async throws {
            await report { ($0.width, $0.height) = (160, 90) }
            player.audiovisualBackgroundPlaybackPolicy = .automatic
            player.play()
            await display.settle()
            #expect(player.rate == 0)
        }

        @Test func `a player that does not exist any more is no longer played`() async throws {
            weak var gone: AVPlayer?
            var number = 0
            do {
                let other = AVPlayer(url: try #require(URL(string: "https://example.com/b.mp4")))
                gone = other
                number = other.media.number
                await display.settle()
                #expect(display.players.contains { $0.player == number })
            }
            await wait(until: { gone == nil })
            await display.settle()
            #expect(!display.players.contains { $0.player == number })
        }

        @Test func `the duration of an asset is asked for`() async throws {
            let asset = AVURLAsset(url: try #require(URL(string: "https://example.com/c.mp4")))
            async let duration = asset.load(.duration)
            while !display.players.contains(where: { $0.address?.hasSuffix("c.mp4") == true }) {
                await display.settle()
            }
            let content = try #require(display.players.first { $0.address?.hasSuffix("c.mp4") == true })
            var event = DisplayEvent.Media(
                player: content.player, load: content.load, revision: content.revision, time: 0,
                readiness: 1)
            event.duration = 7
            display.send(.media(event))
            #expect(try await duration.seconds == 7)
            await display.settle()
            #expect(!display.players.contains { $0.player == content.player })
        }

        @Test func `a task that asks for a duration can be cancelled`() async throws {
            let asset = AVURLAsset(url: try #require(URL(string: "https://example.com/d.mp4")))
            let task = Task { try await asset.load(.duration) }
            let isAsked = { display.players.contains { $0.address?.hasSuffix("d.mp4") == true } }
            while !isAsked() { await display.settle() }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            await display.settle()
            #expect(!isAsked())
        }

        @Test func `with a display that plays nothing no call waits for ever`() async throws {
            let screen = DisplayEvent.Screen(width: 390, height: 844, scale: 2)
            display.send(
                .hello(
                    .init(version: ProtocolVersion.current, screen: screen, overscan: 0, playsNothing: true)))
            await display.settle()
            await #expect(throws: URLError.self) { try await item.asset.load(.duration) }
            #expect(await player.seek(to: CMTime(value: 3, timescale: 1)) == false)
            #expect(player.currentTime().seconds == 3)
        }
    }
}
