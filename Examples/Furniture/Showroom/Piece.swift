import Foundation

/// A piece of furniture in the showroom.
struct Piece: Hashable, Sendable {
    let name: String
    let symbol: String

    static let samples: [Piece] = [
        Piece(name: "Chair", symbol: "chair"), Piece(name: "Table", symbol: "table.furniture"),
        Piece(name: "Lamp", symbol: "lamp.table"), Piece(name: "Sofa", symbol: "sofa"),
        Piece(name: "Bed", symbol: "bed.double"), Piece(name: "Cabinet", symbol: "cabinet"),
    ]
}
