import Testing

@testable import TesseraDevelopment

@Suite(.timeLimit(.minutes(10))) struct BuildLoopTests {
    /// The builds of a loop, each of which ends when the test says so or when it is cancelled.
    private actor Builds {
        private var started: [Set<String>] = []
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private(set) var cancelled = 0

        func begin(_ paths: Set<String>) {
            started.append(paths)
            waiting.forEach { $0.resume() }
            waiting = []
        }

        func noteCancellation() { cancelled += 1 }

        func wait(for count: Int) async -> [Set<String>] {
            while started.count < count { await withCheckedContinuation { waiting.append($0) } }
            return started
        }
    }

    @Test func `a change during a build ends that build and begins another`() async {
        let builds = Builds()
        let (changes, change) = AsyncStream<Set<String>>.makeStream()
        let loop = BuildLoop(
            settle: {},
            build: { paths in
                await builds.begin(paths)
                guard paths.isSubset(of: ["a"]) else { return }
                // It goes on until it is cancelled.
                let (never, _) = AsyncStream<Void>.makeStream()
                for await _ in never {}
                await builds.noteCancellation()
            })
        let running = Task { await loop.run(changes) }
        #expect(await builds.wait(for: 1) == [[]])
        change.yield(["a"])
        #expect(await builds.wait(for: 2).last == ["a"])
        change.yield(["b"])
        #expect(await builds.wait(for: 3).last == ["a", "b"])
        #expect(await builds.cancelled == 2)
        running.cancel()
        await running.value
    }

    @Test func `the end of the loop ends the build`() async {
        let builds = Builds()
        let (changes, _) = AsyncStream<Set<String>>.makeStream()
        let loop = BuildLoop(
            settle: {},
            build: { paths in
                await builds.begin(paths)
                let (never, _) = AsyncStream<Void>.makeStream()
                for await _ in never {}
                await builds.noteCancellation()
            })
        let running = Task { await loop.run(changes) }
        _ = await builds.wait(for: 1)
        running.cancel()
        await running.value
        #expect(await builds.cancelled == 1)
    }
}
