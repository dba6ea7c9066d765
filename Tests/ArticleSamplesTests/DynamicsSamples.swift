import UIKit

// This file has the sample of the article on dynamic animations.

final class TossViewController: UIViewController {
    private lazy var animator = UIDynamicAnimator(referenceView: view)
    private let card = UIView(frame: CGRect(x: 100, y: 100, width: 120, height: 80))
    private lazy var snap = UISnapBehavior(item: card, snapTo: view.center)
    private lazy var motion = UIDynamicItemBehavior(items: [card])

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .systemIndigo
        view.addSubview(card)
        motion.resistance = 3
        let bounds = UICollisionBehavior(items: [card])
        bounds.translatesReferenceBoundsIntoBoundary = true
        for behavior in [motion, bounds] { animator.addBehavior(behavior) }
    }

    func toss(with velocity: CGPoint) {
        animator.removeBehavior(snap)
        motion.addLinearVelocity(velocity, for: card)
    }

    func bringBack() {
        animator.addBehavior(snap)
    }
}
