import Foundation
import UIKit

// The samples of the comments on drawing.

@MainActor
enum DrawingSamples {
    static func makeInvoice() -> Data {
        let page = CGRect(x: 0, y: 0, width: 595, height: 842)
        let invoice = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            "Invoice".draw(
                at: CGPoint(x: 72, y: 72), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
        }
        return invoice
    }

    static func printText(_ recipe: String) {
        let controller = UIPrintInteractionController.shared
        controller.printFormatter = UISimpleTextPrintFormatter(text: recipe)
        controller.present(animated: true)
    }

    static func givePaper(to renderer: UIPrintPageRenderer) {
        let paper = CGRect(x: 0, y: 0, width: 595, height: 842)
        renderer.setValue(paper, forKey: "paperRect")
        renderer.setValue(paper.insetBy(dx: 36, dy: 36), forKey: "printableRect")
    }

    static func scrollLongLines(of codeView: UITextView) {
        codeView.textContainer.widthTracksTextView = false
        codeView.textContainer.size = CGSize(
            width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    }

    static func drawCircle() -> CGImage? {
        guard
            let context = CGContext(
                data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        let image = context.makeImage()
        return image
    }

    static func makePath() -> CGPath {
        let badge = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 60, height: 24), cornerWidth: 12, cornerHeight: 12,
            transform: nil)
        return badge
    }

    static func joinPaths(_ layer: CAShapeLayer, box: CGRect, tail: CGPath) {
        let bubble = CGPath(roundedRect: box, cornerWidth: 16, cornerHeight: 16, transform: nil)
        layer.path = bubble.union(tail)
    }
}

@MainActor
func pages(of text: NSAttributedString, pageSize: CGSize) -> [NSRange] {
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    var pages: [NSRange] = []
    var end = 0
    while end < manager.numberOfGlyphs {
        let container = NSTextContainer(size: pageSize)
        manager.addTextContainer(container)
        let page = manager.glyphRange(for: container)
        guard page.length > 0 else { break }
        pages.append(page)
        end = NSMaxRange(page)
    }
    return pages
}

@MainActor
func visibleGlyphs(of textView: UITextView) -> NSRange {
    let layoutManager = textView.layoutManager
    let visible = layoutManager.glyphRange(
        forBoundingRect: CGRect(origin: textView.contentOffset, size: textView.bounds.size),
        in: textView.textContainer)
    return visible
}

final class OutlinedLabel: UILabel {
    override func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color = textColor
        context.setLineWidth(4)
        context.setLineJoin(.round)
        context.setTextDrawingMode(.stroke)
        textColor = .black
        super.drawText(in: rect)
        context.setTextDrawingMode(.fill)
        textColor = color
        super.drawText(in: rect)
    }
}
