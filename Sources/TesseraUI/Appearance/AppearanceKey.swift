/// The identity of a property that proxies set, including its arguments.
struct AppearanceKey: Hashable {
    /// The number of the property, counted from 0 in the order in which the process first sets properties.
    let number: Int

    @MainActor private static var numbers: [AnyHashable: Int] = [:]

    @MainActor
    init(_ name: some Hashable) {
        let name = AnyHashable(name)
        if let number = Self.numbers[name] {
            self.number = number
        } else {
            number = Self.numbers.count
            Self.numbers[name] = number
        }
    }
}
