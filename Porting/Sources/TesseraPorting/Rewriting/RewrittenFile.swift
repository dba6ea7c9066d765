/// A Swift file of an iOS project as Linux Swift accepts it.
public struct RewrittenFile: Codable, Hashable, Sendable {
    /// The text, whose lines are those of the original, with generated declarations after the last one.
    public var text: String
    /// The name of the function that registers the members of the file's classes, if it has any.
    ///
    /// The function is internal, isolated to the main actor, and has neither parameters nor a result.
    public var registration: String?
    /// The name of the type whose `main()` starts the app, if the file declares it.
    public var entry: String?
    /// What Linux Swift rejects and the rewriting cannot mend.
    public var findings: [Finding]

    /// Creates the result of a rewriting.
    public init(text: String, registration: String? = nil, entry: String? = nil, findings: [Finding] = []) {
        self.text = text
        self.registration = registration
        self.entry = entry
        self.findings = findings
    }
}
