/// A shape of a body that takes part in contacts.
final class Fixture {
    /// A number that no other fixture of the world has.
    let number: Int
    unowned let body: Body
    /// The shape around the body's centre of mass.
    let shape: Shape
    /// The shape where the body is now.
    private(set) var placed: Shape
    /// A box around the shape with room for some movement. Pairs of fixtures are searched again only when the shape leaves
    /// it.
    var roomyBox: BoundingBox

    init(_ number: Int, _ shape: Shape, of body: Body) {
        (self.number, self.body, self.shape) = (number, body, shape)
        placed = shape.placed(Rotation(body.angle), at: body.position)
        roomyBox = placed.box
    }

    func place(_ rotation: Rotation) { placed = shape.placed(rotation, at: body.position) }
}
