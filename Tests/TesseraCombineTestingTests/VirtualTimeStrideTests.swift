import Foundation
import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct VirtualTimeStrideTests {
    typealias Time = VirtualTimeScheduler.SchedulerTimeType
    typealias Stride = Time.Stride

    @Test func `is exact to the nanosecond`() {
        #expect(Stride.seconds(2).nanoseconds == 2_000_000_000)
        #expect(Stride.milliseconds(2).nanoseconds == 2_000_000)
        #expect(Stride.microseconds(2).nanoseconds == 2_000)
        #expect(Stride.nanoseconds(2).nanoseconds == 2)
        #expect(Stride.seconds(0.3) == .milliseconds(300))
        #expect(Stride.seconds(0.000_000_001_6) == .nanoseconds(2))
    }

    @Test func `counts literals in seconds`() {
        #expect((5 as Stride) == .seconds(5))
        #expect((0.25 as Stride) == .milliseconds(250))
        #expect(Stride(exactly: 7) == .seconds(7))
        #expect(Stride(exactly: Int.max) == nil)
        #expect(Stride(exactly: UInt.max) == nil)
    }

    @Test func `calculates`() {
        var stride = Stride.seconds(3) + .milliseconds(500)
        #expect(stride == 3.5)
        stride -= 1
        #expect(stride == 2.5)
        stride *= 2
        #expect(stride == 5)
        stride += 0.5
        #expect(stride - 6 == -0.5)
        #expect(stride * -0.5 == -2.75)
        #expect(-stride < .zero)
        #expect((-stride).magnitude == 5_500_000_000)
    }

    @Test func `ends after 292 years`() {
        #expect(Stride.seconds(.max).nanoseconds == .max)
        #expect(Stride.seconds(.min).nanoseconds == .min)
        #expect(Stride.seconds(.infinity).nanoseconds == .max)
        #expect(Stride.seconds(-1e300).nanoseconds == .min)
        let last = Stride.nanoseconds(.max)
        #expect(last + 1 == last)
        #expect(-last - last == .nanoseconds(.min))
        #expect(last * last == last)
        #expect(last * -last == .nanoseconds(.min))
        #expect(Time(last).advanced(by: 1) == Time(last))
    }

    @Test func `measures from point to point`() {
        let (early, late) = (Time(1), Time(3.5))
        #expect(early < late)
        #expect(early.distance(to: late) == 2.5)
        #expect(late.distance(to: early) == -2.5)
        #expect(early.advanced(by: 2.5) == late)
    }

    @Test(
        arguments: [
            (.zero, "0 s"), (1.5, "1.5 s"), (-0.25, "-0.25 s"), (.nanoseconds(1), "0.000000001 s"),
            (.milliseconds(61_001), "61.001 s"),
        ] as [(Stride, String)])
    func `is described in seconds`(stride: Stride, description: String) {
        #expect("\(stride)" == description)
        #expect("\(Time(stride))" == description)
    }

    @Test func `is encoded and decoded`() throws {
        let data = try JSONEncoder().encode([Time(0.1)])
        #expect(try JSONDecoder().decode([Time].self, from: data) == [Time(0.1)])
    }
}
