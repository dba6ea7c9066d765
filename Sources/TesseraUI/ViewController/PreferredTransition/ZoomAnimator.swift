import Foundation

/// The animation of a zoom.
///
/// The screen lies over the small view at one end: it is scaled so that its alignment rectangle fills the small view, and a mask
/// leaves only the part visible that the small view covers. A picture of the small view fades above it.
@MainActor
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let zoom: Zoom
    private let zoomed: UIViewController
    private let source: UIViewController
    /// True if the screen comes.
    let isIn: Bool

    private(set) var front: UIView?
    private var smallView: UIView?
    private var smallAlpha: CGFloat = 1
    private let mask = UIView()
    private let dimming = UIView()
    private var blur: UIVisualEffectView?
    private var picture: UIView?
    private var small = Place()
    /// The look of the screen when a finger took hold of it.
    private var grip = Grip()
    /// The animation that runs now, or nil.
    private var running: UIViewPropertyAnimator?
    private var takeOver: ZoomTakeOver?
    /// The mask that the app has given the screen, which is absent during the zoom.
    private var formerMask: UIView?

    /// The look of the screen at the small end.
    private struct Place {
        var transform = CGAffineTransform.identity
        /// The visible part, in points of the screen.
        var visible = CGRect.zero
        var radius: CGFloat = 0
        /// The place of the small view, and of the part that corresponds to it when the screen is large, in points of the
        /// container.
        var frame = CGRect.zero
        var largeFrame = CGRect.zero
    }

    /// The look of the screen when a finger takes hold of it.
    private struct Grip {
        var transform = CGAffineTransform.identity
        /// The visible part, in points of the screen, or nil for all of it, whose corners become round as the finger moves.
        var visible: CGRect?
        /// The place of the picture in points of the container, and its opacity.
        var pictureFrame = CGRect.zero
        var pictureAlpha: CGFloat = 0
        var dimming: CGFloat = 1
    }

    init(_ zoom: Zoom, zoomed: UIViewController, source: UIViewController, isIn: Bool) {
        (self.zoom, self.zoomed, self.source, self.isIn) = (zoom, zoomed, source, isIn)
        super.init()
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        prepare(transitionContext)
        UIView.performWithoutAnimation { isIn ? shrink() : grow() }
        move(toSmall: !isIn) {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// Returns the animation, which a gesture of the system takes over.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { running ?? makeAnimator() }

    private func makeAnimator() -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: transitionDuration(using: nil), curve: .easeInOut)
    }

    /// Lets the screen run to one of its ends.
    func move(toSmall isSmall: Bool, completion: @escaping () -> Void) {
        let animator = makeAnimator()
        animator.addAnimations { [self] in isSmall ? shrink() : grow() }
        animator.addCompletion { [weak self] _ in
            self?.running = nil
            completion()
        }
        running = animator
        animator.startAnimation()
    }

    // MARK: Taking over

    /// True while the screen moves by itself.
    var isRunning: Bool { running?.isRunning == true }

    /// Stops the screen where it is, so that a finger moves it on. Returns the fraction of the animation that is over, 0...1.
    func stop() -> CGFloat {
        guard let running, let front else { return 0 }
        let share = running.fractionComplete
        running.stopAnimation(true)
        self.running = nil
        grip = Grip(
            transform: front.transform, visible: mask.frame, pictureFrame: picture?.frame ?? .zero,
            pictureAlpha: picture?.alpha ?? 0, dimming: dimming.alpha)
        return share
    }

    // MARK: Beginning

    /// Adds the views that the zoom needs. They are removed when the transition ends.
    func prepare(_ context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard let front = context.view(forKey: isIn ? .to : .from) else { return }
        (context as? TransitionContext)?.whenOver { [self] in
            UIView.performWithoutAnimation { cleanUp() }
        }
        self.front = front
        takeOver = (context as? TransitionContext).map { ZoomTakeOver(of: self, zoom, zoomed, in: $0) }
        UIView.performWithoutAnimation {
            if front.superview !== container { container.addSubview(front) }
            container.bringSubviewToFront(front)
            for view in dimmingViews { insert(view, below: front, in: container) }
            front.layoutIfNeeded()
            let view = zoom.sourceView(of: zoomed, in: source)
            small = place(of: view, in: container)
            formerMask = front.mask
            mask.backgroundColor = .black
            front.mask = mask
            if let view { cover(view, in: container) }
            grip = Grip(pictureFrame: small.largeFrame)
        }
    }

    private var dimmingViews: [UIView] {
        dimming.backgroundColor = zoom.options.dimmingColor ?? UIColor.black.withAlphaComponent(0.1)
        guard let effect = zoom.options.dimmingVisualEffect else { return [dimming] }
        let blur = UIVisualEffectView(effect: effect)
        self.blur = blur
        return [blur, dimming]
    }

    private func insert(_ view: UIView, below front: UIView, in container: UIView) {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(view, belowSubview: front)
    }

    /// Lays a picture of the small view over the screen, and hides the view itself.
    private func cover(_ view: UIView, in container: UIView) {
        (smallView, smallAlpha) = (view, view.alpha)
        if let picture = view.snapshotView(afterScreenUpdates: false) {
            picture.isUserInteractionEnabled = false
            container.addSubview(picture)
            self.picture = picture
        }
        view.alpha = 0
    }

    /// Returns how the screen looks over the small view, or in the middle of the container if there is none.
    private func place(of view: UIView?, in container: UIView) -> Place {
        guard let front else { return Place() }
        var rect = CGRect(origin: .zero, size: front.bounds.size)
        var frame = front.viewState.frame.insetBy(
            dx: front.bounds.width * 0.25, dy: front.bounds.height * 0.25)
        if let view {
            frame = view.convert(view.bounds, to: container)
            let context = UIViewController.Transition.ZoomOptions.AlignmentRectContext(
                sourceView: view, zoomed: zoomed)
            if let given = zoom.options.alignmentRectProvider?(context), !given.isNull, given.width > 0,
                given.height > 0
            {
                rect = given
            }
        }
        let scale = max(frame.width / max(rect.width, 1), frame.height / max(rect.height, 1))
        let middle = CGPoint(
            x: front.center.x + rect.midX - front.bounds.width / 2,
            y: front.center.y + rect.midY - front.bounds.height / 2)
        let (width, height) = (frame.width / scale, frame.height / scale)
        var place = Place()
        // The screen is scaled about its own middle, and then moved.
        place.transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale,
            tx: frame.midX - front.center.x - scale * (middle.x - front.center.x),
            ty: frame.midY - front.center.y - scale * (middle.y - front.center.y))
        place.visible = CGRect(
            x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
        place.radius = (view?.viewState.cornerRadius ?? 0) / scale
        place.frame = frame
        place.largeFrame = CGRect(
            x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
        return place
    }

    // MARK: The two ends

    private func shrink() {
        guard let front else { return }
        front.transform = small.transform
        mask.frame = small.visible
        mask.layer.cornerRadius = small.radius
        picture?.frame = small.frame
        picture?.alpha = 1
        if smallView == nil { front.alpha = 0 }
        setDimming(0)
    }

    private func grow() {
        guard let front else { return }
        front.transform = .identity
        mask.frame = CGRect(origin: .zero, size: front.bounds.size)
        mask.layer.cornerRadius = 0
        picture?.frame = small.largeFrame
        picture?.alpha = 0
        if smallView == nil { front.alpha = 1 }
        setDimming(1)
    }

    /// Moves the screen with a finger.
    ///
    /// - Parameters:
    ///   - translation: The way of the finger in points.
    ///   - share: The fraction of the way that lets the screen shrink, 0...1.
    func follow(_ translation: CGPoint, share: CGFloat) {
        guard let front else { return }
        UIView.performWithoutAnimation {
            let scale = 1 - 0.3 * share
            front.transform = CGAffineTransform(scaleX: scale, y: scale)
                .concatenating(grip.transform)
                .concatenating(CGAffineTransform(translationX: translation.x, y: translation.y))
            mask.frame = grip.visible ?? CGRect(origin: .zero, size: front.bounds.size)
            if grip.visible == nil { mask.layer.cornerRadius = 40 * min(share * 4, 1) }
            // The picture stays in front of the part that corresponds to it. The screen is scaled about its own middle.
            let middle = CGPoint(x: front.center.x + grip.transform.tx, y: front.center.y + grip.transform.ty)
            picture?.frame = grip.pictureFrame.offsetBy(dx: -middle.x, dy: -middle.y)
                .applying(CGAffineTransform(scaleX: scale, y: scale))
                .offsetBy(dx: middle.x + translation.x, dy: middle.y + translation.y)
            picture?.alpha = grip.pictureAlpha
            setDimming(grip.dimming * (1 - share))
        }
    }

    private func setDimming(_ opacity: CGFloat) {
        dimming.alpha = opacity
        blur?.alpha = opacity
    }

    private func cleanUp() {
        takeOver?.remove()
        if let running, running.state == .active { running.stopAnimation(true) }
        (takeOver, running) = (nil, nil)
        guard let front else { return }
        front.transform = .identity
        if smallView == nil { front.alpha = 1 }
        if front.mask === mask { front.mask = formerMask }
        smallView?.alpha = smallAlpha
        for view in [dimming, blur, picture] { view?.removeFromSuperview() }
        (self.front, smallView) = (nil, nil)
    }
}
