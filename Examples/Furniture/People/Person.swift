import Foundation

/// A person in the address book. The key is the heading of the section that contains the name.
struct Person: Hashable, Sendable {
    let key: String
    let name: String
    let trade: String
}

extension Person {
    static let samples: [Person] = [
        ("A", "Adaora Obi", "Architect"), ("A", "Anders Holm", "Cabinet maker"),
        ("A", "Atelier Nord", "Workshop"),
        ("B", "Beatriz Silva", "Upholsterer"), ("B", "Bram de Wit", "Carpenter"),
        ("C", "Chiara Conti", "Designer"), ("C", "Connor Walsh", "Turner"),
        ("D", "Daniela Roth", "Restorer"), ("E", "Elif Demir", "Delivery"), ("E", "Emil Novák", "Carver"),
        ("F", "Fatima Zahra", "Weaver"), ("G", "Greta Berg", "Varnisher"), ("H", "Henrik Lund", "Timber"),
        ("I", "Ines Moreau", "Glass"), ("J", "Jonas Brandt", "Carpenter"), ("K", "Kofi Mensah", "Metal"),
        ("L", "Lena Vogel", "Leather"), ("M", "Mara Lindqvist", "Collector"), ("N", "Nadia Petrov", "Gilder"),
        ("O", "Ole Hansen", "Lamps"), ("P", "Paula Reyes", "Interior"), ("P", "Priya Nair", "Fabrics"),
        ("R", "Rosa Diaz", "Marquetry"), ("S", "Samir Haddad", "Mosaic"), ("T", "Tomás Vega", "Bentwood"),
        ("あ", "青木 葵", "漆"), ("か", "加藤 蓮", "木工"), ("さ", "佐藤 美咲", "椅子"), ("さ", "鈴木 健", "写真"),
        ("た", "高橋 直子", "染物"), ("な", "中村 陽", "竹細工"),
    ].map { Person(key: $0.0, name: $0.1, trade: $0.2) }
}
