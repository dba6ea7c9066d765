import Foundation

/// The processor time and the memory of a process.
struct ProcessUsage: Equatable {
    /// The processor time in seconds, in the process and in the kernel for it.
    var seconds: Double
    /// The memory in bytes that is in use and not swapped out.
    var memory: Int
    /// The part of ``memory`` that the process does not share with others.
    var ownMemory: Int

    /// Reads the usage of a process. Returns nil if there is no such process, or if the system does not have Linux' `/proc`.
    init?(of process: pid_t) {
        let folder = "/proc/\(process)"
        guard let line = Self.text(at: "\(folder)/stat"), let pages = Self.text(at: "\(folder)/statm"),
            let usage = Self(stat: line, statm: pages)
        else { return nil }
        self = usage
    }

    /// Reads the contents of `/proc/PID/stat` and `/proc/PID/statm`.
    init?(
        stat: String, statm: String, ticks: Int = sysconf(CInt(_SC_CLK_TCK)),
        pageSize: Int = sysconf(CInt(_SC_PAGESIZE))
    ) {
        // The name of the program, in parentheses, may contain anything, even spaces and parentheses. After it come the
        // third and the further values, of which the 14th and 15th are the times.
        guard let end = stat.lastIndex(of: ")") else { return nil }
        let values = stat[stat.index(after: end)...].split(separator: " ")
        let sizes = statm.split(separator: " ")
        guard values.count > 12, sizes.count > 2, let user = Int(values[11]), let system = Int(values[12]),
            let resident = Int(sizes[1]), let shared = Int(sizes[2]), ticks > 0
        else { return nil }
        seconds = Double(user + system) / Double(ticks)
        memory = resident * pageSize
        ownMemory = max(0, resident - shared) * pageSize
    }

    /// The processor time of all processes that this one has started and that have ended, in seconds.
    static var endedChildrenSeconds: Double {
        var usage = rusage()
        #if canImport(Darwin)
            let children = RUSAGE_CHILDREN
        #else
            let children = RUSAGE_CHILDREN.rawValue
        #endif
        guard getrusage(children, &usage) == 0 else { return 0 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
    }

    private static func text(at path: String) -> String? {
        // Files of /proc have the length 0, so that they are read until they end.
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
}
