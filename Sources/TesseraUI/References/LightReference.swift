#if !_runtime(_ObjC)
    import CSwiftRuntime
#endif

/// A reference that does not keep an object alive, and that tells whether the object still exists.
///
/// A `weak` variable does the same and costs more. The first weak reference to an object moves the object's counts to a table
/// beside the object, after which each retain, each release and the end of the object take two to three times as long. Nearly
/// each view is referred to in this way, by its subviews and by what places it.
///
/// The price is that the memory of an object that has ended stays allocated until the last of these references to it ends.
/// Therefore these references suit owners that end together with the object, or a little later.
///
/// Threads may read the same reference at the same time, and may release the object meanwhile, as with `weak`.
///
/// It cannot be copied, so that a property that contains it is read in place, without a copy that counts.
struct LightReference<Object: AnyObject>: ~Copyable {
    #if _runtime(_ObjC)
        /// The object, or nil if there is none or it has begun to end.
        private(set) weak var object: Object?
        private let isOfObject: Bool

        init(_ object: Object?) {
            self.object = object
            isOfObject = object != nil
        }

        /// True if the reference was made for an object that has begun to end.
        var isLost: Bool { isOfObject && object == nil }
    #else
        /// Keeps the memory of the object allocated. Nothing reads it, since a read would end the app once the object has ended.
        private unowned let memory: Object?
        private let address: UnsafeMutableRawPointer?

        @inline(__always)
        init(_ object: Object?) {
            memory = object
            address = object.map { Unmanaged.passUnretained($0).toOpaque() }
        }

        /// True if the reference was made for an object that has begun to end.
        var isLost: Bool { address != nil && object == nil }

        /// The object, or nil if there is none or it has begun to end.
        ///
        /// Why this is safe: the unowned reference keeps the memory allocated, with the object's counts in it, so that the
        /// address belongs to this object and to no other. The runtime's function retains an object that has not begun to end,
        /// and returns nil for all others, in one atomic step; the runtime reads `weak` and `unowned` references by the same
        /// step. What it has retained is handed over to the caller.
        @inline(__always)
        var object: Object? {
            guard let address, let retained = swift_tryRetain(address) else { return nil }
            return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
        }
    #endif
}
