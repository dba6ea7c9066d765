// A function of Swift's runtime that the compiler calls, and that has no name in Swift.

/// Retains an object of Swift and returns it, or returns null if the object has begun to end. The object's memory must be
/// allocated.
extern void *_Nullable swift_tryRetain(void *_Nonnull object);
