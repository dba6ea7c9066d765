import Foundation
import UIKit

// This file has the samples of the article on custom drawing.

final class RingView: UIView {
    var share: CGFloat = 0.25 { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let ring = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 4,
            startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * share, clockwise: true)
        ring.lineWidth = 8
        ring.lineCapStyle = .round
        UIColor.systemGreen.setStroke()
        ring.stroke()
    }
}

@MainActor
enum DrawingSamples {
    static func makeInvoice(total: UILabel) -> Data {
        let invoice = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 595, height: 842)).pdfData {
            renderer in
            renderer.beginPage()
            "Invoice".draw(
                at: CGPoint(x: 72, y: 72), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
            total.layer.render(in: renderer.cgContext)
        }
        return invoice
    }

    static func makeBadge() -> UIImage {
        let badge = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 24)).image { renderer in
            let context = renderer.cgContext
            let colors = [UIColor.systemOrange.cgColor, UIColor.systemRed.cgColor]
            UIBezierPath(roundedRect: renderer.format.bounds, cornerRadius: 12).addClip()
            if let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) {
                context.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: 60, y: 0), options: [])
            }
            "New".draw(at: CGPoint(x: 16, y: 4), withAttributes: [.foregroundColor: UIColor.white])
        }
        return badge
    }
}
