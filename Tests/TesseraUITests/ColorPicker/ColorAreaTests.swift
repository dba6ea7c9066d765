import Foundation
import Testing

@testable import TesseraUI

@MainActor struct ColorAreaTests {
    @Test func `the grid has greys above twelve hues`() {
        let grid = ColorGrid(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
        #expect(ColorGrid.colors.count == 120)
        #expect(grid.color(at: CGPoint(x: 1, y: 1)).hexadecimal == "FFFFFF")
        #expect(grid.color(at: CGPoint(x: 240, y: 1)).hexadecimal == "000000")
        // The sixth row has full colours; the hue of the eighth column is 195° + 7 · 30° = 45°.
        #expect(grid.color(at: CGPoint(x: 150, y: 110)).hexadecimal == "FFBF00")
    }

    @Test func `the mark lies on the cell of the colour`() {
        let grid = ColorGrid(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
        grid.color = PickedColor(red: 0, green: 0, blue: 0)
        #expect(grid.ringFrame == CGRect(x: 220, y: 0, width: 20, height: 20))
        grid.color = PickedColor(red: 0.123, green: 0.4, blue: 0.1)
        #expect(grid.ringFrame == nil)
    }

    @Test func `arrow keys go through the grid`() {
        let grid = ColorGrid(frame: CGRect(x: 0, y: 0, width: 240, height: 200))
        var chosen: [String] = []
        grid.didChoose = { color, isOngoing in chosen.append("\(color.hexadecimal) \(isOngoing)") }
        grid.color = PickedColor(red: 1, green: 1, blue: 1)
        grid.accessibilityDecrement()
        grid.accessibilityIncrement()
        // The second of twelve greys is 1 - 1/11, which is 232 of 255.
        #expect(chosen == ["E8E8E8 false"])
        #expect(grid.accessibilityValue == "light gray")
    }

    @Test func `the spectrum runs through the hues, and from white to black`() {
        let spectrum = ColorSpectrum(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(spectrum.color(at: CGPoint(x: 100, y: 100)).hexadecimal == "00FF00")
        #expect(spectrum.color(at: CGPoint(x: 100, y: 50)).hexadecimal == "80FF80")
        #expect(spectrum.color(at: CGPoint(x: 100, y: 150)).hexadecimal == "008000")
        #expect(spectrum.color(at: CGPoint(x: 100, y: 0)).hexadecimal == "FFFFFF")
        #expect(spectrum.color(at: CGPoint(x: 100, y: 200)).hexadecimal == "000000")
    }

    @Test func `the mark stays below the finger, on greys too`() throws {
        let spectrum = ColorSpectrum(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        for point in [
            CGPoint(x: 100, y: 50), CGPoint(x: 250, y: 150), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 200),
        ] {
            spectrum.color = spectrum.color(at: point)
            let ring = try #require(spectrum.ringFrame)
            #expect(abs(ring.midX - point.x) < 0.01 && abs(ring.midY - point.y) < 0.01)
        }
    }

    @Test func `arrow keys turn the hue`() {
        let spectrum = ColorSpectrum(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        spectrum.color = PickedColor(red: 1, green: 0, blue: 0)
        spectrum.accessibilityDecrement()
        // A 24th of a turn before red lies a quarter of the way to magenta.
        #expect(spectrum.color.hexadecimal == "FF0040")
    }
}
