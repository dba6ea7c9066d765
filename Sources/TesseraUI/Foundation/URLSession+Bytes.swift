#if canImport(FoundationNetworking)
    import Foundation
    import FoundationNetworking

    extension URLSession {
        /// The bytes of a response, as they come.
        /// See Apple's [URLSession.AsyncBytes](https://developer.apple.com/documentation/foundation/urlsession/asyncbytes), which
        /// Foundation lacks on Linux.
        public struct AsyncBytes: AsyncSequence, Sendable {
            /// The type of the elements.
            public typealias Element = UInt8

            /// The task that loads the bytes. It is cancelled when nobody waits for them any more.
            public let task: URLSessionDataTask
            fileprivate let chunks: AsyncThrowingStream<Data, any Error>

            /// Reads the bytes.
            public struct AsyncIterator: AsyncIteratorProtocol {
                fileprivate var chunks: AsyncThrowingStream<Data, any Error>.Iterator
                fileprivate var chunk = Data().makeIterator()

                /// Returns the next byte, or nil after the last one.
                public mutating func next() async throws -> UInt8? {
                    while true {
                        if let byte = chunk.next() { return byte }
                        try Task.checkCancellation()
                        let next: Data?
                        do {
                            next = try await chunks.next()
                        } catch {
                            // The loading, which ends together with the task, may report its own end first.
                            try Task.checkCancellation()
                            throw error
                        }
                        guard let next else {
                            // The chunks end without an error if the task that waits for them is cancelled.
                            try Task.checkCancellation()
                            return nil
                        }
                        chunk = next.makeIterator()
                    }
                }
            }

            /// Creates an iterator. Only one can get the bytes.
            public func makeAsyncIterator() -> AsyncIterator {
                AsyncIterator(chunks: chunks.makeAsyncIterator())
            }
        }

        /// Returns the head of the response to a request, and a sequence of the bytes of its body.
        ///
        /// ```swift
        /// let (bytes, _) = try await URLSession.shared.bytes(for: request)
        /// for try await line in bytes.lines { label.text = line }
        /// ```
        ///
        /// The delegate of the session is not asked. Bytes that come before they are read are kept in memory.
        public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
            let (chunks, chunk) = AsyncThrowingStream<Data, any Error>.makeStream()
            let (heads, head) = AsyncThrowingStream<URLResponse, any Error>.makeStream()
            // Foundation calls the delegates of sessions for data, and not those of tasks.
            let session = URLSession(
                configuration: configuration, delegate: BytesDelegate(head: head, chunk: chunk),
                delegateQueue: nil)
            let task = session.dataTask(with: request)
            chunk.onTermination = { _ in task.cancel() }
            task.resume()
            session.finishTasksAndInvalidate()
            return try await withTaskCancellationHandler {
                for try await response in heads {
                    return (AsyncBytes(task: task, chunks: chunks), response)
                }
                throw URLError(.cancelled)
            } onCancel: {
                task.cancel()
            }
        }

        /// Returns the head of the response for an address, and a sequence of the bytes of its body.
        public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
            try await bytes(for: URLRequest(url: url))
        }
    }

    /// Hands over what a task loads.
    private final class BytesDelegate: NSObject, URLSessionDataDelegate, Sendable {
        let head: AsyncThrowingStream<URLResponse, any Error>.Continuation
        let chunk: AsyncThrowingStream<Data, any Error>.Continuation

        init(
            head: AsyncThrowingStream<URLResponse, any Error>.Continuation,
            chunk: AsyncThrowingStream<Data, any Error>.Continuation
        ) {
            self.head = head
            self.chunk = chunk
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            head.yield(response)
            head.finish()
            completionHandler(.allow)
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            chunk.yield(data)
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
        ) {
            head.finish(throwing: error)
            chunk.finish(throwing: error)
        }
    }
#endif
