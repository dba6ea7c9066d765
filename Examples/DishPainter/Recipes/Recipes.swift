/// The functions that paint the subjects, by the names in the addresses of pictures.
enum Recipes {
    typealias Recipe = @Sendable (Art) -> Void

    /// All recipes. Dishes and clothes do not fill very wide or very high pictures, so they are enlarged there.
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
        // These recipes fill wide pictures by themselves.
        for group in [kitchen, household, people, scenes] {
            all.merge(group) { first, _ in first }
        }
        return all
    }()
}
