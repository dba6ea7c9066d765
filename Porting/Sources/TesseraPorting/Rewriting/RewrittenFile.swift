/// A Swift file of an iOS project, rewritten so that Swift on Linux accepts it.
public struct RewrittenFile: Codable, Hashable, Sendable {
    /// The text of the file. Its lines have the same numbers as in the original, and generated declarations come after the last
    /// one.
    public var text: String
    /// The name of the function that registers the members of the file's classes, or nil if there are none.
    ///
    /// The function is internal, isolated to the main actor, and has neither parameters nor a result.
    public var registration: String?
    /// A type whose `main()` starts the app.
    public struct Entry: Codable, Hashable, Sendable {
        /// The name of the type.
        public var name: String
        /// The conditions of `#if` around the type, without those that always hold.
        public var conditions: [String]

        /// Creates an entry.
        public init(_ name: String, conditions: [String] = []) {
            self.name = name
            self.conditions = conditions
        }
    }

    /// An import that the compiler reads, unless a condition that is not known here prevents it.
    public struct Import: Codable, Hashable, Sendable {
        /// The name of the module.
        public var module: String
        /// The line, counted from one.
        public var line: Int
        /// True if no condition can prevent the import.
        public var isCertain: Bool
    }

    /// The imports, without those whose conditions ask whether there is a module.
    public var imports: [Import] = []
    /// The types that start the app. A file has several only if conditions of `#if` choose among them.
    public var entries: [Entry]
    /// The name of the first type whose `main()` starts the app, or nil.
    public var entry: String? { entries.first?.name }
    /// The findings about code that Swift on Linux rejects and the rewriting cannot change.
    public var findings: [Finding]

    /// Creates the result of a rewriting.
    public init(text: String, registration: String? = nil, entries: [Entry] = [], findings: [Finding] = []) {
        self.text = text
        self.registration = registration
        self.entries = entries
        self.findings = findings
    }
}
