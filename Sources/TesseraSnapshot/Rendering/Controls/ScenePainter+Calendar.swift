import Foundation
import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

extension ScenePainter {
    /// Draws a month of days, and below it the time if the user chooses one.
    func drawCalendar(
        _ content: DateContent, _ control: ControlContent, _ seconds: Double, in frame: CGRect,
        opacity: Double
    ) throws(RenderingError) {
        let month = CalendarMonth(of: seconds)
        let isMirrored = control.isRightToLeft == true
        var days = frame
        if content.hasTime == true {
            days.size.height = max(0, frame.height - CalendarMonth.headerHeight)
            let row = CGRect(
                x: frame.minX, y: days.maxY, width: frame.width, height: CalendarMonth.headerHeight)
            try drawTime(content, seconds, in: row, isMirrored: isMirrored, opacity: opacity)
        }
        let isDisabled = control.isDisabled == true
        try drawHeader(content, month, in: days, isMirrored, isDisabled, opacity)
        let column = frame.width / 7
        /// Returns the middle of a column.
        func middle(_ index: Int) -> Double {
            let x = (Double(index) + 0.5) * column
            return isMirrored ? frame.maxX - x : frame.minX + x
        }
        let first = min(max(content.firstWeekday, 1), 7)
        try drawWeekdays(content, from: first, at: days.minY + CalendarMonth.headerHeight, middle, opacity)
        let top = days.minY + CalendarMonth.headerHeight + CalendarMonth.weekdayHeight
        let height = max(0, days.maxY - top) / 6
        let size = CGSize(width: min(44, column), height: min(44, height))
        for day in 0..<month.dayCount {
            let place = (month.weekday - first + 7) % 7 + day
            let y = top + (Double(place / 7) + 0.5) * height
            let box = CGRect(
                x: middle(place % 7) - size.width / 2, y: y - size.height / 2, width: size.width,
                height: size.height)
            try drawDay(
                day + 1, from: month.start + Double(day) * CalendarMonth.day, content, isDisabled, seconds,
                in: box, opacity)
        }
    }

    private func drawDay(
        _ number: Int, from start: Double, _ content: DateContent, _ isDisabled: Bool, _ seconds: Double,
        in box: CGRect, _ opacity: Double
    ) throws(RenderingError) {
        func contains(_ time: Double) -> Bool { time >= start && time < start + CalendarMonth.day }
        let (isChosen, isToday) = (contains(seconds), contains(content.today))
        let canBeChosen =
            !isDisabled && start + CalendarMonth.day > content.minimum ?? -.infinity
            && start <= content.maximum ?? .infinity
        var style = content.text
        style.size = 20
        style.features = #""tnum" 1"#
        var color = isToday || isChosen ? content.tint : content.text.color
        if isChosen {
            style.weight = 600
            let share = isToday ? 1 : 0.15
            let circle = RoundedRectangle(snapped(box), radius: min(box.width, box.height) / 2)
            canvas.fill(circle, paint(content.tint, share * opacity))
            if isToday { color = TesseraDisplay.Color(red: 255, green: 255, blue: 255) }
        }
        if !canBeChosen { color = content.unavailable }
        try draw("\(number)", style, in: box, alignment: 0.5, color: ink(color, opacity))
    }

    private func drawWeekdays(
        _ content: DateContent, from first: Int, at y: Double, _ middle: (Int) -> Double, _ opacity: Double
    ) throws(RenderingError) {
        var style = content.text
        (style.size, style.weight) = (13, 600)
        for index in 0..<7 {
            // The fourth of January 1970 was a Sunday.
            let sunday = 3 * CalendarMonth.day
            let seconds = sunday + Double((index + first - 1) % 7) * CalendarMonth.day
            let name = dateText(seconds, content) { $0.setLocalizedDateFormatFromTemplate("ccc") }
            let box = CGRect(x: middle(index), y: y, width: 0, height: CalendarMonth.weekdayHeight)
            try draw(
                name.uppercased(with: Locale(identifier: content.locale)), style, in: box, alignment: 0.5,
                color: ink(content.secondary, opacity))
        }
    }

    /// Draws the names of the month and the year, and the buttons to the previous and the next month.
    private func drawHeader(
        _ content: DateContent, _ month: CalendarMonth, in frame: CGRect, _ isMirrored: Bool,
        _ isDisabled: Bool, _ opacity: Double
    ) throws(RenderingError) {
        var style = content.text
        style.weight = 600
        let color = ink(content.text.color, opacity)
        let names = [
            dateText(month.start, content) { $0.setLocalizedDateFormatFromTemplate("LLLL") },
            dateText(month.start, content) { $0.setLocalizedDateFormatFromTemplate("y") },
        ]
        let locale = Locale(identifier: content.locale)
        let order = DateFormatter.dateFormat(fromTemplate: "yMMMM", options: 0, locale: locale) ?? "MMMM y"
        let namesYearFirst =
            order.firstIndex { "yUr".contains($0) } ?? order.endIndex
            < order.firstIndex { "ML".contains($0) } ?? order.endIndex
        var x = 0.0
        for name in namesYearFirst ? names.reversed() : names {
            // Each name has 6 points on either side.
            let width = TextLayout.layout(name, font: try font(of: style), maximumLines: 1).size.width + 12
            let left = isMirrored ? frame.maxX - x - width : frame.minX + x
            let box = CGRect(x: left, y: frame.minY, width: width, height: CalendarMonth.headerHeight)
            try draw(name, style, in: box, alignment: 0.5, color: color)
            x += width
        }
        for (isNext, distance) in [(false, 66.0), (true, 22)] {
            let isReachable =
                isNext
                ? month.end <= content.maximum ?? .infinity : month.start > content.minimum ?? -.infinity
            // The middle of the arrow is that of the line of text, which is one point above the middle of the button.
            let middle = CGPoint(
                x: isMirrored ? frame.minX + distance : frame.maxX - distance, y: frame.minY + 21)
            drawArrow(
                at: middle, pointsRight: isNext != isMirrored,
                color: ink(isReachable && !isDisabled ? content.tint : content.unavailable, opacity))
        }
    }

    /// Draws two sides of a square of 11.5 points that stands on its corner.
    private func drawArrow(at middle: CGPoint, pointsRight: Bool, color: Canvas.Color) {
        canvas.withState {
            canvas.translate(x: middle.x, y: middle.y)
            canvas.rotate(by: pointsRight ? -.pi / 4 : 3 * .pi / 4)
            let (far, near) = (5.75, 3.25)
            canvas.move(to: CGPoint(x: near, y: -far))
            for (x, y) in [(far, -far), (far, far), (-far, far), (-far, near), (near, near)] {
                canvas.addLine(to: CGPoint(x: x, y: y))
            }
            canvas.closePath()
            canvas.fill(.color(color))
        }
    }

    /// Draws the name of the time at the leading edge, and the time in a field at the trailing edge.
    private func drawTime(
        _ content: DateContent, _ seconds: Double, in row: CGRect, isMirrored: Bool, opacity: Double
    ) throws(RenderingError) {
        let font = try font(of: content.text)
        let color = ink(content.text.color, opacity)
        try draw(content.timeLabel, content.text, in: row, alignment: isMirrored ? 1 : 0, color: color)
        let time = timeText(seconds, content)
        let width = TextLayout.layout(time, font: font, maximumLines: 1).size.width + 24
        let height = font.metrics.lineHeight.rounded() + 14
        let field = CGRect(
            x: isMirrored ? row.minX : row.maxX - width, y: row.midY - height / 2, width: width,
            height: height)
        canvas.fill(RoundedRectangle(snapped(field), radius: 8), paint(content.field, opacity))
        try draw(time, content.text, in: field, alignment: 0.5, color: color)
    }

    /// Draws one line of text in a box: at its left for an alignment of 0, in the middle for 0.5, and at its right for 1.
    private func draw(
        _ text: String, _ style: TextStyle, in box: CGRect, alignment: Double, color: Canvas.Color
    ) throws(RenderingError) {
        let font = try font(of: style)
        let layout = TextLayout.layout(text, font: font, maximumLines: 1)
        let x = box.minX + (box.width - layout.size.width) * alignment
        draw(
            layout.lines, font: font, at: CGPoint(x: x, y: box.minY), lineHeight: box.height, color: color)
    }
}

/// A month of the Gregorian calendar on a clock without time zone.
private struct CalendarMonth {
    /// The seconds of a day.
    static let day = 86_400.0
    static let headerHeight = 44.0
    static let weekdayHeight = 20.0

    /// The first second of the month, and the first one after it.
    let start: Double, end: Double
    /// The weekday of the first day, from 1 for Sunday to 7 for Saturday.
    let weekday: Int
    var dayCount: Int { min(max(Int((end - start) / Self.day), 0), 31) }

    /// Creates the month that contains a time.
    init(of seconds: Double) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        let date = Date(timeIntervalSince1970: seconds)
        let interval =
            calendar.dateInterval(of: .month, for: date) ?? DateInterval(start: date, duration: Self.day)
        start = interval.start.timeIntervalSince1970
        end = interval.end.timeIntervalSince1970
        weekday = calendar.component(.weekday, from: interval.start)
    }
}
