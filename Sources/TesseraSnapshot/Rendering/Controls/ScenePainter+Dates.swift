import Foundation
import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

extension ScenePainter {
    /// Draws a date as texts in fields.
    func draw(
        _ content: DateContent, _ control: ControlContent, in frame: CGRect, opacity: Double
    ) throws(RenderingError) {
        guard content.style == .compact, let seconds = control.values.first, abs(seconds) < 8.64e12 else {
            return
        }
        let font = try font(of: content.text)
        var texts: [String] = []
        if content.hasDay == true { texts.append(dateText(seconds, content) { $0.dateStyle = .medium }) }
        if content.hasTime == true {
            texts.append(
                dateText(seconds, content) {
                    $0.setLocalizedDateFormatFromTemplate(content.hasTwelveHours == true ? "hmm" : "Hmm")
                })
        }
        let isMirrored = control.isRightToLeft == true
        var x = isMirrored ? frame.maxX : frame.minX
        for text in texts {
            let layout = TextLayout.layout(text, font: font, maximumLines: 1)
            let width = layout.size.width + 24
            if isMirrored { x -= width }
            let field = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
            canvas.fill(RoundedRectangle(snapped(field), radius: 8), paint(content.field, opacity))
            draw(
                layout.lines, font: font, at: CGPoint(x: x + 12, y: frame.minY), lineHeight: frame.height,
                color: ink(content.text.color, opacity))
            x += isMirrored ? -6 : width + 6
        }
    }

    private func dateText(
        _ seconds: Double, _ content: DateContent, _ style: (DateFormatter) -> Void
    ) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: content.locale)
        var calendar = Calendar(identifier: Self.calendars[content.calendar ?? ""] ?? .gregorian)
        calendar.locale = formatter.locale
        formatter.calendar = calendar
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        style(formatter)
        return formatter.string(from: Date(timeIntervalSince1970: seconds))
    }

    private static let calendars: [String: Calendar.Identifier] = [
        "japanese": .japanese, "buddhist": .buddhist, "roc": .republicOfChina,
    ]

    /// Draws lines in one font and one colour. `point` is the top left corner of the first line.
    func draw(
        _ lines: [TextLine], font: FontDescriptor, at point: CGPoint, lineHeight: Double, color: Canvas.Color,
        isPrecise: Bool = false
    ) {
        for (index, line) in lines.enumerated() {
            let top = point.y + Double(index) * lineHeight
            let start = CGPoint(
                x: point.x + line.x,
                y: baseline(of: font, top: top, lineHeight: lineHeight, isPrecise: isPrecise))
            for run in line.glyphs(scale: scale).runs { canvas.fill(run, at: start, color: color) }
        }
    }
}
