import Foundation
import TesseraDynamics

/// The items and boundaries of an animator, and the world in which they move.
@MainActor
final class DynamicScene {
    let world = World()
    private(set) weak var referenceView: UIView?
    private(set) weak var layout: UICollectionViewLayout?
    /// Called when something has changed that may make items move.
    var changed: () -> Void = {}
    /// The behaviors of collisions, which are informed of contacts.
    var collisions: [UICollisionBehavior] = []
    /// The pushes that act once, with the next step.
    var pushes: [UIPushBehavior] = []
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    private var bodiesByTag: [Int: DynamicBody] = [:]
    /// The items that are attributes of a layout, by what they were attributes of when they were added.
    private var attributes: [StageElement: UICollectionViewLayoutAttributes] = [:]
    private var lastTag = 0

    init(referenceView: UIView?, layout: UICollectionViewLayout?) {
        self.referenceView = referenceView
        self.layout = layout
    }

    /// Returns a number for a body or a group of bodies that no other one has.
    func makeTag() -> Int {
        lastTag += 1
        return lastTag
    }

    /// The rectangle that collisions translate into a boundary, or nil if there is none.
    var referenceBounds: CGRect? {
        if let layout { return CGRect(origin: .zero, size: layout.collectionViewContentSize) }
        return referenceView?.bounds
    }

    // MARK: Items

    /// All items, in the order in which they were added.
    var items: [DynamicBody] { bodies.values.sorted { $0.body.tag < $1.body.tag } }

    /// Returns the attributes of an element of a layout that are an item, or nil.
    func attributes(of element: StageElement) -> UICollectionViewLayoutAttributes? {
        if let found = attributes[element], found.element == element, body(of: found) != nil { return found }
        // The app may have changed the index path of an item.
        for body in bodies.values {
            if let attributes = body.item as? UICollectionViewLayoutAttributes, attributes.element == element
            {
                return attributes
            }
        }
        return nil
    }

    func body(of item: any UIDynamicItem) -> DynamicBody? { bodies[ObjectIdentifier(item)] }
    func body(_ tag: Int) -> DynamicBody? { bodiesByTag[tag] }

    /// Makes an item a body, for a behavior that acts on it.
    func add(_ item: any UIDynamicItem) -> DynamicBody {
        let body = bodies[ObjectIdentifier(item)] ?? DynamicBody(item, tag: makeTag(), in: self)
        bodies[ObjectIdentifier(item)] = body
        bodiesByTag[body.body.tag] = body
        if let item = item as? UICollectionViewLayoutAttributes { attributes[item.element] = item }
        body.users += 1
        world.wake(body.body)
        changed()
        return body
    }

    /// Undoes one ``add(_:)``. The item is no longer a body when no behavior acts on it any more.
    func remove(_ item: any UIDynamicItem) {
        guard let body = body(of: item) else { return }
        body.users -= 1
        guard body.users == 0 else { return wake(item) }
        world.remove(body.body)
        bodies[ObjectIdentifier(item)] = nil
        bodiesByTag[body.body.tag] = nil
        if let item = item as? UICollectionViewLayoutAttributes { attributes[item.element] = nil }
        // What lay on the item falls.
        if !world.isAtRest { changed() }
    }

    /// Lets an item move, after something that acts on it has changed.
    func wake(_ item: any UIDynamicItem) {
        guard let body = body(of: item) else { return }
        world.wake(body.body)
        changed()
    }

    /// Returns the place of an item's center in the coordinates of the animator.
    func place(of item: any UIDynamicItem) -> Vector {
        let center = item.center
        guard let superview = foreignSuperview(of: item) else { return Vector(center) }
        return Vector(superview.convert(center, to: referenceView))
    }

    /// Moves an item's center to a place in the coordinates of the animator.
    func setPlace(_ place: Vector, of item: any UIDynamicItem) {
        let superview = foreignSuperview(of: item)
        item.center = superview?.convert(CGPoint(place), from: referenceView) ?? CGPoint(place)
    }

    /// The superview of a view that lies deeper in the reference view.
    private func foreignSuperview(of item: any UIDynamicItem) -> UIView? {
        guard let referenceView, let superview = (item as? UIView)?.superview, superview !== referenceView,
            superview.isDescendant(of: referenceView)
        else { return nil }
        return superview
    }

    // MARK: Time

    /// Advances the time by some steps. Returns true if items have moved.
    func advance(steps: Int) -> Bool {
        for push in pushes { push.strike() }
        pushes = []
        for collision in collisions { collision.updateReferenceBoundary() }
        let moving = world.awake.compactMap { bodiesByTag[$0.tag] }
        var events: [TouchEvent] = []
        for _ in 0..<steps { events += world.advance() }
        var hasMoved = false
        // Bodies that were touched move, too.
        let woken = world.awake.compactMap { bodiesByTag[$0.tag] }
        for body in moving + woken where body.write(in: self) { hasMoved = true }
        for event in events { announce(event) }
        return hasMoved
    }

    private func announce(_ event: TouchEvent) {
        let first = bodiesByTag[event.first]
        let second = bodiesByTag[event.second]
        for collision in collisions {
            if let first, let second {
                collision.announce(event.place, first.item, second.item)
            } else if let item = (first ?? second)?.item {
                collision.announce(event.place, item, boundary: first == nil ? event.first : event.second)
            }
        }
    }
}
