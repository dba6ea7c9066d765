/// The course from changes of files to builds: changes that come together lead to one build, and a change during a build ends
/// that build and leads to another.
///
/// The structure only decides; its owner measures the time, builds, and reports here.
struct BuildCourse {
    /// The states of the course.
    enum Phase: Equatable {
        /// Nothing has changed since the last build.
        case idle
        /// Files have changed, and others may change along with them.
        case settling
        /// The package is being built.
        case building
        /// A build is being ended. `isSettled` is true if another one begins right after it.
        case stopping(isSettled: Bool)
    }

    /// A step for the owner.
    enum Step: Equatable {
        /// Report to ``settled()`` when no file has changed for a moment. A request before this one is void.
        case wait
        /// End the build, report its end to ``ended(isComplete:)``, and wait as well.
        case stopAndWait
        /// Build, and report the end to ``ended(isComplete:)``. The paths are those that have changed since the last
        /// complete build.
        case build(Set<String>)
    }

    private(set) var phase = Phase.idle
    private var pending: Set<String> = []

    /// Reports that files have changed.
    mutating func changed(_ paths: Set<String>) -> Step {
        pending.formUnion(paths)
        switch phase {
        case .idle, .settling:
            phase = .settling
            return .wait
        case .building:
            phase = .stopping(isSettled: false)
            return .stopAndWait
        case .stopping:
            phase = .stopping(isSettled: false)
            return .wait
        }
    }

    /// Reports that no file has changed for a moment.
    mutating func settled() -> Step? {
        switch phase {
        case .settling:
            phase = .building
            return .build(pending)
        case .stopping:
            phase = .stopping(isSettled: true)
            return nil
        case .idle, .building: return nil
        }
    }

    /// Reports that the build has ended; `isComplete` is false if it was stopped before its own end.
    mutating func ended(isComplete: Bool) -> Step? {
        switch phase {
        case .building where isComplete:
            pending = []
            phase = .idle
            return nil
        case .stopping(isSettled: true):
            phase = .building
            return .build(pending)
        default:
            phase = .settling
            return nil
        }
    }
}
