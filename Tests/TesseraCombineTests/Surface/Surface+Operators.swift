import TesseraCombine

extension Surface {
    mutating func addMapping() {
        let source = Source()
        has(
            "Publisher.map(_: (Output) -> T)", source.map { "\($0)" }, as: Publishers.Map<Source, String>.self
        )
        has("Publisher.tryMap(_:)", source.tryMap { "\($0)" }, as: Publishers.TryMap<Source, String>.self)
        has(
            "Publisher.map(_: KeyPath)", source.map(\.magnitude), as: Publishers.MapKeyPath<Source, UInt>.self
        )
        has(
            "Publisher.map(_: KeyPath, _: KeyPath)", source.map(\.magnitude, \.bitWidth),
            as: Publishers.MapKeyPath2<Source, UInt, Int>.self)
        has(
            "Publisher.map(_: KeyPath, _: KeyPath, _: KeyPath)",
            source.map(\.magnitude, \.bitWidth, \.description),
            as: Publishers.MapKeyPath3<Source, UInt, Int, String>.self)
        has(
            "Publisher.mapError(_:)", Failing().mapError { _ in URLError(.unknown) },
            as: Publishers.MapError<Failing, URLError>.self)
        has(
            "Publisher.replaceNil(with:)", PassthroughSubject<Int?, Never>().replaceNil(with: 1),
            as: Publishers.Map<PassthroughSubject<Int?, Never>, Int>.self)
        has("Publisher.scan(_:_:)", source.scan(0) { $0 + $1 }, as: Publishers.Scan<Source, Int>.self)
        has(
            "Publisher.tryScan(_:_:)", source.tryScan(0) { $0 + $1 }, as: Publishers.TryScan<Source, Int>.self
        )
        has(
            "Publisher.setFailureType(to:)", source.setFailureType(to: SurfaceError.self),
            as: Publishers.SetFailureType<Source, SurfaceError>.self)
    }

    mutating func addFiltering() {
        let source = Source()
        has("Publisher.filter(_:)", source.filter { $0 > 1 }, as: Publishers.Filter<Source>.self)
        has("Publisher.tryFilter(_:)", source.tryFilter { $0 > 1 }, as: Publishers.TryFilter<Source>.self)
        has(
            "Publisher.compactMap(_:)", source.compactMap { UInt8(exactly: $0) },
            as: Publishers.CompactMap<Source, UInt8>.self)
        has(
            "Publisher.tryCompactMap(_:)", source.tryCompactMap { UInt8(exactly: $0) },
            as: Publishers.TryCompactMap<Source, UInt8>.self)
        has(
            "Publisher.removeDuplicates()", source.removeDuplicates(),
            as: Publishers.RemoveDuplicates<Source>.self)
        has(
            "Publisher.removeDuplicates(by:)", source.removeDuplicates { $0 == $1 },
            as: Publishers.RemoveDuplicates<Source>.self)
        has(
            "Publisher.tryRemoveDuplicates(by:)", source.tryRemoveDuplicates { $0 == $1 },
            as: Publishers.TryRemoveDuplicates<Source>.self)
        has(
            "Publisher.replaceEmpty(with:)", source.replaceEmpty(with: 1),
            as: Publishers.ReplaceEmpty<Source>.self)
        has(
            "Publisher.replaceError(with:)", Failing().replaceError(with: 1),
            as: Publishers.ReplaceError<Failing>.self)
    }

    mutating func addReducing() {
        let source = Source()
        has("Publisher.collect()", source.collect(), as: Publishers.Collect<Source>.self)
        has("Publisher.collect(_: Int)", source.collect(2), as: Publishers.CollectByCount<Source>.self)
        has("Publisher.ignoreOutput()", source.ignoreOutput(), as: Publishers.IgnoreOutput<Source>.self)
        has("Publisher.reduce(_:_:)", source.reduce(0) { $0 + $1 }, as: Publishers.Reduce<Source, Int>.self)
        has(
            "Publisher.tryReduce(_:_:)", source.tryReduce(0) { $0 + $1 },
            as: Publishers.TryReduce<Source, Int>.self)
        has("Publisher.count()", source.count(), as: Publishers.Count<Source>.self)
        has("Publisher.max()", source.max(), as: Publishers.Comparison<Source>.self)
        has("Publisher.max(by:)", source.max { $0 < $1 }, as: Publishers.Comparison<Source>.self)
        has("Publisher.tryMax(by:)", source.tryMax { $0 < $1 }, as: Publishers.TryComparison<Source>.self)
        has("Publisher.min()", source.min(), as: Publishers.Comparison<Source>.self)
        has("Publisher.min(by:)", source.min { $0 < $1 }, as: Publishers.Comparison<Source>.self)
        has("Publisher.tryMin(by:)", source.tryMin { $0 < $1 }, as: Publishers.TryComparison<Source>.self)
        has("Publisher.contains(_:)", source.contains(1), as: Publishers.Contains<Source>.self)
        has(
            "Publisher.contains(where:)", source.contains { $0 > 1 },
            as: Publishers.ContainsWhere<Source>.self)
        has(
            "Publisher.tryContains(where:)", source.tryContains { $0 > 1 },
            as: Publishers.TryContainsWhere<Source>.self)
        has("Publisher.allSatisfy(_:)", source.allSatisfy { $0 > 1 }, as: Publishers.AllSatisfy<Source>.self)
        has(
            "Publisher.tryAllSatisfy(_:)", source.tryAllSatisfy { $0 > 1 },
            as: Publishers.TryAllSatisfy<Source>.self)
    }

    mutating func addSequencing() {
        let source = Source()
        has(
            "Publisher.drop(untilOutputFrom:)", source.drop(untilOutputFrom: Source()),
            as: Publishers.DropUntilOutput<Source, Source>.self)
        has("Publisher.dropFirst(_:)", source.dropFirst(), as: Publishers.Drop<Source>.self)
        has("Publisher.drop(while:)", source.drop { $0 > 1 }, as: Publishers.DropWhile<Source>.self)
        has("Publisher.tryDrop(while:)", source.tryDrop { $0 > 1 }, as: Publishers.TryDropWhile<Source>.self)
        has(
            "Publisher.append(_: Output...)", source.append(1, 2),
            as: Publishers.Concatenate<Source, Publishers.Sequence<[Int], Never>>.self)
        has(
            "Publisher.append(_: Sequence)", source.append(Set([1])),
            as: Publishers.Concatenate<Source, Publishers.Sequence<Set<Int>, Never>>.self)
        has(
            "Publisher.append(_: Publisher)", source.append(Just(1)),
            as: Publishers.Concatenate<Source, Just<Int>>.self)
        has(
            "Publisher.prepend(_: Output...)", source.prepend(1, 2),
            as: Publishers.Concatenate<Publishers.Sequence<[Int], Never>, Source>.self)
        has(
            "Publisher.prepend(_: Sequence)", source.prepend(Set([1])),
            as: Publishers.Concatenate<Publishers.Sequence<Set<Int>, Never>, Source>.self)
        has(
            "Publisher.prepend(_: Publisher)", source.prepend(Just(1)),
            as: Publishers.Concatenate<Just<Int>, Source>.self)
        has("Publisher.prefix(_:)", source.prefix(2), as: Publishers.Output<Source>.self)
        has("Publisher.prefix(while:)", source.prefix { $0 > 1 }, as: Publishers.PrefixWhile<Source>.self)
        has(
            "Publisher.tryPrefix(while:)", source.tryPrefix { $0 > 1 },
            as: Publishers.TryPrefixWhile<Source>.self)
        has(
            "Publisher.prefix(untilOutputFrom:)", source.prefix(untilOutputFrom: Failing()),
            as: Publishers.PrefixUntilOutput<Source, Failing>.self)
        has("Publisher.first()", source.first(), as: Publishers.First<Source>.self)
        has("Publisher.first(where:)", source.first { $0 > 1 }, as: Publishers.FirstWhere<Source>.self)
        has(
            "Publisher.tryFirst(where:)", source.tryFirst { $0 > 1 },
            as: Publishers.TryFirstWhere<Source>.self)
        has("Publisher.last()", source.last(), as: Publishers.Last<Source>.self)
        has("Publisher.last(where:)", source.last { $0 > 1 }, as: Publishers.LastWhere<Source>.self)
        has("Publisher.tryLast(where:)", source.tryLast { $0 > 1 }, as: Publishers.TryLastWhere<Source>.self)
        has("Publisher.output(at:)", source.output(at: 1), as: Publishers.Output<Source>.self)
        has("Publisher.output(in:)", source.output(in: 1...), as: Publishers.Output<Source>.self)
    }

    mutating func addCombining() {
        let source = Source()
        let words = PassthroughSubject<String, Never>()
        typealias Words = PassthroughSubject<String, Never>
        has("Publisher.zip(_:)", source.zip(words), as: Publishers.Zip<Source, Words>.self)
        has(
            "Publisher.zip(_:_: (Output, P.Output) -> T)", source.zip(words) { "\($0)\($1)" },
            as: Publishers.Map<Publishers.Zip<Source, Words>, String>.self)
        has("Publisher.zip(_:_:)", source.zip(words, source), as: Publishers.Zip3<Source, Words, Source>.self)
        has(
            "Publisher.zip(_:_:_: (Output, P.Output, Q.Output) -> T)",
            source.zip(words, source) { "\($0)\($1)\($2)" },
            as: Publishers.Map<Publishers.Zip3<Source, Words, Source>, String>.self)
        has(
            "Publisher.zip(_:_:_:)", source.zip(words, source, words),
            as: Publishers.Zip4<Source, Words, Source, Words>.self)
        has(
            "Publisher.zip(_:_:_:_: (Output, P.Output, Q.Output, R.Output) -> T)",
            source.zip(words, source, words) { "\($0)\($1)\($2)\($3)" },
            as: Publishers.Map<Publishers.Zip4<Source, Words, Source, Words>, String>.self)
    }

    mutating func addCombiningLatest() {
        let source = Source()
        let words = PassthroughSubject<String, Never>()
        typealias Words = PassthroughSubject<String, Never>
        has(
            "Publisher.combineLatest(_:)", source.combineLatest(words),
            as: Publishers.CombineLatest<Source, Words>.self)
        has(
            "Publisher.combineLatest(_:_: (Output, P.Output) -> T)",
            source.combineLatest(words) { "\($0)\($1)" },
            as: Publishers.Map<Publishers.CombineLatest<Source, Words>, String>.self)
        has(
            "Publisher.combineLatest(_:_:)", source.combineLatest(words, source),
            as: Publishers.CombineLatest3<Source, Words, Source>.self)
        has(
            "Publisher.combineLatest(_:_:_: (Output, P.Output, Q.Output) -> T)",
            source.combineLatest(words, source) { "\($0)\($1)\($2)" },
            as: Publishers.Map<Publishers.CombineLatest3<Source, Words, Source>, String>.self)
        has(
            "Publisher.combineLatest(_:_:_:)", source.combineLatest(words, source, words),
            as: Publishers.CombineLatest4<Source, Words, Source, Words>.self)
        has(
            "Publisher.combineLatest(_:_:_:_: (Output, P.Output, Q.Output, R.Output) -> T)",
            source.combineLatest(words, source, words) { "\($0)\($1)\($2)\($3)" },
            as: Publishers.Map<Publishers.CombineLatest4<Source, Words, Source, Words>, String>.self)
    }

    mutating func addMerging() {
        let source = Source()
        has("Publisher.merge(with: Self)", source.merge(with: source), as: Publishers.MergeMany<Source>.self)
        let one = Just(1)
        has("Publisher.merge(with:)", source.merge(with: one), as: Publishers.Merge<Source, Just<Int>>.self)
        has(
            "Publisher.merge(with:_:)", source.merge(with: one, one),
            as: Publishers.Merge3<Source, Just<Int>, Just<Int>>.self)
        has(
            "Publisher.merge(with:_:_:)", source.merge(with: one, one, one),
            as: Publishers.Merge4<Source, Just<Int>, Just<Int>, Just<Int>>.self)
        has(
            "Publisher.merge(with:_:_:_:)", source.merge(with: one, one, one, one),
            as: Publishers.Merge5<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>>.self)
        has(
            "Publisher.merge(with:_:_:_:_:)", source.merge(with: one, one, one, one, one),
            as: Publishers.Merge6<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>>.self)
        has(
            "Publisher.merge(with:_:_:_:_:_:)", source.merge(with: one, one, one, one, one, one),
            as: Publishers.Merge7<Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>>
                .self)
        has(
            "Publisher.merge(with:_:_:_:_:_:_:)", source.merge(with: one, one, one, one, one, one, one),
            as: Publishers.Merge8<
                Source, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>, Just<Int>
            >.self)
    }

    mutating func addFlattening() {
        let source = Source()
        has(
            "Publisher.flatMap(maxPublishers:_:)",
            Failing().flatMap(maxPublishers: .max(1)) { _ in Failing() },
            as: Publishers.FlatMap<Failing, Failing>.self)
        has(
            "Publisher.flatMap(maxPublishers:_:) from Never to a failure", source.flatMap { _ in Failing() },
            as: Publishers.FlatMap<Failing, Publishers.SetFailureType<Source, SurfaceError>>.self)
        has(
            "Publisher.flatMap(maxPublishers:_:) from Never to Never", source.flatMap { _ in Source() },
            as: Publishers.FlatMap<Source, Source>.self)
        has(
            "Publisher.flatMap(maxPublishers:_:) from a failure to Never",
            Failing().flatMap { _ in Source() },
            as: Publishers.FlatMap<Publishers.SetFailureType<Source, SurfaceError>, Failing>.self)
        has("Publisher.switchToLatest()") {
            let outer = PassthroughSubject<Failing, SurfaceError>()
            let _: Publishers.SwitchToLatest<Failing, PassthroughSubject<Failing, SurfaceError>> =
                outer.switchToLatest()
        }
        has("Publisher.switchToLatest() from Never to a failure") {
            typealias Outer = PassthroughSubject<Failing, Never>
            let _: Publishers.SwitchToLatest<Failing, Publishers.SetFailureType<Outer, SurfaceError>> =
                Outer().switchToLatest()
        }
        has("Publisher.switchToLatest() from Never to Never") {
            let outer = PassthroughSubject<Source, Never>()
            let _: Publishers.SwitchToLatest<Source, PassthroughSubject<Source, Never>> =
                outer.switchToLatest()
        }
        has("Publisher.switchToLatest() from a failure to Never") {
            typealias Outer = PassthroughSubject<Source, SurfaceError>
            typealias Inner = Publishers.SetFailureType<Source, SurfaceError>
            let _: Publishers.SwitchToLatest<Inner, Publishers.Map<Outer, Inner>> = Outer().switchToLatest()
        }
    }

    mutating func addErrors() {
        has(
            "Publisher.assertNoFailure(_:file:line:)", Failing().assertNoFailure(),
            as: Publishers.AssertNoFailure<Failing>.self)
        has(
            "Publisher.catch(_:)", Failing().catch { _ in Just(1) },
            as: Publishers.Catch<Failing, Just<Int>>.self)
        has(
            "Publisher.tryCatch(_:)", Failing().tryCatch { _ in Just(1) },
            as: Publishers.TryCatch<Failing, Just<Int>>.self)
        has("Publisher.retry(_:)", Failing().retry(2), as: Publishers.Retry<Failing>.self)
    }

    mutating func addTiming() {
        let source = Source()
        has(
            "Publisher.measureInterval(using:options:)", source.measureInterval(using: Queue.main),
            as: Publishers.MeasureInterval<Source, Queue>.self)
        has(
            "Publisher.debounce(for:scheduler:options:)", source.debounce(for: 1, scheduler: Queue.main),
            as: Publishers.Debounce<Source, Queue>.self)
        has(
            "Publisher.delay(for:tolerance:scheduler:options:)",
            source.delay(for: .seconds(1), tolerance: .zero, scheduler: Queue.main),
            as: Publishers.Delay<Source, Queue>.self)
        has(
            "Publisher.throttle(for:scheduler:latest:)",
            source.throttle(for: .milliseconds(1), scheduler: Queue.main, latest: true),
            as: Publishers.Throttle<Source, Queue>.self)
        has(
            "Publisher.timeout(_:scheduler:options:customError:)",
            Failing().timeout(.seconds(1), scheduler: Queue.main, customError: { .failure }),
            as: Publishers.Timeout<Failing, Queue>.self)
        has(
            "Publisher.subscribe(on:options:)",
            source.subscribe(on: Queue.main, options: .init(qos: .utility)),
            as: Publishers.SubscribeOn<Source, Queue>.self)
        has(
            "Publisher.receive(on:options:)", source.receive(on: Queue.main),
            as: Publishers.ReceiveOn<Source, Queue>.self)
        has(
            "Publisher.collect(_: TimeGroupingStrategy, options:)",
            source.collect(.byTime(Queue.main, .seconds(1)), options: .init(qos: .utility)),
            as: Publishers.CollectByTime<Source, Queue>.self)
    }

    mutating func addSharing() {
        let source = Source()
        has(
            "Publisher.multicast(_:)", source.multicast { Source() },
            as: Publishers.Multicast<Source, Source>.self)
        has(
            "Publisher.multicast(subject:)", source.multicast(subject: Source()),
            as: Publishers.Multicast<Source, Source>.self)
        has("Publisher.share()", source.share(), as: Publishers.Share<Source>.self)
        has(
            "Publisher.makeConnectable()", source.makeConnectable(),
            as: Publishers.MakeConnectable<Source>.self)
        has(
            "Publisher.buffer(size:prefetch:whenFull:)",
            source.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest),
            as: Publishers.Buffer<Source>.self)
        has(
            "Publisher.eraseToAnyPublisher()", source.eraseToAnyPublisher(), as: AnyPublisher<Int, Never>.self
        )
    }

    mutating func addCoding() {
        has(
            "Publisher.encode(encoder:)", Source().encode(encoder: JSONEncoder()),
            as: Publishers.Encode<Source, JSONEncoder>.self)
        has(
            "Publisher.decode(type:decoder:)", Just(Data()).decode(type: [Int].self, decoder: JSONDecoder()),
            as: Publishers.Decode<Just<Data>, [Int], JSONDecoder>.self)
    }

    mutating func addSubscribing() {
        let source = Source()
        has(
            "Publisher.assign(to:on:)",
            source.map { Int64($0) }.assign(to: \.totalUnitCount, on: Progress(totalUnitCount: 1)),
            as: AnyCancellable.self)
        has("Publisher.assign(to: inout Published.Publisher)") {
            final class Model { @Published var number = 1 }
            let model = Model()
            source.assign(to: &model.$number)
        }
        has(
            "Publisher.sink(receiveCompletion:receiveValue:)",
            Failing().sink(receiveCompletion: { _ in }, receiveValue: { _ in }), as: AnyCancellable.self)
        has("Publisher.sink(receiveValue:)", source.sink { _ in }, as: AnyCancellable.self)
        has("Publisher.values where Failure == Never", source.values, as: AsyncPublisher<Source>.self)
        has("Publisher.values", Failing().values, as: AsyncThrowingPublisher<Failing>.self)
        has("AsyncPublisher.init(_:)", AsyncPublisher(source), as: AsyncPublisher<Source>.self)
        has(
            "AsyncPublisher.Iterator.next()",
            waiting: {
                var iterator = AsyncPublisher(Just(1)).makeAsyncIterator()
                let _: Int? = await iterator.next()
            })
        has(
            "AsyncThrowingPublisher.init(_:)", AsyncThrowingPublisher(Failing()),
            as: AsyncThrowingPublisher<Failing>.self)
        has(
            "AsyncThrowingPublisher.Iterator.next()",
            waiting: {
                var iterator = AsyncThrowingPublisher(Fail<Int, SurfaceError>(error: .failure))
                    .makeAsyncIterator()
                let _: Int? = try await iterator.next()
            })
    }

    mutating func addDebugging() {
        let source = Source()
        has(
            "Publisher.breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)",
            source.breakpoint(receiveOutput: { $0 > 1 }), as: Publishers.Breakpoint<Source>.self)
        has(
            "Publisher.breakpointOnError()", source.breakpointOnError(),
            as: Publishers.Breakpoint<Source>.self)
        has(
            "Publisher.handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)",
            source.handleEvents(
                receiveSubscription: { _ in }, receiveOutput: { _ in }, receiveCompletion: { _ in },
                receiveCancel: {}, receiveRequest: { _ in }),
            as: Publishers.HandleEvents<Source>.self)
        has("Publisher.print(_:to:)", source.print("numbers"), as: Publishers.Print<Source>.self)
    }
}
