import TesseraCombine

/// The rows of the table of Apple's surface that are marked as present, each with code that uses it in Apple's
/// spelling.
///
/// It is enough that the code compiles with the type that Apple gives it. It never runs.
struct Surface {
    private(set) var rows: [String] = []

    /// The surface with all rows.
    static var present: Surface {
        var surface = Surface()
        surface.addProtocols()
        surface.addTypes()
        surface.addSubjects()
        surface.addConveniencePublishers()
        surface.addSubscribers()
        surface.addSchedulers()
        surface.addMapping()
        surface.addFiltering()
        surface.addReducing()
        surface.addSequencing()
        surface.addCombining()
        surface.addCombiningLatest()
        surface.addMerging()
        surface.addFlattening()
        surface.addErrors()
        surface.addTiming()
        surface.addSharing()
        surface.addCoding()
        surface.addSubscribing()
        surface.addDebugging()
        surface.addMappingPublishers()
        surface.addFilteringPublishers()
        surface.addReducingPublishers()
        surface.addSequencingPublishers()
        surface.addCombiningPublishers()
        surface.addLatestAndMergedPublishers()
        surface.addErrorPublishers()
        surface.addTimingPublishers()
        surface.addSharingPublishers()
        surface.addDebuggingPublishers()
        surface.addEquatablePublishers()
        surface.addJust()
        surface.addOptionalPublisher()
        surface.addResultPublisher()
        surface.addSequencePublisher()
        surface.addFusedPublishers()
        surface.addFoundationPublishers()
        surface.addFoundationCoders()
        surface.addFoundationSchedulers()
        return surface
    }

    /// Adds a row with an expression of a type.
    mutating func has<Value>(_ row: String, _ use: @autoclosure () -> Value, as type: Value.Type) {
        rows.append(row)
    }

    /// Adds a row with a type. The constraints of its generic parameters prove the conformances that Apple states.
    mutating func has<Value>(_ row: String, type: Value.Type) { rows.append(row) }

    /// Adds a row with a publisher of a type of values and a type of failures.
    mutating func has<P: Publisher>(
        _ row: String, publisher: P.Type, of output: P.Output.Type, failing failure: P.Failure.Type
    ) {
        rows.append(row)
    }

    /// Adds a row with a type that conforms to Equatable.
    mutating func has<Value: Equatable>(_ row: String, equatable: Value.Type) { rows.append(row) }

    /// Adds a row with a type that conforms to Codable.
    mutating func has<Value: Codable>(_ row: String, codable: Value.Type) { rows.append(row) }

    /// Adds a row with a type that conforms to Sendable.
    mutating func has<Value: Sendable>(_ row: String, sendable: Value.Type) { rows.append(row) }

    /// Adds a row with statements.
    mutating func has(_ row: String, _ use: () throws -> Void) { rows.append(row) }

    /// Adds a row with statements that await something.
    mutating func has(_ row: String, waiting use: () async throws -> Void) { rows.append(row) }
}

// The rows use these two publishers of numbers: one cannot fail, and one can.
typealias Source = PassthroughSubject<Int, Never>
typealias Failing = PassthroughSubject<Int, SurfaceError>

enum SurfaceError: String, Error, Codable { case failure }

/// A scheduler that the rows use in the place of any other.
typealias Queue = DispatchQueue
