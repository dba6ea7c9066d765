/// A Boolean value, as functions of Core Foundation take it.
public typealias CFBoolean = Bool

// Apple's headers do not say that these are never nil, so that apps unwrap them in some places, and not in others.

/// The Boolean value true, as functions of Core Foundation take it.
public let kCFBooleanTrue: CFBoolean! = true

/// The Boolean value false, as functions of Core Foundation take it.
public let kCFBooleanFalse: CFBoolean! = false
