import Foundation

/// A bread that the bakery recommends today.
struct Offer: Hashable {
    let bread: Bread
    let title: String
    let text: String

    static let all = ["croissant", "melonpan"].compactMap { id in
        Bread.all.first { $0.id == id }.map { bread in
            Offer(
                bread: bread,
                title: NSLocalizedString("\(id).offer.title", tableName: "Breads", comment: ""),
                text: NSLocalizedString("\(id).offer.text", tableName: "Breads", comment: ""))
        }
    }
}
