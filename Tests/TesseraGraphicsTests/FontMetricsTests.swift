import Testing

@testable import TesseraGraphics

@Suite struct FontMetricsTests {
    @Test func `metrics are those of Inter`() {
        // In Inter an em has 2816 units, the ascender 2728, the descender −680, capitals 2048, an x 1536, and there
        // is no line gap.
        #expect(
            FontDescriptor(size: 2816).metrics
                == FontMetrics(
                    ascender: 2728, descender: -680, lineHeight: 3408, capHeight: 2048, xHeight: 1536))
    }

    @Test func `metrics grow with the size`() {
        let small = FontDescriptor(size: 10).metrics, large = FontDescriptor(size: 20).metrics
        #expect(abs(large.lineHeight - 2 * small.lineHeight) < 0.01)
    }

    @Test func `a family that is not installed is replaced by the system family`() {
        let unknown = FontDescriptor(family: .named("No Such Family"), size: 17)
        #expect(unknown.metrics == FontDescriptor(size: 17).metrics)
    }

    @Test func `weights are those of CSS`() {
        #expect(FontWeight.regular.rawValue == 400)
        #expect(FontWeight.semibold < .bold)
        #expect(FontWeight(rawValue: 5000).rawValue == 1000)
    }
}
