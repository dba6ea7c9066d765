import Foundation

/// Something that acts on the items of a dynamic animator, or several such things together.
/// See Apple's [UIDynamicBehavior](https://developer.apple.com/documentation/uikit/uidynamicbehavior).
///
/// An app combines behaviors in a subclass, which adds them as its children:
///
/// ```swift
/// final class FallBehavior: UIDynamicBehavior {
///     init(items: [any UIDynamicItem]) {
///         super.init()
///         addChildBehavior(UIGravityBehavior(items: items))
///         let collision = UICollisionBehavior(items: items)
///         collision.translatesReferenceBoundsIntoBoundary = true
///         addChildBehavior(collision)
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    private weak var parent: UIDynamicBehavior?
    private weak var animator: UIDynamicAnimator?

    /// Creates a behavior without children.
    public override init() {
        super.init()
    }

    /// Called with each frame after the items have moved.
    open var action: (() -> Void)?

    /// The animator of the behavior or of the behavior whose child it is, or nil.
    open var dynamicAnimator: UIDynamicAnimator? { animator }

    /// The behaviors that act together with this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []

    /// Adds a behavior that acts as long as this one does.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
        behavior.leaveOwner()
        childBehaviors.append(behavior)
        behavior.parent = self
        if let animator {
            behavior.move(to: animator)
            animator.start()
        }
    }

    /// Removes a behavior that was added by ``addChildBehavior(_:)``.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        childBehaviors.remove(at: index)
        behavior.parent = nil
        if animator != nil { behavior.move(to: nil) }
    }

    /// Called when the behavior is about to be added to an animator, or removed from its animator if the argument is nil.
    /// The default does nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: For behaviors of the system

    /// The scene of the behavior's animator, or nil.
    final var scene: DynamicScene? { animator?.scene }

    /// The items of a behavior that acts on each of them alone. Behaviors that join items to each other, such as attachments, have properties of
    /// their own for them.
    final var members = DynamicItems([])

    final func addMember(_ item: any UIDynamicItem) {
        guard members.add(item), let scene else { return }
        enter(scene, item)
    }

    final func removeMember(_ item: any UIDynamicItem) {
        guard members.remove(item), let scene else { return }
        leave(scene, item)
    }

    /// Begins to act in a scene.
    func enter(_ scene: DynamicScene) {
        for item in members.all { enter(scene, item) }
    }

    /// Stops acting in a scene.
    func leave(_ scene: DynamicScene) {
        for item in members.all { leave(scene, item) }
    }

    /// Begins to act on an item.
    func enter(_ scene: DynamicScene, _ item: any UIDynamicItem) {}

    /// Stops acting on an item.
    func leave(_ scene: DynamicScene, _ item: any UIDynamicItem) {}

    final func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        if let old = self.animator { leave(old.scene) }
        self.animator = animator
        if let animator { enter(animator.scene) }
        for child in childBehaviors { child.move(to: animator) }
    }

    /// Removes the behavior from where it was added.
    final func leaveOwner() {
        if let parent { return parent.removeChildBehavior(self) }
        animator?.removeBehavior(self)
    }

    final func act() {
        action?()
        for child in childBehaviors { child.act() }
    }
}
