import Foundation
import Testing

@testable import TesseraUI

@MainActor private final class Ticker: NSObject {
    var times: [CFTimeInterval] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    static let tick = Selector("tick:", Ticker.tick(_:))
}

extension DisplayTests {
    /// Tests the links to the frames of the screen.
    @Suite @MainActor struct DisplayLinkTests {
        @Test func `a link ticks sixty times in a second while it is in a run loop`() async {
            await ManualClock.run { clock in
                let ticker = Ticker()
                let link = CADisplayLink(target: ticker, selector: Ticker.tick)
                clock.advance(by: 1)
                #expect(ticker.times == [])
                link.add(to: .main, forMode: .common)
                clock.advance(by: 1)
                #expect(ticker.times.count == 60)
                #expect(abs(ticker.times[0] - 1001 - 1 / 60) < 1e-6)
                #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-6)
                link.remove(from: .main, forMode: .common)
                clock.advance(by: 1)
                #expect(ticker.times.count == 60)
                link.invalidate()
            }
        }

        @Test func `a paused link does nothing`() async {
            await ManualClock.run { clock in
                let ticker = Ticker()
                let link = CADisplayLink(target: ticker, selector: Ticker.tick)
                link.add(to: .main, forMode: .default)
                link.isPaused = true
                clock.advance(by: 1)
                #expect(ticker.times == [])
                link.isPaused = false
                clock.advance(by: 0.1)
                #expect(ticker.times.count == 6)
                link.invalidate()
            }
        }

        @Test func `an app chooses a lower rate`() async {
            await ManualClock.run { clock in
                let ticker = Ticker()
                let link = CADisplayLink(target: ticker, selector: Ticker.tick)
                link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
                link.add(to: .main, forMode: .default)
                clock.advance(by: 1)
                #expect(ticker.times.count == 30)
                link.preferredFramesPerSecond = 20
                clock.advance(by: 1)
                #expect((49...51).contains(ticker.times.count))
                link.invalidate()
            }
        }

        @Test func `a link retains its target until it is invalidated, and the frames retain the link`() async
        {
            await ManualClock.run { clock in
                weak var target: Ticker?
                weak var link: CADisplayLink?
                do {
                    let ticker = Ticker()
                    let new = CADisplayLink(target: ticker, selector: Ticker.tick)
                    new.add(to: .main, forMode: .common)
                    (target, link) = (ticker, new)
                }
                clock.advance(by: 0.1)
                #expect(target?.times.count == 6)
                link?.invalidate()
                clock.advance(by: 0.1)
                #expect(target == nil)
                #expect(link == nil)
            }
        }
    }
}
