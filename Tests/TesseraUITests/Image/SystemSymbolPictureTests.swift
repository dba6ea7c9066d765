import Foundation
import TesseraGraphics
import Testing

@testable import TesseraUI

@MainActor struct SystemSymbolPictureTests {
    @Test func `all drawn symbols can be displayed`() {
        for name in SystemSymbolShapes.pictures.keys.sorted() {
            #expect(UIImage(systemName: name) != nil, "\(name)")
        }
        for name in [
            "hare", "tortoise.fill", "brain", "seal.fill", "suit.club", "sparkle", "hand.tap", "pip.exit",
        ] {
            #expect(SystemSymbolShapes.drawings[name] != nil, "\(name)")
        }
        #expect(UIImage(systemName: "theatermasks.fill") != nil)
    }

    @Test func `the shapes have numbers only, and groups that end`() {
        for (name, shapes) in SystemSymbolShapes.pictures {
            #expect(!shapes.contains("nan") && !shapes.contains("inf"), "\(name)")
            #expect(
                shapes.components(separatedBy: "<g ").count == shapes.components(separatedBy: "</g>").count,
                "\(name)")
        }
    }
}
