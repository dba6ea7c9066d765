/// A type of pointer that can be converted to and from another one, as in Objective-C.
protocol ConvertiblePointer {
    /// Creates a pointer to the same place.
    init(_ pointer: UnsafeMutableRawPointer)
    /// A pointer to the same place.
    var raw: UnsafeRawPointer { get }
}

extension UnsafeMutableRawPointer: ConvertiblePointer {
    var raw: UnsafeRawPointer { UnsafeRawPointer(self) }
}

extension UnsafeRawPointer: ConvertiblePointer {
    var raw: UnsafeRawPointer { self }
}

/// The pointer that a parameter that is not optional gets in the place of nil. In Objective-C, callers can pass nil for it.
enum ZeroPointer {
    /// A pointer to 16 zeros.
    // It is safe to use on all threads, since nobody may write to what a context points to without having made it.
    nonisolated(unsafe) static let pointer: UnsafeMutableRawPointer = {
        let pointer = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
        pointer.initializeMemory(as: UInt8.self, repeating: 0, count: 16)
        return pointer
    }()
}
