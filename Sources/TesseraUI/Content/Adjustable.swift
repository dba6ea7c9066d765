/// A property of a configuration that adapts to each state until the app sets it.
struct Adjustable<Value: Hashable>: Hashable {
    /// The value. Setting it marks it as set by the app.
    var value: Value {
        didSet { isCustomized = true }
    }
    private var isCustomized = false

    init(_ value: Value) { self.value = value }

    /// Adopts the default for a state, unless the app has set a value.
    mutating func adopt(_ value: Value) {
        if !isCustomized { self = Adjustable(value) }
    }
}
