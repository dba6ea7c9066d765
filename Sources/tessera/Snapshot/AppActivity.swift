import Foundation

/// The things that a process still has to do, as the system knows them: the processor time that it has taken, the
/// requests whose answers it awaits, and the timers for which it waits.
///
/// The system gives these facts only on Linux. Elsewhere a process counts as idle as soon as it sends nothing.
struct AppActivity: Equatable {
    /// The processor time of all threads so far, in nanoseconds.
    var time: UInt64
    /// True if a thread runs, or waits for a processor that others keep busy.
    var isRunnable: Bool
    /// The seconds until the next timer, or nil if the process waits for none. Waiting for a time of the calendar, such as
    /// midnight, does not count before the last ten seconds.
    var nextTimer: Double?
    /// True if the process has sent something over the network that is not answered yet.
    var awaitsAnswer: Bool

    /// Reads the present activity of a process.
    init(of process: pid_t) {
        let folder = "/proc/\(process)"
        let threads = Self.names(in: "\(folder)/task")
        isRunnable = threads.contains { thread in
            // The state comes after the name of the program in parentheses, which may contain anything.
            let fields = Self.text("\(folder)/task/\(thread)/stat").split(separator: ")").last
            return fields?.split(separator: " ").first == "R"
        }
        time = threads.reduce(0) { sum, thread in
            let words = Self.text("\(folder)/task/\(thread)/schedstat").split(separator: " ")
            return sum + (words.first.flatMap { UInt64($0) } ?? 0)
        }
        var timers: [String: Double] = [:]
        var awaited: Set<String> = []
        var sockets: Set<UInt32> = []
        for descriptor in Self.names(in: "\(folder)/fd") {
            let link = "\(folder)/fd/\(descriptor)"
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link) else {
                continue
            }
            let information = "\(folder)/fdinfo/\(descriptor)"
            if target == "anon_inode:[timerfd]" {
                timers[descriptor] = Self.remaining(Self.text(information))
            } else if target == "anon_inode:[eventpoll]" {
                awaited.formUnion(Self.awaited(Self.text(information)))
            } else if target.hasPrefix("socket:["), let inode = UInt32(target.dropFirst(8).dropLast()) {
                sockets.insert(inode)
            }
        }
        // Dispatch leaves a timer as it is when nothing needs it any more, and only ceases to wait for it.
        nextTimer = timers.filter { awaited.contains($0.key) }.values.min()
        // One socket is that of the display.
        awaitsAnswer = sockets.count > 1 && !OpenRequests.inodes().isDisjoint(with: sockets)
    }

    /// Returns the descriptors for which a process waits through another one.
    private static func awaited(_ information: String) -> [String] {
        information.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            return words.first == "tfd:" && words.count > 1 ? String(words[1]) : nil
        }
    }

    /// Returns the time that a timer still has to run in seconds, or nil if it does not run.
    private static func remaining(_ information: String) -> Double? {
        for line in information.split(separator: "\n") where line.hasPrefix("it_value:") {
            let numbers = line.split { !$0.isNumber }.compactMap { Double($0) }
            guard numbers.count == 2, numbers != [0, 0] else { return nil }
            let seconds = numbers[0] + numbers[1] / 1e9
            // The clock with the number 0 is that of the calendar. Each app waits for the next day.
            let isOfCalendar = information.split(separator: "\n").contains {
                $0.hasPrefix("clockid:") && $0.dropFirst(8).trimmingCharacters(in: .whitespaces) == "0"
            }
            return isOfCalendar && seconds > 10 ? nil : seconds
        }
        return nil
    }

    private static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }

    /// Returns a small file of the system, whose size is not known before it is read.
    private static func text(_ path: String) -> String {
        guard let file = FileHandle(forReadingAtPath: path) else { return "" }
        defer { try? file.close() }
        return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    }
}
