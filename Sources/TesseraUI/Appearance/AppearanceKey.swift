/// The identity of a property that proxies set, including its arguments.
struct AppearanceKey: Hashable {
    /// The number of the property, counted from 0 in the order in which the process first sets properties.
    let number: Int

    // Key paths have their own dictionary. Converting one to `AnyHashable` would search all conformances of the
    // process, which takes a twentieth of the time of an app's start.
    @MainActor private static var numbersOfProperties: [AnyKeyPath: Int] = [:]
    @MainActor private static var numbersOfCalls: [[AnyHashable]: Int] = [:]

    @MainActor private static var count: Int { numbersOfProperties.count + numbersOfCalls.count }

    /// The identity of a property without arguments.
    @MainActor
    init(_ property: AnyKeyPath) {
        if let number = Self.numbersOfProperties[property] {
            self.number = number
        } else {
            number = Self.count
            Self.numbersOfProperties[property] = number
        }
    }

    /// The identity of a property with arguments: its name, its class and the arguments.
    @MainActor
    init(_ call: [AnyHashable]) {
        if let number = Self.numbersOfCalls[call] {
            self.number = number
        } else {
            number = Self.count
            Self.numbersOfCalls[call] = number
        }
    }
}
