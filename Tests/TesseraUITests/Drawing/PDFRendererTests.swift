import Foundation
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraUI

/// Tests PDF documents that are drawn.
@MainActor struct PDFRendererTests {
    private let page = CGRect(x: 0, y: 0, width: 200, height: 300)

    private func document(
        _ format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat(),
        _ actions: (UIGraphicsPDFRendererContext) -> Void
    ) -> WrittenDocument {
        WrittenDocument(UIGraphicsPDFRenderer(bounds: page, format: format).pdfData(actions: actions))
    }

    private func picture() throws -> UIImage {
        try #require(UIImage(data: Samples.png([[255, 0, 0, 255], [0, 0, 255, 255]])))
    }

    // MARK: Pages

    @Test func `each page has its size in points, also an empty one`() {
        let written = document { context in
            context.beginPage()
            #expect(context.pdfContextBounds == page)
            context.beginPage(withBounds: CGRect(x: -10, y: 5, width: 50, height: 60), pageInfo: [:])
            #expect(context.pdfContextBounds == CGRect(x: -10, y: 5, width: 50, height: 60))
            context.beginPage()
        }
        #expect(written.pages == ["0 0 200 300", "0 0 50 60", "0 0 200 300"])
    }

    @Test func `without a page there is no document`() {
        let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(data.isEmpty)
    }

    @Test func `a new page has the usual settings, and the bounds' origin is its upper left corner`() {
        let written = document { context in
            context.beginPage()
            context.cgContext.saveGState()
            context.cgContext.translateBy(x: 30, y: 40)
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.beginPage(withBounds: CGRect(x: 100, y: 100, width: 50, height: 50), pageInfo: [:])
            #expect(
                context.cgContext.boundingBoxOfClipPath == CGRect(x: 100, y: 100, width: 50, height: 50))
            #expect(
                context.cgContext.convertToDeviceSpace(CGPoint(x: 100, y: 100)) == CGPoint(x: 0, y: 50))
        }
        #expect(written.pages.count == 2)
    }

    @Test func `a context of a document has no pixels`() {
        _ = document { context in
            context.beginPage()
            #expect(context.cgContext.makeImage() == nil)
            #expect(context.cgContext.data == nil)
            #expect(context.cgContext.width == 0)
            #expect(!UIGraphicsPDFRenderer(bounds: page).allowsImageOutput)
        }
    }

    // MARK: What is drawn

    @Test func `text stays text, also under a shadow, with an opacity and with a blend mode`() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let written = document { context in
            context.beginPage()
            context.cgContext.setShadow(offset: CGSize(width: 2, height: 2), blur: 4)
            context.cgContext.setAlpha(0.5)
            context.cgContext.setBlendMode(.multiply)
            "請求書".draw(at: CGPoint(x: 20, y: 20), withAttributes: attributes)
            context.cgContext.beginTransparencyLayer(auxiliaryInfo: nil)
            "領収".draw(at: CGPoint(x: 20, y: 60), withAttributes: attributes)
            context.cgContext.endTransparencyLayer()
        }
        #expect(written.spells("請求書領収"))
        #expect(written.text.contains("/BM /Multiply"))
    }

    @Test func `paths are paths, and gradients are gradients`() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
                locations: [0, 1]))
        let written = document { context in
            context.beginPage()
            context.cgContext.fillEllipse(in: CGRect(x: 10, y: 10, width: 50, height: 50))
            context.cgContext.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        }
        #expect(written.pictureCount == 0)
        #expect(written.text.contains("/ShadingType 2"))
    }

    @Test func `a picture is written once`() throws {
        let picture = try picture()
        let written = document { context in
            for _ in 0..<2 {
                context.beginPage()
                picture.draw(at: CGPoint(x: 10, y: 10))
                picture.draw(in: CGRect(x: 50, y: 50, width: 100, height: 50), blendMode: .normal, alpha: 0.5)
            }
        }
        #expect(written.pictureCount == 1)
    }

    @Test func `removed content is white, as paper is`() {
        let written = document { context in
            context.beginPage()
            context.fill(page)
            context.cgContext.clear(CGRect(x: 10, y: 20, width: 30, height: 40))
        }
        #expect(written.pictureCount == 0)
        #expect(written.text.contains(/1 (g|1 1 rg)[^f]*10 20 30 40 re f/))
    }

    // MARK: Information and links

    @Test func `the document information is in the document for its readers`() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [
            kCGPDFContextTitle: "Report", kCGPDFContextAuthor: "Mika", kCGPDFContextKeywords: ["one", "two"],
            kCGPDFContextSubject: "Sales", kCGPDFContextCreator: "Shop",
        ]
        let written = document(format) { $0.beginPage() }
        for line in ["/Title (Report)", "/Author (Mika)", "/Keywords (one, two)", "/Subject (Sales)"] {
            #expect(written.text.contains(line))
        }
        #expect(written.text.contains("/Creator (Shop)"))
    }

    @Test func `links lead to addresses and to named places`() throws {
        let address = try #require(URL(string: "https://example.com/a'b"))
        let written = document { context in
            context.beginPage()
            context.setURL(address, for: CGRect(x: 10, y: 20, width: 30, height: 40))
            context.setDestinationWithName("end", for: CGRect(x: 10, y: 100, width: 30, height: 40))
            context.setDestinationWithName("nowhere", for: CGRect(x: 10, y: 200, width: 30, height: 40))
            context.beginPage()
            context.addDestination(withName: "end", at: CGPoint(x: 0, y: 50))
        }
        #expect(written.text.contains("/URI (https://example.com/a%27b)"))
        #expect(written.text.contains("/Rect [ 10 240 40 280 ]"))
        #expect(written.text.contains("(end)"))
        #expect(written.pages.count == 2)
    }

    @Test func `addresses cannot add to the document, and places can have any name`() throws {
        let address = try #require(URL(string: "https://example.com/x)/S/JavaScript/JS(alert"))
        let (composed, decomposed) = ("\u{304C}", "\u{304B}\u{3099}")
        let written = document { context in
            context.beginPage()
            let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
            context.setURL(address, for: rect)
            for name in [decomposed, "a'b", "a\u{0}b", "\\", "a)b"] {
                context.setDestinationWithName(name, for: rect)
            }
            context.addDestination(withName: composed, at: CGPoint(x: 0, y: 50))
            context.addDestination(withName: "a\u{0}b", at: CGPoint(x: 0, y: 60))
        }
        #expect(written.text.contains("/URI (https://example.com/x%29/S/JavaScript/JS%28alert)"))
        #expect(written.pages.count == 1)
    }

    // MARK: Files and functions

    @Test func `a document is written to a file, and an unwritable one is an error`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let renderer = UIGraphicsPDFRenderer(bounds: page)
        let file = folder.appending(path: "report.pdf")
        try renderer.writePDF(to: file) { $0.beginPage() }
        #expect(WrittenDocument(try Data(contentsOf: file)).pages == ["0 0 200 300"])
        #expect(throws: CocoaError.self) {
            try renderer.writePDF(to: folder.appending(path: "missing/report.pdf")) { $0.beginPage() }
        }
    }

    @Test func `the older functions write documents too`() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Old"])
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsBeginPDFPageWithInfo(page, nil)
        #expect(UIGraphicsGetPDFContextBounds() == page)
        #expect(data.isEmpty)
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetPDFContextBounds() == .zero)
        let written = WrittenDocument(data as Data)
        #expect(written.pages == ["0 0 612 792", "0 0 200 300"])
        #expect(written.text.contains("/Title (Old)"))
        #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/report.pdf", .zero, nil))
    }
}

extension DisplayTests {
    /// Tests views that are drawn on the pages of a document.
    @Suite @MainActor struct PDFViewTests {
        @Test func `a view is drawn as shapes and text, and its images are written once`() throws {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            view.backgroundColor = .yellow
            view.layer.cornerRadius = 8
            let label = UILabel(frame: CGRect(x: 5, y: 5, width: 90, height: 20))
            label.text = "合計"
            let faded = UILabel(frame: CGRect(x: 5, y: 30, width: 50, height: 20))
            faded.text = "税"
            faded.backgroundColor = .green
            faded.alpha = 0.5
            let image = UIImageView(
                image: UIImage(data: try Samples.png([[255, 0, 0, 255], [0, 0, 255, 255]])))
            image.frame = CGRect(x: 60, y: 30, width: 30, height: 20)
            for part in [label, faded, image] { view.addSubview(part) }
            var isDrawn = false
            let page = CGRect(x: 0, y: 0, width: 200, height: 300)
            let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
                context.beginPage()
                view.layer.render(in: context.cgContext)
                context.beginPage()
                isDrawn = view.drawHierarchy(
                    in: CGRect(x: 50, y: 50, width: 50, height: 30), afterScreenUpdates: true)
            }
            let written = WrittenDocument(data)
            #expect(isDrawn)
            #expect(written.spells("合計税"))
            #expect(written.pictureCount == 1)
        }
    }
}
