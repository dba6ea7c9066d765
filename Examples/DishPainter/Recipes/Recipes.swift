/// How each dish is painted, by its name in the picture's address.
enum Recipes {
    typealias Recipe = (Art) -> Void

    static var all: [String: Recipe] {
        var all: [String: Recipe] = [:]
        for group in [
            roasts, italian, japanese, japaneseRice, noodles, stews, world, grains, bakery, desserts, baking,
        ] {
            all.merge(group) { first, _ in first }
        }
        return all
    }
}
