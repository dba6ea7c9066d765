#if canImport(Glibc)
    import CAllocator
#endif

/// The time of one piece of work relative to another. Both are measured in turns, so that a busy machine slows both
/// down.
public struct Comparison {
    /// The shortest time of the measured work, in seconds.
    public let time: Double
    /// The shortest time of the work to compare with, in seconds.
    public let baseline: Double
    /// The measured time divided by the time to compare with.
    public var ratio: Double { time / baseline }

    /// Creates a comparison of times that were measured elsewhere, in seconds.
    public init(time: Double, baseline: Double) {
        self.time = time
        self.baseline = baseline
    }

    /// Measures two pieces of work in turns, each in rounds of `repetitions`.
    @MainActor public init(
        repetitions: Int, rounds: Int = 30, _ body: () -> Void, over baseline: () -> Void
    ) {
        var (best, bestBaseline) = (Double.infinity, Double.infinity)
        for _ in 0..<rounds {
            bestBaseline = min(bestBaseline, seconds(of: repetitions, baseline))
            best = min(best, seconds(of: repetitions, body))
        }
        time = best
        self.baseline = bestBaseline
    }
}

/// Returns the time of one repetition in seconds.
@MainActor public func seconds(of repetitions: Int, _ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure { for _ in 0..<repetitions { body() } }
    return (Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18)
        / Double(repetitions)
}

/// Returns the number of bytes that each result of `make` keeps allocated, or nil if the platform does not report it.
///
/// The result is the mean of `count` values. For a single small value the allocator could use blocks that it had
/// already counted as allocated.
@MainActor public func memory<Value>(ofEachOf count: Int = 1000, _ make: () -> Value) -> Int? {
    #if canImport(Glibc)
        // The sum includes small blocks and large ones, which are mapped separately.
        func allocated() -> Int {
            let info = mallinfo2()
            return Int(info.uordblks) + Int(info.hblkhd)
        }
        let before = allocated()
        let values = (0..<count).map { _ in make() }
        return withExtendedLifetime(values) { (allocated() - before) / count }
    #else
        return nil
    #endif
}

/// Prevents the optimizer from removing work whose result is not used.
@inline(never) public func use<Value>(_ value: Value) {}
