import Foundation
import Testing

@testable import TesseraSelectors

/// A class with a property as the rewriter writes it for `@objc dynamic var`.
class Track: NSObject {
    var title = "a" {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "title") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "title") }
    }
    var seconds = 0 {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "seconds") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "seconds") }
    }
    fileprivate(set) var plays = 0 {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "plays") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "plays") }
    }
    var length: String { "\(seconds) s" }
    class func keyPathsForValuesAffectingLength() -> Set<String> { ["seconds"] }

    static func members(_ members: inout ClassMembers<Track>) {
        members.property("title", \.title)
        members.property("seconds", \.seconds)
        members.property("plays", \.plays)
        members.property("length", \.length)
        members.dependencies("length", Track.keyPathsForValuesAffectingLength)
    }
}

final class LongTrack: Track {}

private final class Player: NSObject {
    var track: Track? = Track() {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "track") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "track") }
    }
    static func members(_ members: inout ClassMembers<Player>) { members.property("track", \.track) }
}

private final class Stage: NSObject {
    var track: LongTrack! = LongTrack() {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "track") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "track") }
    }
    var volume = "loud" {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "volume") }
        didSet { TesseraSelectors.didChangeValue(of: self, forKey: "volume") }
    }
    static func members(_ members: inout ClassMembers<Stage>) {
        members.property("track", \.track)
        members.property("volume", \.volume)
    }
}

/// An observer that removes itself in its deinitializer.
private final class Leaver: NSObject {
    private let track: Track
    init(_ track: Track) {
        self.track = track
        super.init()
        track.addObserver(self, forKeyPath: "title", context: nil)
    }
    deinit { track.removeObserver(self, forKeyPath: "title") }
}

private final class Listener: NSObject {
    var log: [String] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let prior = change?[.notificationIsPriorKey] as? Bool == true ? " prior" : ""
        log.append("\(keyPath ?? "nil") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")\(prior)")
    }

    static func members(_ members: inout ClassMembers<Listener>) {
        members.method(
            "observeValueForKeyPath:ofObject:change:context:",
            Listener.observeValue(forKeyPath:of:change:context:))
    }
}

@Suite(.serialized) struct KeyValueObservingTests {
    init() {
        registerMembers(of: Track.self, named: "App.Track", Track.members)
        registerMembers(of: Player.self, named: "App.Player", Player.members)
        registerMembers(of: Stage.self, named: "App.Stage", Stage.members)
        registerMembers(of: Listener.self, named: "App.Listener", Listener.members)
    }

    @Test func `an observer is informed of each change`() {
        let track = Track()
        var log: [String] = []
        let observation = track.observe(\.title, options: [.old, .new]) { track, change in
            log.append("\(change.oldValue ?? "-") \(change.newValue ?? "-") \(track.title)")
        }
        track.title = "b"
        track.title = "b"
        track.seconds = 1
        #expect(log == ["a b b", "b b b"])
        withExtendedLifetime(observation) {}
    }

    @Test func `the options decide what an observer gets`() {
        let track = Track()
        var log: [String] = []
        let observation = track.observe(\.title, options: [.initial, .prior, .new]) { _, change in
            log.append("\(change.oldValue ?? "-") \(change.newValue ?? "-") \(change.isPrior)")
        }
        track.title = "b"
        #expect(log == ["- a false", "- - true", "- b false"])
        withExtendedLifetime(observation) {}
    }

    @Test func `an observation ends with its token`() {
        let track = Track()
        var count = 0
        var observation: NSKeyValueObservation? = track.observe(\.title) { _, _ in count += 1 }
        track.title = "b"
        observation?.invalidate()
        track.title = "c"
        observation = track.observe(\.title) { _, _ in count += 1 }
        observation = nil
        track.title = "d"
        #expect(count == 1)
        #expect(observation == nil)
    }

    @Test func `a subclass has the key paths of its superclass`() {
        let track = LongTrack()
        var titles: [String] = []
        let observation = track.observe(\.title, options: .new) { _, change in
            titles.append(change.newValue ?? "-")
        }
        track.title = "b"
        #expect(titles == ["b"])
        withExtendedLifetime(observation) {}
    }

    @Test func `a property changes with those on which it depends`() {
        let track = Track()
        var lengths: [String] = []
        let observation = track.observe(\.length, options: [.old, .new]) { _, change in
            lengths.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
        }
        track.seconds = 5
        #expect(lengths == ["0 s 5 s"])
        withExtendedLifetime(observation) {}
    }

    @Test func `an added observer gets a dictionary`() {
        let (track, listener) = (Track(), Listener())
        track.addObserver(listener, forKeyPath: "title", options: [.old, .new], context: nil)
        track.title = "b"
        track.removeObserver(listener, forKeyPath: "title")
        track.title = "c"
        #expect(listener.log == ["title a b"])
    }

    @Test func `the context distinguishes observers`() {
        let (track, listener) = (Track(), Listener())
        let contexts = [1, 2].map { UnsafeMutableRawPointer(bitPattern: $0) }
        for context in contexts { track.addObserver(listener, forKeyPath: "title", context: context) }
        track.removeObserver(listener, forKeyPath: "title", context: contexts[0])
        track.title = "b"
        #expect(listener.log == ["title - -"])
        track.removeObserver(listener, forKeyPath: "title", context: contexts[1])
    }

    @Test func `a path of keys is observed through objects that are replaced`() {
        let (player, listener) = (Player(), Listener())
        player.addObserver(listener, forKeyPath: "track.title", options: [.old, .new], context: nil)
        let first = player.track
        first?.title = "b"
        let second = Track()
        second.title = "c"
        player.track = second
        first?.title = "unheard"
        second.title = "d"
        #expect(listener.log == ["track.title a b", "track.title b c", "track.title c d"])
        player.removeObserver(listener, forKeyPath: "track.title")
    }

    @Test func `an observation that another one ends is not informed any more`() {
        let track = Track()
        var heard: [String] = []
        var second: NSKeyValueObservation?
        let first = track.observe(\.title) { _, _ in
            heard.append("first")
            second?.invalidate()
        }
        second = track.observe(\.title) { _, _ in heard.append("second") }
        track.title = "b"
        #expect(heard == ["first"])
        withExtendedLifetime(first) {}
    }

    @Test func `a property that is set only where it is declared is observed elsewhere`() {
        let track = Track()
        var plays: [Int] = []
        let observation = track.observe(playsElsewhere, options: .new) { _, change in
            plays.append(change.newValue ?? -1)
        }
        track.plays = 1
        track.seconds = 5
        #expect(plays == [1])
        withExtendedLifetime(observation) {}
    }

    @Test func `a key path goes through an object that is replaced`() {
        let stage = Stage()
        var titles: [String] = []
        let observation = stage.observe(\.track.title, options: [.old, .new]) { _, change in
            titles.append("\(change.oldValue ?? "-") \(change.newValue ?? "-")")
        }
        stage.track.title = "b"
        stage.volume = "soft"
        let first = stage.track
        stage.track = LongTrack()
        first?.title = "unheard"
        stage.track.title = "c"
        #expect(titles == ["a b", "b a", "a c"])
        withExtendedLifetime(observation) {}
    }

    @Test func `a key path goes through an object that may be missing`() {
        let player = Player()
        var titles: [String] = []
        let observation = player.observe(\.track?.title, options: .new) { _, change in
            titles.append((change.newValue ?? nil) ?? "-")
        }
        player.track?.title = "b"
        player.track = nil
        player.track = Track()
        player.track?.title = "c"
        #expect(titles == ["b", "-", "a", "c"])
        withExtendedLifetime(observation) {}
    }

    @Test func `a key path through an unknown property ends the app`() async {
        await #expect(processExitsWith: .failure) {
            registerMembers(of: Stage.self, named: "App.Stage", Stage.members)
            _ = Stage().observe(\.track.title.count) { _, _ in }
        }
        await #expect(processExitsWith: .failure) {
            registerMembers(of: Stage.self, named: "App.Stage", Stage.members)
            _ = Stage().observe(\.volume.description) { _, _ in }
        }
    }

    @Test func `an observer may remove itself when it ends`() {
        let track = Track()
        for _ in 0..<100 { _ = Leaver(track) }
        track.title = "b"
        #expect(WatchTable.watches(of: track, key: "title").isEmpty)
    }

    @Test func `observers may end while others are added elsewhere`() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { for _ in 0..<500 { _ = Leaver(Track()) } }
            }
        }
    }

    @Test func `an observer that is gone is not informed`() {
        let track = Track()
        var listener: Listener? = Listener()
        track.addObserver(listener ?? Listener(), forKeyPath: "title", context: nil)
        listener = nil
        track.title = "b"
        #expect(listener == nil)
    }

    @Test func `another object at the same place is not observed`() {
        var observations: [NSKeyValueObservation] = []
        var heard = 0
        for _ in 0..<100 { observations.append(Track().observe(\.title) { _, _ in heard += 1 }) }
        for _ in 0..<100 { Track().title = "b" }
        #expect(heard == 0)
        observations = []
    }

    @Test func `removing an observer that was not added ends the app`() async {
        await #expect(processExitsWith: .failure) {
            Track().removeObserver(Listener(), forKeyPath: "title")
        }
    }
}
