import BenchmarkSupport
import TesseraCombine
import TesseraCombineTesting

/// Measures the operators that this package adds to OpenCombine, relative to OpenCombine's `zip` of two publishers. The
/// unit is one value that a publisher sends, to whichever input of the operator.
@MainActor func measureOperators() {
    measureLatest()
    measureZips()
    measureMerges()
    measureTimes()
}

private typealias Subjects = [PassthroughSubject<Int, Never>]

/// The `zip` to compare with. TesseraCombine has a `zip` of its own, which is one of the measured operators.
#if canImport(Combine)
    private typealias ReferenceZip = Publishers.Zip
#else
    private typealias ReferenceZip = OpenCombine.Publishers.Zip
#endif

/// Measures 300,000 values that are sent in turns to the publishers that an operator combines.
@MainActor private func measure<P: Publisher>(
    _ name: String, of count: Int, _ combine: (Subjects) -> P
) where P.Failure == Never {
    let values = numbers.prefix(302_400)  // This number is a multiple of all counts.
    reportValues("\(name) over zip of two", count: values.count, limit: 1) {
        send(values, into: count, combine)
    } over: {
        send(values, into: 2) { ReferenceZip($0[0], $0[1]) }
    }
}

@MainActor private func send<P: Publisher>(
    _ values: ArraySlice<Int>, into count: Int, _ combine: (Subjects) -> P
) -> Int where P.Failure == Never {
    let subjects = (0..<count).map { _ in PassthroughSubject<Int, Never>() }
    var received = 0
    let subscription = combine(subjects).sink { _ in received += 1 }
    var turn = 0
    for value in values {
        subjects[turn].send(value)
        turn = turn + 1 == count ? 0 : turn + 1
    }
    subscription.cancel()
    return received
}

@MainActor private func measureLatest() {
    measure("combineLatest of two", of: 2) { $0[0].combineLatest($0[1]) }
    measure("combineLatest of three", of: 3) { $0[0].combineLatest($0[1], $0[2]) }
    measure("combineLatest of four", of: 4) { $0[0].combineLatest($0[1], $0[2], $0[3]) }
}

@MainActor private func measureZips() {
    measure("zip of two", of: 2) { $0[0].zip($0[1]) }
    measure("zip of three", of: 3) { $0[0].zip($0[1], $0[2]) }
    measure("zip of four", of: 4) { $0[0].zip($0[1], $0[2], $0[3]) }
}

@MainActor private func measureMerges() {
    measure("merge of two", of: 2) { Publishers.Merge($0[0], $0[1]) }
    measure("merge of three", of: 3) { Publishers.Merge3($0[0], $0[1], $0[2]) }
    measure("merge of four", of: 4) { Publishers.Merge4($0[0], $0[1], $0[2], $0[3]) }
    measure("merge of five", of: 5) { Publishers.Merge5($0[0], $0[1], $0[2], $0[3], $0[4]) }
    measure("merge of six", of: 6) { Publishers.Merge6($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
    measure("merge of seven", of: 7) {
        Publishers.Merge7($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6])
    }
    measure("merge of eight", of: 8) {
        Publishers.Merge8($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
    }
    measure("merge of ten in a sequence", of: 10) { Publishers.MergeMany($0) }
}

/// Measures operators with schedulers, without the cost of the scheduler: its clock stands still, or it runs everything
/// at once.
@MainActor private func measureTimes() {
    let clock = VirtualTimeScheduler()
    measure("throttle", of: 1) { $0[0].throttle(for: .seconds(1), scheduler: clock, latest: true) }
    measure("timeout", of: 1) { $0[0].timeout(.seconds(1), scheduler: clock) }
    measure("collect by time", of: 1) { $0[0].collect(.byTime(clock, .seconds(1))) }
    measure("collect by time or count", of: 1) { $0[0].collect(.byTimeOrCount(clock, .seconds(1), 100)) }
    let immediate = ImmediateScheduler.shared
    measure("debounce", of: 1) { $0[0].debounce(for: .seconds(1), scheduler: immediate) }
    measure("receive(on:)", of: 1) { $0[0].receive(on: immediate) }
    measure("delay", of: 1) { $0[0].delay(for: .seconds(1), scheduler: immediate) }
    measure("subscribe(on:)", of: 1) { $0[0].subscribe(on: immediate) }
}
