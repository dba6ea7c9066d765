import Foundation

// Names of Core Foundation for types of Foundation, to which apps convert values with `as` before they pass them to functions of
// Core Graphics.

/// A text, as functions of Core Graphics take it.
public typealias CFString = String

/// Bytes, as functions of Core Graphics take them.
public typealias CFData = Data

/// The place of a file, as functions of Core Graphics take it.
public typealias CFURL = URL
