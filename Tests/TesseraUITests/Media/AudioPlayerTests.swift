import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraAVFoundation
@testable import TesseraUI

extension DisplayTests {
    /// Tests players of sounds.
    @MainActor struct AudioPlayerTests {
        private final class Delegate: NSObject, AVAudioPlayerDelegate {
            // Safe: the players call it on the main thread.
            nonisolated(unsafe) var events: [String] = []
            func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
                events.append("finished \(flag)")
            }
            func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
                events.append("error")
            }
        }

        private let display: FakeDisplay
        private let player: AVAudioPlayer
        private let delegate = Delegate()

        init() async throws {
            display = try await FakeDisplay.attached()
            _ = try display.show()
            // The test display leaves the app and comes back now and then.
            try AVAudioSession.sharedInstance().setCategory(.playback)
            player = try AVAudioPlayer(data: Data("RIFF....WAVE".utf8))
            player.delegate = delegate
        }

        private var content: MediaContent? { display.players.last }

        private func report(_ time: Double, _ change: (inout DisplayEvent.Media) -> Void = { _ in }) async {
            guard let content else { return }
            var event = DisplayEvent.Media(
                player: content.player, load: content.load, revision: content.revision, time: time,
                readiness: 4)
            event.duration = 2
            change(&event)
            display.send(.media(event))
            await display.settle()
        }

        @Test func `a page that is loaded again plays a sound as many times as remain`() async throws {
            player.numberOfLoops = 3
            player.play()
            await display.settle()
            await report(0.5) { ($0.isRunning, $0.passes) = (true, 2) }
            #expect(content?.passes == nil)
            MediaPlayers.shared.displayEntered(isSilent: false)
            UIApplication.shared.scheduleCommits()
            await display.settle()
            #expect(content?.loops == 3 && content?.passes == 2)
            player.stop()
            await display.settle()
        }

        @Test func `the file of a sound goes with its player`() async throws {
            var other: AVAudioPlayer? = try AVAudioPlayer(data: Data("RIFF....WAVE".utf8))
            other?.prepareToPlay()
            await display.settle()
            let number = try #require(content?.file)
            let paths = display.frames.compactMap {
                if case .download(number, let path) = $0 { path } else { nil }
            }
            let path = try #require(paths.first)
            #expect(FileManager.default.fileExists(atPath: path))
            other = nil
            await display.settle()
            #expect(!FileManager.default.fileExists(atPath: path))
        }

        @Test(arguments: [
            ("RIFF....WAVE", AVFileType.mp3.rawValue, "wav"), ("unknown", AVFileType.mp3.rawValue, "mp3"),
            ("unknown", AVFileType.m4a.rawValue, "m4a"), ("unknown", "no type", ""),
        ])
        func `the type hint decides if the data does not reveal the format`(
            data: String, hint: String, suffix: String
        ) throws {
            let file = try SoundFolder.write(Data(data.utf8), typeHint: hint)
            defer { try? FileManager.default.removeItem(at: file) }
            #expect(file.pathExtension == suffix)
            let other = try AVAudioPlayer(data: Data(data.utf8), fileTypeHint: hint)
            #expect(other.data == Data(data.utf8) && other.url == nil)
        }

        @Test func `folders of processes that were killed are removed, and others are not`() throws {
            let files = FileManager.default
            let parent = files.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? files.removeItem(at: parent) }
            for name in ["tessera-sounds-used", "tessera-sounds-left", "photos"] {
                try files.createDirectory(
                    at: parent.appending(path: name), withIntermediateDirectories: true)
                try Data("sound".utf8).write(to: parent.appending(path: "\(name)/1.wav"))
            }
            let lock = try #require(SoundFolder.lock(parent.appending(path: "tessera-sounds-used")))
            defer { close(lock) }
            // A link is none of these folders, wherever it leads.
            try files.createSymbolicLink(
                at: parent.appending(path: "tessera-sounds-link"),
                withDestinationURL: parent.appending(path: "photos"))
            SoundFolder.removeAbandoned(in: parent)
            #expect(
                try files.contentsOfDirectory(atPath: parent.path).sorted() == [
                    "photos", "tessera-sounds-link", "tessera-sounds-used",
                ])
            #expect(files.fileExists(atPath: parent.appending(path: "photos/1.wav").path))
        }

        @Test func `a sound plays to its end and begins anew the next time`() async throws {
            #expect(player.duration == 0 && !player.isPlaying)
            player.numberOfLoops = 2
            #expect(player.play() && player.isPlaying)
            await display.settle()
            #expect(content?.rate == 1 && content?.loops == 2)
            let file = try #require(content?.file)
            let isOffered = display.frames.contains {
                if case .download(file, let path) = $0 { path.hasSuffix(".wav") } else { false }
            }
            #expect(isOffered)
            await report(0.5) { $0.isRunning = true }
            #expect(player.duration == 2 && player.currentTime >= 0.5)
            await report(2) { ($0.isEnded, $0.passes) = (true, 2) }
            #expect(!player.isPlaying && delegate.events == ["finished true"] && player.currentTime == 0)
            player.play()
            await display.settle()
            #expect(content?.seek?.time == 0 && content?.rate == 1)
        }

        @Test func `a sound that stops keeps its place and is loaded anew`() async throws {
            player.prepareToPlay()
            await display.settle()
            #expect(content?.rate == nil)
            await report(0)
            player.currentTime = 1.5
            player.volume = 0.25
            player.stop()
            await display.settle()
            #expect(content == nil && player.currentTime == 1.5)
            player.play()
            await display.settle()
            #expect(content?.seek?.time == 1.5 && content?.volume == 0.25)
        }

        @Test func `a sound becomes quieter little by little`() async throws {
            player.play()
            player.setVolume(0.5, fadeDuration: 0.2)
            #expect(player.volume == 1)
            await wait(until: { player.volume < 1 })
            #expect(player.volume >= 0.5)
            await wait(until: { player.volume == 0.5 })
            await display.settle()
            #expect(content?.volume == 0.5)
            // A loudness that is set ends the change.
            player.setVolume(0, fadeDuration: 0.1)
            player.volume = 0.75
            let other = try AVAudioPlayer(data: Data("OggS".utf8))
            other.setVolume(0, fadeDuration: 0.3)
            await wait(until: { other.volume == 0 })
            #expect(player.volume == 0.75)
        }

        @Test func `a sound may be played on any thread`() async throws {
            let player = player
            await Task.detached { _ = player.play() }.value
            while content?.rate != 1 { await display.settle() }
            #expect(player.isPlaying)
        }

        @Test func `data that cannot be decoded and a file that does not exist are errors`() async throws {
            player.play()
            await display.settle()
            await report(0) { $0.error = 3 }
            #expect(delegate.events == ["error", "finished false"] && !player.isPlaying)
            // Another try is loaded, and fails, by itself.
            player.play()
            await display.settle()
            #expect(player.isPlaying && content != nil)
            await report(0) { $0.error = 3 }
            #expect(delegate.events.count == 4 && !player.isPlaying)
            #expect(throws: CocoaError.self) {
                try AVAudioPlayer(contentsOf: URL(filePath: "/nowhere/a.mp3"))
            }
        }

        @Test func `sound ends with the app in view, unless the app's category is playback`() async throws {
            try AVAudioSession.sharedInstance().setCategory(.ambient)
            player.play()
            await display.settle()
            #expect(!player.isPlaying)
            try AVAudioSession.sharedInstance().setCategory(.playback)
            player.play()
            await display.settle()
            #expect(player.isPlaying)
        }

        @Test func `the end of the session pauses all players`() async throws {
            let session = AVAudioSession.sharedInstance()
            let film = AVPlayer(url: try #require(URL(string: "https://example.com/a.mp4")))
            film.play()
            player.play()
            let error = #expect(throws: NSError.self) { try session.setActive(false) }
            #expect(error?.code == AVAudioSession.ErrorCode.isBusy.rawValue)
            #expect(!player.isPlaying && film.rate == 0)
            // Now nothing plays.
            try session.setActive(false)
            try session.setActive(true)
            #expect(player.play() && player.isPlaying)
            await Task.detached { try? session.setActive(false) }.value
            #expect(!player.isPlaying)
        }
    }
}
