import UIKit

/// A screen with a plan that the user zooms with two fingers, a trackpad, the wheel with Control, or a double tap.
final class FloorPlanController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let planView = FloorPlanView(plan: .sample)
    /// The size for which the smallest scale was computed.
    private var fittedSize = CGSize.zero

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Floor plan"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.accessibilityIdentifier = "plan"
        scrollView.delegate = self
        scrollView.contentSize = planView.bounds.size
        scrollView.addSubview(planView)
        view.addSubview(scrollView)
        let doubleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addAction(
            UIAction { [unowned self] action in
                if let recognizer = action.sender as? UITapGestureRecognizer { doubleTapped(recognizer) }
            })
        scrollView.addGestureRecognizer(doubleTap)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let visible = view.bounds.inset(by: view.safeAreaInsets).size
        guard visible != fittedSize, visible.width > 0, visible.height > 0 else { return }
        let wasFitted = fittedSize == .zero || scrollView.zoomScale == scrollView.minimumZoomScale
        fittedSize = visible
        scrollView.minimumZoomScale = min(
            visible.width / planView.bounds.width, visible.height / planView.bounds.height, 1)
        scrollView.maximumZoomScale = 3
        if wasFitted { scrollView.zoomScale = scrollView.minimumZoomScale }
        centerPlan()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { planView }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { centerPlan() }

    /// Centres the plan where it is smaller than the screen.
    private func centerPlan() {
        let room = CGSize(
            width: max(0, fittedSize.width - scrollView.contentSize.width),
            height: max(0, fittedSize.height - scrollView.contentSize.height))
        scrollView.contentInset = UIEdgeInsets(
            top: room.height / 2, left: room.width / 2, bottom: room.height / 2, right: room.width / 2)
    }

    private func doubleTapped(_ recognizer: UITapGestureRecognizer) {
        if scrollView.zoomScale > scrollView.minimumZoomScale {
            scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
        } else {
            let point = recognizer.location(in: planView)
            let side = min(scrollView.bounds.width, scrollView.bounds.height) / 1.5
            scrollView.zoom(
                to: CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side),
                animated: true)
        }
    }
}
