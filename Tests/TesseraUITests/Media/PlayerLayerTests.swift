import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraAVFoundation
@testable import TesseraAVKit
@testable import TesseraUI

extension DisplayTests {
    /// Tests the layers and the controller that display videos.
    @MainActor struct PlayerLayerTests {
        private final class PlayerView: UIView {
            override static var layerClass: AnyClass { AVPlayerLayer.self }
            var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }
        }

        private let display: FakeDisplay
        private let window: UIWindow
        private let player: AVPlayer

        init() async throws {
            display = try await FakeDisplay.attached()
            window = try display.show()
            player = AVPlayer(url: try #require(URL(string: "https://example.com/a.mp4")))
            player.audiovisualBackgroundPlaybackPolicy = .continuesIfPossible
        }

        private func report(_ change: (inout DisplayEvent.Media) -> Void) async {
            await display.settle()
            guard let content = display.player(of: player) else { return }
            var event = DisplayEvent.Media(
                player: content.player, load: content.load, revision: content.revision, time: 0, readiness: 4)
            (event.duration, event.width, event.height) = (100, 200, 100)
            change(&event)
            display.send(.media(event))
            await display.settle()
        }

        @Test func `the layer of a view displays the video of its player`() async throws {
            let view = PlayerView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let layer = try #require(view.playerLayer)
            layer.player = player
            window.addSubview(view)
            await display.settle()
            let video = { display.elements[view.node.id]?.properties["vd"] }
            #expect(video()?["p"]?.int == player.media.number && video()?["g"] == nil)
            layer.videoGravity = .resizeAspectFill
            await display.settle()
            #expect(video()?["g"]?.string == "cover")
            #expect(!layer.isReadyForDisplay && layer.videoRect == .zero)
            await report { _ in }
            #expect(layer.isReadyForDisplay)
            // The video is twice as wide as high.
            #expect(layer.videoRect == CGRect(x: -50, y: 0, width: 200, height: 100))
            layer.videoGravity = .resizeAspect
            #expect(layer.videoRect == CGRect(x: 0, y: 25, width: 100, height: 50))
            layer.videoGravity = .resize
            #expect(layer.videoRect == CGRect(x: 0, y: 0, width: 100, height: 100))
            layer.player = nil
            await display.settle()
            #expect(video() == nil && !layer.isReadyForDisplay)
        }

        @Test func `a ratio fits into a rectangle`() {
            let rect = CGRect(x: 10, y: 10, width: 100, height: 100)
            #expect(
                AVMakeRect(aspectRatio: CGSize(width: 16, height: 8), insideRect: rect)
                    == CGRect(x: 10, y: 35, width: 100, height: 50))
        }

        @Test func `a layer of its own displays a video, and its picture does too`() async throws {
            let layer = AVPlayerLayer(player: player)
            layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            window.rootViewController?.view.layer.addSublayer(layer)
            await display.settle()
            #expect(
                display.elements.values.contains { $0.properties["vd"]?["p"]?.int == player.media.number })
            #expect(layer.presentation()?.player === player)
        }

        @Test func `a presented player controller plays, pauses and closes`() async throws {
            let controller = AVPlayerViewController()
            controller.player = player
            window.rootViewController?.present(controller, animated: false)
            player.play()
            await report { $0.isRunning = true }
            #expect(controller.isReadyForDisplay)
            #expect(controller.videoBounds.size == CGSize(width: 390, height: 195))
            let pause = try #require(button("Pause", in: controller.view))
            pause.sendActions(for: .touchUpInside)
            #expect(player.rate == 0 && button("Play", in: controller.view) === pause)
            let ahead = try #require(button("Skip forward 10 seconds", in: controller.view))
            ahead.sendActions(for: .touchUpInside)
            #expect(player.currentTime().seconds >= 10)
            let sound = try #require(button("Mute", in: controller.view))
            sound.sendActions(for: .touchUpInside)
            #expect(player.isMuted && sound.accessibilityLabel == "Unmute")
            try #require(button("Close", in: controller.view)).sendActions(for: .touchUpInside)
            await wait(until: { controller.presentingViewController == nil })
        }

        @Test func `a player controller that is a child fills the screen and returns`() async throws {
            let controller = AVPlayerViewController()
            let root = try #require(window.rootViewController)
            root.addChild(controller)
            controller.view.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
            root.view.addSubview(controller.view)
            controller.didMove(toParent: root)
            controller.player = player
            #expect(slider(in: controller.view)?.isEnabled == false)
            await report { _ in }
            // The duration is known, although the video has not begun.
            #expect(slider(in: controller.view)?.isEnabled == true)
            let position = try #require(slider(in: controller.view))
            // Time passes from left to right in every language.
            let attribute = position.semanticContentAttribute
            #expect(
                UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == .leftToRight)
            position.value = 0.25
            position.sendActions(for: .valueChanged)
            #expect(player.currentTime().seconds == 25)
            try #require(button("Full screen", in: controller.view)).sendActions(for: .touchUpInside)
            await wait(until: { root.presentedViewController?.viewIfLoaded?.window != nil })
            let full = try #require(root.presentedViewController)
            try #require(button("Exit full screen", in: full.view)).sendActions(for: .touchUpInside)
            await wait(until: { root.presentedViewController == nil })
            await display.settle()
            let videos = display.elements.values.filter { $0.properties["vd"] != nil }
            #expect(videos.count == 1)
        }

        @Test func `the wheel of a video that cannot be played stops`() async throws {
            let controller = AVPlayerViewController()
            controller.player = player
            window.rootViewController?.present(controller, animated: false)
            player.play()
            #expect(wheel(in: controller.view)?.isAnimating == true)
            await report { ($0.readiness, $0.error) = (0, 2) }
            #expect(wheel(in: controller.view)?.isAnimating == false)
            #expect(player.currentItem?.error as? URLError != nil)
            controller.dismiss(animated: false)
        }

        @Test func `an app can leave out the controls and add views of its own`() async throws {
            let controller = AVPlayerViewController()
            controller.showsPlaybackControls = false
            let overlay = try #require(controller.contentOverlayView)
            #expect(overlay.superview === controller.view)
            #expect(button("Play", in: controller.view)?.superview?.isHidden == true)
            controller.showsPlaybackControls = true
            #expect(button("Play", in: controller.view)?.superview?.isHidden == false)
        }

        private func wheel(in view: UIView) -> UIActivityIndicatorView? {
            view as? UIActivityIndicatorView ?? view.subviews.lazy.compactMap { wheel(in: $0) }.first
        }

        private func slider(in view: UIView) -> UISlider? {
            view as? UISlider ?? view.subviews.lazy.compactMap { slider(in: $0) }.first
        }

        private func button(_ label: String, in view: UIView) -> UIControl? {
            if let control = view as? UIControl, control.accessibilityLabel == label { return control }
            for subview in view.subviews {
                if let control = button(label, in: subview) { return control }
            }
            return nil
        }
    }
}
