import Foundation
import TesseraAVFoundation

/// A controller that displays the video of a player, with controls.
/// See Apple's [AVPlayerViewController](https://developer.apple.com/documentation/avkit/avplayerviewcontroller).
///
/// ```swift
/// import AVKit
///
/// let controller = AVPlayerViewController()
/// controller.player = AVPlayer(url: url)
/// present(controller, animated: true) { controller.player?.play() }
/// ```
///
/// A controller that is presented fills the screen, and one that is a child of another controller has the place that the app
/// gives to its view. The controls appear and disappear with a tap, and disappear by themselves while the video plays.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    private let playerView = PlayerView()
    private let controls = PlaybackControls()
    private let overlay = UIView()
    private var watch: PlayerWatch?
    private weak var fullScreen: FullScreenController?

    /// Creates a controller without a player.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        modalPresentationStyle = .fullScreen
    }

    /// Creates a controller that a storyboard describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .fullScreen
    }

    /// The object that is notified when the video fills the screen and when it returns.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?

    /// The player, or nil.
    open var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            connect()
        }
    }

    /// A Boolean value that tells whether the controls appear. The default is true.
    open var showsPlaybackControls = true {
        didSet { controls.isHidden = !showsPlaybackControls }
    }

    /// The way in which the video fills the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect {
        didSet { playerView.playerLayer?.videoGravity = videoGravity }
    }

    /// A Boolean value that tells whether a picture of the video is there.
    open var isReadyForDisplay: Bool { playerView.playerLayer?.isReadyForDisplay ?? false }

    /// The rectangle of the video in the controller's view, or zero if the size of the video is not known.
    open var videoBounds: CGRect { playerView.playerLayer?.videoRect ?? .zero }

    /// The view between the video and the controls, to which the app adds views of its own.
    open var contentOverlayView: UIView? {
        loadViewIfNeeded()
        return overlay
    }

    /// A Boolean value that tells whether the video fills the screen as soon as it plays. The default is false.
    open var entersFullScreenWhenPlaybackBegins = false
    /// A Boolean value that tells whether the video returns to its place when it has come to its end. The default is false.
    open var exitsFullScreenWhenPlaybackEnds = false

    // MARK: The view

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        for part in [playerView, overlay, controls] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        controls.isHidden = !showsPlaybackControls
        controls.close = { [weak self] in self?.close() }
        controls.toggleFullScreen = { [weak self] in self?.enterFullScreen() }
        playerView.playerLayer?.videoGravity = videoGravity
        connect()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        controls.place = isPresentedItself ? .presented : .inline
    }

    open override var prefersStatusBarHidden: Bool { isPresentedItself }

    /// True if the controller itself, and no controller around it, is presented.
    private var isPresentedItself: Bool { parent == nil && presentingViewController != nil }

    private func connect() {
        guard isViewLoaded else { return }
        playerView.playerLayer?.player = player
        controls.player = player
        watch = player.map { player in
            PlayerWatch(player) { [weak self] in
                self?.playingBegan()
            } ended: { [weak self] in
                self?.playingEnded()
            }
        }
    }

    private func close() {
        player?.pause()
        dismiss(animated: true)
    }

    open override func accessibilityPerformEscape() -> Bool {
        guard isPresentedItself else { return super.accessibilityPerformEscape() }
        close()
        return true
    }

    // MARK: The whole screen

    private func playingBegan() {
        if entersFullScreenWhenPlaybackBegins { enterFullScreen() }
    }

    private func playingEnded() {
        guard exitsFullScreenWhenPlaybackEnds else { return }
        if let fullScreen {
            fullScreen.leave()
        } else if isPresentedItself {
            dismiss(animated: true)
        }
    }

    private func enterFullScreen() {
        guard let player, fullScreen == nil, !isPresentedItself, viewIfLoaded?.window != nil else { return }
        let controller = FullScreenController(
            player, gravity: videoGravity, showsControls: showsPlaybackControls)
        controller.willLeave = { [weak self] coordinator in
            guard let self else { return }
            self.delegate?.playerViewController(
                self, willEndFullScreenPresentationWithAnimationCoordinator: coordinator)
        }
        controller.hasLeft = { [weak self] in
            // The layer that gets a player last displays its video.
            self?.playerView.playerLayer?.player = nil
            self?.playerView.playerLayer?.player = self?.player
        }
        fullScreen = controller
        present(controller, animated: true)
        if let coordinator = controller.transitionCoordinator ?? transitionCoordinator {
            delegate?.playerViewController(
                self, willBeginFullScreenPresentationWithAnimationCoordinator: coordinator)
        }
    }
}
