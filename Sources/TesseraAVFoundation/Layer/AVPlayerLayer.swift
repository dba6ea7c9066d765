import Foundation
import TesseraDisplay
import TesseraSelectors

/// A layer that displays the video of a player.
/// See Apple's [AVPlayerLayer](https://developer.apple.com/documentation/avfoundation/avplayerlayer).
///
/// ```swift
/// final class PlayerView: UIView {
///     override static var layerClass: AnyClass { AVPlayerLayer.self }
///     var player: AVPlayer? {
///         get { (layer as? AVPlayerLayer)?.player }
///         set { (layer as? AVPlayerLayer)?.player = newValue }
///     }
/// }
/// ```
///
/// A player can have several layers; the last one that has got it displays its video. Pictures that are made without a browser
/// contain the background of the layer only, since nothing decodes the video there.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
    private static let members: Void = registerMembers(of: AVPlayerLayer.self, named: "AVPlayerLayer") {
        members in
        members.property("player", \.player)
        members.property("isReadyForDisplay", \.isReadyForDisplay)
        members.property("videoRect", \.videoRect)
        members.property("videoGravity", \.videoGravity)
    }

    /// Creates a layer that displays nothing.
    public override init() {
        Self.members
        super.init()
    }

    /// Creates a layer that displays the video of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }

    /// Creates a copy of a layer as the display has it at this moment.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let original = layer as? AVPlayerLayer else { return }
        (shown, gravity, isReady) = (original.shown, original.gravity, original.isReady)
    }

    /// Creates a layer as from an archive.
    public required init?(coder: NSCoder) {
        Self.members
        super.init(coder: coder)
    }

    private var shown: AVPlayer?
    private var gravity = AVLayerVideoGravity.resizeAspect
    private var isReady = false

    /// The player whose video the layer displays, or nil. It can be observed.
    open var player: AVPlayer? {
        get { shown }
        set {
            guard newValue !== shown else { return }
            shown?.remove(self)
            shown = newValue
            newValue?.add(self)
            show()
            playerChanged()
        }
    }

    /// The way in which the video fills the layer.
    open var videoGravity: AVLayerVideoGravity {
        get { gravity }
        set {
            guard newValue != gravity else { return }
            announce(self, "videoGravity") { gravity = newValue }
            show()
        }
    }

    /// A Boolean value that tells whether a picture of the video is there. It can be observed.
    open var isReadyForDisplay: Bool { isReady }

    /// The rectangle of the video in the layer's coordinates, or zero if the size of the video is not known.
    open var videoRect: CGRect {
        let size = shown?.currentItem?.presentationSize ?? .zero
        guard size.width > 0, size.height > 0 else { return .zero }
        let (width, height) = (bounds.width / size.width, bounds.height / size.height)
        let scale =
            switch gravity {
            case .resizeAspectFill: max(width, height)
            case .resize: CGFloat.nan
            default: min(width, height)
            }
        guard !scale.isNaN else { return bounds }
        let (videoWidth, videoHeight) = (size.width * scale, size.height * scale)
        return CGRect(
            x: bounds.midX - videoWidth / 2, y: bounds.midY - videoHeight / 2, width: videoWidth,
            height: videoHeight)
    }

    private func show() { display(shown?.media, gravity: gravity.content) }

    /// Called when the state of the player is another one.
    func playerChanged() {
        let state = shown?.media.state
        let isReady = (state?.readiness ?? 0) >= 2 && state?.width != nil
        guard isReady != self.isReady else { return }
        announce(self, "isReadyForDisplay", "readyForDisplay") { self.isReady = isReady }
    }
}
