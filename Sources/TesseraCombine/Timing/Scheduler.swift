#if !canImport(Combine)
    /// Something that runs actions: at once, at a time, or again and again.
    ///
    /// Run loops, dispatch queues, operation queues and ``ImmediateScheduler`` are schedulers. A type of one's own
    /// becomes one as with [Apple's protocol](https://developer.apple.com/documentation/combine/scheduler), whose
    /// requirements it has: `now`, `minimumTolerance` and three `schedule` methods.
    ///
    /// The operators that take such a scheduler keep promises that OpenCombine's of the same names do not: they deliver in
    /// order on concurrent queues too, nothing after a cancellation, and what is sent while they are being subscribed
    /// to. The refined protocol is how Swift tells the two apart.
    public protocol Scheduler<SchedulerTimeType>: OpenCombine.Scheduler {
        // Requirements of its own, though they are those of the protocol above, so that run loops can meet them better than
        // OpenCombine does.

        /// Runs an action at the next opportunity.
        ///
        /// - Parameters:
        ///   - options: Options of this kind of scheduler, or nil.
        ///   - action: What to run, once.
        @_nonoverride
        func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

        /// Runs an action when a time has come.
        ///
        /// - Parameters:
        ///   - date: When to run it; at the next opportunity, if that has passed.
        ///   - tolerance: How much later it may run.
        ///   - options: Options of this kind of scheduler, or nil.
        ///   - action: What to run, once.
        @_nonoverride
        func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
            _ action: @escaping () -> Void)

        /// Runs an action when a time has come, and again after each interval, until the result is cancelled or goes out of
        /// use.
        ///
        /// - Parameters:
        ///   - date: When to run it first; at the next opportunity, if that has passed.
        ///   - interval: The time between two runs.
        ///   - tolerance: How much later each may be.
        ///   - options: Options of this kind of scheduler, or nil.
        ///   - action: What to run.
        @_nonoverride
        func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
        ) -> any Cancellable
    }

    extension Scheduler {
        /// Runs an action at the next opportunity, without options.
        public func schedule(_ action: @escaping () -> Void) {
            schedule(options: nil, action)
        }

        /// Runs an action when a time has come, as exactly as the scheduler can and without options.
        public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
            schedule(after: date, tolerance: minimumTolerance, options: nil, action)
        }

        /// Runs an action when a time has come, without options.
        public func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
        ) {
            schedule(after: date, tolerance: tolerance, options: nil, action)
        }

        /// Runs an action when a time has come, and again after each interval, as exactly as the scheduler can and without
        /// options.
        public func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
        ) -> any Cancellable {
            schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
        }

        /// Runs an action when a time has come, and again after each interval, without options.
        public func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
        ) -> any Cancellable {
            schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
        }
    }

    extension ImmediateScheduler: Scheduler {}
    extension DispatchQueue: Scheduler {}
    extension OperationQueue: Scheduler {}
#endif
