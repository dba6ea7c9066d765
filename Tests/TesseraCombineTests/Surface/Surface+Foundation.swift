import TesseraCombine
import TesseraSelectors

extension Surface {
    mutating func addFoundationPublishers() {
        let center = NotificationCenter.default
        let name = Notification.Name("name")
        has(
            "NotificationCenter.publisher(for:object:)", center.publisher(for: name, object: nil),
            as: NotificationCenter.Publisher.self)
        has(
            "NotificationCenter.Publisher", publisher: NotificationCenter.Publisher.self,
            of: Notification.self, failing: Never.self)
        has("NotificationCenter.Publisher: Equatable", equatable: NotificationCenter.Publisher.self)
        has(
            "NotificationCenter.Publisher.init(center:name:object:)",
            NotificationCenter.Publisher(center: center, name: name, object: center),
            as: NotificationCenter.Publisher.self)
        has("NotificationCenter.Publisher.center, name, object") {
            let publisher = center.publisher(for: name)
            let _: (NotificationCenter, Notification.Name, AnyObject?) = (
                publisher.center, publisher.name, publisher.object
            )
        }
        has(
            "Timer.publish(every:tolerance:on:in:options:)",
            Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common), as: Timer.TimerPublisher.self)
        has(
            "Timer.TimerPublisher: ConnectablePublisher", publisher: Timer.TimerPublisher.self, of: Date.self,
            failing: Never.self)
        has(
            "Timer.TimerPublisher.init(interval:tolerance:runLoop:mode:options:)",
            Timer.TimerPublisher(interval: 1, runLoop: .main, mode: .common), as: Timer.TimerPublisher.self)
        has("Timer.TimerPublisher.interval, tolerance, runLoop, mode, options") {
            let timer = Timer.publish(every: 1, on: .main, in: .common)
            let _: (TimeInterval, TimeInterval?, RunLoop, RunLoop.Mode, RunLoop.SchedulerOptions?) =
                (timer.interval, timer.tolerance, timer.runLoop, timer.mode, timer.options)
        }
        has(
            "URLSession.dataTaskPublisher(for: URL)",
            URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/")),
            as: URLSession.DataTaskPublisher.self)
        has(
            "URLSession.dataTaskPublisher(for: URLRequest)",
            URLSession.shared.dataTaskPublisher(for: URLRequest(url: URL(fileURLWithPath: "/"))),
            as: URLSession.DataTaskPublisher.self)
        has(
            "URLSession.DataTaskPublisher", publisher: URLSession.DataTaskPublisher.self,
            of: (data: Data, response: URLResponse).self, failing: URLError.self)
        has(
            "URLSession.DataTaskPublisher.init(request:session:)",
            URLSession.DataTaskPublisher(
                request: URLRequest(url: URL(fileURLWithPath: "/")), session: .shared),
            as: URLSession.DataTaskPublisher.self)
        has("URLSession.DataTaskPublisher.request, session") {
            let task = URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/"))
            let _: (URLRequest, URLSession) = (task.request, task.session)
        }
        addKeyValueObserving()
    }

    private mutating func addKeyValueObserving() {
        typealias Name = NSObject.KeyValueObservingPublisher<Thread, String?>
        registerMembers(of: Thread.self, named: "Thread") { $0.property("name", \.name) }
        let thread = Thread()
        let publisher = thread.publisher(for: \.name, options: [.new])
        has("NSObject.publisher(for:options:)", publisher, as: Name.self)
        has(
            "NSObject.KeyValueObservingPublisher", publisher: Name.self, of: String?.self, failing: Never.self
        )
        has(
            "NSObject.KeyValueObservingPublisher.init(object:keyPath:options:)",
            Name(object: thread, keyPath: \.name, options: []), as: Name.self)
        has(
            "NSObject.KeyValueObservingPublisher.didChange()", publisher.didChange(),
            as: Publishers.Map<Name, Void>.self)
    }

    mutating func addFoundationCoders() {
        func encoder<E: TopLevelEncoder>(_: E.Type) where E.Output == Data {}
        func decoder<D: TopLevelDecoder>(_: D.Type) where D.Input == Data {}
        has("JSONEncoder: TopLevelEncoder") { encoder(JSONEncoder.self) }
        has("JSONDecoder: TopLevelDecoder") { decoder(JSONDecoder.self) }
        has("PropertyListEncoder: TopLevelEncoder") { encoder(PropertyListEncoder.self) }
        has("PropertyListDecoder: TopLevelDecoder") { decoder(PropertyListDecoder.self) }
    }

    mutating func addFoundationSchedulers() {
        func scheduler<S: Scheduler>(_: S.Type) where S.SchedulerTimeType: Codable & Hashable {}
        func stride<
            S: SchedulerTimeIntervalConvertible & SignedNumeric & Comparable & Codable
                & ExpressibleByFloatLiteral
        >(_: S.Type) {}
        has("RunLoop: Scheduler") { scheduler(RunLoop.self) }
        has(
            "RunLoop.SchedulerTimeType.init(_:)", RunLoop.SchedulerTimeType(Date()),
            as: RunLoop.SchedulerTimeType.self)
        has("RunLoop.SchedulerTimeType.date", RunLoop.main.now.date, as: Date.self)
        has("RunLoop.SchedulerTimeType.Stride") { stride(RunLoop.SchedulerTimeType.Stride.self) }
        has(
            "RunLoop.SchedulerTimeType.Stride.init(_:)", RunLoop.SchedulerTimeType.Stride(1.5),
            as: RunLoop.SchedulerTimeType.Stride.self)
        has(
            "RunLoop.SchedulerTimeType.Stride.timeInterval, magnitude",
            RunLoop.SchedulerTimeType.Stride(1.5).timeInterval, as: TimeInterval.self)
        has("RunLoop.SchedulerOptions", type: RunLoop.SchedulerOptions.self)
        has("OperationQueue: Scheduler") { scheduler(OperationQueue.self) }
        has(
            "OperationQueue.SchedulerTimeType.init(_:)", OperationQueue.SchedulerTimeType(Date()),
            as: OperationQueue.SchedulerTimeType.self)
        has("OperationQueue.SchedulerTimeType.date", OperationQueue.main.now.date, as: Date.self)
        has("OperationQueue.SchedulerTimeType.Stride") {
            stride(OperationQueue.SchedulerTimeType.Stride.self)
        }
        has(
            "OperationQueue.SchedulerTimeType.Stride.init(_:)", OperationQueue.SchedulerTimeType.Stride(1.5),
            as: OperationQueue.SchedulerTimeType.Stride.self)
        has(
            "OperationQueue.SchedulerTimeType.Stride.timeInterval, magnitude",
            OperationQueue.SchedulerTimeType.Stride(1.5).timeInterval, as: TimeInterval.self)
        has("OperationQueue.SchedulerOptions", type: OperationQueue.SchedulerOptions.self)
        has("DispatchQueue: Scheduler") { scheduler(DispatchQueue.self) }
        has(
            "DispatchQueue.SchedulerTimeType.init(_:)", DispatchQueue.SchedulerTimeType(.now()),
            as: DispatchQueue.SchedulerTimeType.self)
        has(
            "DispatchQueue.SchedulerTimeType.dispatchTime", DispatchQueue.main.now.dispatchTime,
            as: DispatchTime.self)
        has("DispatchQueue.SchedulerTimeType.Stride") { stride(DispatchQueue.SchedulerTimeType.Stride.self) }
        has(
            "DispatchQueue.SchedulerTimeType.Stride.init(_:)",
            DispatchQueue.SchedulerTimeType.Stride(.seconds(1)),
            as: DispatchQueue.SchedulerTimeType.Stride.self)
        has(
            "DispatchQueue.SchedulerTimeType.Stride.timeInterval, magnitude",
            DispatchQueue.SchedulerTimeType.Stride.seconds(1).timeInterval, as: DispatchTimeInterval.self)
        has(
            "DispatchQueue.SchedulerOptions.init(qos:flags:group:)",
            DispatchQueue.SchedulerOptions(qos: .utility, flags: .barrier, group: nil),
            as: DispatchQueue.SchedulerOptions.self)
        has("DispatchQueue.SchedulerOptions.qos, flags, group") {
            let options = DispatchQueue.SchedulerOptions()
            let _: (DispatchQoS, DispatchWorkItemFlags, DispatchGroup?) = (
                options.qos, options.flags, options.group
            )
        }
    }
}
