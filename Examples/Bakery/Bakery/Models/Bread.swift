import UIKit

/// A bread that the bakery sells.
struct Bread: Hashable, Identifiable {
    enum Kind: Int {
        case savoury, sweet
    }

    let id: String
    let kind: Kind
    /// The price in yen.
    let price: Int
    /// The number of stars, from one to five.
    let stars: Int
    let energy: Int
    let flour: Int
    let butter: Int

    var name: String { NSLocalizedString("\(id).name", tableName: "Breads", comment: "") }
    var story: String { NSLocalizedString("\(id).story", tableName: "Breads", comment: "") }

    var image: UIImage {
        switch id {
        case "croissant": UIImage(resource: .croissant)
        case "baguette": UIImage(resource: .baguette)
        case "bagel": UIImage(resource: .bagel)
        case "melonpan": UIImage(resource: .Sweet.melonpan)
        case "roll": UIImage(resource: .Sweet.cinnamonRoll)
        default: UIImage(resource: .loaf)
        }
    }
}

extension Bread {
    static let all = [
        Bread(id: "croissant", kind: .savoury, price: 280, stars: 5, energy: 406, flour: 46, butter: 21),
        Bread(id: "baguette", kind: .savoury, price: 360, stars: 4, energy: 271, flour: 56, butter: 1),
        Bread(id: "melonpan", kind: .sweet, price: 220, stars: 5, energy: 349, flour: 60, butter: 10),
        Bread(id: "bagel", kind: .savoury, price: 240, stars: 3, energy: 257, flour: 50, butter: 1),
        Bread(id: "roll", kind: .sweet, price: 320, stars: 4, energy: 372, flour: 51, butter: 16),
        Bread(id: "loaf", kind: .savoury, price: 540, stars: 4, energy: 265, flour: 49, butter: 4),
    ]
}
