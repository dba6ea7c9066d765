import Foundation

/// The number of files, sockets and pipes that this process may have open at once.
enum DescriptorLimit {
    /// The greatest limit that the host asks for.
    private static let most: rlim_t = 1 << 20

    /// Raises the limit of this process to the greatest one that the system allows, up to ``most``, and returns the new limit.
    static func raise() -> Int {
        var limit = rlimit()
        #if canImport(Darwin)
            let kind = RLIMIT_NOFILE
        #else
            let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #endif
        guard getrlimit(kind, &limit) == 0 else { return 0 }
        let wanted = min(limit.rlim_max, most)
        if limit.rlim_cur < wanted {
            let before = limit.rlim_cur
            limit.rlim_cur = wanted
            if setrlimit(kind, &limit) != 0 { limit.rlim_cur = before }
        }
        return Int(clamping: limit.rlim_cur)
    }
}
