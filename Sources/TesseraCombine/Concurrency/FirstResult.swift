#if !canImport(Combine)
    /// A subscriber that reports the first value or the failure of a future.
    final class FirstResult<Input, Failure: Error>: Subscriber {
        private let lock = Lock()
        private var report: ((Result<Input, Failure>) -> Void)?

        init(_ report: @escaping (Result<Input, Failure>) -> Void) {
            self.report = report
        }

        func receive(subscription: any Subscription) {
            subscription.request(.max(1))
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            take()?(.success(input))
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if case .failure(let error) = completion { take()?(.failure(error)) }
        }

        private func take() -> ((Result<Input, Failure>) -> Void)? {
            lock.lock()
            defer { lock.unlock() }
            return report.take()
        }
    }
#endif
