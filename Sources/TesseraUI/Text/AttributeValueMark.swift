/// The first stored property of each class whose objects are values in attributed strings.
///
/// Where Foundation compares the attributes of two runs on Linux, it looks at the 64 bits behind an object's header, which
/// are a type number in Core Foundation's own objects: bits 8 to 17. An object that has zeros there counts as invalid, and
/// the process stops. Any other number makes Foundation ask the object's `isEqual(_:)`.
struct AttributeValueMark {
    private let bits: UInt64 = 2 << 8
}
