/// Rigid bodies in a plane, which forces, joints and contacts move in steps of a fixed time.
///
/// Bodies that hardly move for half a second rest, together with all bodies that they touch or are joined to. A step costs as
/// much as the bodies that do not rest.
package final class World {
    /// The time of a step in seconds: two steps make a frame of the screen.
    package static let step = 1.0 / 120

    /// The simulated time in seconds.
    package internal(set) var time = 0.0
    /// The number of searches for the present points of contacts so far.
    var searches = 0
    /// All bodies, by their tags.
    private var bodies: [Int: Body] = [:]
    /// The bodies that do not rest.
    package internal(set) var awake: [Body] = []
    var fixtures: [Fixture] = []
    /// The fixtures that may be near others with which they have no contact yet.
    var unpaired: [Fixture] = []
    /// The pairs of fixtures that have a contact.
    var pairs: Set<PairKey> = []
    var touches = Touches()
    private var lastFixture = 0

    package init() {}

    deinit {
        // Joints and their bodies refer to each other.
        for body in bodies.values { body.joints = [] }
    }

    // MARK: Bodies

    /// Adds a body with shapes around an origin. Each body of the world has a tag of its own.
    package func addBody(tag: Int, _ shapes: [Shape], at origin: Vector, angle: Double = 0) -> Body {
        let body = Body(tag: tag, isBoundary: false)
        body.place(origin: origin, angle: angle)
        bodies[tag] = body
        setShapes(shapes, of: body)
        return body
    }

    /// Adds a boundary of shapes in the plane that belongs to a group.
    package func addBoundary(tag: Int, _ shapes: [Shape], group: Int) -> Body {
        let body = Body(tag: tag, isBoundary: true)
        body.boundaryGroups = [group]
        bodies[tag] = body
        setShapes(shapes, of: body)
        return body
    }

    /// Removes a body with its contacts and joints. Bodies that touched it wake.
    package func remove(_ body: Body) {
        for joint in body.joints { remove(joint) }
        removeFixtures(of: body)
        body.effects = []
        stop([body])
        bodies[body.tag] = nil
    }

    /// Gives a body other shapes. Its origin stays where it is.
    package func setShapes(_ shapes: [Shape], of body: Body) {
        removeFixtures(of: body)
        body.setShapes(shapes)
        // Segments have no centroid of their own here: boundaries stay where they are.
        let offset = body.point(at: body.position)
        for shape in shapes {
            lastFixture += 1
            let fixture = Fixture(lastFixture, shape.moved(by: -offset), of: body)
            fixture.roomyBox = fixture.placed.box.expanded(by: Self.room)
            body.fixtures.append(fixture)
            fixtures.append(fixture)
            unpaired.append(fixture)
        }
        wake(body)
    }

    private func removeFixtures(of body: Body) {
        for contact in body.contacts { remove(contact) }
        let isOfBody: (Fixture) -> Bool = { $0.body === body }
        fixtures.removeAll(where: isOfBody)
        unpaired.removeAll(where: isOfBody)
        body.fixtures = []
    }

    /// Moves a body at once, so that the origin of its shapes comes to a point. Its velocity stays.
    package func place(_ body: Body, at origin: Vector, angle: Double) {
        body.place(origin: origin, angle: angle)
        placeFixtures(of: body)
        makeRoom(for: body)
        for contact in body.contacts { contact.forgetSide() }
        wakeNeighbours(of: body)
        wake(body)
    }

    /// Looks again for the bodies with which a body collides, after its groups have changed or it was anchored.
    package func updateContacts(of body: Body) {
        for contact in body.contacts where !collide(contact.first.body, contact.second.body) {
            remove(contact)
        }
        unpaired += body.fixtures
        wakeNeighbours(of: body)
        wake(body)
    }

    /// Gives a body a push at a point that is given as seen from its origin.
    package func apply(impulse: Vector, to body: Body, at point: Vector) {
        body.velocity += body.inverseMass * impulse
        body.angularVelocity += body.inverseInertia * body.arm(to: point).cross(impulse)
        wake(body)
    }

    // MARK: Effects and joints

    package func add(_ effect: any Effect, to body: Body) {
        body.effects.append(effect)
        wake(body)
    }

    package func remove(_ effect: any Effect, from body: Body) {
        body.effects.removeAll { $0 === effect }
        wake(body)
    }

    package func add(_ joint: Joint) {
        joint.first?.joints.append(joint)
        joint.second.joints.append(joint)
        wake(joint)
    }

    package func remove(_ joint: Joint) {
        joint.first?.joints.removeAll { $0 === joint }
        joint.second.joints.removeAll { $0 === joint }
        wake(joint)
    }

    // MARK: Rest

    /// True if nothing moves until something wakes a body.
    package var isAtRest: Bool { awake.isEmpty }

    /// Makes a body take part in the next steps.
    package func wake(_ body: Body) {
        body.stillTime = 0
        guard !body.isAwake, body.moves, !body.fixtures.isEmpty else { return }
        body.isAwake = true
        awake.append(body)
    }

    package func wake(_ joint: Joint) {
        if let first = joint.first { wake(first) }
        wake(joint.second)
    }

    private func wakeNeighbours(of body: Body) {
        for contact in body.contacts {
            wake(contact.first.body)
            wake(contact.second.body)
        }
    }
}
