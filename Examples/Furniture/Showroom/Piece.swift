import UIKit

/// A piece of furniture in the showroom.
struct Piece: Hashable, Sendable {
    /// Tells a piece from its copies.
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

    /// A new piece that is like this one.
    var copy: Piece { Piece(name: name, symbol: symbol, wood: wood) }

    /// What is shared with others.
    var text: String { "\(name) of \(wood.lowercased()), made in our workshop" }

    /// Puts the piece onto the pasteboard, for other apps as its name.
    @MainActor
    func copyToPasteboard() { UIPasteboard.general.string = name }

    /// A copy of the piece of which the name is on the pasteboard. Any text may be there.
    @MainActor
    static var pasted: Piece? {
        let name = UIPasteboard.general.string?.trimmingCharacters(in: .whitespacesAndNewlines)
        return samples.first { $0.name == name }?.copy
    }
}

extension UIViewController {
    /// Offers what can be done with a piece outside of the app.
    func share(_ piece: Piece, from view: UIView?) {
        let sheet = UIActivityViewController(activityItems: [piece.text], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true)
    }
}
