import NIOCore
import NIOPosix
import Testing

@testable import TesseraWeb

#if os(Linux)
    @Suite struct LoopTasksTests {
        private let loop = MultiThreadedEventLoopGroup.singleton.next()

        private actor Counter {
            private(set) var count = 0

            /// Counts a call. Returns true if it runs on the thread of a loop.
            func note(on loop: any EventLoop) -> Bool {
                count += 1
                return loop.inEventLoop
            }
        }

        /// Returns true if tasks go on on the thread of the loop.
        private func isOnLoop() async -> Bool {
            await Task.yield()
            return loop.inEventLoop
        }

        @Test func `a part of a task runs on the loop, and a part of that elsewhere`() async {
            let before = await isOnLoop()
            let places = await LoopTasks(loop).run {
                let first = await isOnLoop()
                let second = await LoopTasks.elsewhere { await isOnLoop() }
                return [first, second, await isOnLoop()]
            }
            #expect([before] + places + [await isOnLoop()] == [false, true, false, true, false])
        }

        @Test func `actors work on the loop for its tasks, one call after the other`() async {
            let counter = Counter()
            await withCheckedContinuation { continuation in
                LoopTasks(loop).start {
                    await withTaskGroup(of: Bool.self) { group in
                        for _ in 0..<100 { group.addTask { await counter.note(on: loop) } }
                        for await isOnLoop in group { #expect(isOnLoop) }
                    }
                    continuation.resume()
                }
            }
            #expect(await counter.count == 100)
        }

        @Test func `an error of a part reaches the task`() async {
            struct Failure: Error {}
            await #expect(throws: Failure.self) {
                try await LoopTasks(loop).run { () async throws(Failure) in
                    await Task.yield()
                    throw Failure()
                }
            }
        }
    }
#endif
