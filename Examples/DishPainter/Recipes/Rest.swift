extension Recipes {
    static var japanese: [String: Recipe] { [:] }
    static var noodles: [String: Recipe] { [:] }
    static var stews: [String: Recipe] { [:] }
    static var world: [String: Recipe] { [:] }
    static var bakery: [String: Recipe] { [:] }
    static var desserts: [String: Recipe] { [:] }
    static var baking: [String: Recipe] { [:] }
}
