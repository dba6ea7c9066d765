import Foundation

// Foundation has this on Apple's systems only.
#if !canImport(ObjectiveC)
    extension NotificationCenter {
        /// Returns the notifications with a name as an asynchronous sequence.
        ///
        /// ```swift
        /// let name = UIApplication.didBecomeActiveNotification
        /// for await _ in NotificationCenter.default.notifications(named: name) {
        ///     await reload()
        /// }
        /// ```
        ///
        /// The sequence ends when the task that iterates over it is cancelled. See
        /// [notifications(named:object:)](
        /// https://developer.apple.com/documentation/foundation/notificationcenter/notifications(named:object:)).
        ///
        /// - Parameters:
        ///   - name: The name of the notifications.
        ///   - object: The object that posts the notifications, or nil for those of all objects.
        public func notifications(
            named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
        ) -> Notifications {
            Notifications(center: self, name: name, object: object)
        }

        /// The notifications with a name. An iterator has those that are posted after it was made, in their order.
        /// See [NotificationCenter.Notifications](
        /// https://developer.apple.com/documentation/foundation/notificationcenter/notifications).
        public final class Notifications: AsyncSequence, Sendable {
            /// The elements are notifications.
            public typealias Element = Notification
            /// The sequence never fails.
            public typealias Failure = Never

            private let center: NotificationCenter
            private let name: Notification.Name
            private let object: (any AnyObject & Sendable)?

            fileprivate init(
                center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?
            ) {
                self.center = center
                self.name = name
                self.object = object
            }

            /// Begins to observe the notifications, until the iterator is released or its task is cancelled.
            public func makeAsyncIterator() -> Iterator {
                let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
                let token = Observer(
                    token: center.addObserver(forName: name, object: object, queue: nil) {
                        continuation.yield(Posted(notification: $0))
                    })
                continuation.onTermination = { [center] _ in center.removeObserver(token.token) }
                return Iterator(base: stream.makeAsyncIterator())
            }

            /// An iterator over notifications.
            public struct Iterator: AsyncIteratorProtocol {
                fileprivate var base: AsyncStream<Posted>.Iterator

                /// Returns the next notification as soon as it is posted, or nil if the task is cancelled.
                public mutating func next() async -> Notification? {
                    await base.next()?.notification
                }

                /// Returns the next notification as soon as it is posted, or nil if the task is cancelled.
                public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                    await base.next(isolation: actor)?.notification
                }
            }
        }
    }

    /// A notification on its way from the thread that posts it.
    private struct Posted: @unchecked Sendable {
        // This is safe if the sender of the notification ensures it: as on Apple's systems, each observer may read the
        // notification on a thread of its own.
        let notification: Notification
    }

    /// What a notification center returns for an observer.
    private struct Observer: @unchecked Sendable {
        // This is safe: nobody reads the object, and any thread may give it back to the center.
        let token: any NSObjectProtocol
    }
#endif
