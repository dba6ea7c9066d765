/// A property that a configuration chooses by itself for each state as long as the app does not set it.
struct Adjustable<Value: Hashable>: Hashable {
    /// The value. Setting it is what the app does.
    var value: Value {
        didSet { isCustomized = true }
    }
    private var isCustomized = false

    init(_ value: Value) { self.value = value }

    /// Takes the value that suits a state, unless the app has set one.
    mutating func adopt(_ value: Value) {
        if !isCustomized { self = Adjustable(value) }
    }
}
