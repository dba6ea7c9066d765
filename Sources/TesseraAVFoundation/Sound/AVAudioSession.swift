import Foundation
import Synchronization
import TesseraBasics

/// The way in which the app's sound combines with other sound of the device.
/// See Apple's [AVAudioSession](https://developer.apple.com/documentation/avfaudio/avaudiosession).
///
/// A browser mixes the sound of all pages, and the user decides about the loudness. The category decides one thing here: sound of
/// an app in the background, whose page is hidden, goes on with ``Category-swift.struct/playback``, and stops otherwise.
public final class AVAudioSession: NSObject, @unchecked Sendable {
    // Safe: what changes is in a mutex.
    private static let shared = AVAudioSession()
    private let state = Mutex(
        (category: Category.soloAmbient, mode: Mode.default, options: CategoryOptions()))

    private override init() { super.init() }

    /// Returns the session of the app.
    public class func sharedInstance() -> AVAudioSession { shared }

    /// The category.
    public var category: Category { state.withLock { $0.category } }
    /// The mode, which has no effect in a browser.
    public var mode: Mode { state.withLock { $0.mode } }
    /// The options of the category.
    public var categoryOptions: CategoryOptions { state.withLock { $0.options } }

    /// The categories that a session can have here.
    public var availableCategories: [Category] { [.ambient, .soloAmbient, .playback] }

    /// Sets the category.
    public func setCategory(_ category: Category) throws { try setCategory(category, mode: .default) }

    /// Sets the category with options.
    public func setCategory(_ category: Category, options: CategoryOptions) throws {
        try setCategory(category, mode: .default, options: options)
    }

    /// Sets the category with a mode and options.
    ///
    /// Browsers mix the sound of all pages anyway, so that ``CategoryOptions/mixWithOthers`` describes what happens in any case.
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        state.withLock { $0 = (category, mode, options) }
    }

    /// Begins or ends the session.
    ///
    /// A session begins by itself with a player that plays. At its end all players of the app pause, and can be played again
    /// later. On another thread than the main one, the function waits for the main thread.
    ///
    /// - Throws: An error with the code ``ErrorCode/isBusy`` if a player was playing when the session ended. The session has
    ///   ended nevertheless.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        guard !active, Self.pauseAll() else { return }
        throw NSError(domain: NSOSStatusErrorDomain, code: ErrorCode.isBusy.rawValue)
    }

    /// Pauses all players of the app. Returns true if one of them was playing.
    private static func pauseAll() -> Bool {
        let pause: @Sendable () -> Bool = {
            MainActor.assumeIsolated {
                let wasSpeaking = SpeechPlayers.shared.interrupt(.end)
                return MediaPlayers.shared.interrupt(.end) || wasSpeaking
            }
        }
        return isOnMainActor ? pause() : DispatchQueue.main.sync(execute: pause)
    }

    /// The reasons of errors. See Apple's [AVAudioSession.ErrorCode](
    /// https://developer.apple.com/documentation/avfaudio/avaudiosession/errorcode).
    public enum ErrorCode: Int, Sendable {
        /// The session has ended while a player was playing.
        case isBusy = 560_030_580
    }

    /// True if sound goes on while the app is in the background.
    var playsInBackground: Bool { category == .playback }

    /// The categories. See Apple's [AVAudioSession.Category](
    /// https://developer.apple.com/documentation/avfaudio/avaudiosession/category-swift.struct).
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a category from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sound that accompanies the app.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sound that accompanies the app and takes the place of other sound.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sound for which the user has opened the app.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    }

    /// The kinds of sound. See Apple's [AVAudioSession.Mode](
    /// https://developer.apple.com/documentation/avfaudio/avaudiosession/mode-swift.struct).
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a mode from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Any sound.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// The sound of films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    /// The options of a category.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The sound is mixed with that of other apps, as browsers always do.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
    }

    /// The options of ``setActive(_:options:)``.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other apps may go on with what they have interrupted. Pages interrupt nobody.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
}
