#if !canImport(Combine)
    extension Publisher {
        /// Specifies the scheduler on which to receive elements from the publisher.
        ///
        /// ```swift
        /// session.dataTaskPublisher(for: url)
        ///     .receive(on: RunLoop.main)
        ///     .sink(receiveCompletion: { _ in }, receiveValue: { label.text = "\($0.data.count) bytes" })
        /// ```
        ///
        /// Elements and the completion arrive in the order in which they were sent, one at a time, on a concurrent queue
        /// too. After a cancellation nothing arrives, not even what was on its way.
        ///
        /// See [receive(on:options:)](https://developer.apple.com/documentation/combine/publisher/receive(on:options:)).
        ///
        /// - Parameters:
        ///   - scheduler: The scheduler on which the subscriber is called.
        ///   - options: Options of the scheduler for that.
        public func receive<S: Scheduler>(
            on scheduler: S, options: S.SchedulerOptions? = nil
        ) -> some Publisher<Output, Failure> {
            Relayed(upstream: self, name: "receive(on:)") { scheduler.schedule(options: options, $0) }
        }

        /// Delays delivery of all output to the downstream receiver by a specified amount of time on a particular scheduler.
        ///
        /// ```swift
        /// Just("Saved").delay(for: .seconds(2), scheduler: RunLoop.main).sink { _ in banner.hide() }
        /// ```
        ///
        /// Elements, a completion and a failure are all late by the same time and keep their order. After a cancellation
        /// nothing arrives, not even what was on its way.
        ///
        /// See [delay(for:tolerance:scheduler:options:)](
        /// https://developer.apple.com/documentation/combine/publisher/delay(for:tolerance:scheduler:options:)).
        ///
        /// - Parameters:
        ///   - interval: The time between the arrival of an element here and its delivery.
        ///   - tolerance: How much later the scheduler may deliver it; its own minimum tolerance unless given.
        ///   - scheduler: The scheduler that waits, and on which the subscriber is called.
        ///   - options: Options of the scheduler for that.
        public func delay<S: Scheduler>(
            for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
            scheduler: S,
            options: S.SchedulerOptions? = nil
        ) -> some Publisher<Output, Failure> {
            let tolerance = tolerance ?? scheduler.minimumTolerance
            return Relayed(upstream: self, name: "delay") {
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
            }
        }
    }
#endif
