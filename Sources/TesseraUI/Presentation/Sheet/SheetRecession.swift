import Foundation

/// The movement of a sheet's presenter, which moves back when the sheet reaches its greatest height, as on a
/// phone.
@MainActor
final class SheetRecession {
    /// The view that moves back: that of the window's root controller, or the sheet that contains the
    /// presenter.
    let view: UIView
    /// The background that is visible around the presenter.
    private let backdrop = UIView()
    private let usual: (radius: CGFloat, clips: Bool)
    private var share: CGFloat = 0

    /// Returns nil if the presenter is neither the root of its window nor in a sheet.
    init?(of presenter: UIViewController, behind container: UIView?) {
        let sheet = presenter.modal?.presentation?.active as? UISheetPresentationController
        guard let container, let view = sheet?.chrome ?? presenter.viewIfLoaded,
            let superview = view.superview,
            sheet != nil || superview === container.superview
        else { return nil }
        self.view = view
        usual = (view.layer.cornerRadius, view.clipsToBounds)
        guard sheet == nil else { return }
        backdrop.backgroundColor = .black
        backdrop.isUserInteractionEnabled = false
        backdrop.frame = superview.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.insertSubview(backdrop, belowSubview: view)
    }

    /// Returns the scale, the distance and the corner radius of the presenter after it has moved back by a
    /// share.
    func place(at share: CGFloat, _ geometry: SheetGeometry) -> (
        scale: CGFloat, way: CGFloat, radius: CGFloat
    ) {
        let size = view.bounds.size
        let frame = CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
            height: size.height)
        return geometry.receded(frame, by: share, radius: (usual.radius, max(usual.radius, 10)))
    }

    /// Moves the presenter back by a share, 0...1, of the whole distance.
    func apply(_ share: CGFloat, _ geometry: SheetGeometry) {
        guard share > 0 || self.share > 0 else { return }
        self.share = share
        let place = place(at: share, geometry)
        view.transform =
            share == 0
            ? .identity
            : CGAffineTransform(scaleX: place.scale, y: place.scale)
                .concatenating(CGAffineTransform(translationX: 0, y: place.way))
        if view is SheetView { return }
        view.layer.cornerRadius = place.radius
        view.clipsToBounds = share > 0 || usual.clips
    }

    /// Restores the presenter.
    func end() {
        backdrop.removeFromSuperview()
        guard share > 0 else { return }
        share = 0
        view.transform = .identity
        guard !(view is SheetView) else { return }
        view.layer.cornerRadius = usual.radius
        view.clipsToBounds = usual.clips
    }
}
