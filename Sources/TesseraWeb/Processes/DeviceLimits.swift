/// What the process of one device may use of the machine. Linux enforces the limits; other systems have none.
public struct DeviceLimits: Sendable, Equatable {
    /// The greatest number of bytes of memory that the process has for itself, or nil for no limit. Memory that it shares with
    /// other processes, such as its code, does not count. A process that uses more ends.
    public var memory: Int?
    /// The share of one processor that the process may use in the long run (0.5 for half of one), or nil for no limit. It may use
    /// ten seconds' worth at once. A process that uses more is stopped again and again, until its share is right.
    public var processors: Double?
    /// The greatest number of open files and sockets.
    public var files: Int
    /// The greatest number of bytes of the files that the page has sent and the app has neither moved nor removed. With 0 the
    /// page can send none.
    public var uploads: Int

    /// Creates limits.
    public init(
        memory: Int? = nil, processors: Double? = nil, files: Int = 1024, uploads: Int = 256 << 20
    ) {
        self.memory = memory
        self.processors = processors
        self.files = files
        self.uploads = uploads
    }
}
