import Foundation

/// What a process uses of the machine, as Linux reports it in `/proc`.
struct ProcessUsage: Equatable {
    /// The processor time since the start of the process.
    var processorTime: Duration
    /// The number of bytes of memory that the process has for itself.
    var memory: Int

    /// Reads the usage of the process `id`. Returns nil if it has ended, or if the system is not Linux.
    init?(of id: pid_t) {
        guard let stat = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8),
            let statm = try? String(contentsOfFile: "/proc/\(id)/statm", encoding: .utf8)
        else { return nil }
        self.init(
            stat: stat, statm: statm, ticksPerSecond: sysconf(Int32(_SC_CLK_TCK)),
            pageSize: sysconf(Int32(_SC_PAGESIZE)))
    }

    /// Reads the texts of `/proc/ID/stat` and `/proc/ID/statm`. Returns nil if they are not such texts.
    init?(stat: String, statm: String, ticksPerSecond: Int, pageSize: Int) {
        // The second field is the name of the program in parentheses, which may contain spaces and parentheses.
        guard let name = stat.lastIndex(of: ")") else { return nil }
        let fields = stat[name...].dropFirst().split(separator: " ")
        let pages = statm.split(separator: " ")
        guard fields.count > 12, pages.count > 2, let user = Int(fields[11]), let system = Int(fields[12]),
            let resident = Int(pages[1]), let shared = Int(pages[2])
        else { return nil }
        processorTime = .microseconds((user + system) * 1_000_000 / max(1, ticksPerSecond))
        memory = max(0, resident - shared) * pageSize
    }
}
