import Testing

@testable import TesseraGraphics

@Suite struct FontFaceTests {
    @Test func `inter has nine upright and italic weights`() {
        let faces = FontFace.faces(inFamily: "Inter").filter {
            $0.weights.lowerBound == $0.weights.upperBound
        }
        let weights = [100, 200, 300, 400, 500, 600, 700, 800, 900]
        #expect(faces.filter { !$0.isItalic }.map(\.weight.rawValue) == weights)
        #expect(faces.filter(\.isItalic).map(\.weight.rawValue) == weights)
    }

    @Test func `face is found by post script name and full name`() throws {
        let face = try #require(FontFace.face(named: "Inter-SemiBoldItalic"))
        #expect(face.family == "Inter")
        #expect(face.weight == .semibold)
        #expect(face.isItalic)
        #expect(!face.isMonospaced)
        #expect(FontFace.face(named: face.fullName) == face)
    }

    @Test(
        arguments: ["", "HelveticaNeue", "Avenir-Book", "Inter,Arial"])
    func `unknown name finds no face`(name: String) {
        #expect(FontFace.face(named: name) == nil)
        #expect(FontFace.faces(inFamily: name).isEmpty)
    }

    @Test func `descriptor uses face nearest to weight and slant`() {
        let font = FontDescriptor(size: 17, weight: .heavy, isItalic: true)
        #expect(font.face?.postScriptName == "Inter-ExtraBoldItalic")
        // The Japanese family has two weights only.
        let japanese = FontDescriptor(family: .named("Noto Sans CJK JP"), size: 17, weight: .semibold)
        #expect(japanese.face?.postScriptName == "NotoSansCJKjp-Bold")
    }

    @Test func `descriptor of face uses that face`() throws {
        for face in FontFace.faces(inFamily: "Inter Display") + FontFace.faces(inFamily: "Inter") {
            #expect(FontDescriptor(face: face, size: 10).face == face)
        }
        let regular = try #require(FontFace.face(named: "Inter-Regular"))
        #expect(FontDescriptor(face: regular, size: 10) == FontDescriptor(size: 10))
    }
}
