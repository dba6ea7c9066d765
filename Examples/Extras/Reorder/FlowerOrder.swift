/// The order that the user has given the flowers. It outlives the screen that displays it.
@MainActor
final class FlowerOrder {
    private(set) var flowers: [Flower]
    private let first: [Flower]

    init(flowers: [Flower]) {
        self.flowers = flowers
        first = flowers
    }

    /// True if the flowers have their first order.
    var isFirst: Bool { flowers == first }

    /// The order in words.
    var text: String { flowers.map(\.name).joined(separator: "、") }

    /// Returns the place of a flower, from 1, or nil if the flower is not in the order.
    func place(of flower: Flower) -> Int? {
        flowers.firstIndex(of: flower).map { $0 + 1 }
    }

    /// Applies a difference that the grid has applied already. A difference that does not fit changes nothing.
    func follow(_ difference: CollectionDifference<Flower>) {
        guard let followed = flowers.applying(difference) else { return }
        flowers = followed
    }

    /// Goes back to the first order.
    func reset() { flowers = first }
}
