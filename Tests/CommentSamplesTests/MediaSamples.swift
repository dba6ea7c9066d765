import AVFoundation
import AVKit
import CoreMedia
import UIKit

// The samples of the comments of the players of video and sound.

struct Story {
    let videoURL: URL
}

func addTimes() {
    let interval = CMTime(seconds: 0.5, preferredTimescale: 600)
    let end = CMTimeAdd(interval, CMTime(value: 3, timescale: 1))
}

final class PlayerView: UIView {
    override static var layerClass: AnyClass { AVPlayerLayer.self }
    var player: AVPlayer? {
        get { (layer as? AVPlayerLayer)?.player }
        set { (layer as? AVPlayerLayer)?.player = newValue }
    }
}

final class StoryController: UIViewController {
    var looper: AVPlayerLooper?

    func play(_ story: Story) {
        let player = AVPlayer(url: story.videoURL)
        let layer = AVPlayerLayer(player: player)
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
        player.play()
    }

    func loop(_ url: URL) {
        let player = AVQueuePlayer()
        looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: url))
        player.play()
    }

    func show(_ url: URL) {
        let controller = AVPlayerViewController()
        controller.player = AVPlayer(url: url)
        present(controller, animated: true) { controller.player?.play() }
    }

    func showPart(_ video: AVPlayer, length: Double, on pageControl: UIPageControl) {
        let progress = UIPageControlProgress()
        pageControl.progress = progress
        progress.currentProgress = Float(video.currentTime().seconds / length)
    }

    func speak(_ recipe: String, with synthesizer: AVSpeechSynthesizer) {
        let utterance = AVSpeechUtterance(string: recipe)
        utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
        synthesizer.speak(utterance)
    }

    func measure(_ asset: AVURLAsset) async throws {
        let seconds = try await asset.load(.duration).seconds
    }

    func sound(_ url: URL) throws {
        let player = try AVAudioPlayer(contentsOf: url)
        player.numberOfLoops = -1
        player.play()
    }
}
