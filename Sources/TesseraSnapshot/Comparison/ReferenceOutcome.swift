import Foundation

/// The outcomes of comparing a picture or a text with a reference.
public enum ReferenceOutcome: Hashable, Sendable {
    /// The reference matches.
    case matched
    /// The reference did not exist, and was written to a file.
    case recordedMissing(URL)
    /// The reference was written to a file, since `TESSERA_RECORD` is `1`.
    case recorded(URL)
    /// The reference differs, as the sentence says. The file is a picture of what differs, or for a text the
    /// actual text.
    case different(sentence: String, artifact: URL)
    /// The reference differs, and it was made with other versions of fonts or libraries, which the sentence
    /// names. The pixels say nothing then.
    case otherVersions(sentence: String)

    /// A Boolean value that tells whether a test with this outcome fails. Only a match and a reference that was to be recorded let it
    /// pass.
    public var isFailure: Bool {
        switch self {
        case .matched, .recorded: false
        case .recordedMissing, .different, .otherVersions: true
        }
    }

    /// A message about the outcome, or nil for a match.
    public var message: String? {
        switch self {
        case .matched: nil
        case .recordedMissing(let url):
            "There was no reference. It is recorded now, and the next run compares with it: \(url.path)"
        case .recorded(let url): "The reference is recorded: \(url.path)"
        case .different(let sentence, let artifact): "\(sentence)\n\(artifact.path)"
        case .otherVersions(let sentence):
            "\(sentence) Record the reference again on this machine, or compare it on the other one."
        }
    }
}
