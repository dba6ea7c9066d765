import BenchmarkSupport
import TesseraCombine
import TesseraCombineTesting

/// Measures one million numbers in chains that are usual in view models, and compares them with plain loops.
@MainActor func measureChains() {
    measureMapFilterScan()
    measureCombineLatest()
    measureThrottle()
}

@MainActor private func measureMapFilterScan() {
    reportValues(
        "1,000,000 Ints through map, filter, scan and sink, over a loop", count: numbers.count
    ) {
        var checksum = 0
        let source = PassthroughSubject<Int, Never>()
        let subscription =
            source
            .map { $0 &* 3 }
            .filter { $0 & 4 == 0 }
            .scan(0) { $0 &+ $1 }
            .sink { checksum ^= $0 }
        for number in numbers { source.send(number) }
        subscription.cancel()
        return checksum
    } over: {
        var (checksum, sum) = (0, 0)
        for number in numbers {
            let tripled = number &* 3
            guard tripled & 4 == 0 else { continue }
            sum = sum &+ tripled
            checksum ^= sum
        }
        return checksum
    }
}

@MainActor private func measureCombineLatest() {
    reportValues(
        "1,000,000 Ints in turns into combineLatest of two, over a loop", count: numbers.count
    ) {
        var checksum = 0
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let subscription = a.combineLatest(b).sink { checksum ^= $0 &* $1 }
        for (index, number) in numbers.enumerated() {
            if index & 1 == 0 { a.send(number) } else { b.send(number) }
        }
        subscription.cancel()
        return checksum
    } over: {
        var checksum = 0
        var (latestA, latestB): (Int?, Int?) = (nil, nil)
        for (index, number) in numbers.enumerated() {
            if index & 1 == 0 { latestA = number } else { latestB = number }
            if let latestA, let latestB { checksum ^= latestA &* latestB }
        }
        return checksum
    }
}

/// Measures a throttle that gets a value each virtual millisecond and sends one of ten.
@MainActor private func measureThrottle() {
    reportValues(
        "1,000,000 Ints through throttle, 1 ms of virtual time for each, over a loop", count: numbers.count
    ) {
        var checksum = 0
        let source = PassthroughSubject<Int, Never>()
        let scheduler = VirtualTimeScheduler()
        let subscription =
            source
            .throttle(for: .milliseconds(10), scheduler: scheduler, latest: true)
            .sink { checksum ^= $0 }
        for number in numbers {
            source.send(number)
            scheduler.advance(by: .milliseconds(1))
        }
        subscription.cancel()
        return checksum
    } over: {
        var checksum = 0
        var (time, due) = (0, 0)
        var latest: Int?
        for number in numbers {
            latest = number
            if time >= due {
                checksum ^= number
                (latest, due) = (nil, time + 10)
            }
            time += 1
            if let value = latest, time >= due {
                checksum ^= value
                (latest, due) = (nil, time + 10)
            }
        }
        return checksum
    }
}
