import Foundation
import TesseraSelectors
import Testing

@Suite struct NotificationSequenceTests {
    private final class Sender: Sendable {}

    private let center = NotificationCenter()
    private let name = Notification.Name("changed")

    @Test func `notifications come in their order, and those of other objects do not`() async {
        let (sender, other) = (Sender(), Sender())
        var iterator = center.notifications(named: name, object: sender).makeAsyncIterator()
        center.post(name: name, object: sender, userInfo: ["number": 1])
        center.post(name: name, object: other, userInfo: ["number": 2])
        center.post(name: Notification.Name("other"), object: sender, userInfo: ["number": 3])
        center.post(name: name, object: sender, userInfo: ["number": 4])
        #expect(await iterator.next()?.userInfo?["number"] as? Int == 1)
        #expect(await iterator.next()?.userInfo?["number"] as? Int == 4)
    }

    @Test @MainActor func `the main actor waits for a notification`() async {
        Task { center.post(name: name, object: nil, userInfo: ["number": 7]) }
        for await notification in center.notifications(named: name) {
            #expect(notification.userInfo?["number"] as? Int == 7)
            break
        }
    }

    @Test func `a sequence ends with its task`() async {
        let task = Task { [center, name] in
            var count = 0
            for await _ in center.notifications(named: name) { count += 1 }
            return count
        }
        task.cancel()
        #expect(await task.value == 0)
    }

    @Test func `an iterator that is released observes nothing`() {
        final class Observed: Sendable {}
        weak var weakNote: Observed?
        do {
            let iterator = center.notifications(named: name).makeAsyncIterator()
            let note = Observed()
            weakNote = note
            center.post(name: name, object: nil, userInfo: ["note": note])
            withExtendedLifetime(iterator) {}
        }
        #expect(weakNote == nil)
    }
}
