import UIKit

// The samples of the comments about dynamic animations.

final class FallViewController: UIViewController {
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private let box = UIView(frame: CGRect(x: 100, y: 50, width: 80, height: 80))

    override func viewDidLoad() {
        super.viewDidLoad()
        box.backgroundColor = .systemBlue
        view.addSubview(box)
        animator.addBehavior(UIGravityBehavior(items: [box]))
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(collision)
    }
}

final class FallBehavior: UIDynamicBehavior {
    init(items: [any UIDynamicItem]) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: items))
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        addChildBehavior(collision)
    }
}

final class DragViewController: UIViewController {
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private let card = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 80))
    private var attachment: UIAttachmentBehavior?

    func drag(_ gesture: UIPanGestureRecognizer) {
        let finger = gesture.location(in: view)
        switch gesture.state {
        case .began:
            let attachment = UIAttachmentBehavior(item: card, attachedToAnchor: finger)
            animator.addBehavior(attachment)
            self.attachment = attachment
        case .changed:
            attachment?.anchorPoint = finger
        default:
            if let attachment { animator.removeBehavior(attachment) }
        }
    }
}
