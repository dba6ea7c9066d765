import Foundation
import TesseraDisplay
import TesseraGraphics

extension TextAttributes {
    /// Returns the attributes with which a canvas draws a run.
    func look(of run: TextRunStyle, traits: UITraitCollection) -> TextLook {
        var look = TextLook(color: foregroundColor.canvasColor(for: traits))
        look.background = backgroundColor?.canvasColor(for: traits)
        look.obliqueness = obliqueness
        if strokeWidth != 0 {
            look.outline = TextLook.Outline(
                thickness: strokeThickness(of: run.font),
                color: (strokeColor ?? foregroundColor).canvasColor(for: traits), isFilled: strokeWidth < 0)
        }
        if let shadow, let color = shadow.color, shadow.shadowOffset != .zero || shadow.shadowBlurRadius > 0 {
            let offset = shadow.shadowOffset
            look.shadow = TextLook.Shadow(
                color: color.canvasColor(for: traits),
                radius: max(shadow.shadowBlurRadius.textMeasure, 0) / 2,
                offset: CGSize(width: offset.width.textMeasure, height: offset.height.textMeasure))
        }
        if underline.hasLine {
            look.lines.append(line(underline, underlineColor, run, isThrough: false, traits))
        }
        if strikethrough.hasLine {
            look.lines.append(line(strikethrough, strikethroughColor, run, isThrough: true, traits))
        }
        look.attachment = run.attachment.flatMap { attachmentImage(in: $0) }?
            .canvas(tint: foregroundColor, traits: traits)
        return look
    }

    private func line(
        _ style: NSUnderlineStyle, _ lineColor: UIColor?, _ run: TextRunStyle, isThrough: Bool,
        _ traits: UITraitCollection
    ) -> TextLook.Line {
        let thickness = run.font.size / 18 * (style.contains(.thick) ? 2 : 1)
        let lengths: [CGFloat] =
            switch style.rawValue & 0xF00 {
            case NSUnderlineStyle.patternDot.rawValue: [1, 1]
            case NSUnderlineStyle.patternDash.rawValue: [4, 2]
            case NSUnderlineStyle.patternDashDot.rawValue: [4, 2, 1, 2]
            case NSUnderlineStyle.patternDashDotDot.rawValue: [4, 2, 1, 2, 1, 2]
            default: []
            }
        return TextLook.Line(
            isThrough: isThrough, thickness: thickness, dashes: lengths.map { $0 * thickness },
            isDouble: style.isSuperset(of: .double),
            color: (lineColor ?? foregroundColor).canvasColor(for: traits))
    }
}

extension UIColor {
    func canvasColor(for traits: UITraitCollection) -> Canvas.Color {
        let color = cgColor(for: traits)
        return Canvas.Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
