import TesseraWeb

/// Builds whenever files have changed, by the rules of ``BuildCourse``.
struct BuildLoop: Sendable {
    /// Returns when files had a moment to change together with the first one, or throws an error if the task is cancelled.
    let settle: @Sendable () async throws -> Void
    /// Builds the package after the changes of these files. The build ends early if its task is cancelled.
    let build: @Sendable (Set<String>) async -> Void

    private enum Event: Sendable {
        case changed(Set<String>)
        case settled(Int)
        case ended(isComplete: Bool)
        case finished
    }

    /// Builds at once, and then after each change, until the changes end or the task is cancelled.
    func run(_ changes: AsyncStream<Set<String>>) async {
        let (events, event) = AsyncStream<Event>.makeStream()
        var course = BuildCourse()
        var (waiting, building): (Task<Void, Never>?, Task<Void, Never>?)
        var waits = 0
        let reading = Task {
            for await paths in changes { event.yield(.changed(paths)) }
            event.yield(.finished)
        }
        func wait() {
            waiting?.cancel()
            waits += 1
            let number = waits
            waiting = Task { if (try? await settle()) != nil { event.yield(.settled(number)) } }
        }
        func perform(_ step: BuildCourse.Step?) {
            switch step {
            case .wait: wait()
            case .stopAndWait:
                building?.cancel()
                wait()
            case .build(let paths):
                building = Task {
                    await build(paths)
                    event.yield(.ended(isComplete: !Task.isCancelled))
                }
            case nil: break
            }
        }
        _ = course.changed([])
        perform(course.settled())
        for await event in events {
            switch event {
            case .changed(let paths): perform(course.changed(paths))
            case .settled(let number): if number == waits { perform(course.settled()) }
            case .ended(let isComplete): perform(course.ended(isComplete: isComplete))
            case .finished: break
            }
            if case .finished = event { break }
        }
        reading.cancel()
        waiting?.cancel()
        building?.cancel()
        await building?.value
    }
}
