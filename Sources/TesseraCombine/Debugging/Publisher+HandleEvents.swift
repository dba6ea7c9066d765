#if !canImport(Combine)
    // The method is defined three times for the reason that `Publisher+Zip.swift` gives for `zip`.
    extension Publisher where Self: SendableMetatype {
        /// Calls closures for the events that pass.
        ///
        /// The closures are released when the subscription is over. In code that is generic over both the
        /// publisher and its output, Swift chooses OpenCombine's operator of the same name. That one can abort
        /// the program if a closure holds the last reference to a subscription.
        ///
        /// See [handleEvents](
        /// https://developer.apple.com/documentation/combine/publisher/handleevents(receivesubscription:receiveoutput:receivecompletion:receivecancel:receiverequest:)).
        ///
        /// - Parameters:
        ///   - receiveSubscription: The closure that is called with the subscription of this publisher.
        ///   - receiveOutput: The closure that is called with each element.
        ///   - receiveCompletion: The closure that is called with the completion.
        ///   - receiveCancel: The closure that is called when the subscriber cancels.
        ///   - receiveRequest: The closure that is called with each request of the subscriber.
        public func handleEvents(
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) -> Publishers.HandleEvents<Self> {
            Publishers.HandleEvents(
                upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
                receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
                receiveRequest: receiveRequest)
        }
    }

    extension Publisher where Output: SendableMetatype {
        /// Calls closures for the events that pass.
        ///
        /// See Apple's [handleEvents](
        /// https://developer.apple.com/documentation/combine/publisher/handleevents(receivesubscription:receiveoutput:receivecompletion:receivecancel:receiverequest:)).
        public func handleEvents(
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) -> Publishers.HandleEvents<Self> {
            Publishers.HandleEvents(
                upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
                receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
                receiveRequest: receiveRequest)
        }
    }

    extension Publisher where Self: SendableMetatype, Output: SendableMetatype {
        /// Calls closures for the events that pass.
        ///
        /// See Apple's [handleEvents](
        /// https://developer.apple.com/documentation/combine/publisher/handleevents(receivesubscription:receiveoutput:receivecompletion:receivecancel:receiverequest:)).
        public func handleEvents(
            receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
        ) -> Publishers.HandleEvents<Self> {
            Publishers.HandleEvents(
                upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
                receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
                receiveRequest: receiveRequest)
        }
    }
#endif
