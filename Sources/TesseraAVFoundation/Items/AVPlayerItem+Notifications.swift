import Foundation

extension AVPlayerItem {
    /// A notification that an item has come to its end.
    public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemDidPlayToEndTimeNotification")
    /// A notification that an item could not be played to its end. Its user information contains the error under
    /// `AVPlayerItemFailedToPlayToEndTimeErrorKey`.
    public nonisolated static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// A notification that an item has stopped, because too little of it was loaded.
    public nonisolated static let playbackStalledNotification = Notification.Name(
        "AVPlayerItemPlaybackStalledNotification")
    /// A notification that the position has jumped.
    public nonisolated static let timeJumpedNotification = Notification.Name(
        "AVPlayerItemTimeJumpedNotification")
}

extension NSNotification.Name {
    /// A notification that an item has come to its end.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// A notification that an item could not be played to its end.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    /// A notification that an item has stopped, because too little of it was loaded.
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    /// A notification that the position has jumped.
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
}
