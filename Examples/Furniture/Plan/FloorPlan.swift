import UIKit

/// The rooms and the furniture of a flat. All places are in centimetres from the top left corner.
struct FloorPlan {
    /// A room with its name.
    struct Room {
        let name: String
        let frame: CGRect
    }

    /// A piece of furniture seen from above.
    struct Piece {
        let name: String
        let frame: CGRect
        /// True for a round table, for example.
        var isRound = false
    }

    /// A door that opens around a hinge.
    struct Door {
        let hinge: CGPoint
        /// The angles of the closed and the open door, in radians.
        let (closed, open): (CGFloat, CGFloat)
    }

    let size: CGSize
    let rooms: [Room]
    let pieces: [Piece]
    let doors: [Door]

    static let sample = FloorPlan(
        size: CGSize(width: 1000, height: 800),
        rooms: [
            Room(name: "Living room", frame: CGRect(x: 0, y: 0, width: 600, height: 450)),
            Room(name: "Kitchen", frame: CGRect(x: 600, y: 0, width: 400, height: 300)),
            Room(name: "Bath", frame: CGRect(x: 600, y: 300, width: 400, height: 150)),
            Room(name: "Bedroom", frame: CGRect(x: 0, y: 450, width: 450, height: 350)),
            Room(name: "Workshop", frame: CGRect(x: 450, y: 450, width: 550, height: 350)),
        ],
        pieces: [
            Piece(name: "Sofa", frame: CGRect(x: 40, y: 330, width: 220, height: 90)),
            Piece(name: "Shelf", frame: CGRect(x: 20, y: 20, width: 300, height: 40)),
            Piece(name: "Oak table", frame: CGRect(x: 410, y: 130, width: 150, height: 150), isRound: true),
            Piece(name: "Counter", frame: CGRect(x: 620, y: 20, width: 360, height: 60)),
            Piece(name: "Table", frame: CGRect(x: 730, y: 190, width: 160, height: 80)),
            Piece(name: "Tub", frame: CGRect(x: 850, y: 330, width: 130, height: 90)),
            Piece(name: "Bed", frame: CGRect(x: 20, y: 580, width: 150, height: 200)),
            Piece(name: "Wardrobe", frame: CGRect(x: 330, y: 480, width: 100, height: 90)),
            Piece(name: "Bench", frame: CGRect(x: 480, y: 710, width: 300, height: 70)),
            Piece(name: "Timber", frame: CGRect(x: 850, y: 480, width: 130, height: 200)),
        ],
        doors: [
            Door(hinge: CGPoint(x: 600, y: 120), closed: .pi / 2, open: .pi),
            Door(hinge: CGPoint(x: 640, y: 300), closed: 0, open: .pi / 2),
            Door(hinge: CGPoint(x: 150, y: 450), closed: 0, open: .pi / 2),
            Door(hinge: CGPoint(x: 500, y: 450), closed: 0, open: .pi / 2),
        ])
}
