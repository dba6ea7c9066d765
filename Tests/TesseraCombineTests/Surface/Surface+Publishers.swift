import TesseraCombine

extension Surface {
    /// Adds the initializers of publishers, and those of their properties that a chain of operators can read.
    mutating func addMappingPublishers() {
        let source = Source()
        let failing = Failing()
        has(
            "Publishers.Map.init(upstream:transform:)", Publishers.Map(upstream: source) { "\($0)" },
            as: Publishers.Map<Source, String>.self)
        has(
            "Publishers.TryMap.init(upstream:transform:)", Publishers.TryMap(upstream: source) { "\($0)" },
            as: Publishers.TryMap<Source, String>.self)
        has("Publishers.MapKeyPath.keyPath", source.map(\.magnitude).keyPath, as: KeyPath<Int, UInt>.self)
        has(
            "Publishers.MapKeyPath2.keyPath0, keyPath1", source.map(\.magnitude, \.bitWidth).keyPath1,
            as: KeyPath<Int, Int>.self)
        has(
            "Publishers.MapKeyPath3.keyPath0, keyPath1, keyPath2",
            source.map(\.magnitude, \.bitWidth, \.description).keyPath2, as: KeyPath<Int, String>.self)
        has(
            "Publishers.MapError.init(upstream:transform:)",
            Publishers.MapError(upstream: failing, transform: { _ in URLError(.unknown) }),
            as: Publishers.MapError<Failing, URLError>.self)
        has(
            "Publishers.MapError.init(upstream:_:)",
            Publishers.MapError(upstream: failing, { _ in URLError(.unknown) }),
            as: Publishers.MapError<Failing, URLError>.self)
        has(
            "Publishers.Scan.init(upstream:initialResult:nextPartialResult:)",
            Publishers.Scan(upstream: source, initialResult: 0) { $0 + $1 },
            as: Publishers.Scan<Source, Int>.self)
        has(
            "Publishers.TryScan.init(upstream:initialResult:nextPartialResult:)",
            Publishers.TryScan(upstream: source, initialResult: 0) { $0 + $1 },
            as: Publishers.TryScan<Source, Int>.self)
        has(
            "Publishers.SetFailureType.init(upstream:)", Publishers.SetFailureType(upstream: source),
            as: Publishers.SetFailureType<Source, SurfaceError>.self)
        has(
            "Publishers.Encode.init(upstream:encoder:)",
            Publishers.Encode(upstream: source, encoder: JSONEncoder()),
            as: Publishers.Encode<Source, JSONEncoder>.self)
        has(
            "Publishers.Decode.init(upstream:decoder:)",
            Publishers.Decode(upstream: Just(Data()), decoder: JSONDecoder()),
            as: Publishers.Decode<Just<Data>, Int, JSONDecoder>.self)
    }

    mutating func addFilteringPublishers() {
        let source = Source()
        has(
            "Publishers.Filter.init(upstream:isIncluded:)", Publishers.Filter(upstream: source) { $0 > 1 },
            as: Publishers.Filter<Source>.self)
        has(
            "Publishers.TryFilter.init(upstream:isIncluded:)",
            Publishers.TryFilter(upstream: source) { $0 > 1 }, as: Publishers.TryFilter<Source>.self)
        has(
            "Publishers.CompactMap.init(upstream:transform:)",
            Publishers.CompactMap(upstream: source) { UInt8(exactly: $0) },
            as: Publishers.CompactMap<Source, UInt8>.self)
        has(
            "Publishers.TryCompactMap.init(upstream:transform:)",
            Publishers.TryCompactMap(upstream: source) { UInt8(exactly: $0) },
            as: Publishers.TryCompactMap<Source, UInt8>.self)
        has(
            "Publishers.RemoveDuplicates.init(upstream:predicate:)",
            Publishers.RemoveDuplicates(upstream: source) { $0 == $1 },
            as: Publishers.RemoveDuplicates<Source>.self)
        has(
            "Publishers.TryRemoveDuplicates.init(upstream:predicate:)",
            Publishers.TryRemoveDuplicates(upstream: source) { $0 == $1 },
            as: Publishers.TryRemoveDuplicates<Source>.self)
        has(
            "Publishers.ReplaceEmpty.init(upstream:output:)",
            Publishers.ReplaceEmpty(upstream: source, output: 1), as: Publishers.ReplaceEmpty<Source>.self)
        has(
            "Publishers.ReplaceError.init(upstream:output:)",
            Publishers.ReplaceError(upstream: Failing(), output: 1), as: Publishers.ReplaceError<Failing>.self
        )
    }

    mutating func addReducingPublishers() {
        let source = Source()
        has(
            "Publishers.Collect.init(upstream:)", Publishers.Collect(upstream: source),
            as: Publishers.Collect<Source>.self)
        has(
            "Publishers.CollectByCount.init(upstream:count:)",
            Publishers.CollectByCount(upstream: source, count: 2), as: Publishers.CollectByCount<Source>.self)
        has(
            "Publishers.IgnoreOutput.init(upstream:)", Publishers.IgnoreOutput(upstream: source),
            as: Publishers.IgnoreOutput<Source>.self)
        has(
            "Publishers.Reduce.init(upstream:initial:nextPartialResult:)",
            Publishers.Reduce(upstream: source, initial: 0) { $0 + $1 },
            as: Publishers.Reduce<Source, Int>.self)
        has(
            "Publishers.TryReduce.init(upstream:initial:nextPartialResult:)",
            Publishers.TryReduce(upstream: source, initial: 0) { $0 + $1 },
            as: Publishers.TryReduce<Source, Int>.self)
        has(
            "Publishers.Count.init(upstream:)", Publishers.Count(upstream: source),
            as: Publishers.Count<Source>.self)
        has(
            "Publishers.Comparison.init(upstream:areInIncreasingOrder:)",
            Publishers.Comparison(upstream: source) { $0 < $1 }, as: Publishers.Comparison<Source>.self)
        has(
            "Publishers.TryComparison.init(upstream:areInIncreasingOrder:)",
            Publishers.TryComparison(upstream: source) { $0 < $1 }, as: Publishers.TryComparison<Source>.self)
        has(
            "Publishers.Contains.init(upstream:output:)", Publishers.Contains(upstream: source, output: 1),
            as: Publishers.Contains<Source>.self)
        has(
            "Publishers.ContainsWhere.init(upstream:predicate:)",
            Publishers.ContainsWhere(upstream: source) { $0 > 1 }, as: Publishers.ContainsWhere<Source>.self)
        has(
            "Publishers.TryContainsWhere.init(upstream:predicate:)",
            Publishers.TryContainsWhere(upstream: source) { $0 > 1 },
            as: Publishers.TryContainsWhere<Source>.self)
        has(
            "Publishers.AllSatisfy.init(upstream:predicate:)",
            Publishers.AllSatisfy(upstream: source) { $0 > 1 }, as: Publishers.AllSatisfy<Source>.self)
        has(
            "Publishers.TryAllSatisfy.init(upstream:predicate:)",
            Publishers.TryAllSatisfy(upstream: source) { $0 > 1 }, as: Publishers.TryAllSatisfy<Source>.self)
    }

    mutating func addSequencingPublishers() {
        let source = Source()
        has(
            "Publishers.Sequence.init(sequence:)", Publishers.Sequence(sequence: [1]),
            as: Publishers.Sequence<[Int], SurfaceError>.self)
        has(
            "Publishers.Drop.init(upstream:count:)", Publishers.Drop(upstream: source, count: 1),
            as: Publishers.Drop<Source>.self)
        has(
            "Publishers.DropWhile.init(upstream:predicate:)",
            Publishers.DropWhile(upstream: source) { $0 > 1 }, as: Publishers.DropWhile<Source>.self)
        has(
            "Publishers.TryDropWhile.init(upstream:predicate:)",
            Publishers.TryDropWhile(upstream: source) { $0 > 1 }, as: Publishers.TryDropWhile<Source>.self)
        has(
            "Publishers.DropUntilOutput.init(upstream:other:)",
            Publishers.DropUntilOutput(upstream: source, other: Source()),
            as: Publishers.DropUntilOutput<Source, Source>.self)
        has(
            "Publishers.PrefixWhile.init(upstream:predicate:)",
            Publishers.PrefixWhile(upstream: source) { $0 > 1 }, as: Publishers.PrefixWhile<Source>.self)
        has(
            "Publishers.TryPrefixWhile.init(upstream:predicate:)",
            Publishers.TryPrefixWhile(upstream: source) { $0 > 1 }, as: Publishers.TryPrefixWhile<Source>.self
        )
        has(
            "Publishers.PrefixUntilOutput.init(upstream:other:)",
            Publishers.PrefixUntilOutput(upstream: source, other: Failing()),
            as: Publishers.PrefixUntilOutput<Source, Failing>.self)
        has(
            "Publishers.Concatenate.init(prefix:suffix:)",
            Publishers.Concatenate(prefix: source, suffix: Just(1)),
            as: Publishers.Concatenate<Source, Just<Int>>.self)
        has(
            "Publishers.First.init(upstream:)", Publishers.First(upstream: source),
            as: Publishers.First<Source>.self)
        has(
            "Publishers.FirstWhere.init(upstream:predicate:)",
            Publishers.FirstWhere(upstream: source) { $0 > 1 }, as: Publishers.FirstWhere<Source>.self)
        has(
            "Publishers.TryFirstWhere.init(upstream:predicate:)",
            Publishers.TryFirstWhere(upstream: source) { $0 > 1 }, as: Publishers.TryFirstWhere<Source>.self)
        has(
            "Publishers.Last.init(upstream:)", Publishers.Last(upstream: source),
            as: Publishers.Last<Source>.self)
        has(
            "Publishers.LastWhere.init(upstream:predicate:)",
            Publishers.LastWhere(upstream: source) { $0 > 1 }, as: Publishers.LastWhere<Source>.self)
        has(
            "Publishers.TryLastWhere.init(upstream:predicate:)",
            Publishers.TryLastWhere(upstream: source) { $0 > 1 }, as: Publishers.TryLastWhere<Source>.self)
        has(
            "Publishers.Output.init(upstream:range:)", Publishers.Output(upstream: source, range: 1..<3),
            as: Publishers.Output<Source>.self)
    }

    mutating func addCombiningPublishers() {
        let source = Source()
        has(
            "Publishers.Zip.init(_:_:)", Publishers.Zip(source, source),
            as: Publishers.Zip<Source, Source>.self)
        has(
            "Publishers.Zip3.init(_:_:_:)", Publishers.Zip3(source, source, source),
            as: Publishers.Zip3<Source, Source, Source>.self)
        has(
            "Publishers.Zip4.init(_:_:_:_:)", Publishers.Zip4(source, source, source, source),
            as: Publishers.Zip4<Source, Source, Source, Source>.self)
        has(
            "Publishers.FlatMap.init(upstream:maxPublishers:transform:)",
            Publishers.FlatMap(upstream: source, maxPublishers: .unlimited) { Just($0) },
            as: Publishers.FlatMap<Just<Int>, Source>.self)
        has(
            "Publishers.SwitchToLatest.init(upstream:)", Publishers.SwitchToLatest(upstream: Just(source)),
            as: Publishers.SwitchToLatest<Source, Just<Source>>.self)
    }

    mutating func addLatestAndMergedPublishers() {
        let source = Source()
        let one = Just(1)
        has(
            "Publishers.CombineLatest.init(_:_:)", Publishers.CombineLatest(source, source),
            as: Publishers.CombineLatest<Source, Source>.self)
        has(
            "Publishers.CombineLatest3.init(_:_:_:)", Publishers.CombineLatest3(source, source, source),
            as: Publishers.CombineLatest3<Source, Source, Source>.self)
        has(
            "Publishers.CombineLatest4.init(_:_:_:_:)",
            Publishers.CombineLatest4(source, source, source, source),
            as: Publishers.CombineLatest4<Source, Source, Source, Source>.self)
        has(
            "Publishers.Merge.init(_:_:)", Publishers.Merge(source, one),
            as: Publishers.Merge<Source, Just<Int>>.self)
        has(
            "Publishers.Merge3.init(_:_:_:)", Publishers.Merge3(source, one, one),
            as: Publishers.Merge3<Source, Just<Int>, Just<Int>>.self)
        has(
            "Publishers.Merge4.init(_:_:_:_:)", Publishers.Merge4(source, one, one, one),
            as: Publishers.Merge4<Source, Just<Int>, Just<Int>, Just<Int>>.self)
        has(
            "Publishers.Merge5.init(_:_:_:_:_:)", Publishers.Merge5(source, one, one, one, one),
            as: Publishers.Merge5<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>>.self)
        has(
            "Publishers.Merge6.init(_:_:_:_:_:_:)", Publishers.Merge6(source, one, one, one, one, one),
            as: Publishers.Merge6<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>>.self)
        has(
            "Publishers.Merge7.init(_:_:_:_:_:_:_:)", Publishers.Merge7(source, one, one, one, one, one, one),
            as: Publishers.Merge7<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>>
                .self)
        has(
            "Publishers.Merge8.init(_:_:_:_:_:_:_:_:)",
            Publishers.Merge8(source, one, one, one, one, one, one, one),
            as: Publishers.Merge8<
                Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>
            >.self)
        has(
            "Publishers.Merge.merge(with:)", Publishers.Merge(source, one).merge(with: one),
            as: Publishers.Merge3<Source, Just<Int>, Just<Int>>.self)
        has(
            "Publishers.Merge.merge(with:_:)", Publishers.Merge(source, one).merge(with: one, one),
            as: Publishers.Merge4<Source, Just<Int>, Just<Int>, Just<Int>>.self)
        has(
            "Publishers.Merge.merge(with:_:_:)", Publishers.Merge(source, one).merge(with: one, one, one),
            as: Publishers.Merge5<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>>.self)
        has(
            "Publishers.Merge.merge(with:_:_:_:)",
            Publishers.Merge(source, one).merge(with: one, one, one, one),
            as: Publishers.Merge6<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>>.self)
        has(
            "Publishers.Merge.merge(with:_:_:_:_:)",
            Publishers.Merge(source, one).merge(with: one, one, one, one, one),
            as: Publishers.Merge7<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>>
                .self)
        has(
            "Publishers.Merge.merge(with:_:_:_:_:_:)",
            Publishers.Merge(source, one).merge(with: one, one, one, one, one, one),
            as: Publishers.Merge8<
                Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>
            >.self)
        has(
            "Publishers.Merge3.merge(with:)", Publishers.Merge3(source, one, one).merge(with: one),
            as: Publishers.Merge4<Source, Just<Int>, Just<Int>, Just<Int>>.self)
        has(
            "Publishers.Merge3.merge(with:_:)", Publishers.Merge3(source, one, one).merge(with: one, one),
            as: Publishers.Merge5<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>>.self)
        has(
            "Publishers.Merge3.merge(with:_:_:)",
            Publishers.Merge3(source, one, one).merge(with: one, one, one),
            as: Publishers.Merge6<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>>.self)
        has(
            "Publishers.Merge3.merge(with:_:_:_:)",
            Publishers.Merge3(source, one, one).merge(with: one, one, one, one),
            as: Publishers.Merge7<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>>
                .self)
        has(
            "Publishers.Merge3.merge(with:_:_:_:_:)",
            Publishers.Merge3(source, one, one).merge(with: one, one, one, one, one),
            as: Publishers.Merge8<
                Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>
            >.self)
        has(
            "Publishers.Merge4.merge(with:)", Publishers.Merge4(source, one, one, one).merge(with: one),
            as: Publishers.Merge5<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>>.self)
        has(
            "Publishers.Merge4.merge(with:_:)",
            Publishers.Merge4(source, one, one, one).merge(with: one, one),
            as: Publishers.Merge6<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>>.self)
        has(
            "Publishers.Merge4.merge(with:_:_:)",
            Publishers.Merge4(source, one, one, one).merge(with: one, one, one),
            as: Publishers.Merge7<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>>
                .self)
        has(
            "Publishers.Merge4.merge(with:_:_:_:)",
            Publishers.Merge4(source, one, one, one).merge(with: one, one, one, one),
            as: Publishers.Merge8<
                Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>
            >.self)
        has(
            "Publishers.Merge5.merge(with:)", Publishers.Merge5(source, one, one, one, one).merge(with: one),
            as: Publishers.Merge6<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>>.self)
        has(
            "Publishers.Merge5.merge(with:_:)",
            Publishers.Merge5(source, one, one, one, one).merge(with: one, one),
            as: Publishers.Merge7<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>>
                .self)
        has(
            "Publishers.Merge5.merge(with:_:_:)",
            Publishers.Merge5(source, one, one, one, one).merge(with: one, one, one),
            as: Publishers.Merge8<
                Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>
            >.self)
        has(
            "Publishers.Merge6.merge(with:)",
            Publishers.Merge6(source, one, one, one, one, one).merge(with: one),
            as: Publishers.Merge7<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>>
                .self)
        has(
            "Publishers.Merge6.merge(with:_:)",
            Publishers.Merge6(source, one, one, one, one, one).merge(with: one, one),
            as: Publishers.Merge8<
                Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>
            >.self)
        has(
            "Publishers.Merge7.merge(with:)",
            Publishers.Merge7(source, one, one, one, one, one, one).merge(with: one),
            as: Publishers.Merge8<
                Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>
            >.self)
        has(
            "Publishers.MergeMany.init(_: Upstream...)", Publishers.MergeMany(source, source),
            as: Publishers.MergeMany<Source>.self)
        has(
            "Publishers.MergeMany.init(_: Sequence)", Publishers.MergeMany([source]),
            as: Publishers.MergeMany<Source>.self)
        has("Publishers.MergeMany.publishers", Publishers.MergeMany(source).publishers, as: [Source].self)
        has(
            "Publishers.MergeMany.merge(with:)", Publishers.MergeMany(source).merge(with: source),
            as: Publishers.MergeMany<Source>.self)
    }

    mutating func addErrorPublishers() {
        let failing = Failing()
        has(
            "Publishers.AssertNoFailure.init(upstream:prefix:file:line:)",
            Publishers.AssertNoFailure(upstream: failing, prefix: "", file: #file, line: #line),
            as: Publishers.AssertNoFailure<Failing>.self)
        has(
            "Publishers.Catch.init(upstream:handler:)", Publishers.Catch(upstream: failing) { _ in Just(1) },
            as: Publishers.Catch<Failing, Just<Int>>.self)
        has(
            "Publishers.TryCatch.init(upstream:handler:)",
            Publishers.TryCatch(upstream: failing) { _ in Just(1) },
            as: Publishers.TryCatch<Failing, Just<Int>>.self)
        has(
            "Publishers.Retry.init(upstream:retries:)", Publishers.Retry(upstream: failing, retries: nil),
            as: Publishers.Retry<Failing>.self)
    }

    mutating func addTimingPublishers() {
        let source = Source()
        let queue = Queue.main
        has(
            "Publishers.MeasureInterval.init(upstream:scheduler:)",
            Publishers.MeasureInterval(upstream: source, scheduler: queue),
            as: Publishers.MeasureInterval<Source, Queue>.self)
        has(
            "Publishers.Debounce.init(upstream:dueTime:scheduler:options:)",
            Publishers.Debounce(upstream: source, dueTime: 1, scheduler: queue, options: nil),
            as: Publishers.Debounce<Source, Queue>.self)
        has(
            "Publishers.Delay.init(upstream:interval:tolerance:scheduler:options:)",
            Publishers.Delay(upstream: source, interval: 1, tolerance: 1, scheduler: queue),
            as: Publishers.Delay<Source, Queue>.self)
        has(
            "Publishers.Throttle.init(upstream:interval:scheduler:latest:)",
            Publishers.Throttle(upstream: source, interval: 1, scheduler: queue, latest: true),
            as: Publishers.Throttle<Source, Queue>.self)
        has(
            "Publishers.Timeout.init(upstream:interval:scheduler:options:customError:)",
            Publishers.Timeout(
                upstream: source, interval: 1, scheduler: queue, options: nil, customError: nil),
            as: Publishers.Timeout<Source, Queue>.self)
        has(
            "Publishers.SubscribeOn.init(upstream:scheduler:options:)",
            Publishers.SubscribeOn(upstream: source, scheduler: queue, options: nil),
            as: Publishers.SubscribeOn<Source, Queue>.self)
        has(
            "Publishers.ReceiveOn.init(upstream:scheduler:options:)",
            Publishers.ReceiveOn(upstream: source, scheduler: queue, options: nil),
            as: Publishers.ReceiveOn<Source, Queue>.self)
        has(
            "Publishers.CollectByTime.init(upstream:strategy:options:)",
            Publishers.CollectByTime(upstream: source, strategy: .byTime(queue, 1), options: nil),
            as: Publishers.CollectByTime<Source, Queue>.self)
        has(
            "Publishers.TimeGroupingStrategy.byTime(_:_:)", .byTime(queue, 1),
            as: Publishers.TimeGroupingStrategy<Queue>.self)
        has(
            "Publishers.TimeGroupingStrategy.byTimeOrCount(_:_:_:)", .byTimeOrCount(queue, 1, 2),
            as: Publishers.TimeGroupingStrategy<Queue>.self)
    }

    mutating func addSharingPublishers() {
        let source = Source()
        has(
            "Publishers.Multicast.init(upstream:createSubject:)",
            Publishers.Multicast(upstream: source) { Source() }, as: Publishers.Multicast<Source, Source>.self
        )
        has(
            "Publishers.Multicast.connect()", Publishers.Multicast(upstream: source) { Source() }.connect(),
            as: (any Cancellable).self)
        has(
            "Publishers.Share.init(upstream:)", Publishers.Share(upstream: source),
            as: Publishers.Share<Source>.self)
        has(
            "Publishers.MakeConnectable.init(upstream:)", Publishers.MakeConnectable(upstream: source),
            as: Publishers.MakeConnectable<Source>.self)
        has(
            "Publishers.Autoconnect.init(upstream:)",
            Publishers.Autoconnect(upstream: source.makeConnectable()),
            as: Publishers.Autoconnect<Publishers.MakeConnectable<Source>>.self)
        has(
            "Publishers.Buffer.init(upstream:size:prefetch:whenFull:)",
            Publishers.Buffer(upstream: source, size: 1, prefetch: .keepFull, whenFull: .dropNewest),
            as: Publishers.Buffer<Source>.self)
        has("Publishers.PrefetchStrategy.keepFull, byRequest") {
            _ = Set<Publishers.PrefetchStrategy>([.keepFull, .byRequest])
        }
        has("Publishers.BufferingStrategy.dropNewest, dropOldest, customError(_:)") {
            let _: [Publishers.BufferingStrategy<SurfaceError>] = [
                .dropNewest, .dropOldest, .customError { .failure },
            ]
        }
    }

    mutating func addDebuggingPublishers() {
        let source = Source()
        has(
            "Publishers.Breakpoint.init(upstream:receiveSubscription:receiveOutput:receiveCompletion:)",
            Publishers.Breakpoint(upstream: source, receiveOutput: { $0 > 1 }),
            as: Publishers.Breakpoint<Source>.self)
        has(
            "Publishers.HandleEvents.init(upstream:receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)",
            Publishers.HandleEvents(upstream: source, receiveRequest: nil),
            as: Publishers.HandleEvents<Source>.self)
        has(
            "Publishers.Print.init(upstream:prefix:to:)",
            Publishers.Print(upstream: source, prefix: "numbers"), as: Publishers.Print<Source>.self)
    }

    mutating func addEquatablePublishers() {
        typealias One = Just<Int>
        has("Empty: Equatable", equatable: Empty<Int, SurfaceError>.self)
        has("Fail: Equatable", equatable: Fail<Int, SurfaceError>.self)
        has("Just: Equatable", equatable: One.self)
        has("Optional.Publisher: Equatable", equatable: Int?.Publisher.self)
        has("Result.Publisher: Equatable", equatable: Result<Int, SurfaceError>.Publisher.self)
        has("Publishers.Collect: Equatable", equatable: Publishers.Collect<One>.self)
        has("Publishers.CollectByCount: Equatable", equatable: Publishers.CollectByCount<One>.self)
        has("Publishers.Concatenate: Equatable", equatable: Publishers.Concatenate<One, One>.self)
        has("Publishers.Contains: Equatable", equatable: Publishers.Contains<One>.self)
        has("Publishers.Count: Equatable", equatable: Publishers.Count<One>.self)
        has("Publishers.Drop: Equatable", equatable: Publishers.Drop<One>.self)
        has("Publishers.DropUntilOutput: Equatable", equatable: Publishers.DropUntilOutput<One, One>.self)
        has("Publishers.First: Equatable", equatable: Publishers.First<One>.self)
        has("Publishers.IgnoreOutput: Equatable", equatable: Publishers.IgnoreOutput<One>.self)
        has("Publishers.Last: Equatable", equatable: Publishers.Last<One>.self)
        has("Publishers.CombineLatest: Equatable", equatable: Publishers.CombineLatest<One, One>.self)
        has("Publishers.CombineLatest3: Equatable", equatable: Publishers.CombineLatest3<One, One, One>.self)
        has(
            "Publishers.CombineLatest4: Equatable",
            equatable: Publishers.CombineLatest4<One, One, One, One>.self)
        has("Publishers.Merge: Equatable", equatable: Publishers.Merge<One, One>.self)
        has("Publishers.Merge3: Equatable", equatable: Publishers.Merge3<One, One, One>.self)
        has("Publishers.Merge4: Equatable", equatable: Publishers.Merge4<One, One, One, One>.self)
        has("Publishers.Merge5: Equatable", equatable: Publishers.Merge5<One, One, One, One, One>.self)
        has("Publishers.Merge6: Equatable", equatable: Publishers.Merge6<One, One, One, One, One, One>.self)
        has(
            "Publishers.Merge7: Equatable",
            equatable: Publishers.Merge7<One, One, One, One, One, One, One>.self)
        has(
            "Publishers.Merge8: Equatable",
            equatable: Publishers.Merge8<One, One, One, One, One, One, One, One>.self)
        has("Publishers.MergeMany: Equatable", equatable: Publishers.MergeMany<One>.self)
        has("Publishers.Zip: Equatable", equatable: Publishers.Zip<One, One>.self)
        has("Publishers.Zip3: Equatable", equatable: Publishers.Zip3<One, One, One>.self)
        has("Publishers.Zip4: Equatable", equatable: Publishers.Zip4<One, One, One, One>.self)
        has("Publishers.Output: Equatable", equatable: Publishers.Output<One>.self)
        has("Publishers.PrefetchStrategy: Hashable", equatable: Publishers.PrefetchStrategy.self)
        has("Publishers.ReplaceEmpty: Equatable", equatable: Publishers.ReplaceEmpty<One>.self)
        has("Publishers.ReplaceError: Equatable", equatable: Publishers.ReplaceError<One>.self)
        has("Publishers.Retry: Equatable", equatable: Publishers.Retry<One>.self)
        has("Publishers.Sequence: Equatable", equatable: Publishers.Sequence<[Int], Never>.self)
        has(
            "Publishers.SetFailureType: Equatable",
            equatable: Publishers.SetFailureType<One, SurfaceError>.self)
        has("Publishers.Share: Equatable", equatable: Publishers.Share<Source>.self)
    }
}
