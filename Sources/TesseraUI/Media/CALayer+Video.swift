import TesseraDisplay

extension CALayer {
    /// Makes the layer display the video of a player, or nothing.
    package final func display(_ player: MediaPlayer?, gravity: VideoContent.Gravity?) {
        let video = player.map { VideoContent(player: $0.number, gravity: gravity) }
        setContent(.video(video), for: "player")
    }
}
