import Foundation
import Synchronization
import TesseraBasics
import TesseraDisplay

/// The settings in `UserDefaults.standard` that the user's browser keeps for the next process of the app.
///
/// On iOS, settings belong to the user's device. A process of an app ends with its page, and a file of the computer on which it
/// runs would belong to all visitors, so the display keeps the settings.
///
/// The app sends each key on its own, since a browser may display the app in several pages, each by a process of its own.
final class SavedSettings: Sendable {
    /// The settings of `UserDefaults.standard`.
    static let ofApp = SavedSettings()

    fileprivate struct State {
        /// The last known values, by their keys.
        var values: [String: RestorationValue] = [:]
        /// The keys that this process has set or removed, with the times when it last did so.
        var changed: [String: ContinuousClock.Instant] = [:]
        /// The keys in ``changed`` whose values the display does not have yet.
        var unsent: Set<String> = []
        /// The sizes of the values that the display has, in bytes, by their keys.
        var sizes: [String: Int] = [:]
        /// True once the app has a display that keeps settings.
        var isKept = false
        var isScheduled = false
    }

    private let state = Mutex(State())

    /// The time in which several changes become one message.
    private static let pause = DispatchTimeInterval.milliseconds(100)

    /// A Boolean value that tells whether a display keeps the settings.
    var isKept: Bool { state.withLock(\.isKept) }

    /// The keys that have a value.
    var keys: [String] { state.withLock { Array($0.values.keys) } }

    /// Returns the last known value of a key, or nil if the app has neither set nor got it.
    func value(of key: String) -> Any? {
        state.withLock { $0.values[key] }?.object
    }

    /// Notes that the app has set or removed the value of a key, and sends it a moment later.
    ///
    /// - Parameter value: The new value, or nil if it was removed.
    func note(_ value: Any?, of key: String) {
        let saved = value.flatMap { RestorationValue($0) }
        if value != nil, saved == nil {
            complainOnce(
                "The setting \(key) is not kept: it is no property list, or a number in it is not finite.")
        }
        let isFirst = state.withLock { state in
            state.values[key] = saved
            state.changed[key] = .now
            state.unsent.insert(key)
            return state.beginPause()
        }
        if isFirst { schedule() }
    }

    /// Notes that the app has set or removed the value of a key, which is as it was before.
    func noteUnchanged(_ value: Any?, of key: String) {
        // A value that the app has registered is not kept before the app sets it. The display may have a value that the app
        // removes before it has a display.
        let isNew = state.withLock { state in
            value == nil ? !state.isKept || state.values[key] != nil : state.values[key] == nil
        }
        if isNew { note(value, of: key) }
    }

    /// Sends the changed settings as soon as the main queue comes to it.
    func sendSoon() {
        schedule(after: .nanoseconds(0))
    }

    private func schedule(after pause: DispatchTimeInterval = SavedSettings.pause) {
        DispatchQueue.main.asyncAfter(deadline: .now() + pause) {
            MainActor.assumeIsolated { self.send() }
        }
    }

    /// Takes what the display has kept, before the app's own code is launched.
    ///
    /// - Parameters:
    ///   - kept: The texts that another process of the app has sent, by their keys.
    ///   - set: A function that gives a value to the app.
    func begin(with kept: [String: String], _ set: (String, Any) -> Void) {
        let decoder = JSONDecoder()
        // Foundation ends a process that sets another value.
        let values = kept.compactMapValues { try? decoder.decode(RestorationValue.self, from: Data($0.utf8)) }
            .filter(\.value.isPropertyList)
        let (news, isFirst) = state.withLock { state in
            // What the app has set before it is newer.
            let news = values.filter { state.changed[$0.key] == nil }
            state.values.merge(news) { _, new in new }
            for (key, text) in kept { state.sizes[key] = Self.size(of: key, text) }
            state.isKept = true
            return (news, state.beginPause())
        }
        for (key, value) in news { set(key, value.object) }
        if isFirst { schedule() }
    }

    /// Sends the changed settings to a display that takes the place of another one, since messages to that one may be lost.
    @MainActor
    func displayChanged() {
        repeatRecent(at: .now)
        send()
    }

    /// Makes what was sent a short time ago unsent again. What is older has arrived, and another page of the browser may have
    /// changed it since.
    func repeatRecent(at now: ContinuousClock.Instant) {
        state.withLock { state in
            state.unsent.formUnion(state.changed.filter { now - $0.value < Self.timeToArrive }.keys)
        }
    }

    /// The time after which a message has arrived at a page, or the connection to the page has ended.
    private static let timeToArrive = Duration.seconds(300)

    /// Sends what the display does not have yet. Without a display it waits for one.
    @MainActor
    func send() {
        state.withLock { $0.isScheduled = false }
        guard let display = UIApplication.shared.connection, display.isAttached else { return }
        let texts = takeUnsent()
        if !texts.isEmpty { display.send(.settings(texts)) }
    }

    /// Returns the texts of the settings that the display does not have yet, which counts as sending them. A text is nil if the
    /// app has removed the setting, or if the display has no room for it.
    func takeUnsent() -> [String: String?] {
        let unsent = state.withLock { state in
            defer { state.unsent = [] }
            return state.unsent.map { ($0, state.values[$0]) }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes]
        var texts: [String: String?] = [:]
        var sizes: [(key: String, size: Int)] = []
        for (key, value) in unsent {
            let text = value.flatMap { try? encoder.encode($0) }.map { String(decoding: $0, as: UTF8.self) }
            texts.updateValue(text, forKey: key)
            if let text { sizes.append((key, Self.size(of: key, text))) }
        }
        for key in takeRoom(for: sizes, insteadOf: unsent.map(\.0)) {
            texts.updateValue(nil, forKey: key)
            complainOnce(
                "The setting \(key) is not kept: the settings of an app have at most "
                    + "\(DisplayEvent.Hello.maximumSettingsSize) bytes.")
        }
        return texts
    }

    /// Notes the sizes of texts that take the place of the earlier ones of `keys`. Returns the keys of those for which there is
    /// no room.
    private func takeRoom(for sizes: [(key: String, size: Int)], insteadOf keys: [String]) -> [String] {
        state.withLock { state in
            // Texts that go away make room for new ones. The smallest new ones come first, so that a large setting keeps out no
            // small one.
            for key in keys { state.sizes[key] = nil }
            var room = state.sizes.values.reduce(DisplayEvent.Hello.maximumSettingsSize, -)
            var refused: [String] = []
            for (key, size) in sizes.sorted(by: { ($0.size, $0.key) < ($1.size, $1.key) }) {
                guard size <= room else {
                    refused.append(key)
                    continue
                }
                room -= size
                state.sizes[key] = size
            }
            return refused
        }
    }

    private static func size(of key: String, _ text: String) -> Int {
        DisplayEvent.Hello.settingsSize(ofKey: key, text: text)
    }
}

extension SavedSettings.State {
    /// Returns true if a message with the unsent changes must be scheduled, and notes that it is.
    fileprivate mutating func beginPause() -> Bool {
        guard isKept, !isScheduled, !unsent.isEmpty else { return false }
        isScheduled = true
        return true
    }
}
