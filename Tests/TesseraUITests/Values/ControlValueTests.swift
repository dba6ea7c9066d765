import TesseraDisplay
import Testing

@testable import TesseraUI

struct ControlValueTests {
    private func content(_ value: inout ControlValue, isNew: Bool = false) -> ControlContent {
        var content = ControlContent(
            .spinner(.init(isAnimating: false, color: .init(red: 0, green: 0, blue: 0), size: 1)))
        if isNew { value.statePresent() }
        value.describe(in: &content)
        return content
    }

    private func change(_ values: [Double], _ edit: Int) -> DisplayEvent.Changed {
        .init(view: 1, values: values, edit: edit)
    }

    @Test func `a change by the user sends nothing back`() {
        var value = ControlValue([0])
        let before = content(&value, isNew: true)
        let did = change([1], 1)
        let isNews = value.receive(did)
        #expect(isNews)
        value.accept([1], of: did)
        #expect(value.values == [1])
        #expect(content(&value) == before)
    }

    @Test func `a change that is reported twice counts once`() {
        var value = ControlValue([0])
        let first = value.receive(change([1], 1))
        let second = value.receive(change([1], 1))
        #expect(first && !second)
    }

    @Test func `values of the app name the last change that it was notified of`() {
        var value = ControlValue([0])
        _ = content(&value, isNew: true)
        let did = change([1], 7)
        _ = value.receive(did)
        value.accept([1], of: did)
        let isOther = value.set([0.5], animated: true)
        let sent = content(&value)
        #expect(sent.values == [0.5] && sent.revision == 1 && sent.edit == 7 && sent.isAnimated == true)
        let isOtherAgain = value.set([0.5])
        #expect(isOther && !isOtherAgain)
    }

    @Test func `a value that the control cannot have is answered with the nearest`() {
        var value = ControlValue([0])
        let did = change([9], 1)
        _ = value.receive(did)
        value.accept([5], of: did)
        let sent = content(&value)
        #expect(sent.values == [5] && sent.revision == 1 && sent.edit == 1)
    }

    @Test func `a change that is refused is put back`() {
        var value = ControlValue([3])
        _ = value.receive(change([9], 1))
        value.refuse()
        let sent = content(&value)
        #expect(value.values == [3] && sent.values == [3] && sent.revision == 1 && sent.edit == 1)
    }

    @Test func `an element that is new gets what the user had chosen`() {
        var value = ControlValue([0])
        let did = change([1], 4)
        _ = value.receive(did)
        value.accept([1], of: did)
        let sent = content(&value, isNew: true)
        #expect(sent.values == [1] && sent.edit == 4 && sent.isAnimated == nil)
    }
}
