/// How each subject is painted, by its name in the picture's address.
enum Recipes {
    typealias Recipe = @Sendable (Art) -> Void

    /// All recipes. Dishes and clothes are painted nearer in very wide or very high pictures, which they would not fill.
    static let all: [String: Recipe] = {
        var all: [String: Recipe] = [:]
        for group in [
            roasts, italian, japanese, japaneseRice, noodles, stews, world, grains, bakery, desserts, baking,
            wardrobe,
        ] {
            for (name, recipe) in group {
                all[name] = { art in
                    art.fill()
                    recipe(art)
                }
            }
        }
        // These reach to the sides of wide pictures by themselves.
        for group in [kitchen, household, people, scenes] {
            all.merge(group) { first, _ in first }
        }
        return all
    }()
}
