/// The order that the user has given the flowers. It outlives the screen that shows it.
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

    /// Returns the place of a flower, from 1; nil for one that is not there.
    func place(of flower: Flower) -> Int? {
        flowers.firstIndex(of: flower).map { $0 + 1 }
    }

    /// Does what the grid has done. A difference that does not fit what is here changes nothing.
    func follow(_ difference: CollectionDifference<Flower>) {
        guard let followed = flowers.applying(difference) else { return }
        flowers = followed
    }

    /// Goes back to the first order.
    func reset() { flowers = first }
}
