#if !canImport(Combine)
    extension RunLoop: Scheduler {
        /// Runs an action in the next turn of the run loop, and ends its sleep for that.
        ///
        /// Any thread may call it: an action from another thread runs at once, even if the run loop waits for nothing else.
        ///
        /// - Parameters:
        ///   - options: Run loops have none.
        ///   - action: What to run, once, in the default mode.
        public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
            ocombine.schedule(options: options, action)
            // On Linux, an action that is handed to a run loop does not wake it; the work of a queue that it serves and a
            // timer that is due do.
            if self === RunLoop.main {
                DispatchQueue.main.async {}
            } else if self !== RunLoop.current {
                add(Timer(fire: .distantPast, interval: 0, repeats: false) { _ in }, forMode: .default)
            }
        }
    }
#endif
