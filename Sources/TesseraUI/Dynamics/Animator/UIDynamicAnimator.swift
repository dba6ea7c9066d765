import Foundation
import TesseraDynamics
import TesseraSelectors

/// Moves items like bodies with a mass: they fall, collide, are pushed and hang on each other.
/// See Apple's [UIDynamicAnimator](https://developer.apple.com/documentation/uikit/uidynamicanimator).
///
/// ```swift
/// final class FallViewController: UIViewController {
///     private lazy var animator = UIDynamicAnimator(referenceView: view)
///     private let box = UIView(frame: CGRect(x: 100, y: 50, width: 80, height: 80))
///
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         box.backgroundColor = .systemBlue
///         view.addSubview(box)
///         animator.addBehavior(UIGravityBehavior(items: [box]))
///         let collision = UICollisionBehavior(items: [box])
///         collision.translatesReferenceBoundsIntoBoundary = true
///         animator.addBehavior(collision)
///     }
/// }
/// ```
///
/// The animator runs as long as items move, and costs nothing when all of them rest. It retains its behaviors, and they
/// retain their items. It retains neither the reference view nor the layout, and nothing retains a running animator: an app
/// keeps it in a property.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
    let scene: DynamicScene
    private var link: CADisplayLink?
    private var lastFrame: CFTimeInterval?

    /// Creates an animator that has no coordinates of its own: items are moved in those that they have.
    public override init() {
        scene = DynamicScene(referenceView: nil, layout: nil)
        super.init()
        scene.changed = { [weak self] in self?.start() }
    }

    /// Creates an animator of views within a view, in whose coordinates they move.
    public init(referenceView view: UIView) {
        scene = DynamicScene(referenceView: view, layout: nil)
        super.init()
        scene.changed = { [weak self] in self?.start() }
    }

    /// Creates an animator of the elements of a layout, in the coordinates of the content. The items are layout attributes.
    /// Whenever they have moved, the animator invalidates the layout, which then returns them.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        scene = DynamicScene(referenceView: nil, layout: layout)
        super.init()
        scene.changed = { [weak self] in self?.start() }
    }

    /// The object that is informed when the animator starts and stops.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    /// The view in whose coordinates the items move, or nil.
    open var referenceView: UIView? { scene.referenceView }

    // MARK: Behaviors

    /// The behaviors, in the order in which they were added. Children of behaviors are not among them.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    /// Adds a behavior, which begins to act on its items. If it belongs to another animator or to another behavior, it is
    /// removed from there.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.leaveOwner()
        behaviors.append(behavior)
        behavior.move(to: self)
        start()
    }

    /// Removes a behavior, which no longer acts on its items.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
        behaviors.remove(at: index)
        behavior.move(to: nil)
    }

    /// Removes all behaviors. The items stay where they are.
    open func removeAllBehaviors() {
        let removed = behaviors
        behaviors = []
        for behavior in removed { behavior.move(to: nil) }
    }

    // MARK: Items

    /// Returns the items whose frames overlap a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        scene.items.map(\.item).filter { rect.intersects($0.frame(around: CGPoint(scene.place(of: $0)))) }
    }

    /// Takes the center, the transform and the size that the app has given to an item. Until it is called, the animator goes
    /// on with those that it has computed. The velocity of the item stays.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let body = scene.body(of: item) else { return }
        body.read(in: scene)
        start()
    }

    /// Returns the attributes of a cell that is an item of the animator, or nil.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        scene.attributes(of: .item(indexPath))
    }

    /// Returns the attributes of a supplementary view that is an item of the animator, or nil.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        scene.attributes(of: .supplementary(kind: elementKind, indexPath))
    }

    /// Returns the attributes of a decoration view that is an item of the animator, or nil.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        scene.attributes(of: .decoration(kind: decorationViewKind, indexPath))
    }

    // MARK: Time

    /// A Boolean value that tells whether items move.
    open private(set) var isRunning = false

    /// The time for which the animator has run, in seconds, without the time during which it was paused.
    open private(set) var elapsedTime: TimeInterval = 0

    /// The greatest number of steps for one frame. After a longer delay, the items lag behind the time.
    private static let greatestSteps = 12

    /// Starts the frames, if they do not come already.
    func start() {
        guard !isRunning else { return }
        isRunning = true
        lastFrame = nil
        let link = CADisplayLink(target: DynamicTicker(self), selector: DynamicTicker.tick)
        self.link = link
        delegate?.dynamicAnimatorWillResume(self)
        // The delegate may have stopped the animator.
        if self.link === link { link.add(to: .main, forMode: .common) }
    }

    private func pause() {
        link?.invalidate()
        link = nil
        isRunning = false
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// Advances the items to a frame of the screen.
    fileprivate func tick(_ link: CADisplayLink) {
        guard link === self.link else { return link.invalidate() }
        let interval = lastFrame.map { link.timestamp - $0 } ?? link.duration
        lastFrame = link.timestamp
        let steps = Int(min(max((interval / World.step).rounded(), 1), Double(Self.greatestSteps)))
        let hasMoved = scene.advance(steps: steps)
        elapsedTime += Double(steps) * World.step
        if hasMoved { scene.layout?.invalidateLayout() }
        for behavior in behaviors { behavior.act() }
        // The actions and the delegates of collisions may have set items in motion again.
        if scene.world.isAtRest, scene.pushes.isEmpty, link === self.link { pause() }
    }
}

/// Receives the frames for an animator, so that its display link does not retain it.
@MainActor
private final class DynamicTicker: NSObject {
    private weak var animator: UIDynamicAnimator?

    init(_ animator: UIDynamicAnimator) { self.animator = animator }

    static let tick = Selector("tick:", DynamicTicker.tick(_:))

    private func tick(_ link: CADisplayLink) {
        guard let animator else { return link.invalidate() }
        animator.tick(link)
    }
}
