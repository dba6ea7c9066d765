extension AVPlayer {
    /// The states of a player as a whole. See Apple's [AVPlayer.Status](
    /// https://developer.apple.com/documentation/avfoundation/avplayer/status-swift.enum).
    public enum Status: Int, Sendable {
        /// The player has played nothing yet.
        case unknown = 0
        /// The player can play items.
        case readyToPlay = 1
        /// The player cannot play anything any more.
        case failed = 2
    }

    /// The states of playing.
    /// See Apple's [AVPlayer.TimeControlStatus](
    /// https://developer.apple.com/documentation/avfoundation/avplayer/timecontrolstatus-swift.enum).
    public enum TimeControlStatus: Int, Sendable {
        /// The player is paused.
        case paused = 0
        /// The player will play as soon as it can.
        case waitingToPlayAtSpecifiedRate = 1
        /// The player plays.
        case playing = 2
    }

    /// The reasons for which a player waits.
    /// See Apple's [AVPlayer.WaitingReason](https://developer.apple.com/documentation/avfoundation/avplayer/waitingreason).
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a reason from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// There is not enough to play without pauses.
        public static let toMinimizeStalls = WaitingReason(
            rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// It is not known yet how the item can be played. A browser that plays no sound before the user has touched the page
        /// causes this, too.
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// There is no item.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    /// What a player does at the end of an item.
    /// See Apple's [AVPlayer.ActionAtItemEnd](
    /// https://developer.apple.com/documentation/avfoundation/avplayer/actionatitemend-swift.enum).
    public enum ActionAtItemEnd: Int, Sendable {
        /// The player goes on with the next item, which a queue may have.
        case advance = 0
        /// The player pauses.
        case pause = 1
        /// The player keeps its rate. It plays again as soon as the app seeks to another position.
        case none = 2
    }
}

/// What players do with items that have video when the app goes to the background.
/// See Apple's [AVPlayerAudiovisualBackgroundPlaybackPolicy](
/// https://developer.apple.com/documentation/avfoundation/avplayeraudiovisualbackgroundplaybackpolicy).
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    /// The system decides: players of video pause.
    case automatic = 1
    /// The player pauses.
    case pauses = 2
    /// The player goes on, if the browser lets it.
    case continuesIfPossible = 3
}
