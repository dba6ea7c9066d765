import Foundation

@testable import HTMLParsers

extension Harness {
    /// Reads HTML as texts with styles, which refer to what there is and have possible sizes.
    static func html(_ input: Data) {
        let document = String(decoding: input, as: UTF8.self)
        let result = HTMLReader.read(document) { _ in 17 }
        for piece in result.pieces {
            require(!piece.text.isEmpty, "A piece is empty.")
            require(result.styles.indices.contains(piece.style), "A piece has no style.")
            require(result.paragraphs.indices.contains(piece.paragraph), "A piece has no paragraph.")
        }
        for style in result.styles {
            require(style.size.map { (1...1000).contains($0) } ?? true, "A size is out of its range.")
            require(style.weight.map { (1...1000).contains($0) } ?? true, "A weight is out of its range.")
            require(style.link.map { result.links.indices.contains($0) } ?? true, "A link has no address.")
        }
        let places = zip(result.pieces, result.pieces.dropFirst())
        require(places.allSatisfy { $0.paragraph <= $1.paragraph }, "The paragraphs are not in order.")
    }
}
