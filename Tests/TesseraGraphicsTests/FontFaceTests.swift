import Testing

@testable import TesseraGraphics

@Suite struct FontFaceTests {
    @Test("Inter has nine weights, upright and italic")
    func facesOfInter() {
        let faces = FontFace.faces(inFamily: "Inter").filter {
            $0.weights.lowerBound == $0.weights.upperBound
        }
        let weights = [100, 200, 300, 400, 500, 600, 700, 800, 900]
        #expect(faces.filter { !$0.isItalic }.map(\.weight.rawValue) == weights)
        #expect(faces.filter(\.isItalic).map(\.weight.rawValue) == weights)
    }

    @Test("A face is found by its PostScript name and by its full name")
    func names() throws {
        let face = try #require(FontFace.face(named: "Inter-SemiBoldItalic"))
        #expect(face.family == "Inter")
        #expect(face.weight == .semibold)
        #expect(face.isItalic)
        #expect(!face.isMonospaced)
        #expect(FontFace.face(named: face.fullName) == face)
    }

    @Test(
        "A name that no installed font has finds nothing",
        arguments: ["", "HelveticaNeue", "Avenir-Book", "Inter,Arial"])
    func unknownNames(name: String) {
        #expect(FontFace.face(named: name) == nil)
        #expect(FontFace.faces(inFamily: name).isEmpty)
    }

    @Test("A descriptor is drawn by the face nearest to its weight and slant")
    func matching() {
        let font = FontDescriptor(size: 17, weight: .heavy, isItalic: true)
        #expect(font.face?.postScriptName == "Inter-ExtraBoldItalic")
        // The Japanese family has two weights.
        let japanese = FontDescriptor(family: .named("Noto Sans CJK JP"), size: 17, weight: .semibold)
        #expect(japanese.face?.postScriptName == "NotoSansCJKjp-Bold")
    }

    @Test("A descriptor of a face is drawn by that face")
    func roundTrip() throws {
        for face in FontFace.faces(inFamily: "Inter Display") + FontFace.faces(inFamily: "Inter") {
            #expect(FontDescriptor(face: face, size: 10).face == face)
        }
        let regular = try #require(FontFace.face(named: "Inter-Regular"))
        #expect(FontDescriptor(face: regular, size: 10) == FontDescriptor(size: 10))
    }
}
