import Foundation

/// The presenter of a sheet, which moves back as the sheet comes to its greatest height, as on a phone.
@MainActor
final class SheetRecession {
    /// What moves back: the view of the window's root, or the sheet in which the presenter is.
    let view: UIView
    /// What is seen around the presenter.
    private let backdrop = UIView()
    private let usual: (radius: CGFloat, clips: Bool)
    private var share: CGFloat = 0

    /// Nil where the presenter is neither the root of its window nor in a sheet.
    init?(of presenter: UIViewController, behind container: UIView?) {
        let sheet = presenter.modal?.presentation?.active as? UISheetPresentationController
        guard let container, let view = sheet?.chrome ?? presenter.viewIfLoaded, let host = view.superview,
            sheet != nil || host === container.superview
        else { return nil }
        self.view = view
        usual = (view.layer.cornerRadius, view.clipsToBounds)
        guard sheet == nil else { return }
        backdrop.backgroundColor = .black
        backdrop.isUserInteractionEnabled = false
        backdrop.frame = host.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.insertSubview(backdrop, belowSubview: view)
    }

    /// Returns how the presenter looks where it has moved back by a share.
    func place(at share: CGFloat, _ geometry: SheetGeometry) -> (
        scale: CGFloat, way: CGFloat, radius: CGFloat
    ) {
        let size = view.bounds.size
        let frame = CGRect(
            x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
            height: size.height)
        return geometry.receded(frame, by: share, radius: (usual.radius, max(usual.radius, 10)))
    }

    /// Moves the presenter back by a share of the whole way.
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

    /// Brings the presenter back to what it was before.
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
