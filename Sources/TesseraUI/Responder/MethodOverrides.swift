/// Finds out which responders override methods, without calling these. A page asks for the sensors of a device only where an app needs them,
/// and the menu of a text is built only where an app may add something.
///
/// Each class has a table of its methods. An override takes the entry of what it overrides, so one method has the same entry in the tables
/// of all subclasses. A probe that overrides the methods shows which entries these are: those in which its table differs from that of
/// ``UIResponder``, while the table of a class without the overrides does not. `DynamicInstantiation` relies on the same layout.
@MainActor
struct MethodOverrides {
    /// The overrides of the methods for motions.
    static let ofMotions = MethodOverrides(probe: MotionProbe.self)
    /// The overrides of ``UIResponder/buildMenu(with:)``.
    static let ofMenus = MethodOverrides(probe: MenuProbe.self)

    /// Returns true if the class of an object overrides one of the methods.
    func areIn(_ responder: UIResponder) -> Bool {
        let (table, usual) = (Self.words(of: type(of: responder)), Self.usual)
        return entries.contains { table[$0] != usual[$0] }
    }

    /// Returns true if the class of an object, or that of an object after it in the responder chain, overrides one of the methods.
    func areInChain(of responder: UIResponder) -> Bool {
        sequence(first: responder, next: \.next).contains(where: areIn)
    }

    /// The entries of the methods.
    private let entries: [Int]

    private init(probe: UIResponder.Type) {
        let (plain, probe, usual) = (Self.words(of: PlainProbe.self), Self.words(of: probe), Self.usual)
        entries = usual.indices.filter { plain[$0] == usual[$0] && probe[$0] != usual[$0] }
    }

    /// The table of the class that declares the methods.
    private static let usual = words(of: UIResponder.self)

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

    private class MenuProbe: UIResponder {
        // The method differs from that of the superclass, so that no compiler makes one of the two.
        override func buildMenu(with builder: any UIMenuBuilder) { builder.remove(menu: .root) }
    }
}
