import Foundation

/// The screen on which the user moves and scales a photo, to select a square part of it.
final class PhotoCropViewController: UIViewController {
    /// A part of a photo.
    struct Part {
        /// The pixels of the part.
        let image: UIImage
        /// The place of the part in the photo, in points of the photo.
        let rect: CGRect
    }

    private let photo: UIImage
    private let finish: (Part?) -> Void

    /// Creates the screen. `finish` runs with the part that the user has selected, or with nil if the user cancels.
    init(_ photo: UIImage, finish: @escaping (Part?) -> Void) {
        self.photo = photo
        self.finish = finish
        super.init(nibName: nil, bundle: nil)
        title = FileWord.moveAndScale
        let bar = UINavigationBarAppearance()
        bar.configureWithOpaqueBackground()
        bar.backgroundColor = .black
        bar.shadowColor = nil
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigationItem.standardAppearance = bar
        navigationItem.scrollEdgeAppearance = bar
        navigationItem.hidesBackButton = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(nil) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: FileWord.choose, primaryAction: UIAction { [weak self] _ in self?.choose() })
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = PhotoCropView(photo)
    }

    private func choose() {
        guard let rect = (view as? PhotoCropView)?.selection else { return }
        let pixels = CGRect(
            x: rect.minX * photo.scale, y: rect.minY * photo.scale, width: rect.width * photo.scale,
            height: rect.height * photo.scale
        ).integral
        guard let part = photo.cgImage?.cropping(to: pixels) else { return finish(nil) }
        finish(Part(image: UIImage(cgImage: part, scale: photo.scale, orientation: .up), rect: rect))
    }
}

/// A photo that the user moves and scales below a square.
private final class PhotoCropView: UIView, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let photoView: UIImageView
    /// The areas above and below the square, or beside it.
    private let shades = [UIView(), UIView()]

    init(_ photo: UIImage) {
        photoView = UIImageView(image: photo)
        super.init(frame: .zero)
        backgroundColor = .black
        clipsToBounds = true
        scrollView.delegate = self
        scrollView.clipsToBounds = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsVerticalScrollIndicator = false
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.alwaysBounceVertical = true
        scrollView.alwaysBounceHorizontal = true
        scrollView.accessibilityLabel = FileWord.moveAndScale
        scrollView.addSubview(photoView)
        addSubview(scrollView)
        for shade in shades {
            shade.backgroundColor = UIColor.black.withAlphaComponent(0.6)
            shade.isUserInteractionEnabled = false
            addSubview(shade)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The part of the photo in the square, in points of the photo.
    var selection: CGRect {
        let scale = scrollView.zoomScale
        let side = scrollView.bounds.width / scale
        let size = photoView.bounds.size
        let (width, height) = (min(side, size.width), min(side, size.height))
        return CGRect(
            x: min(max(scrollView.contentOffset.x / scale, 0), size.width - width),
            y: min(max(scrollView.contentOffset.y / scale, 0), size.height - height),
            width: width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let side = max(min(area.width, area.height), 1)
        let square = CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
        if area.width < area.height {
            shades[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: square.minY)
            shades[1].frame = CGRect(
                x: 0, y: square.maxY, width: bounds.width, height: bounds.height - square.maxY)
        } else {
            shades[0].frame = CGRect(x: 0, y: 0, width: square.minX, height: bounds.height)
            shades[1].frame = CGRect(
                x: square.maxX, y: 0, width: bounds.width - square.maxX, height: bounds.height)
        }
        guard scrollView.frame != square else { return }
        scrollView.frame = square
        fill(side)
    }

    /// Scales the photo so that it just fills the square, and centres it.
    private func fill(_ side: CGFloat) {
        let size = photoView.bounds.size
        let scale = side / max(min(size.width, size.height), 1)
        scrollView.minimumZoomScale = scale
        scrollView.maximumZoomScale = scale * 5
        scrollView.zoomScale = scale
        scrollView.contentSize = CGSize(width: size.width * scale, height: size.height * scale)
        scrollView.contentOffset = CGPoint(
            x: (size.width * scale - side) / 2, y: (size.height * scale - side) / 2)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photoView }

    /// The photo can be touched beside the square, too.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event).map { $0 === self ? scrollView : $0 }
    }
}
