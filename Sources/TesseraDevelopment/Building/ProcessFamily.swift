import Foundation

/// The processes that a process has started, directly or not, at the time when this value is made.
struct ProcessFamily: Sendable {
    /// The times of their starts, as the system counts them, by their identifiers. A later process with the same identifier has
    /// another time.
    private let members: [pid_t: String]

    /// Finds the living members of a family.
    init(of id: pid_t) {
        #if os(Linux)
            var children: [pid_t: [pid_t]] = [:]
            var starts: [pid_t: String] = [:]
            for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
                guard let child = pid_t(name), let (_, parent, start) = Self.facts(of: child) else {
                    continue
                }
                children[parent, default: []].append(child)
                starts[child] = start
            }
            var members: [pid_t: String] = [:]
            var rest = children[id] ?? []
            while let next = rest.popLast() {
                members[next] = starts[next]
                rest += children[next] ?? []
            }
            self.members = members
        #else
            members = [:]
        #endif
    }

    /// Ends the members that are still alive at once.
    func end() {
        #if os(Linux)
            for (id, start) in members where Self.facts(of: id)?.start == start { kill(id, SIGKILL) }
        #endif
    }

    /// Returns true if a process has ended, even if it was not reaped yet.
    static func hasEnded(_ id: pid_t) -> Bool {
        #if os(Linux)
            facts(of: id).map { $0.state == "Z" } ?? true
        #else
            kill(id, 0) != 0
        #endif
    }

    #if os(Linux)
        private static func facts(of id: pid_t) -> (state: Substring, parent: pid_t, start: String)? {
            guard let data = FileManager.default.contents(atPath: "/proc/\(id)/stat") else { return nil }
            // The name of the program, in parentheses, may contain spaces. The state and the parent come after it.
            let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(
                separator: " ")
            guard let fields, fields.count > 19, let parent = pid_t(fields[1]) else { return nil }
            return (fields[0], parent, String(fields[19]))
        }
    #endif
}
