/// A kind of wood, with its origin and its density.
struct Timber: Hashable, Sendable {
    let name: String
    let origin: String
    /// The density in kilograms per cubic metre.
    let density: Int

    static let samples: [Timber] = [
        Timber(name: "Alder", origin: "Europe", density: 540),
        Timber(name: "Ash", origin: "Europe", density: 700),
        Timber(name: "Balsa", origin: "South America", density: 160),
        Timber(name: "Beech", origin: "Europe", density: 720),
        Timber(name: "Birch", origin: "Europe", density: 640),
        Timber(name: "Cedar", origin: "Lebanon", density: 520),
        Timber(name: "Cherry", origin: "North America", density: 580),
        Timber(name: "Chestnut", origin: "Europe", density: 560),
        Timber(name: "Cypress", origin: "Mediterranean", density: 510),
        Timber(name: "Ebony", origin: "Africa", density: 1120),
        Timber(name: "Elm", origin: "Europe", density: 600),
        Timber(name: "Fir", origin: "Europe", density: 450),
        Timber(name: "Hickory", origin: "North America", density: 830),
        Timber(name: "Hinoki", origin: "Japan", density: 440),
        Timber(name: "Hornbeam", origin: "Europe", density: 750),
        Timber(name: "Keyaki", origin: "Japan", density: 690),
        Timber(name: "Larch", origin: "Europe", density: 590),
        Timber(name: "Lime", origin: "Europe", density: 530),
        Timber(name: "Mahogany", origin: "Central America", density: 590),
        Timber(name: "Maple", origin: "North America", density: 700),
        Timber(name: "Oak", origin: "Europe", density: 710),
        Timber(name: "Olive", origin: "Mediterranean", density: 920),
        Timber(name: "Paulownia", origin: "Japan", density: 280),
        Timber(name: "Pear", origin: "Europe", density: 690),
        Timber(name: "Pine", origin: "Europe", density: 520),
        Timber(name: "Plum", origin: "Europe", density: 790),
        Timber(name: "Poplar", origin: "Europe", density: 450),
        Timber(name: "Rosewood", origin: "India", density: 830),
        Timber(name: "Spruce", origin: "Europe", density: 450),
        Timber(name: "Sugi", origin: "Japan", density: 380),
        Timber(name: "Teak", origin: "South Asia", density: 660),
        Timber(name: "Walnut", origin: "North America", density: 640),
        Timber(name: "Wenge", origin: "Africa", density: 870),
        Timber(name: "Willow", origin: "Europe", density: 400),
        Timber(name: "Yew", origin: "Europe", density: 670),
        Timber(name: "欅", origin: "日本", density: 690), Timber(name: "桐", origin: "日本", density: 280),
        Timber(name: "檜", origin: "日本", density: 440),
    ]

    /// Returns true if each word of `text` is the beginning of a word in the name or the origin.
    func matches(_ text: String) -> Bool {
        let words = (name + " " + origin).lowercased().split(separator: " ")
        return text.lowercased().split(separator: " ").allSatisfy { typed in
            words.contains { $0.hasPrefix(typed) }
        }
    }
}
