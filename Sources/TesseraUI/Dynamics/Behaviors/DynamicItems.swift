import Foundation

/// The items of a behavior, each once.
@MainActor
struct DynamicItems {
    private(set) var all: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem]) {
        for item in items { add(item) }
    }

    func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

    /// Adds an item, and returns true if the item was not there yet.
    @discardableResult mutating func add(_ item: any UIDynamicItem) -> Bool {
        guard !contains(item) else { return false }
        all.append(item)
        return true
    }

    /// Removes an item, and returns true if the item was there.
    mutating func remove(_ item: any UIDynamicItem) -> Bool {
        guard let index = all.firstIndex(where: { $0 === item }) else { return false }
        all.remove(at: index)
        return true
    }
}

/// A vector that is given by its parts, or by its angle and its length.
struct DynamicVector {
    /// The angle in radians, from the right downwards.
    let angle: CGFloat
    let magnitude: CGFloat
    /// The parts. Those that an app has given are kept, since the angle and the length are rounded.
    let vector: CGVector

    init(angle: CGFloat, magnitude: CGFloat) {
        (self.angle, self.magnitude) = (angle, magnitude)
        vector = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    }

    init(_ vector: CGVector) {
        (angle, magnitude) = (atan2(vector.dy, vector.dx), hypot(vector.dx, vector.dy))
        self.vector = vector
    }
}
