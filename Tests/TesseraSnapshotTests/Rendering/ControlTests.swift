import Foundation
import TesseraDisplay
import TesseraGeometry
import TesseraSnapshot
import Testing

/// Looks of controls on small canvases. The expected pixels follow from the places that each test states.
@Suite struct ControlTests {
    /// Returns a picture of a control that fills it, at one pixel per point.
    private func picture(
        _ width: Double, _ height: Double, _ kind: ControlContent.Kind, values: [Double] = [],
        isRightToLeft: Bool? = nil, isDisabled: Bool? = nil
    ) throws -> DrawnPixels {
        var scene = SceneBuilder(width: width, height: height)
        scene.add(1, x: 0, y: 0, width: width, height: height) {
            $0.control = ControlContent(kind, values: values)
            $0.control?.isRightToLeft = isRightToLeft
            $0.control?.isDisabled = isDisabled
        }
        return try scene.drawn()
    }

    // MARK: Switches

    @Test(arguments: [(true, false), (false, true)])
    func `the thumb of a switch lies at the end that is on`(isOn: Bool, isRightToLeft: Bool) throws {
        let look = ToggleContent(onColor: .red, offColor: .green, thumbColor: .blue)
        let picture = try picture(
            51, 31, .toggle(look), values: [isOn ? 1 : 0], isRightToLeft: isRightToLeft)
        // The thumb is a circle of 27 points that ends 2 points before the right end, at 49. The pixels at its ends are
        // not covered wholly.
        let thumb = (0..<51).filter { picture[$0, 15] == .blue }
        #expect(thumb == Array(23..<48))
        #expect(picture[22, 15].blue > 245 && picture[48, 15].blue > 245)
        // The shadow of the thumb ends before this place.
        #expect(picture[4, 15] == (isOn ? .red : .green))
        // The track is a pill, so that its corners are clear.
        #expect(picture[0, 0] == .white && picture[50, 0] == .white)
    }

    @Test func `a switch that is off has its thumb at the left`() throws {
        let look = ToggleContent(onColor: .red, offColor: .green, thumbColor: .blue)
        let picture = try picture(51, 31, .toggle(look), values: [0])
        #expect(picture[15, 15] == .blue && picture[46, 15] == .green)
    }

    @Test func `a switch that cannot be used is half as opaque`() throws {
        let look = ToggleContent(onColor: .red, offColor: .green, thumbColor: .blue)
        let picture = try picture(51, 31, .toggle(look), values: [1], isDisabled: true)
        #expect(picture[4, 15].red == 255 && isNear(picture[4, 15].green, 127.5))
        #expect(picture[35, 15].blue == 255 && isNear(picture[35, 15].red, 127.5))
    }

    // MARK: Sliders

    private func slider(_ first: Double, _ last: Double) -> ControlContent.Kind {
        .slider(
            SliderContent(
                minimum: 0, maximum: 10, track: NodeFrame(CGRect(x: 2, y: 9, width: 96, height: 2)),
                firstThumb: NodeFrame(CGRect(x: first, y: 4, width: 12, height: 12)),
                lastThumb: NodeFrame(CGRect(x: last, y: 4, width: 12, height: 12)), minimumColor: .red,
                maximumColor: .blue, thumbColor: .green))
    }

    @Test func `the thumb of a slider lies in proportion to the value`() throws {
        // At a quarter of the way from 0 to 88 the thumb begins at 22, and its middle is at 28.
        let picture = try picture(100, 20, slider(0, 88), values: [2.5])
        let thumb = (0..<100).filter { picture[$0, 10] == .green }
        #expect(thumb == Array(23..<33))
        #expect(picture[22, 10].green > 230 && picture[33, 10].green > 230)
        // The shadow of the thumb reaches three times its deviation of 6.5 points to either side.
        #expect(picture[70, 9] == .blue && picture[70, 10] == .blue)
        #expect(picture[70, 8] == .white && picture[70, 11] == .white)
    }

    @Test func `the colours of a slider from right to left change places`() throws {
        let left = try picture(100, 20, slider(0, 88), values: [5])
        #expect(left[10, 9] == .red && left[90, 9] == .blue)
        let right = try picture(100, 20, slider(88, 0), values: [5], isRightToLeft: true)
        #expect(right[10, 9] == .blue && right[90, 9] == .red)
        let full = try picture(100, 20, slider(88, 0), values: [10], isRightToLeft: true)
        #expect(full[6, 10].green > 245 && full[90, 9] == .red)
    }

    @Test func `the track of a slider that cannot be used is half as opaque, and its thumb is not`() throws {
        let picture = try picture(100, 20, slider(0, 88), values: [5], isDisabled: true)
        // The track after the thumb lies below the part before it, too.
        #expect(picture[90, 9].blue == 255 && isNear(picture[90, 9].red, 127.5))
        #expect(isNear(picture[10, 9].red, 191) && isNear(picture[10, 9].blue, 127.5))
        #expect(picture[50, 10] == .green)
    }

    // MARK: Segments

    private func segments() -> ControlContent.Kind {
        var content = SegmentsContent(
            (0..<3).map { .init(x: Double($0) * 30, width: 30, label: "\($0)") })
        content.fieldColor = .blue
        content.selectionColor = .green
        content.dividerColor = .black
        return .segments(content)
    }

    @Test func `the selected segment has a pill, and the others a line between them`() throws {
        let picture = try picture(90, 20, segments(), values: [0])
        // The pill lies 2 points inside of its segment.
        #expect(picture[15, 10] == .green && picture[2, 10] == .green && picture[27, 10] == .green)
        #expect(picture[1, 10].green < 40 && picture[28, 10].green < 40)
        // The line takes the middle half of the height, at the end of the second segment.
        #expect(picture[60, 4] == .blue && picture[60, 5] == .black)
        #expect(picture[60, 14] == .black && picture[60, 15] == .blue)
        #expect(picture[59, 10] == .blue && picture[61, 10] == .blue)
        // There is no line beside the selected segment.
        #expect(picture[30, 10].blue > 200)
    }

    @Test func `there are no lines beside the middle segment`() throws {
        let picture = try picture(90, 20, segments(), values: [1])
        #expect(picture[45, 10] == .green)
        #expect(!(0..<90).contains { picture[$0, 10] == .black })
    }

    // MARK: Spinners

    @Test func `the ticks of a wheel that turns fade against its direction`() throws {
        let look = SpinnerContent(isAnimating: true, color: .black, size: 28)
        let picture = try picture(28, 28, .spinner(look))
        // A tick is 2.5 points wide and from 5 to 13 points away from the middle at 14. The opacities of the ticks at
        // 12, 3, 6 and 9 o'clock are 1 and 0.2 + 0.8 · n / 12 for n = 3, 6 and 9.
        for (x, y, opacity) in [(13, 5, 1.0), (22, 13, 0.4), (13, 22, 0.6), (5, 13, 0.8)] {
            #expect(isNear(picture[x, y].red, 255 * (1 - opacity)), "at \(x), \(y)")
        }
        #expect(picture[13, 0] == .white && picture[13, 10] == .white)
    }

    @Test func `the ticks of a wheel that stands are equal`() throws {
        let look = SpinnerContent(isAnimating: false, color: .black, size: 28)
        let picture = try picture(28, 28, .spinner(look))
        for (x, y) in [(13, 5), (22, 13), (13, 22), (5, 13)] {
            #expect(isNear(picture[x, y].red, 255 * 0.6), "at \(x), \(y)")
        }
    }

    // MARK: Dates

    @Test(arguments: [false, true])
    func `a date lies in a field at the leading edge`(isRightToLeft: Bool) throws {
        let style = TextStyle(size: 17, weight: 400, color: .black)
        var content = DateContent(
            style: .compact, locale: "en-US", firstWeekday: 1, text: style, tint: .red, secondary: .blue,
            unavailable: .blue, field: .green, today: 0, previousLabel: "", nextLabel: "", timeLabel: "")
        content.hasDay = true
        let picture = try picture(300, 34, .date(content), values: [0], isRightToLeft: isRightToLeft)
        let field = try #require(picture.bounds(without: .white))
        // “Jan 1, 1970” is about 90 points wide, and has 12 points on either side.
        #expect(field.minY == 0 && field.height == 34)
        #expect(field.width > 90 && field.width < 150)
        #expect(isRightToLeft ? field.maxX == 300 : field.minX == 0)
        let x = isRightToLeft ? 295 : 5
        #expect(picture[x, 17] == .green)
    }

    /// A month that begins with a Sunday, on a canvas of 322 × 346 points: a column has 46 points, and a row (346 − 44 − 20)
    /// / 6 = 47. The fields of days have 44 × 44 points.
    private func month(today: Double, minimum: Double? = nil, isRightToLeft: Bool = false) throws
        -> DrawnPixels
    {
        var content = DateContent(
            style: .inline, locale: "en-US", firstWeekday: 1,
            text: TextStyle(size: 17, weight: 400, color: .black), tint: .red, secondary: .blue,
            unavailable: .green, field: .green, today: today, previousLabel: "", nextLabel: "", timeLabel: "")
        content.hasDay = true
        content.minimum = minimum
        // The first of January 1970 is a Thursday.
        return try picture(322, 346, .date(content), values: [3600], isRightToLeft: isRightToLeft)
    }

    @Test func `the chosen day of a month lies in its column`() throws {
        let other = try month(today: 86_400 * 5)
        // The fifth column begins at 184 and the first row at 64, so that the field begins at 185 and 65.5. It is a circle
        // about (207, 87.5) with 15 % of the tint.
        #expect(other[188, 87].red == 255 && isNear(other[188, 87].green, 255 * 0.85))
        #expect(other[183, 87] == .white && other[230, 87] == .white && other[188, 68] == .white)
        let today = try month(today: 0)
        #expect(today[188, 87] == .red)
        // From right to left the column is the third one.
        let mirrored = try month(today: 0, isRightToLeft: true)
        #expect(mirrored[322 - 189, 87] == .red && mirrored[188, 87] == .white)
    }

    @Test func `a month has weekdays, days, and buttons to the months beside it`() throws {
        let picture = try month(today: -86_400)
        func contains(_ color: DrawnPixels.Pixel, x: Range<Int>, y: Range<Int>) -> Bool {
            y.contains { row in x.contains { picture[$0, row] == color } }
        }
        for column in 0..<7 {
            #expect(contains(.blue, x: column * 46..<column * 46 + 46, y: 44..<64), "weekday \(column)")
        }
        // The first is a Thursday, the 31st a Saturday of the fifth week.
        #expect(!contains(.black, x: 138..<184, y: 64..<111))
        #expect(contains(.black, x: 230..<276, y: 64..<111))
        #expect(contains(.black, x: 276..<322, y: 252..<299))
        #expect(!contains(.black, x: 0..<322, y: 299..<346))
        // The buttons are 44 points wide.
        #expect(contains(.red, x: 234..<278, y: 0..<44) && contains(.red, x: 278..<322, y: 0..<44))
    }

    @Test func `days and months before the earliest time have another colour`() throws {
        let picture = try month(today: -86_400, minimum: 86_400)
        // The first of January and the previous month cannot be chosen.
        let previous = (234..<278).filter { picture[$0, 21] == .green }
        #expect(!previous.isEmpty && !(234..<278).contains { picture[$0, 21] == .red })
        #expect((65..<110).contains { row in (185..<229).contains { picture[$0, row] == .green } })
        #expect((65..<110).contains { row in (231..<275).contains { picture[$0, row] == .black } })
    }

    // MARK: Wheels

    @Test func `the rows of a wheel turn and fade towards its ends`() throws {
        var scene = SceneBuilder(width: 20, height: 100)
        scene.add(1, x: 0, y: 0, width: 20, height: 100, viewClass: "PickerColumn") {
            $0.scroll = ScrollContent(
                contentSize: CGSize(width: 20, height: 100), insets: .zero, offset: .zero, revision: 0)
        }
        for row in 0..<5 {
            scene.add(2 + row, in: 1, x: 0, y: Double(row) * 20, width: 20, height: 20) {
                $0.backgroundColor = .black
            }
        }
        let picture = try scene.drawn()
        // The row in the middle is opaque and has its whole size.
        #expect(picture[0, 50] == .black && picture[19, 50] == .black)
        // The next row is two thirds of the way from the end to the middle: it is turned by 25°, has 95 % of its size, and
        // an opacity of 0.4 + 0.2 · (0.305 − 0.2) / 0.22 = 0.495 at its middle. Both neighbours look alike.
        for y in [30, 69] { #expect(isNear(picture[10, y].red, 255 * (1 - 0.495), by: 3), "at \(y)") }
        // The row at the end is turned by 50°, so that it is 20 · 0.9 · cos 50° = 11.6 points high, and 18 points wide.
        // Its middle is at 10, where the opacity is half of 0.4.
        #expect(isNear(picture[10, 10].red, 255 * (1 - 0.21), by: 3))
        #expect(picture[10, 3] == .white && picture[10, 16] == .white)
        #expect(picture[0, 10] == .white && picture[1, 10].red < 255 && picture[19, 10] == .white)
    }
}
