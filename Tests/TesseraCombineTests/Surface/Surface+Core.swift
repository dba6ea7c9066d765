import TesseraCombine

extension Surface {
    mutating func addProtocols() {
        has("Publisher<Output, Failure>", type: (any Publisher<Int, SurfaceError>).self)
        has("Publisher.receive(subscriber:)") { Source().receive(subscriber: AnySubscriber<Int, Never>()) }
        has("Publisher.subscribe(_: Subscriber)") { Source().subscribe(AnySubscriber<Int, Never>()) }
        has("Publisher.subscribe(_: Subject)", Source().subscribe(Source()), as: AnyCancellable.self)
        has("ConnectablePublisher<Output, Failure>", type: (any ConnectablePublisher<Int, Never>).self)
        has(
            "ConnectablePublisher.connect()", Source().makeConnectable().connect(), as: (any Cancellable).self
        )
        has(
            "ConnectablePublisher.autoconnect()", Source().makeConnectable().autoconnect(),
            as: Publishers.Autoconnect<Publishers.MakeConnectable<Source>>.self)
        has("Subject<Output, Failure>", type: (any Subject<Int, Never>).self)
        has("Subject.send(_:)") { Source().send(1) }
        has("Subject.send(completion:)") { Failing().send(completion: .failure(.failure)) }
        has("Subject.send(subscription:)") { Source().send(subscription: Subscriptions.empty) }
        has("Subject.send()") { PassthroughSubject<Void, Never>().send() }
        has("Subscriber<Input, Failure>", type: (any Subscriber<Int, Never>).self)
        has("Subscriber.receive(subscription:)") {
            AnySubscriber<Int, Never>().receive(subscription: Subscriptions.empty)
        }
        has("Subscriber.receive(_:)", AnySubscriber<Int, Never>().receive(1), as: Subscribers.Demand.self)
        has("Subscriber.receive()", AnySubscriber<Void, Never>().receive(), as: Subscribers.Demand.self)
        has("Subscriber.receive(completion:)") { AnySubscriber<Int, Never>().receive(completion: .finished) }
        has("Subscription", type: (any Subscription).self)
        has("Subscription.request(_:)") { Subscriptions.empty.request(.unlimited) }
        has("Cancellable", type: (any Cancellable).self)
        has("Cancellable.cancel()") { Subscriptions.empty.cancel() }
        has("Cancellable.store(in: inout Collection)") {
            var kept: [AnyCancellable] = []
            Source().makeConnectable().connect().store(in: &kept)
        }
        has("Cancellable.store(in: inout Set)") {
            var kept: Set<AnyCancellable> = []
            Source().makeConnectable().connect().store(in: &kept)
        }
        has("CustomCombineIdentifierConvertible", type: (any CustomCombineIdentifierConvertible).self)
        has(
            "CustomCombineIdentifierConvertible.combineIdentifier", Subscriptions.empty.combineIdentifier,
            as: CombineIdentifier.self)
        has("TopLevelEncoder", type: (any TopLevelEncoder).self)
        has("TopLevelEncoder.encode(_:)") {
            func encode<E: TopLevelEncoder>(_ encoder: E) throws -> E.Output { try encoder.encode(1) }
            _ = try encode(JSONEncoder())
        }
        has("TopLevelDecoder", type: (any TopLevelDecoder).self)
        has("TopLevelDecoder.decode(_:from:)") {
            func decode<D: TopLevelDecoder>(_ decoder: D, _ input: D.Input) throws -> Int {
                try decoder.decode(Int.self, from: input)
            }
            _ = try decode(JSONDecoder(), Data())
        }
    }

    mutating func addTypes() {
        has(
            "AnyPublisher", publisher: AnyPublisher<Int, SurfaceError>.self, of: Int.self,
            failing: SurfaceError.self)
        has("AnyPublisher.init(_:)", AnyPublisher(Source()), as: AnyPublisher<Int, Never>.self)
        has("AnyCancellable: Cancellable, Hashable") { _ = Set<AnyCancellable>() }
        has("AnyCancellable.init(_: () -> Void)", AnyCancellable {}, as: AnyCancellable.self)
        has(
            "AnyCancellable.init(_: Cancellable)", AnyCancellable(Subscriptions.empty),
            as: AnyCancellable.self)
        has("AnyCancellable.cancel()") { AnyCancellable {}.cancel() }
        has("AnyCancellable.store(in: inout Collection)") {
            var kept: [AnyCancellable] = []
            AnyCancellable {}.store(in: &kept)
        }
        has("AnyCancellable.store(in: inout Set)") {
            var kept: Set<AnyCancellable> = []
            AnyCancellable {}.store(in: &kept)
        }
        has("AnySubscriber: Subscriber", type: AnySubscriber<Int, SurfaceError>.self)
        has(
            "AnySubscriber.init(_: Subscriber)",
            AnySubscriber(Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })),
            as: AnySubscriber<Int, Never>.self)
        has("AnySubscriber.init(_: Subject)", AnySubscriber(Source()), as: AnySubscriber<Int, Never>.self)
        has(
            "AnySubscriber.init(receiveSubscription:receiveValue:receiveCompletion:)",
            AnySubscriber<Int, Never>(
                receiveSubscription: { $0.request(.max(1)) }, receiveValue: { _ in .none },
                receiveCompletion: { _ in }),
            as: AnySubscriber<Int, Never>.self)
        has("CombineIdentifier: Hashable") { _ = Set<CombineIdentifier>() }
        has("CombineIdentifier.init()", CombineIdentifier(), as: CombineIdentifier.self)
        has("CombineIdentifier.init(_: AnyObject)", CombineIdentifier(Source()), as: CombineIdentifier.self)
        has("Subscriptions.empty", Subscriptions.empty, as: (any Subscription).self)
        has("ObservableObject.objectWillChange") {
            final class Model: ObservableObject { @Published var number = 1 }
            let _: ObservableObjectPublisher = Model().objectWillChange
        }
        has(
            "ObservableObjectPublisher", publisher: ObservableObjectPublisher.self, of: Void.self,
            failing: Never.self)
        has(
            "ObservableObjectPublisher.init()", ObservableObjectPublisher(),
            as: ObservableObjectPublisher.self)
        has("ObservableObjectPublisher.send()") { ObservableObjectPublisher().send() }
        has("Published.init(wrappedValue:)", Published(wrappedValue: 1), as: Published<Int>.self)
        has("Published.init(initialValue:)", Published(initialValue: 1), as: Published<Int>.self)
        has("Published.projectedValue") {
            var published = Published(wrappedValue: 1)
            let _: Published<Int>.Publisher = published.projectedValue
        }
        has(
            "Published.Publisher", publisher: Published<Int>.Publisher.self, of: Int.self, failing: Never.self
        )
    }

    mutating func addSubjects() {
        has(
            "PassthroughSubject", publisher: PassthroughSubject<Int, SurfaceError>.self, of: Int.self,
            failing: SurfaceError.self)
        has("PassthroughSubject.init()", PassthroughSubject(), as: PassthroughSubject<Int, SurfaceError>.self)
        has(
            "CurrentValueSubject", publisher: CurrentValueSubject<Int, SurfaceError>.self, of: Int.self,
            failing: SurfaceError.self)
        has("CurrentValueSubject.init(_:)", CurrentValueSubject(1), as: CurrentValueSubject<Int, Never>.self)
        has("CurrentValueSubject.value") { CurrentValueSubject<Int, Never>(1).value += 1 }
    }

    mutating func addConveniencePublishers() {
        has("Just", publisher: Just<Int>.self, of: Int.self, failing: Never.self)
        has("Just.init(_:)", Just(1), as: Just<Int>.self)
        has("Just.output", Just(1).output, as: Int.self)
        has("Empty", publisher: Empty<Int, SurfaceError>.self, of: Int.self, failing: SurfaceError.self)
        has("Empty.init(completeImmediately:)", Empty(completeImmediately: false), as: Empty<Int, Never>.self)
        has(
            "Empty.init(completeImmediately:outputType:failureType:)",
            Empty(completeImmediately: false, outputType: Int.self, failureType: Never.self),
            as: Empty<Int, Never>.self)
        has("Empty.completeImmediately", Empty<Int, Never>().completeImmediately, as: Bool.self)
        has("Fail", publisher: Fail<Int, SurfaceError>.self, of: Int.self, failing: SurfaceError.self)
        has("Fail.init(error:)", Fail(error: .failure), as: Fail<Int, SurfaceError>.self)
        has(
            "Fail.init(outputType:failure:)", Fail(outputType: Int.self, failure: SurfaceError.failure),
            as: Fail<Int, SurfaceError>.self)
        has("Fail.error", Fail<Int, SurfaceError>(error: .failure).error, as: SurfaceError.self)
        has("Deferred", publisher: Deferred<Failing>.self, of: Int.self, failing: SurfaceError.self)
        has(
            "Deferred.init(createPublisher:)", Deferred(createPublisher: { Source() }),
            as: Deferred<Source>.self)
        has("Deferred.createPublisher", Deferred { Source() }.createPublisher(), as: Source.self)
        has("Future", publisher: Future<Int, SurfaceError>.self, of: Int.self, failing: SurfaceError.self)
        has("Future.Promise", type: Future<Int, SurfaceError>.Promise.self)
        has("Future.init(_:)", Future { $0(.success(1)) }, as: Future<Int, SurfaceError>.self)
        has(
            "Future.value where Failure == Never",
            waiting: { _ = await Future<Int, Never> { $0(.success(1)) }.value })
        has("Future.value", waiting: { _ = try await Future<Int, SurfaceError> { $0(.success(1)) }.value })
        has("Record", publisher: Record<Int, SurfaceError>.self, of: Int.self, failing: SurfaceError.self)
        has("Record: Codable", codable: Record<Int, SurfaceError>.self)
        has("Record.init(record:)", Record { $0.receive(1) }, as: Record<Int, Never>.self)
        has(
            "Record.init(recording:)", Record(recording: .init(output: [1])),
            as: Record<Int, SurfaceError>.self)
        has(
            "Record.init(output:completion:)", Record(output: [1], completion: .finished),
            as: Record<Int, SurfaceError>.self)
        has("Record.recording", Record<Int, Never> { _ in }.recording, as: Record<Int, Never>.Recording.self)
        has("Record.Recording: Codable", codable: Record<Int, SurfaceError>.Recording.self)
        has("Record.Recording.init()", Record.Recording(), as: Record<Int, Never>.Recording.self)
        has(
            "Record.Recording.init(output:completion:)", Record.Recording(output: [1], completion: .finished),
            as: Record<Int, Never>.Recording.self)
        has("Record.Recording.output", Record<Int, Never>.Recording().output, as: [Int].self)
        has(
            "Record.Recording.completion", Record<Int, Never>.Recording().completion,
            as: Subscribers.Completion<Never>.self)
        has("Record.Recording.receive(_:)") {
            var recording = Record<Int, Never>.Recording()
            recording.receive(1)
        }
        has("Record.Recording.receive(completion:)") {
            var recording = Record<Int, Never>.Recording()
            recording.receive(completion: .finished)
        }
        has("Sequence.publisher", [1, 2].publisher, as: Publishers.Sequence<[Int], Never>.self)
        has("Optional.publisher", Int?(1).publisher, as: Int?.Publisher.self)
        has("Optional.Publisher", publisher: Int?.Publisher.self, of: Int.self, failing: Never.self)
        has("Optional.Publisher.init(_:)", Int?.Publisher(1), as: Int?.Publisher.self)
        has("Optional.Publisher.output", Int?.Publisher(1).output, as: Int?.self)
        has(
            "Result.publisher", Result<Int, SurfaceError>.success(1).publisher,
            as: Result<Int, SurfaceError>.Publisher.self)
        has(
            "Result.Publisher", publisher: Result<Int, SurfaceError>.Publisher.self, of: Int.self,
            failing: SurfaceError.self)
        has(
            "Result.Publisher.init(_: Result)", Result<Int, SurfaceError>.Publisher(.success(1)),
            as: Result<Int, SurfaceError>.Publisher.self)
        has(
            "Result.Publisher.init(_: Output)", Result<Int, SurfaceError>.Publisher(1),
            as: Result<Int, SurfaceError>.Publisher.self)
        has(
            "Result.Publisher.init(_: Failure)", Result<Int, SurfaceError>.Publisher(SurfaceError.failure),
            as: Result<Int, SurfaceError>.Publisher.self)
        has(
            "Result.Publisher.result", Result<Int, SurfaceError>.Publisher(1).result,
            as: Result<Int, SurfaceError>.self)
    }

    mutating func addSubscribers() {
        has("Subscribers.Completion.finished", .finished, as: Subscribers.Completion<Never>.self)
        has(
            "Subscribers.Completion.failure(_:)", .failure(.failure),
            as: Subscribers.Completion<SurfaceError>.self)
        has("Subscribers.Completion: Equatable, Hashable") { _ = Set<Subscribers.Completion<SurfaceError>>() }
        has("Subscribers.Completion: Codable", codable: Subscribers.Completion<SurfaceError>.self)
        has("Subscribers.Completion: Sendable", sendable: Subscribers.Completion<SurfaceError>.self)
        has("Subscribers.Demand: Hashable, Comparable") {
            _ = Set<Subscribers.Demand>([.none, .unlimited]).max()
        }
        has("Subscribers.Demand: Codable", codable: Subscribers.Demand.self)
        has("Subscribers.Demand: Sendable", sendable: Subscribers.Demand.self)
        has("Subscribers.Demand.unlimited", .unlimited, as: Subscribers.Demand.self)
        has("Subscribers.Demand.none", .none, as: Subscribers.Demand.self)
        has("Subscribers.Demand.max(_:)", .max(1), as: Subscribers.Demand.self)
        has("Subscribers.Demand.max", Subscribers.Demand.none.max, as: Int?.self)
        has("Subscribers.Demand + += - -= Demand") {
            var demand = Subscribers.Demand.max(3) + .max(2) - .max(1)
            demand += .max(1)
            demand -= .max(1)
        }
        has("Subscribers.Demand + += - -= * *= Int") {
            var demand = (Subscribers.Demand.max(3) + 2 - 1) * 2
            demand += 1
            demand -= 1
            demand *= 2
        }
        has("Subscribers.Demand < <= == != >= > Int, both ways") {
            let demand = Subscribers.Demand.max(3)
            _ = [
                demand < 1, demand <= 1, demand == 1, demand != 1, demand >= 1, demand > 1,
                1 < demand, 1 <= demand, 1 == demand, 1 != demand, 1 >= demand, 1 > demand,
            ]
        }
        has("Subscribers.Sink: Subscriber, Cancellable", type: Subscribers.Sink<Int, SurfaceError>.self)
        has(
            "Subscribers.Sink.init(receiveCompletion:receiveValue:)",
            Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { _ in }),
            as: Subscribers.Sink<Int, Never>.self)
        has("Subscribers.Sink.receiveValue, receiveCompletion") {
            let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
            sink.receiveValue(1)
            sink.receiveCompletion(.finished)
        }
        has("Subscribers.Assign: Subscriber, Cancellable", type: Subscribers.Assign<Progress, Int64>.self)
        has(
            "Subscribers.Assign.init(object:keyPath:)",
            Subscribers.Assign(object: Progress(totalUnitCount: 1), keyPath: \.totalUnitCount),
            as: Subscribers.Assign<Progress, Int64>.self)
        has("Subscribers.Assign.object, keyPath") {
            let assign = Subscribers.Assign(object: Progress(totalUnitCount: 1), keyPath: \.totalUnitCount)
            let _: Progress? = assign.object
            let _: ReferenceWritableKeyPath<Progress, Int64> = assign.keyPath
        }
    }

    mutating func addSchedulers() {
        has("Scheduler<SchedulerTimeType>", type: (any Scheduler<Queue.SchedulerTimeType>).self)
        has("Scheduler.now", Queue.main.now, as: Queue.SchedulerTimeType.self)
        has(
            "Scheduler.minimumTolerance", Queue.main.minimumTolerance, as: Queue.SchedulerTimeType.Stride.self
        )
        has("Scheduler.schedule(_:)") { ImmediateScheduler.shared.schedule {} }
        has("Scheduler.schedule(options:_:)") { ImmediateScheduler.shared.schedule(options: nil) {} }
        has("Scheduler.schedule(after:_:)") {
            ImmediateScheduler.shared.schedule(after: ImmediateScheduler.shared.now) {}
        }
        has("Scheduler.schedule(after:tolerance:_:)") {
            ImmediateScheduler.shared.schedule(after: ImmediateScheduler.shared.now, tolerance: 1) {}
        }
        has("Scheduler.schedule(after:tolerance:options:_:)") {
            ImmediateScheduler.shared.schedule(
                after: ImmediateScheduler.shared.now, tolerance: 1, options: nil
            ) {}
        }
        has(
            "Scheduler.schedule(after:interval:_:)",
            Queue.main.schedule(after: Queue.main.now, interval: 1) {}, as: (any Cancellable).self)
        has(
            "Scheduler.schedule(after:interval:tolerance:_:)",
            Queue.main.schedule(after: Queue.main.now, interval: 1, tolerance: 1) {},
            as: (any Cancellable).self)
        has(
            "Scheduler.schedule(after:interval:tolerance:options:_:)",
            Queue.main.schedule(after: Queue.main.now, interval: 1, tolerance: 1, options: nil) {},
            as: (any Cancellable).self)
        has(
            "SchedulerTimeIntervalConvertible.seconds(_: Int)", .seconds(1),
            as: Queue.SchedulerTimeType.Stride.self)
        has(
            "SchedulerTimeIntervalConvertible.seconds(_: Double)", .seconds(0.5),
            as: Queue.SchedulerTimeType.Stride.self)
        has(
            "SchedulerTimeIntervalConvertible.milliseconds(_:)", .milliseconds(1),
            as: Queue.SchedulerTimeType.Stride.self)
        has(
            "SchedulerTimeIntervalConvertible.microseconds(_:)", .microseconds(1),
            as: Queue.SchedulerTimeType.Stride.self)
        has(
            "SchedulerTimeIntervalConvertible.nanoseconds(_:)", .nanoseconds(1),
            as: Queue.SchedulerTimeType.Stride.self)
        has("ImmediateScheduler.shared", ImmediateScheduler.shared, as: ImmediateScheduler.self)
        has("ImmediateScheduler.SchedulerOptions", type: ImmediateScheduler.SchedulerOptions.self)
        has("ImmediateScheduler.SchedulerTimeType: Strideable") {
            let now = ImmediateScheduler.shared.now
            let _: ImmediateScheduler.SchedulerTimeType = now.advanced(by: now.distance(to: now))
        }
        has(
            "ImmediateScheduler.SchedulerTimeType.Stride.init(_:)",
            ImmediateScheduler.SchedulerTimeType.Stride(1),
            as: ImmediateScheduler.SchedulerTimeType.Stride.self)
        has(
            "ImmediateScheduler.SchedulerTimeType.Stride: SignedNumeric, Comparable, Codable",
            codable: ImmediateScheduler.SchedulerTimeType.Stride.self)
    }
}
