import Foundation
import Synchronization
import TesseraSelectors
import Testing

@MainActor private class Panel: NSObject {
    var log: [String] = []

    func close() { log.append("close") }
    func tapped(_ sender: Any?) { log.append("tapped \(sender ?? "nil")") }
    func moved(_ sender: NSObject, for event: String?) { log.append("moved for \(event ?? "nil")") }
    func count() -> NSNumber { 3 }
    private func hidden() { log.append("hidden") }

    static let hiddenSelector = Selector("hidden", Panel.hidden)
    // A stored property's initializer names the method by the type.
    let stored = Selector("close", Panel.close)
}

@MainActor private final class LoudPanel: Panel {
    override func close() { log.append("CLOSE") }
}

private final class Tone: SubstitutedArgument {
    let name: String
    init(_ name: String) { self.name = name }
    static var substitute: AnyObject { Tone("quiet") }
}

@MainActor private final class Ringer: NSObject {
    var log: [String] = []
    func ring(_ tone: Tone) { log.append(tone.name) }
    func ringSoftly(_ tone: Tone?) { log.append(tone?.name ?? "nil") }
}

@MainActor private final class Stranger: NSObject {}

private final class Coder: NSObject, Sendable {
    let log = Mutex<[String]>([])
    @MainActor func note(_ text: String) { log.withLock { $0.append(text) } }
    func count() { log.withLock { $0.append("count") } }
}

private final class Worker: NSObject, Sendable {
    let thread = Mutex<Thread?>(nil)
    func work(_ notification: Notification?) { thread.withLock { $0 = .current } }
}

@MainActor struct SelectorTests {
    @Test func `selectors are equal by their names`() {
        #expect(Selector("close") == Selector("close", Panel.close))
        #expect(Selector("close") != Selector("close:"))
        #expect("close" as Selector == Selector("close"))
        #expect(NSStringFromSelector(Selector("close", Panel.close)) == "close")
        #expect(NSSelectorFromString("close").description == "close")
    }

    @Test func `an object performs the method that the selector carries`() {
        let panel = Panel()
        panel.perform(panel.stored)
        panel.perform(Selector("tapped:", Panel.tapped(_:)), with: "button")
        panel.perform(Selector("tapped:", Panel.tapped(_:)))
        panel.perform(Selector("moved:for:", Panel.moved(_:for:)), with: panel, with: "tap")
        panel.perform(Panel.hiddenSelector)
        #expect(panel.log == ["close", "tapped button", "tapped nil", "moved for tap", "hidden"])
    }

    @Test func `a method takes as many arguments as it has parameters`() {
        let panel = Panel()
        panel.perform(Selector("close", Panel.close), with: "ignored", with: "ignored")
        #expect(panel.log == ["close"])
    }

    @Test func `a parameter that is not optional may have a substitute for nil`() {
        let ringer = Ringer()
        ringer.perform(Selector("ring:", Ringer.ring(_:)), with: nil)
        ringer.perform(Selector("ringSoftly:", Ringer.ringSoftly(_:)), with: nil)
        #expect(ringer.log == ["quiet", "nil"])
    }

    @Test func `a subclass performs its override`() {
        let panel = LoudPanel()
        panel.perform(Selector("close", Panel.close))
        #expect(panel.log == ["CLOSE"])
    }

    @Test func `perform returns the object that the method returns`() {
        let result = Panel().perform(Selector("count", Panel.count))
        #expect(result?.takeUnretainedValue() as? NSNumber == 3)
        #expect(Panel().perform(Selector("close", Panel.close)) == nil)
    }

    @Test func `an object responds to the methods that its class has`() {
        #expect(Panel().responds(to: Selector("close", Panel.close)))
        #expect(LoudPanel().responds(to: Selector("close", Panel.close)))
        #expect(!Panel().responds(to: Selector("close", LoudPanel.close)))
        #expect(!Stranger().responds(to: Selector("close", Panel.close)))
        #expect(!Panel().responds(to: "close"))
        #expect(Panel.instancesRespond(to: Selector("close", Panel.close)))
    }

    @Test func `a closure can stand for the method`() {
        let panel = Panel()
        panel.perform(
            Selector("tapped:", calling: { @MainActor (panel: Panel, sender: Any?) in panel.tapped(sender) }))
        #expect(panel.log == ["tapped nil"])
        let coder = Coder()
        coder.perform(
            Selector("note:", calling: { @MainActor (coder: Coder, text: String) in coder.note(text) }),
            with: "a")
        coder.perform(Selector("count", calling: { (coder: Coder) in coder.count() }))
        #expect(coder.log.withLock { $0 } == ["a", "count"])
    }

    @Test func `a method of no actor runs on the thread that performs it`() async {
        let worker = Worker()
        let isOwnThread = await withCheckedContinuation { done in
            Thread.detachNewThread {
                worker.perform(Selector("work:", Worker.work(_:)), with: nil)
                done.resume(returning: worker.thread.withLock { $0 == Thread.current })
            }
        }
        #expect(isOwnThread)
    }

    @Test func `a method of the main actor runs there whoever performs it`() async {
        let relay = Relay()
        Thread.detachNewThread { [selector = Selector("arrive", Relay.arrive)] in
            Carrier(relay: relay).relay.perform(selector)
        }
        await withCheckedContinuation { relay.arrived = $0 }
    }
}

@MainActor private final class Relay: NSObject {
    var arrived: CheckedContinuation<Void, Never>?

    func arrive() {
        dispatchPrecondition(condition: .onQueue(.main))
        arrived?.resume()
    }
}

private struct Carrier: Sendable {
    let relay: Relay
}
