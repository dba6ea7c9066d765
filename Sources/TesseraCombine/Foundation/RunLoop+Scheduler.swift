#if !canImport(Combine)
    /// Run loops as schedulers. Any thread may schedule actions on them, which wakes the run loop.
    ///
    /// On Linux, Foundation does not wake a run loop for an action that is passed to it, and never releases
    /// a timer that has been in one. For the main run loop the main queue is used, which wakes the loop and
    /// has timers of its own. Other run loops use timers that release their actions when they are over.
    extension RunLoop: Scheduler {
        /// Schedules an action for the next turn of the run loop.
        ///
        /// - Parameters:
        ///   - options: Ignored, as run loops have no options.
        ///   - action: The action, which runs once.
        public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
            ocombine.schedule(options: nil, action)
            if self === RunLoop.main {
                DispatchQueue.main.async {}
            } else if self !== RunLoop.current {
                add(at: .distantPast, TimedAction {})
            }
        }

        /// Schedules an action for a date.
        ///
        /// - Parameters:
        ///   - date: The date. If it has passed, the action runs as soon as possible.
        ///   - tolerance: The greatest delay.
        ///   - options: Ignored, as run loops have no options.
        ///   - action: The action, which runs once.
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

        /// Schedules an action for a date and for every interval after it, until the result is cancelled or
        /// released.
        ///
        /// - Parameters:
        ///   - date: The date of the first run. If it has passed, the action runs as soon as possible.
        ///   - interval: The time between two runs.
        ///   - tolerance: The greatest delay of each run.
        ///   - options: Ignored, as run loops have no options.
        ///   - action: The action.
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

        /// Adds a timer to the run loop, which wakes it.
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
        /// The same time on the clock of queues, which changes of the date do not affect.
        fileprivate var onMainQueue: DispatchQueue.SchedulerTimeType {
            DispatchQueue.main.now.advanced(by: .seconds(max(0, date.timeIntervalSinceNow)))
        }
    }

    extension RunLoop.SchedulerTimeType.Stride {
        fileprivate var onMainQueue: DispatchQueue.SchedulerTimeType.Stride { .seconds(timeInterval) }
    }

    /// The action of a timer, which is released when the timer is over.
    private final class TimedAction: @unchecked Sendable {
        // This is safe: `lock` guards the only variable. Actions of Combine's schedulers need not be
        // sendable; they run on the thread of their run loop.
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
