import Foundation
import TesseraSelectors
import Testing

private final class Hearer: NSObject {
    var heard: [String] = []

    func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func hearNothing() { heard.append("a call") }
}

private final class PlainHearer {
    var count = 0
    func hear() { count += 1 }
}

/// An observer that removes itself in its deinitializer.
private final class Leaver {
    private let center: NotificationCenter
    init(_ center: NotificationCenter) { self.center = center }
    func hear() {}
    deinit { center.removeObserver(self) }
}

struct NotificationSelectorTests {
    private let center = NotificationCenter()
    private let rain = Notification.Name("rain")
    private let snow = Notification.Name("snow")

    @Test func `an observer receives the notifications of its name`() {
        let hearer = Hearer()
        center.addObserver(hearer, selector: Selector("hear:", Hearer.hear(_:)), name: rain, object: nil)
        center.post(name: rain, object: nil)
        center.post(name: snow, object: nil)
        #expect(hearer.heard == ["rain"])
    }

    @Test func `the method may have no parameter`() {
        let (hearer, plain) = (Hearer(), PlainHearer())
        center.addObserver(
            hearer, selector: Selector("hearNothing", Hearer.hearNothing), name: nil, object: nil)
        center.addObserver(plain, selector: Selector("hear", PlainHearer.hear), name: nil, object: nil)
        center.post(name: snow, object: nil)
        #expect(hearer.heard == ["a call"])
        #expect(plain.count == 1)
    }

    @Test func `an observer receives the notifications of its object`() {
        let (hearer, cloud, other) = (Hearer(), NSObject(), NSObject())
        center.addObserver(hearer, selector: Selector("hear:", Hearer.hear(_:)), name: rain, object: cloud)
        center.post(name: rain, object: other)
        #expect(hearer.heard == [])
        center.post(name: rain, object: cloud)
        #expect(hearer.heard == ["rain"])
    }

    @Test func `the object is not retained`() {
        weak var gone: Hearer?
        do {
            let hearer = Hearer()
            gone = hearer
            center.addObserver(
                hearer, selector: Selector("hear:", Hearer.hear(_:)), name: rain, object: hearer)
            center.post(name: rain, object: hearer)
            #expect(hearer.heard == ["rain"])
        }
        #expect(gone == nil)
    }

    @Test func `an observer of an object that is gone receives nothing`() {
        let hearer = Hearer()
        do {
            let cloud = NSObject()
            center.addObserver(
                hearer, selector: Selector("hear:", Hearer.hear(_:)), name: rain, object: cloud)
        }
        for _ in 0..<100 { center.post(name: rain, object: NSObject()) }
        center.post(name: rain, object: nil)
        #expect(hearer.heard == [])
    }

    @Test func `observers may end while others are added elsewhere`() async {
        let hear = Selector("hear", Leaver.hear)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { [center, rain] in
                    for _ in 0..<2000 {
                        center.addObserver(Leaver(center), selector: hear, name: rain, object: nil)
                    }
                }
            }
        }
        center.post(name: rain, object: nil)
    }

    @Test func `a method that is unknown ends the app at the post`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (center, rain, hearer) = (NotificationCenter(), Notification.Name("rain"), Hearer())
            center.addObserver(hearer, selector: "absent:", name: rain, object: nil)
            center.post(name: rain, object: nil)
        }
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(line.contains("unrecognized selector"))
    }

    @Test func `a removed observer receives nothing`() {
        let hearer = Hearer()
        let hear = Selector("hear:", Hearer.hear(_:))
        center.addObserver(hearer, selector: hear, name: rain, object: nil)
        center.addObserver(hearer, selector: hear, name: snow, object: nil)
        center.removeObserver(hearer, name: rain, object: nil)
        center.post(name: rain, object: nil)
        center.post(name: snow, object: nil)
        #expect(hearer.heard == ["snow"])
        center.removeObserver(hearer)
        center.post(name: snow, object: nil)
        #expect(hearer.heard == ["snow"])
    }

    @Test func `tokens of closures are still removed`() {
        let hearer = Hearer()
        nonisolated(unsafe) let heard = hearer
        let token = center.addObserver(forName: rain, object: nil, queue: nil) { heard.hear($0) }
        center.removeObserver(token)
        center.post(name: rain, object: nil)
        #expect(hearer.heard == [])
    }

    @Test func `an observer is not retained`() {
        weak var gone: Hearer?
        do {
            let hearer = Hearer()
            gone = hearer
            center.addObserver(hearer, selector: Selector("hear:", Hearer.hear(_:)), name: rain, object: nil)
        }
        #expect(gone == nil)
        center.post(name: rain, object: nil)
    }
}
