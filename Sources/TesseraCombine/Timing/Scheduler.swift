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
        /// Runs an action at the next opportunity.
        ///
        /// - Parameters:
        ///   - options: Options of this kind of scheduler, or nil.
        ///   - action: What to run, once.
        // A requirement of its own, so that run loops can meet it better than OpenCombine does.
        @_nonoverride
        func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    }

    extension Scheduler {
        /// Runs an action at the next opportunity, without options.
        public func schedule(_ action: @escaping () -> Void) {
            schedule(options: nil, action)
        }
    }

    extension ImmediateScheduler: Scheduler {}
    extension DispatchQueue: Scheduler {}
    extension OperationQueue: Scheduler {}
#endif
