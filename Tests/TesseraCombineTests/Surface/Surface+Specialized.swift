import TesseraCombine

extension Surface {
    /// Adds operators of publishers of one value or none. They compute their result at once, and return a publisher
    /// that is as simple as its source.
    mutating func addJust() {
        let just = Just(1)
        has("Just.min()", just.min(), as: Just<Int>.self)
        has("Just.min(by:)", just.min { $0 < $1 }, as: Just<Int>.self)
        has("Just.max()", just.max(), as: Just<Int>.self)
        has("Just.max(by:)", just.max { $0 < $1 }, as: Just<Int>.self)
        has("Just.contains(_:)", just.contains(1), as: Just<Bool>.self)
        has("Just.contains(where:)", just.contains { $0 > 1 }, as: Just<Bool>.self)
        has(
            "Just.tryContains(where:)", just.tryContains { $0 > 1 },
            as: Result<Bool, any Error>.Publisher.self)
        has("Just.allSatisfy(_:)", just.allSatisfy { $0 > 1 }, as: Just<Bool>.self)
        has(
            "Just.tryAllSatisfy(_:)", just.tryAllSatisfy { $0 > 1 },
            as: Result<Bool, any Error>.Publisher.self)
        has("Just.collect()", just.collect(), as: Just<[Int]>.self)
        has("Just.count()", just.count(), as: Just<Int>.self)
        has("Just.dropFirst(_:)", just.dropFirst(), as: Int?.Publisher.self)
        has("Just.drop(while:)", just.drop { $0 > 1 }, as: Int?.Publisher.self)
        has("Just.first()", just.first(), as: Just<Int>.self)
        has("Just.first(where:)", just.first { $0 > 1 }, as: Int?.Publisher.self)
        has("Just.last()", just.last(), as: Just<Int>.self)
        has("Just.last(where:)", just.last { $0 > 1 }, as: Int?.Publisher.self)
        has("Just.filter(_:)", just.filter { $0 > 1 }, as: Int?.Publisher.self)
        has("Just.compactMap(_:)", just.compactMap { UInt8(exactly: $0) }, as: UInt8?.Publisher.self)
        has("Just.ignoreOutput()", just.ignoreOutput(), as: Empty<Int, Never>.self)
        has("Just.map(_:)", just.map { "\($0)" }, as: Just<String>.self)
        has("Just.tryMap(_:)", just.tryMap { "\($0)" }, as: Result<String, any Error>.Publisher.self)
        has(
            "Just.mapError(_:)", just.mapError { (error: Never) -> SurfaceError in },
            as: Result<Int, SurfaceError>.Publisher.self)
        has("Just.output(at:)", just.output(at: 0), as: Int?.Publisher.self)
        has("Just.output(in:)", just.output(in: 0...), as: Int?.Publisher.self)
        has("Just.prefix(_:)", just.prefix(1), as: Int?.Publisher.self)
        has("Just.prefix(while:)", just.prefix { $0 > 1 }, as: Int?.Publisher.self)
        has("Just.prepend(_: Output...)", just.prepend(1, 2), as: Publishers.Sequence<[Int], Never>.self)
        has("Just.prepend(_: Sequence)", just.prepend([1, 2]), as: Publishers.Sequence<[Int], Never>.self)
        has("Just.append(_: Output...)", just.append(1, 2), as: Publishers.Sequence<[Int], Never>.self)
        has("Just.append(_: Sequence)", just.append([1, 2]), as: Publishers.Sequence<[Int], Never>.self)
        has("Just.reduce(_:_:)", just.reduce(0) { $0 + $1 }, as: Result<Int, Never>.Publisher.self)
        has("Just.tryReduce(_:_:)", just.tryReduce(0) { $0 + $1 }, as: Result<Int, any Error>.Publisher.self)
        has("Just.scan(_:_:)", just.scan(0) { $0 + $1 }, as: Result<Int, Never>.Publisher.self)
        has("Just.tryScan(_:_:)", just.tryScan(0) { $0 + $1 }, as: Result<Int, any Error>.Publisher.self)
        has("Just.removeDuplicates()", just.removeDuplicates(), as: Just<Int>.self)
        has("Just.removeDuplicates(by:)", just.removeDuplicates { $0 == $1 }, as: Just<Int>.self)
        has(
            "Just.tryRemoveDuplicates(by:)", just.tryRemoveDuplicates { $0 == $1 },
            as: Result<Int, any Error>.Publisher.self)
        has("Just.replaceError(with:)", just.replaceError(with: 1), as: Just<Int>.self)
        has("Just.replaceEmpty(with:)", just.replaceEmpty(with: 1), as: Just<Int>.self)
        has("Just.retry(_:)", just.retry(1), as: Just<Int>.self)
        has(
            "Just.setFailureType(to:)", just.setFailureType(to: SurfaceError.self),
            as: Result<Int, SurfaceError>.Publisher.self)
    }

    mutating func addOptionalPublisher() {
        let optional = Int?(1).publisher
        has("Optional.Publisher.min()", optional.min(), as: Int?.Publisher.self)
        has("Optional.Publisher.min(by:)", optional.min { $0 < $1 }, as: Int?.Publisher.self)
        has("Optional.Publisher.max()", optional.max(), as: Int?.Publisher.self)
        has("Optional.Publisher.max(by:)", optional.max { $0 < $1 }, as: Int?.Publisher.self)
        has("Optional.Publisher.contains(_:)", optional.contains(1), as: Bool?.Publisher.self)
        has("Optional.Publisher.contains(where:)", optional.contains { $0 > 1 }, as: Bool?.Publisher.self)
        has("Optional.Publisher.allSatisfy(_:)", optional.allSatisfy { $0 > 1 }, as: Bool?.Publisher.self)
        has("Optional.Publisher.collect()", optional.collect(), as: [Int]?.Publisher.self)
        has("Optional.Publisher.count()", optional.count(), as: Int?.Publisher.self)
        has("Optional.Publisher.dropFirst(_:)", optional.dropFirst(), as: Int?.Publisher.self)
        has("Optional.Publisher.drop(while:)", optional.drop { $0 > 1 }, as: Int?.Publisher.self)
        has("Optional.Publisher.first()", optional.first(), as: Int?.Publisher.self)
        has("Optional.Publisher.first(where:)", optional.first { $0 > 1 }, as: Int?.Publisher.self)
        has("Optional.Publisher.last()", optional.last(), as: Int?.Publisher.self)
        has("Optional.Publisher.last(where:)", optional.last { $0 > 1 }, as: Int?.Publisher.self)
        has("Optional.Publisher.filter(_:)", optional.filter { $0 > 1 }, as: Int?.Publisher.self)
        has(
            "Optional.Publisher.compactMap(_:)", optional.compactMap { UInt8(exactly: $0) },
            as: UInt8?.Publisher.self)
        has("Optional.Publisher.ignoreOutput()", optional.ignoreOutput(), as: Empty<Int, Never>.self)
        has("Optional.Publisher.map(_:)", optional.map { "\($0)" }, as: String?.Publisher.self)
        has("Optional.Publisher.output(at:)", optional.output(at: 0), as: Int?.Publisher.self)
        has("Optional.Publisher.output(in:)", optional.output(in: 0...), as: Int?.Publisher.self)
        has("Optional.Publisher.prefix(_:)", optional.prefix(1), as: Int?.Publisher.self)
        has("Optional.Publisher.prefix(while:)", optional.prefix { $0 > 1 }, as: Int?.Publisher.self)
        has(
            "Optional.Publisher.reduce(_:_:)", optional.reduce("") { "\($0)\($1)" },
            as: String?.Publisher.self)
        has("Optional.Publisher.scan(_:_:)", optional.scan("") { "\($0)\($1)" }, as: String?.Publisher.self)
        has("Optional.Publisher.removeDuplicates()", optional.removeDuplicates(), as: Int?.Publisher.self)
        has(
            "Optional.Publisher.removeDuplicates(by:)", optional.removeDuplicates { $0 == $1 },
            as: Int?.Publisher.self)
        has("Optional.Publisher.replaceError(with:)", optional.replaceError(with: 1), as: Int?.Publisher.self)
        has("Optional.Publisher.replaceEmpty(with:)", optional.replaceEmpty(with: 1), as: Just<Int>.self)
        has("Optional.Publisher.retry(_:)", optional.retry(1), as: Int?.Publisher.self)
    }

    mutating func addResultPublisher() {
        let result = Result<Int, SurfaceError>.success(1).publisher
        has("Result.Publisher.min()", result.min(), as: Result<Int, SurfaceError>.Publisher.self)
        has("Result.Publisher.min(by:)", result.min { $0 < $1 }, as: Result<Int, SurfaceError>.Publisher.self)
        has(
            "Result.Publisher.tryMin(by:)", result.tryMin { $0 < $1 },
            as: Result<Int, any Error>.Publisher.self)
        has("Result.Publisher.max()", result.max(), as: Result<Int, SurfaceError>.Publisher.self)
        has("Result.Publisher.max(by:)", result.max { $0 < $1 }, as: Result<Int, SurfaceError>.Publisher.self)
        has(
            "Result.Publisher.tryMax(by:)", result.tryMax { $0 < $1 },
            as: Result<Int, any Error>.Publisher.self)
        has(
            "Result.Publisher.contains(_:)", result.contains(1), as: Result<Bool, SurfaceError>.Publisher.self
        )
        has(
            "Result.Publisher.contains(where:)", result.contains { $0 > 1 },
            as: Result<Bool, SurfaceError>.Publisher.self)
        has(
            "Result.Publisher.tryContains(where:)", result.tryContains { $0 > 1 },
            as: Result<Bool, any Error>.Publisher.self)
        has(
            "Result.Publisher.allSatisfy(_:)", result.allSatisfy { $0 > 1 },
            as: Result<Bool, SurfaceError>.Publisher.self)
        has(
            "Result.Publisher.tryAllSatisfy(_:)", result.tryAllSatisfy { $0 > 1 },
            as: Result<Bool, any Error>.Publisher.self)
        has("Result.Publisher.collect()", result.collect(), as: Result<[Int], SurfaceError>.Publisher.self)
        has("Result.Publisher.count()", result.count(), as: Result<Int, SurfaceError>.Publisher.self)
        has("Result.Publisher.first()", result.first(), as: Result<Int, SurfaceError>.Publisher.self)
        has("Result.Publisher.last()", result.last(), as: Result<Int, SurfaceError>.Publisher.self)
        has("Result.Publisher.ignoreOutput()", result.ignoreOutput(), as: Empty<Int, SurfaceError>.self)
        has(
            "Result.Publisher.map(_:)", result.map { "\($0)" },
            as: Result<String, SurfaceError>.Publisher.self)
        has(
            "Result.Publisher.tryMap(_:)", result.tryMap { "\($0)" },
            as: Result<String, any Error>.Publisher.self)
        has(
            "Result.Publisher.mapError(_:)", result.mapError { _ in URLError(.unknown) },
            as: Result<Int, URLError>.Publisher.self)
        has(
            "Result.Publisher.reduce(_:_:)", result.reduce("") { "\($0)\($1)" },
            as: Result<String, SurfaceError>.Publisher.self)
        has(
            "Result.Publisher.tryReduce(_:_:)", result.tryReduce("") { "\($0)\($1)" },
            as: Result<String, any Error>.Publisher.self)
        has(
            "Result.Publisher.scan(_:_:)", result.scan("") { "\($0)\($1)" },
            as: Result<String, SurfaceError>.Publisher.self)
        has(
            "Result.Publisher.tryScan(_:_:)", result.tryScan("") { "\($0)\($1)" },
            as: Result<String, any Error>.Publisher.self)
        has(
            "Result.Publisher.removeDuplicates()", result.removeDuplicates(),
            as: Result<Int, SurfaceError>.Publisher.self)
        has(
            "Result.Publisher.removeDuplicates(by:)", result.removeDuplicates { $0 == $1 },
            as: Result<Int, SurfaceError>.Publisher.self)
        has(
            "Result.Publisher.tryRemoveDuplicates(by:)", result.tryRemoveDuplicates { $0 == $1 },
            as: Result<Int, any Error>.Publisher.self)
        has(
            "Result.Publisher.replaceError(with:)", result.replaceError(with: 1),
            as: Result<Int, Never>.Publisher.self)
        has(
            "Result.Publisher.replaceEmpty(with:)", result.replaceEmpty(with: 1),
            as: Result<Int, SurfaceError>.Publisher.self)
        has("Result.Publisher.retry(_:)", result.retry(1), as: Result<Int, SurfaceError>.Publisher.self)
        has(
            "Result.Publisher.setFailureType(to:) where Failure == Never",
            Result<Int, Never>.success(1).publisher.setFailureType(to: SurfaceError.self),
            as: Result<Int, SurfaceError>.Publisher.self)
    }

    mutating func addSequencePublisher() {
        let sequence = [1, 2].publisher
        has("Publishers.Sequence.min()", sequence.min(), as: Int?.Publisher.self)
        has("Publishers.Sequence.min(by:)", sequence.min { $0 < $1 }, as: Int?.Publisher.self)
        has("Publishers.Sequence.max()", sequence.max(), as: Int?.Publisher.self)
        has("Publishers.Sequence.max(by:)", sequence.max { $0 < $1 }, as: Int?.Publisher.self)
        has("Publishers.Sequence.contains(_:)", sequence.contains(1), as: Result<Bool, Never>.Publisher.self)
        has(
            "Publishers.Sequence.contains(where:)", sequence.contains { $0 > 1 },
            as: Result<Bool, Never>.Publisher.self)
        has(
            "Publishers.Sequence.tryContains(where:)", sequence.tryContains { $0 > 1 },
            as: Result<Bool, any Error>.Publisher.self)
        has(
            "Publishers.Sequence.allSatisfy(_:)", sequence.allSatisfy { $0 > 1 },
            as: Result<Bool, Never>.Publisher.self)
        has(
            "Publishers.Sequence.tryAllSatisfy(_:)", sequence.tryAllSatisfy { $0 > 1 },
            as: Result<Bool, any Error>.Publisher.self)
        has("Publishers.Sequence.collect()", sequence.collect(), as: Result<[Int], Never>.Publisher.self)
        has(
            "Publishers.Sequence.compactMap(_:)", sequence.compactMap { UInt8(exactly: $0) },
            as: Publishers.Sequence<[UInt8], Never>.self)
        has("Publishers.Sequence.count() of a random access collection", sequence.count(), as: Just<Int>.self)
        has(
            "Publishers.Sequence.drop(while:)", sequence.drop { $0 > 1 },
            as: Publishers.Sequence<DropWhileSequence<[Int]>, Never>.self)
        has(
            "Publishers.Sequence.dropFirst(_:)", sequence.dropFirst(),
            as: Publishers.Sequence<DropFirstSequence<[Int]>, Never>.self)
        has(
            "Publishers.Sequence.filter(_:)", sequence.filter { $0 > 1 },
            as: Publishers.Sequence<[Int], Never>.self)
        has("Publishers.Sequence.first()", sequence.first(), as: Int?.Publisher.self)
        has("Publishers.Sequence.first(where:)", sequence.first { $0 > 1 }, as: Int?.Publisher.self)
        has("Publishers.Sequence.last()", sequence.last(), as: Int?.Publisher.self)
        has("Publishers.Sequence.last(where:)", sequence.last { $0 > 1 }, as: Int?.Publisher.self)
        has("Publishers.Sequence.ignoreOutput()", sequence.ignoreOutput(), as: Empty<Int, Never>.self)
        has(
            "Publishers.Sequence.map(_:)", sequence.map { "\($0)" },
            as: Publishers.Sequence<[String], Never>.self)
        has("Publishers.Sequence.output(at:)", sequence.output(at: 0), as: Int?.Publisher.self)
        has(
            "Publishers.Sequence.output(in:)", sequence.output(in: 0..<1),
            as: Publishers.Sequence<[Int], Never>.self)
        has(
            "Publishers.Sequence.prefix(_:)", sequence.prefix(1),
            as: Publishers.Sequence<PrefixSequence<[Int]>, Never>.self)
        has(
            "Publishers.Sequence.prefix(while:)", sequence.prefix { $0 > 1 },
            as: Publishers.Sequence<[Int], Never>.self)
        has(
            "Publishers.Sequence.reduce(_:_:)", sequence.reduce(0) { $0 + $1 },
            as: Result<Int, Never>.Publisher.self)
        has(
            "Publishers.Sequence.tryReduce(_:_:)", sequence.tryReduce(0) { $0 + $1 },
            as: Result<Int, any Error>.Publisher.self)
        has(
            "Publishers.Sequence.scan(_:_:)", sequence.scan(0) { $0 + $1 },
            as: Publishers.Sequence<[Int], Never>.self)
        has(
            "Publishers.Sequence.removeDuplicates()", sequence.removeDuplicates(),
            as: Publishers.Sequence<[Int], Never>.self)
        has(
            "Publishers.Sequence.setFailureType(to:)", sequence.setFailureType(to: SurfaceError.self),
            as: Publishers.Sequence<[Int], SurfaceError>.self)
        has(
            "Publishers.Sequence.prepend(_: Output...)", sequence.prepend(1, 2),
            as: Publishers.Sequence<[Int], Never>.self)
        has(
            "Publishers.Sequence.prepend(_: Sequence)", sequence.prepend(Set([1])),
            as: Publishers.Sequence<[Int], Never>.self)
        has(
            "Publishers.Sequence.prepend(_: Sequence publisher)", sequence.prepend([1].publisher),
            as: Publishers.Sequence<[Int], Never>.self)
        has(
            "Publishers.Sequence.append(_: Output...)", sequence.append(1, 2),
            as: Publishers.Sequence<[Int], Never>.self)
        has(
            "Publishers.Sequence.append(_: Sequence)", sequence.append(Set([1])),
            as: Publishers.Sequence<[Int], Never>.self)
        has(
            "Publishers.Sequence.append(_: Sequence publisher)", sequence.append([1].publisher),
            as: Publishers.Sequence<[Int], Never>.self)
        has(
            "Publishers.Sequence.count() of a collection", ["a": 1].publisher.count(),
            as: Result<Int, Never>.Publisher.self)
        has(
            "Publishers.Sequence.replaceNil(with:)", [1, nil].publisher.replaceNil(with: 0),
            as: Publishers.Sequence<[Int?], Never>.self)
    }

    /// Adds chains of two operators that become one publisher.
    mutating func addFusedPublishers() {
        let source = Source()
        has(
            "Publishers.Map.map(_:)", source.map { $0 }.map { "\($0)" },
            as: Publishers.Map<Source, String>.self)
        has(
            "Publishers.Map.tryMap(_:)", source.map { $0 }.tryMap { "\($0)" },
            as: Publishers.TryMap<Source, String>.self)
        has(
            "Publishers.TryMap.map(_:)", source.tryMap { $0 }.map { "\($0)" },
            as: Publishers.TryMap<Source, String>.self)
        has(
            "Publishers.TryMap.tryMap(_:)", source.tryMap { $0 }.tryMap { "\($0)" },
            as: Publishers.TryMap<Source, String>.self)
        has(
            "Publishers.CompactMap.compactMap(_:)",
            source.compactMap { $0 }.compactMap { UInt8(exactly: $0) },
            as: Publishers.CompactMap<Source, UInt8>.self)
        has(
            "Publishers.CompactMap.map(_:)", source.compactMap { $0 }.map { "\($0)" },
            as: Publishers.CompactMap<Source, String>.self)
        has(
            "Publishers.TryCompactMap.compactMap(_:)",
            source.tryCompactMap { $0 }.compactMap { UInt8(exactly: $0) },
            as: Publishers.TryCompactMap<Source, UInt8>.self)
        has(
            "Publishers.Filter.filter(_:)", source.filter { $0 > 1 }.filter { $0 < 9 },
            as: Publishers.Filter<Source>.self)
        has(
            "Publishers.Filter.tryFilter(_:)", source.filter { $0 > 1 }.tryFilter { $0 < 9 },
            as: Publishers.TryFilter<Source>.self)
        has(
            "Publishers.TryFilter.filter(_:)", source.tryFilter { $0 > 1 }.filter { $0 < 9 },
            as: Publishers.TryFilter<Source>.self)
        has(
            "Publishers.TryFilter.tryFilter(_:)", source.tryFilter { $0 > 1 }.tryFilter { $0 < 9 },
            as: Publishers.TryFilter<Source>.self)
        has(
            "Publishers.SetFailureType.setFailureType(to:)",
            source.setFailureType(to: URLError.self).setFailureType(to: SurfaceError.self),
            as: Publishers.SetFailureType<Source, SurfaceError>.self)
    }
}
