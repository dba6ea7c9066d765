import Foundation
import TesseraGeometry
import Testing

@testable import TesseraDisplay

struct SpaceWireTests {
    private func text(_ properties: NodeProperties) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(properties), as: UTF8.self)
    }

    @Test func `a transform of the plane has six numbers, and one of space has sixteen`() throws {
        var properties = NodeProperties()
        properties.transform = NodeTransform(CGAffineTransform(scaleX: 2, y: 3))
        #expect(try text(properties) == #"{"tf":[2,0,0,3,0,0]}"#)
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 850
        properties.transform = NodeTransform(space: eye)
        // The entries of the last column are small, and have nine decimal places.
        #expect(try text(properties) == #"{"tf":[1,0,0,0,0,1,0,0,0,0,1,-0.001176471,0,0,0,1]}"#)
        let read = try JSONDecoder().decode(NodeProperties.self, from: Data(try text(properties).utf8))
        #expect(read.transform?.space?.m34 == -0.001176471 && read.transform?.matrix == .identity)
    }

    @Test func `an element describes the space of its children and its back`() throws {
        var properties = NodeProperties()
        var space = SpaceContent()
        space.children = CATransform3DMakeTranslation(1, 2, 3)
        space.hidesBack = true
        space.keepsDepth = true
        properties.space = space
        let written = try text(properties)
        #expect(written == #"{"ps":{"b":true,"d":true,"s":[1,0,0,0,0,1,0,0,0,0,1,0,1,2,3,1]}}"#)
        #expect(try JSONDecoder().decode(NodeProperties.self, from: Data(written.utf8)) == properties)
    }

    @Test(arguments: ["[1, 2, 3]", "[]", "{}", "[1,0,0,0,0,1,0,0,0,0,1,0,1,2,3]"])
    func `a transform with another count of numbers is refused`(transform: String) {
        let json = Data(#"{"tf":\#(transform)}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(NodeProperties.self, from: json) }
    }
}
