/// Names a property that proxies set, with the arguments for which it is set.
struct AppearanceKey: Hashable {
    /// The number of the property, counted from 0 in the order in which properties are set first.
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
