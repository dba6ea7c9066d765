import Foundation
import TesseraDynamics

/// Lets items collide with each other and with boundaries.
/// See Apple's [UICollisionBehavior](https://developer.apple.com/documentation/uikit/uicollisionbehavior).
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Items collide with each other.
        public static let items = Mode(rawValue: 1)
        /// Items collide with boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Items collide with everything.
        public static let everything = Mode(rawValue: .max)
    }

    private var boundaries: [CollisionBoundary] = []
    private var referenceBoundary: CollisionBoundary?
    private var insets = UIEdgeInsets.zero
    /// The rectangle of the boundary that the reference view's bounds have been translated to.
    private var referenceRect: CGRect?
    private var boundsObservation: NSKeyValueObservation?
    /// The number of the group of bodies that collide with each other, or nil without an animator.
    private var group: Int?

    /// Creates a behavior for some items.
    public init(items: [any UIDynamicItem]) {
        super.init()
        members = DynamicItems(items)
    }

    /// Creates a behavior without items.
    public convenience override init() { self.init(items: []) }

    /// The object that is informed of contacts.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Items

    /// The items.
    open var items: [any UIDynamicItem] { members.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        addMember(item)
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        removeMember(item)
    }

    /// What the items collide with. The default is everything.
    open var collisionMode = Mode.everything {
        didSet {
            guard let scene, collisionMode != oldValue else { return }
            for item in items { updateGroups(of: item, scene) }
        }
    }

    private func updateGroups(of item: any UIDynamicItem, _ scene: DynamicScene) {
        guard let group, let body = scene.body(of: item)?.body else { return }
        let isMember = members.contains(item)
        if isMember, collisionMode.contains(.items) {
            body.collisionGroups.insert(group)
        } else {
            body.collisionGroups.remove(group)
        }
        if isMember, collisionMode.contains(.boundaries) {
            body.boundaryGroups.insert(group)
        } else {
            body.boundaryGroups.remove(group)
        }
        scene.world.updateContacts(of: body)
        scene.changed()
    }

    // MARK: Boundaries

    /// Adds the line of a path as a boundary. It takes the place of a boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        let boundary = CollisionBoundary(identifier, bezierPath)
        boundaries.append(boundary)
        if let scene, let group {
            boundary.enter(scene, group: group)
            wakeItems(scene)
        }
    }

    /// Adds a straight line as a boundary. It takes the place of a boundary with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the path of a boundary, or nil if there is none of the identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundary(identifier)?.path.duplicate()
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        guard let boundary = boundary(identifier) else { return }
        boundaries.removeAll { $0 === boundary }
        guard let scene else { return }
        boundary.leave(scene)
        wakeItems(scene)
    }

    /// Removes all boundaries except that of the reference view's bounds.
    open func removeAllBoundaries() {
        let removed = boundaries
        boundaries = []
        guard let scene else { return }
        for boundary in removed { boundary.leave(scene) }
        wakeItems(scene)
    }

    /// The identifiers of the boundaries, or nil if there are none.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier)
    }

    private func boundary(_ identifier: any NSCopying) -> CollisionBoundary? {
        boundaries.first { boundary in
            boundary.identifier.map { CollisionBoundary.areEqual($0, identifier) } ?? false
        }
    }

    private func wakeItems(_ scene: DynamicScene) {
        for item in items { scene.wake(item) }
    }

    // MARK: The bounds of the reference view

    /// A Boolean value that tells whether the bounds of the animator's reference view, or the content of its layout, are a
    /// boundary. The boundary changes with the bounds.
    open var translatesReferenceBoundsIntoBoundary = false {
        didSet {
            if !translatesReferenceBoundsIntoBoundary { insets = .zero }
            updateReferenceBoundary()
        }
    }

    /// Makes the bounds of the animator's reference view a boundary, made smaller by some insets.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    /// Makes the boundary that of the present bounds.
    func updateReferenceBoundary() {
        guard let scene, let group else { return }
        let rect = translatesReferenceBoundsIntoBoundary ? scene.referenceBounds?.inset(by: insets) : nil
        guard rect != referenceRect else { return }
        referenceRect = rect
        if let rect {
            if let referenceBoundary {
                referenceBoundary.change(to: UIBezierPath(rect: rect), in: scene)
            } else {
                let boundary = CollisionBoundary(nil, UIBezierPath(rect: rect))
                boundary.enter(scene, group: group)
                referenceBoundary = boundary
                observeBounds(scene)
            }
        } else {
            boundsObservation = nil
            referenceBoundary?.leave(scene)
            referenceBoundary = nil
        }
        wakeItems(scene)
    }

    /// Adapts the boundary to the bounds of the reference view while the items rest. While they move, each frame does so.
    private func observeBounds(_ scene: DynamicScene) {
        boundsObservation = scene.referenceView?.observe(\.bounds) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.updateReferenceBoundary() }
        }
    }

    // MARK: Contacts

    /// Informs the delegate that two items have begun to touch, or have parted.
    ///
    /// - Parameter place: The place of the contact, or nil if the items have parted.
    func announce(_ place: Vector?, _ first: any UIDynamicItem, _ second: any UIDynamicItem) {
        guard let collisionDelegate, collisionMode.contains(.items), members.contains(first),
            members.contains(second)
        else { return }
        if let place {
            collisionDelegate.collisionBehavior(
                self, beganContactFor: first, with: second, at: CGPoint(place))
        } else {
            collisionDelegate.collisionBehavior(self, endedContactFor: first, with: second)
        }
    }

    /// Informs the delegate that an item has begun to touch a boundary, at a place, or has parted from it.
    ///
    /// - Parameters:
    ///   - place: The place of the contact, or nil if the item has parted from the boundary.
    ///   - tag: The number of the boundary among the bodies of the scene.
    func announce(_ place: Vector?, _ item: any UIDynamicItem, boundary tag: Int) {
        guard let collisionDelegate, members.contains(item) else { return }
        let all = boundaries + (referenceBoundary.map { [$0] } ?? [])
        guard let boundary = all.first(where: { $0.tag == tag }) else { return }
        let identifier = boundary.identifier
        if let place {
            collisionDelegate.collisionBehavior(
                self, beganContactFor: item, withBoundaryIdentifier: identifier, at: CGPoint(place))
        } else {
            collisionDelegate.collisionBehavior(
                self, endedContactFor: item, withBoundaryIdentifier: identifier)
        }
    }

    // MARK: Acting

    override func enter(_ scene: DynamicScene) {
        // The behavior has not left the scene of an animator that has been released.
        (referenceBoundary, referenceRect, boundsObservation) = (nil, nil, nil)
        let group = scene.makeTag()
        self.group = group
        scene.collisions.append(self)
        super.enter(scene)
        for boundary in boundaries { boundary.enter(scene, group: group) }
        updateReferenceBoundary()
    }

    override func leave(_ scene: DynamicScene) {
        let items = items
        members = DynamicItems([])
        for item in items { leave(scene, item) }
        members = DynamicItems(items)
        for boundary in boundaries { boundary.leave(scene) }
        referenceBoundary?.leave(scene)
        (referenceBoundary, referenceRect, boundsObservation, group) = (nil, nil, nil, nil)
        scene.collisions.removeAll { $0 === self }
    }

    override func enter(_ scene: DynamicScene, _ item: any UIDynamicItem) {
        _ = scene.add(item)
        updateGroups(of: item, scene)
    }

    override func leave(_ scene: DynamicScene, _ item: any UIDynamicItem) {
        updateGroups(of: item, scene)
        scene.remove(item)
    }
}
