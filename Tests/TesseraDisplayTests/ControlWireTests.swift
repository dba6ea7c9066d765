import Foundation
import TesseraDisplay
import TesseraGeometry
import Testing

struct ControlWireTests {
    private func parse(_ text: String) throws -> DisplayEvent { try DisplayEvent(parsing: Data(text.utf8)) }

    @Test func `a change of values is read`() throws {
        #expect(
            try parse(#"{"type":"changed","view":7,"values":[0.5],"edit":3,"ongoing":true}"#)
                == .changed(.init(view: 7, values: [0.5], edit: 3, isOngoing: true)))
        #expect(
            try parse(#"{"type":"changed","view":7,"values":[1],"edit":1}"#)
                == .changed(.init(view: 7, values: [1], edit: 1)))
    }

    @Test(arguments: [
        #"{"type":"changed","view":7,"values":[],"edit":1}"#,
        #"{"type":"changed","view":7,"values":[1,2,3,4,5],"edit":1}"#,
        #"{"type":"changed","view":7,"values":[1e16],"edit":1}"#,
        #"{"type":"changed","view":7,"values":[1],"edit":0}"#,
        #"{"type":"changed","view":7,"values":[1],"edit":1000000001}"#,
        #"{"type":"changed","view":7,"values":["1"],"edit":1}"#,
        #"{"type":"changed","view":7,"edit":1}"#,
    ])
    func `a change that no display can send is refused`(text: String) {
        #expect(throws: InvalidEvent.self) { try parse(text) }
    }

    @Test func `controls are the same after they were written and read`() throws {
        let (one, two) = (Color(red: 1, green: 2, blue: 3), Color(red: 4, green: 5, blue: 6, alpha: 7))
        let frame = NodeFrame(CGRect(x: 1, y: 2, width: 3, height: 4))
        var slider = SliderContent(
            minimum: -1, maximum: 1, track: frame, firstThumb: frame, lastThumb: frame, minimumColor: one,
            maximumColor: two, thumbColor: one)
        slider.thumbImage = ImageContent(symbol: "x", contentMode: .center, width: 1, height: 2)
        var segments = SegmentsContent([.init(x: 0, width: 10, label: "One")])
        segments.isMomentary = true
        let stepper = StepperContent(
            minimum: 0, maximum: 9, step: 1, decrementLabel: "-", incrementLabel: "+", pressedColor: one)
        let date = DateContent(
            style: .inline, locale: "ja", firstWeekday: 1, text: TextStyle(size: 17, weight: 400, color: one),
            tint: one, secondary: two, unavailable: two, field: one, today: 86_400, previousLabel: "P",
            nextLabel: "N", timeLabel: "T")
        let kinds: [ControlContent.Kind] = [
            .toggle(ToggleContent(onColor: one, offColor: two, thumbColor: one)), .slider(slider),
            .segments(segments), .stepper(stepper), .date(date),
            .spinner(SpinnerContent(isAnimating: true, color: one, size: 20)),
        ]
        for kind in kinds {
            var content = ControlContent(kind, values: [0.25])
            (content.revision, content.edit, content.isAnimated) = (3, 4, true)
            content.label = "Label"
            let data = try JSONEncoder().encode(content)
            #expect(try JSONDecoder().decode(ControlContent.self, from: data) == content)
        }
    }
}
