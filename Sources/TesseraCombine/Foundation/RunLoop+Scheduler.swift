#if !canImport(Combine)
    /// Run loops as schedulers. Any thread may schedule on them: they wake up for it.
    ///
    /// On Linux, Foundation neither wakes a run loop for an action that it is handed, nor ever releases a timer that has
    /// been in one. The main run loop serves the main queue, which does both, so that queue wakes it and keeps its times.
    /// Another run loop does it with timers, which keep no action alive once they are over.
    extension RunLoop: Scheduler {
        /// Runs an action in the next turn of the run loop.
        ///
        /// - Parameters:
        ///   - options: Run loops have none.
        ///   - action: What to run, once.
        public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
            ocombine.schedule(options: nil, action)
            if self === RunLoop.main {
                DispatchQueue.main.async {}
            } else if self !== RunLoop.current {
                add(at: .distantPast, TimedAction {})
            }
        }

        /// Runs an action when a date has come.
        ///
        /// - Parameters:
        ///   - date: When to run it; at once, if that has passed.
        ///   - tolerance: How much later it may run.
        ///   - options: Run loops have none.
        ///   - action: What to run, once.
        public func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) {
            if self === RunLoop.main {
                DispatchQueue.main.schedule(
                    after: date.onMainQueue, tolerance: tolerance.onMainQueue, options: nil, action)
            } else {
                add(at: date.date, tolerance: tolerance.timeInterval, TimedAction(action))
            }
        }

        /// Runs an action when a date has come, and again after each interval, until the result is cancelled or goes out of
        /// use.
        ///
        /// - Parameters:
        ///   - date: When to run it first; at once, if that has passed.
        ///   - interval: The time between two runs.
        ///   - tolerance: How much later each may be.
        ///   - options: Run loops have none.
        ///   - action: What to run.
        public func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
        ) -> any Cancellable {
            if self === RunLoop.main {
                return DispatchQueue.main.schedule(
                    after: date.onMainQueue, interval: interval.onMainQueue, tolerance: tolerance.onMainQueue,
                    options: nil, action)
            }
            let action = TimedAction(action)
            let timer = add(
                at: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, action)
            return AnyCancellable {
                action.take()
                timer.invalidate()
            }
        }

        /// Adds a timer, which wakes the run loop.
        @discardableResult
        private func add(
            at date: Date, every interval: TimeInterval? = nil, tolerance: TimeInterval = 0,
            _ action: TimedAction
        ) -> Timer {
            let timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) { _ in
                if interval == nil { action.take()?() } else { action.action?() }
            }
            timer.tolerance = tolerance
            add(timer, forMode: .default)
            return timer
        }
    }

    extension RunLoop.SchedulerTimeType {
        /// This time by the clock of queues, which no change of the date moves.
        fileprivate var onMainQueue: DispatchQueue.SchedulerTimeType {
            DispatchQueue.main.now.advanced(by: .seconds(max(0, date.timeIntervalSinceNow)))
        }
    }

    extension RunLoop.SchedulerTimeType.Stride {
        fileprivate var onMainQueue: DispatchQueue.SchedulerTimeType.Stride { .seconds(timeInterval) }
    }

    /// The action of a timer, which is let go of when the timer is over.
    private final class TimedAction: @unchecked Sendable {
        // Safe: `lock` guards the only variable. The action itself need not be sendable for any scheduler of Combine's;
        // it runs where its run loop does.
        private let lock = Lock()
        private var storage: (() -> Void)?

        init(_ action: @escaping () -> Void) { storage = action }

        var action: (() -> Void)? {
            lock.lock()
            defer { lock.unlock() }
            return storage
        }

        @discardableResult
        func take() -> (() -> Void)? {
            lock.lock()
            defer { lock.unlock() }
            return storage.take()
        }
    }
#endif
