import Foundation
import TesseraSelectors
import Testing

@MainActor private final class Bell: NSObject {
    var rings: [String] = []
    var changed: (() -> Void)?

    func ring(_ tone: String?) {
        rings.append(tone ?? "nil")
        changed?()
    }

    func rings(_ count: Int) async {
        while rings.count < count {
            await withCheckedContinuation { heard in
                changed = { [weak self] in
                    self?.changed = nil
                    heard.resume()
                }
            }
        }
    }
}

private final class Clock: NSObject {
    var ticks: [String] = []
    func tick(_ timer: Timer) {
        ticks.append(timer.userInfo as? String ?? "-")
        if ticks.count == 3 { timer.invalidate() }
    }
}

@MainActor struct LaterTests {
    private let ring = Selector("ring:", Bell.ring(_:))

    @Test func `a selector is performed after a delay`() async {
        let bell = Bell()
        bell.perform(ring, with: "later", afterDelay: 0.01)
        #expect(bell.rings == [])
        await bell.rings(1)
        #expect(bell.rings == ["later"])
    }

    @Test func `a delayed call can be cancelled`() async {
        let bell = Bell()
        bell.perform(ring, with: "a", afterDelay: 0.01)
        bell.perform(ring, with: "b", afterDelay: 0.01)
        NSObject.cancelPreviousPerformRequests(withTarget: bell, selector: ring, object: "a")
        bell.perform(ring, with: "c", afterDelay: 0.02)
        await bell.rings(2)
        #expect(bell.rings.sorted() == ["b", "c"])
        bell.perform(ring, with: "d", afterDelay: 0.01)
        NSObject.cancelPreviousPerformRequests(withTarget: bell)
        bell.perform(ring, with: "e", afterDelay: 0.03)
        await bell.rings(3)
        #expect(bell.rings.sorted() == ["b", "c", "e"])
    }

    @Test func `a cancelled call does not hasten a later one`() async {
        let bell = Bell()
        for _ in 0..<100 {
            bell.perform(ring, with: "cancelled", afterDelay: 0.01)
            NSObject.cancelPreviousPerformRequests(withTarget: bell)
        }
        bell.perform(ring, with: "last", afterDelay: 0.4)
        bell.perform(ring, with: "first", afterDelay: 0.1)
        await bell.rings(2)
        #expect(bell.rings == ["first", "last"])
    }

    @Test func `the main thread performs now or later`() async {
        let bell = Bell()
        bell.performSelector(onMainThread: ring, with: "now", waitUntilDone: true)
        #expect(bell.rings == ["now"])
        bell.performSelector(onMainThread: ring, with: "later", waitUntilDone: false)
        #expect(bell.rings == ["now"])
        await bell.rings(2)
        #expect(bell.rings == ["now", "later"])
    }

    @Test func `a timer sends its selector until it is invalidated`() async {
        let ticks = await withCheckedContinuation { done in
            Thread.detachNewThread {
                let clock = Clock()
                let tick = Selector("tick:", Clock.tick(_:))
                Timer.scheduledTimer(
                    timeInterval: 0.001, target: clock, selector: tick, userInfo: "x", repeats: true)
                while clock.ticks.count < 3 {
                    _ = RunLoop.current.run(mode: .default, before: .distantFuture)
                }
                let second = Timer(
                    timeInterval: 0.001, target: clock, selector: tick, userInfo: "y", repeats: false)
                RunLoop.current.add(second, forMode: .default)
                while second.isValid { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
                done.resume(returning: clock.ticks)
            }
        }
        #expect(ticks == ["x", "x", "x", "y"])
    }

    @Test func `a timer retains its target until it is invalidated`() async {
        let states = await withCheckedContinuation { done in
            Thread.detachNewThread {
                weak var gone: Clock?
                var timer: Timer?
                do {
                    let clock = Clock()
                    gone = clock
                    timer = Timer.scheduledTimer(
                        timeInterval: 10, target: clock, selector: Selector("tick:", Clock.tick(_:)),
                        userInfo: nil,
                        repeats: true)
                }
                let isKept = gone != nil
                timer?.invalidate()
                timer = nil
                done.resume(returning: [isKept, gone == nil])
            }
        }
        #expect(states == [true, true])
    }

    @Test func `an invalidated timer retains neither its target nor its information`() {
        weak var target: Clock?
        weak var info: NSObject?
        let timer: Timer
        do {
            let (clock, object) = (Clock(), NSObject())
            (target, info) = (clock, object)
            timer = Timer(
                timeInterval: 10, target: clock, selector: Selector("tick:", Clock.tick(_:)),
                userInfo: object,
                repeats: true)
        }
        #expect(timer.userInfo as? NSObject === info)
        #expect(target != nil && info != nil)
        timer.invalidate()
        #expect(target == nil && info == nil)
        #expect(timer.userInfo == nil)
    }

    @Test func `a timer that has fired once retains nothing`() {
        weak var target: Clock?
        weak var info: NSObject?
        let timer: Timer
        do {
            let (clock, object) = (Clock(), NSObject())
            (target, info) = (clock, object)
            timer = Timer(
                timeInterval: 10, target: clock, selector: Selector("tick:", Clock.tick(_:)),
                userInfo: object,
                repeats: false)
        }
        timer.fire()
        #expect(target == nil && info == nil)
    }
}
