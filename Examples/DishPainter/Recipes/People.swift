import Foundation

/// Portraits of people who give interviews or write articles.
extension Recipes {
    static var people: [String: Recipe] {
        var recipes: [String: Recipe] = [:]
        for (index, person) in persons.enumerated() {
            recipes["portrait-\(index + 1)"] = { art in art.portrait(person) }
        }
        return recipes
    }

    private static var persons: [Person] {
        [
            Person(
                skin: rgb(0xF0C7A4), hair: .bob, hairColor: rgb(0x2A1B16), clothes: .crew,
                clothesColor: rgb(0xD9A441), wall: rgb(0x9DB5AE), earrings: rgb(0xE8C86A)),
            Person(
                skin: rgb(0xE6B78F), hair: .short, hairColor: rgb(0x1C1512), clothes: .jacket,
                clothesColor: rgb(0x33475B), wall: rgb(0xC9B59C), glasses: rgb(0x2A2220)),
            Person(
                skin: rgb(0xF3CFB2), hair: .long, hairColor: rgb(0x5A3520), clothes: .turtleneck,
                clothesColor: rgb(0xF1E9DC), wall: rgb(0x8C6F66)),
            Person(
                skin: rgb(0xDDA97E), hair: .cap, hairColor: rgb(0xF4F1EA), clothes: .apron,
                clothesColor: rgb(0xF4F1EA), wall: rgb(0x6E7F75), beard: false),
            Person(
                skin: rgb(0xC88F66), hair: .curly, hairColor: rgb(0x2E1C14), clothes: .shirt,
                clothesColor: rgb(0x6FA3B8), wall: rgb(0xE0BE9A), earrings: rgb(0xD8D4CC)),
            Person(
                skin: rgb(0xECC09A), hair: .parted, hairColor: rgb(0x9A948C), clothes: .jacket,
                clothesColor: rgb(0x5A4A42), wall: rgb(0xA8B7C4), glasses: rgb(0x8A6A3A)),
            Person(
                skin: rgb(0xF2CBAA), hair: .bun, hairColor: rgb(0x3A2A22), clothes: .shirt,
                clothesColor: rgb(0xB9586A), wall: rgb(0xD9D0BE), earrings: rgb(0xC9584A)),
            Person(
                skin: rgb(0xD8A47A), hair: .short, hairColor: rgb(0x3B2A1F), clothes: .crew,
                clothesColor: rgb(0x3E6B57), wall: rgb(0x7A8794), beard: true),
        ]
    }
}
