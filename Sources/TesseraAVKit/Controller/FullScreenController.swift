import TesseraAVFoundation

/// A controller that displays the video of another one on the whole screen.
final class FullScreenController: UIViewController {
    /// Called before the video returns to its place.
    var willLeave: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }
    /// Called when the video returns to its place.
    var hasLeft: () -> Void = {}

    private let playerView = PlayerView()
    private let controls = PlaybackControls()
    private let player: AVPlayer

    init(_ player: AVPlayer, gravity: AVLayerVideoGravity, showsControls: Bool) {
        self.player = player
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
        modalTransitionStyle = .crossDissolve
        playerView.playerLayer?.videoGravity = gravity
        controls.isHidden = !showsControls
        controls.place = .fullScreen
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        for part in [playerView, controls] {
            part.frame = view.bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(part)
        }
        playerView.playerLayer?.player = player
        controls.player = player
        controls.close = { [weak self] in self?.leave() }
        controls.toggleFullScreen = controls.close
    }

    override var prefersStatusBarHidden: Bool { true }

    func leave() {
        guard !isBeingDismissed else { return }
        playerView.playerLayer?.player = nil
        hasLeft()
        dismiss(animated: true)
        if let transitionCoordinator { willLeave(transitionCoordinator) }
    }

    override func accessibilityPerformEscape() -> Bool {
        leave()
        return true
    }
}
