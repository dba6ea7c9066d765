#if canImport(Glibc)
    import CAllocator
#endif

/// What one thing costs next to another, measured in turns so that a busy machine slows both down.
public struct Comparison {
    /// The shortest time of the one, in seconds.
    public let time: Double
    /// The shortest time of the other.
    public let baseline: Double
    /// How many times as long the one takes as the other.
    public var ratio: Double { time / baseline }

    /// Takes times that were measured elsewhere.
    public init(time: Double, baseline: Double) {
        self.time = time
        self.baseline = baseline
    }

    /// Measures both, each in rounds of `repetitions`.
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

/// The seconds that one repetition takes.
@MainActor public func seconds(of repetitions: Int, _ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure { for _ in 0..<repetitions { body() } }
    return (Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18)
        / Double(repetitions)
}

/// The bytes that what `make` returns keeps allocated; `nil` where the platform does not tell.
///
/// It is the mean of many at once: for a single small one the allocator has blocks at hand that it counts as taken
/// before.
@MainActor public func memory<Value>(ofEachOf count: Int = 1000, _ make: () -> Value) -> Int? {
    #if canImport(Glibc)
        // Small blocks, and large ones that are mapped on their own.
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

/// Keeps the optimizer from leaving out work whose result nobody needs.
@inline(never) public func use<Value>(_ value: Value) {}
