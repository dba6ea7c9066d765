import TesseraCombine

/// The rows of the table of Apple's surface that are said to be present, each used as Apple spells it.
///
/// A use need only compile, with the type that Apple gives it; it is never run.
struct Surface {
    private(set) var rows: [String] = []

    /// All of them.
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

    /// An expression of a type.
    mutating func has<Value>(_ row: String, _ use: @autoclosure () -> Value, as type: Value.Type) {
        rows.append(row)
    }

    /// A type; its generic constraints show that it conforms to what Apple says.
    mutating func has<Value>(_ row: String, type: Value.Type) { rows.append(row) }

    /// A type that publishes these values and failures.
    mutating func has<P: Publisher>(
        _ row: String, publisher: P.Type, of output: P.Output.Type, failing failure: P.Failure.Type
    ) {
        rows.append(row)
    }

    /// Types that can be compared.
    mutating func has<Value: Equatable>(_ row: String, equatable: Value.Type) { rows.append(row) }

    /// Types that can be encoded and decoded.
    mutating func has<Value: Codable>(_ row: String, codable: Value.Type) { rows.append(row) }

    /// Types that can be sent between threads.
    mutating func has<Value: Sendable>(_ row: String, sendable: Value.Type) { rows.append(row) }

    /// Statements.
    mutating func has(_ row: String, _ use: () throws -> Void) { rows.append(row) }

    /// Statements that wait.
    mutating func has(_ row: String, waiting use: () async throws -> Void) { rows.append(row) }
}

// What the rows are said of: a publisher of numbers that cannot fail, and one that can.
typealias Source = PassthroughSubject<Int, Never>
typealias Failing = PassthroughSubject<Int, SurfaceError>

enum SurfaceError: String, Error, Codable { case failure }

/// A scheduler of each kind stands for any other.
typealias Queue = DispatchQueue
