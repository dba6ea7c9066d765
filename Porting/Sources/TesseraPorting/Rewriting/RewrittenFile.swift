/// A Swift file of an iOS project as Linux Swift accepts it.
public struct RewrittenFile: Codable, Hashable, Sendable {
    /// The text, whose lines are those of the original, with generated declarations after the last one.
    public var text: String
    /// The name of the function that registers the members of the file's classes, if it has any.
    ///
    /// The function is internal, isolated to the main actor, and has neither parameters nor a result.
    public var registration: String?
    /// A type whose `main()` starts the app.
    public struct Entry: Codable, Hashable, Sendable {
        /// The name of the type.
        public var name: String
        /// The conditions of `#if` around the type, as far as they may not hold.
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
    /// The types that start the app, of which a file has several only under conditions that exclude one another.
    public var entries: [Entry]
    /// The name of the first type whose `main()` starts the app, if the file declares one.
    public var entry: String? { entries.first?.name }
    /// What Linux Swift rejects and the rewriting cannot mend.
    public var findings: [Finding]

    /// Creates the result of a rewriting.
    public init(text: String, registration: String? = nil, entries: [Entry] = [], findings: [Finding] = []) {
        self.text = text
        self.registration = registration
        self.entries = entries
        self.findings = findings
    }
}
