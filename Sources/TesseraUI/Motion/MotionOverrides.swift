/// Finds out which responders handle motions, so that a page asks for the sensors of a device only where an app needs them.
///
/// Each class has a table of its methods. An override takes the entry of what it overrides, so one method has the same entry in the tables
/// of all subclasses. A probe that overrides the methods shows which entries these are: those in which its table differs from that of
/// ``UIResponder``, while the table of a class without the overrides does not. `DynamicInstantiation` relies on the same layout.
@MainActor
enum MotionOverrides {
    /// Returns true if the class of an object overrides one of the methods for motions.
    static func areIn(_ responder: UIResponder) -> Bool {
        let table = words(of: type(of: responder))
        return entries.contains { table[$0] != usual[$0] }
    }

    /// The table of the class that declares the methods.
    private static let usual = words(of: UIResponder.self)

    /// The entries of the methods.
    private static let entries: [Int] = {
        let (plain, probe) = (words(of: PlainProbe.self), words(of: MotionProbe.self))
        return usual.indices.filter { plain[$0] == usual[$0] && probe[$0] != usual[$0] }
    }()

    /// Returns the description of a class in memory, as far as ``UIResponder`` has one. It ends with the table of methods.
    private static func words(of type: UIResponder.Type) -> UnsafeBufferPointer<UInt> {
        // Safe: a class value is the address of the description of the class, which stays there while the process runs. The description of
        // a subclass begins with all that of its superclass has, so it is at least as long.
        UnsafeBufferPointer(start: unsafeBitCast(type, to: UnsafePointer<UInt>.self), count: count)
    }

    /// The number of words of the description of ``UIResponder``.
    private static let count: Int = {
        #if canImport(ObjectiveC)
            let sizes = 7
        #else
            let sizes = 4
        #endif
        // Safe for the same reason. The word has the size of the description in bytes, and how many of them lie before its address.
        let word = unsafeBitCast(UIResponder.self as UIResponder.Type, to: UnsafePointer<UInt>.self)[sizes]
        return (Int(word & 0xFFFF_FFFF) - Int(word >> 32)) / MemoryLayout<UInt>.size
    }()

    private class PlainProbe: UIResponder {}

    private class MotionProbe: UIResponder {
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    }
}
