#if !canImport(Combine)
    /// An object that runs actions: as soon as possible, at a certain time, or repeatedly.
    ///
    /// Run loops, dispatch queues, operation queues and `ImmediateScheduler` are schedulers. An app's own
    /// type becomes one in the same way as with [Apple's
    /// protocol](https://developer.apple.com/documentation/combine/scheduler), which has the same
    /// requirements: `now`, `minimumTolerance` and three `schedule` methods.
    ///
    /// The operators that use this protocol give guarantees that OpenCombine's operators of the same names
    /// do not give: they deliver in order also on concurrent queues, deliver nothing after a cancellation,
    /// and do not lose values that are sent during the subscription. Swift chooses them because this
    /// protocol refines OpenCombine's.
    public protocol Scheduler<SchedulerTimeType>: OpenCombine.Scheduler {
        // These requirements are the same as those of OpenCombine's protocol. They are declared again so
        // that run loops can have better implementations than OpenCombine's.

        /// Schedules an action to run as soon as possible.
        ///
        /// - Parameters:
        ///   - options: The options for this kind of scheduler, or nil.
        ///   - action: The action, which runs once.
        @_nonoverride
        func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

        /// Schedules an action for a certain time.
        ///
        /// - Parameters:
        ///   - date: The time. If it has passed, the action runs as soon as possible.
        ///   - tolerance: The greatest delay.
        ///   - options: The options for this kind of scheduler, or nil.
        ///   - action: The action, which runs once.
        @_nonoverride
        func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
            _ action: @escaping () -> Void)

        /// Schedules an action for a certain time and for every interval after it, until the result is
        /// cancelled or released.
        ///
        /// - Parameters:
        ///   - date: The time of the first run. If it has passed, the action runs as soon as possible.
        ///   - interval: The time between two runs.
        ///   - tolerance: The greatest delay of each run.
        ///   - options: The options for this kind of scheduler, or nil.
        ///   - action: The action.
        @_nonoverride
        func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
        ) -> any Cancellable
    }

    extension Scheduler {
        /// Schedules an action to run as soon as possible, without options.
        public func schedule(_ action: @escaping () -> Void) {
            schedule(options: nil, action)
        }

        /// Schedules an action for a certain time, with the scheduler's least tolerance and without options.
        public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
            schedule(after: date, tolerance: minimumTolerance, options: nil, action)
        }

        /// Schedules an action for a certain time, without options.
        public func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
        ) {
            schedule(after: date, tolerance: tolerance, options: nil, action)
        }

        /// Schedules an action for a certain time and for every interval after it, with the scheduler's
        /// least tolerance and without options.
        public func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
        ) -> any Cancellable {
            schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
        }

        /// Schedules an action for a certain time and for every interval after it, without options.
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
