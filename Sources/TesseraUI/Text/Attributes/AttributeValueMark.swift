/// A number that must be the first stored property of each class whose objects are values in attributed
/// strings.
///
/// To compare the attributes of two runs, Foundation on Linux reads the 64 bits behind an object's header. In
/// Core Foundation's own objects, bits 8 to 17 of these are a type number. An object with zeros there counts
/// as invalid, and the process stops. Any other number makes Foundation call the object's `isEqual(_:)`.
struct AttributeValueMark {
    private let bits: UInt64 = 2 << 8
}
