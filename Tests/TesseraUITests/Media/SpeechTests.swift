import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraAVFoundation
@testable import TesseraUI

extension DisplayTests {
    /// Tests spoken texts.
    @MainActor struct SpeechTests {
        private final class Delegate: NSObject, AVSpeechSynthesizerDelegate {
            // Safe: the synthesizers call it on the main thread.
            nonisolated(unsafe) var events: [String] = []
            func note(_ event: String, _ utterance: AVSpeechUtterance) {
                events.append("\(event) \(utterance.speechString)")
            }
            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
            {
                note("start", utterance)
            }
            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
            {
                note("finish", utterance)
            }
            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
            {
                note("pause", utterance)
            }
            func speechSynthesizer(
                _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
            ) { note("continue", utterance) }
            func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
            {
                note("cancel", utterance)
            }
            func speechSynthesizer(
                _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString range: NSRange,
                utterance: AVSpeechUtterance
            ) { events.append((utterance.speechString as NSString).substring(with: range)) }
        }

        private let display: FakeDisplay
        private let synthesizer = AVSpeechSynthesizer()
        private let delegate = Delegate()

        init() async throws {
            display = try await FakeDisplay.attached()
            _ = try display.show()
            // The test display leaves the app and comes back now and then.
            try AVAudioSession.sharedInstance().setCategory(.playback)
            synthesizer.delegate = delegate
        }

        private var texts: [SpeechContent] {
            for case .page(let page) in display.messages.reversed() { return page.speeches ?? [] }
            return []
        }

        private func report(
            _ step: DisplayEvent.Speech.Step, at location: Int? = nil, length: Int? = nil
        ) async {
            guard let text = texts.last else { return }
            display.send(
                .speech(
                    .init(
                        speaker: text.speaker, number: text.number, step: step, location: location,
                        length: length)))
            await display.settle()
        }

        @Test func `utterances are spoken one after the other`() async {
            #expect(!synthesizer.isSpeaking)
            let first = AVSpeechUtterance(string: "Good day")
            first.rate = AVSpeechUtteranceMaximumSpeechRate
            first.pitchMultiplier = 2
            first.volume = 0.5
            synthesizer.speak(first)
            synthesizer.speak(AVSpeechUtterance(string: "Bye"))
            #expect(synthesizer.isSpeaking)
            await display.settle()
            #expect(texts.map(\.text) == ["Good day"])
            #expect(texts.last?.rate == 4)
            #expect(texts.last?.pitch == 2)
            #expect(texts.last?.volume == 0.5)
            await report(.began)
            await report(.word, at: 0, length: 4)
            await report(.word, at: 5, length: 3)
            // Words that are not in the text.
            await report(.word, at: 7, length: 2)
            await report(.word, at: 1_000_000, length: 1)
            await report(.ended)
            #expect(texts.map(\.text) == ["Bye"])
            #expect(texts.last?.rate == nil)
            await report(.ended)
            #expect(
                delegate.events == [
                    "start Good day", "Good", "day", "finish Good day", "start Bye", "finish Bye",
                ])
            #expect(texts.isEmpty)
            #expect(!synthesizer.isSpeaking)
        }

        @Test func `a synthesizer pauses and goes on`() async {
            #expect(!synthesizer.pauseSpeaking(at: .immediate))
            #expect(!synthesizer.continueSpeaking())
            synthesizer.speak(AVSpeechUtterance(string: "Good day"))
            await display.settle()
            await report(.began)
            #expect(synthesizer.pauseSpeaking(at: .word))
            #expect(!synthesizer.pauseSpeaking(at: .word))
            await display.settle()
            #expect(texts.last?.pause == .word)
            await report(.paused)
            await report(.paused)
            #expect(synthesizer.isPaused && synthesizer.isSpeaking)
            #expect(synthesizer.continueSpeaking())
            await display.settle()
            #expect(texts.last?.pause == nil)
            await report(.continued)
            await report(.continued)
            #expect(delegate.events == ["start Good day", "pause Good day", "continue Good day"])
            synthesizer.stopSpeaking(at: .immediate)
        }

        @Test func `stopping forgets what is waiting`() async {
            synthesizer.speak(AVSpeechUtterance(string: "One"))
            synthesizer.speak(AVSpeechUtterance(string: "Two"))
            await display.settle()
            await report(.began)
            #expect(synthesizer.stopSpeaking(at: .word))
            await display.settle()
            #expect(texts.last?.endsAfterWord == true)
            #expect(synthesizer.isSpeaking)
            await report(.stopped)
            #expect(!synthesizer.isSpeaking)
            #expect(texts.isEmpty)
            #expect(delegate.events == ["start One", "cancel One"])
            #expect(!synthesizer.stopSpeaking(at: .immediate))
            synthesizer.speak(AVSpeechUtterance(string: "Three"))
            await display.settle()
            await report(.began)
            #expect(synthesizer.stopSpeaking(at: .immediate))
            #expect(!synthesizer.isSpeaking)
            await display.settle()
            #expect(texts.isEmpty)
            #expect(delegate.events.suffix(2) == ["start Three", "cancel Three"])
        }

        @Test func `a display that comes back begins with the last word`() async {
            synthesizer.speak(AVSpeechUtterance(string: "Good day"))
            await display.settle()
            await report(.word, at: 5, length: 3)
            #expect(texts.last?.start == nil)
            SpeechPlayers.shared.displayEntered()
            UIApplication.shared.scheduleCommits()
            await display.settle()
            #expect(texts.last?.start == 5)
            synthesizer.stopSpeaking(at: .immediate)
            await display.settle()
        }

        @Test func `an utterance that the browser cannot speak is cancelled`() async {
            synthesizer.speak(AVSpeechUtterance(string: "One"))
            synthesizer.speak(AVSpeechUtterance(string: "Two"))
            await display.settle()
            await report(.failed)
            #expect(delegate.events == ["cancel One"])
            #expect(texts.map(\.text) == ["Two"])
            synthesizer.stopSpeaking(at: .immediate)
            await display.settle()
        }

        @Test func `voices are those of the browser`() async throws {
            // Before it has answered, the browser chooses a voice of the language.
            let early = AVSpeechSynthesisVoice(language: "de-DE")
            if AVSpeechSynthesisVoice.speechVoices().isEmpty {
                #expect(early?.language == "de-DE")
                #expect(AVSpeechSynthesisVoice(identifier: "anna") == nil)
            }
            await display.settle()
            var isWanted = false
            for case .page(let page) in display.messages.reversed() {
                isWanted = page.wantsVoices == true
                break
            }
            #expect(isWanted)
            display.send(
                .voices([
                    .init(identifier: "hans", name: "Hans", language: "de-DE"),
                    .init(identifier: "anna", name: "Anna", language: "de-DE", isDefault: true),
                    .init(identifier: "sepp", name: "Sepp", language: "de-AT"),
                ]))
            await display.settle()
            #expect(AVSpeechSynthesisVoice.speechVoices().map(\.name) == ["Hans", "Anna", "Sepp"])
            #expect(AVSpeechSynthesisVoice(language: "de-DE")?.name == "Anna")
            #expect(AVSpeechSynthesisVoice(language: "de_AT")?.name == "Sepp")
            #expect(AVSpeechSynthesisVoice(language: "de")?.name == "Anna")
            #expect(AVSpeechSynthesisVoice(language: "fr-FR") == nil)
            #expect(AVSpeechSynthesisVoice(identifier: "hans")?.language == "de-DE")
            let utterance = AVSpeechUtterance(string: "Guten Tag")
            utterance.voice = AVSpeechSynthesisVoice(identifier: "hans")
            synthesizer.speak(utterance)
            await display.settle()
            #expect(texts.last?.voice == "hans")
            #expect(texts.last?.language == "de-DE")
            synthesizer.stopSpeaking(at: .immediate)
            await display.settle()
        }
    }
}
