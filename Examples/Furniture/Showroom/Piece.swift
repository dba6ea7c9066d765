import UIKit

/// A piece of furniture in the showroom.
struct Piece: Hashable, Sendable {
    /// The identity of the piece, which its copies do not share.
    let id = UUID()
    let name: String
    let symbol: String
    let wood: String

    static let samples: [Piece] = [
        Piece(name: "Chair", symbol: "chair", wood: "Beech"),
        Piece(name: "Table", symbol: "fork.knife", wood: "Oak"),
        Piece(name: "Lamp", symbol: "lightbulb", wood: "Ash"),
        Piece(name: "Sofa", symbol: "sofa", wood: "Walnut"),
        Piece(name: "Bed", symbol: "bed.double", wood: "Pine"),
        Piece(name: "Cabinet", symbol: "archivebox", wood: "Cherry"),
    ]

    /// A new piece with the same properties.
    var copy: Piece { Piece(name: name, symbol: symbol, wood: wood) }

    /// The text about the piece that the user shares.
    var text: String { "\(name) of \(wood.lowercased()), made in our workshop" }

    /// Puts the name of the piece onto the pasteboard.
    @MainActor
    func copyToPasteboard() { UIPasteboard.general.string = name }

    /// A new piece with the name that is on the pasteboard, or nil if no piece has that name.
    @MainActor
    static var pasted: Piece? {
        let name = UIPasteboard.general.string?.trimmingCharacters(in: .whitespacesAndNewlines)
        return samples.first { $0.name == name }?.copy
    }
}

extension UIViewController {
    /// Presents a sheet with ways to share a piece outside of the app.
    func share(_ piece: Piece, from view: UIView?) {
        let sheet = UIActivityViewController(activityItems: [piece.text], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true)
    }
}
