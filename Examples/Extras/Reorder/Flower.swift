/// A flower of the grid.
struct Flower: Hashable, Sendable {
    let name: String
    /// The emoji that displays the flower.
    let symbol: String

    static let samples: [Flower] = [
        Flower(name: "桜", symbol: "🌸"), Flower(name: "チューリップ", symbol: "🌷"),
        Flower(name: "ひまわり", symbol: "🌻"), Flower(name: "ばら", symbol: "🌹"),
        Flower(name: "ハイビスカス", symbol: "🌺"), Flower(name: "デイジー", symbol: "🌼"),
        Flower(name: "クローバー", symbol: "🍀"), Flower(name: "もみじ", symbol: "🍁"),
        Flower(name: "稲穂", symbol: "🌾"), Flower(name: "竹", symbol: "🎋"),
        Flower(name: "サボテン", symbol: "🌵"), Flower(name: "松", symbol: "🌲"),
        Flower(name: "栗", symbol: "🌰"), Flower(name: "きのこ", symbol: "🍄"),
        Flower(name: "ぶどう", symbol: "🍇"), Flower(name: "りんご", symbol: "🍎"),
    ]
}
