/// A message of the log: a string literal, which may contain values.
///
/// See Apple's [OSLogMessage](https://developer.apple.com/documentation/os/oslogmessage).
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates a message without values.
    public init(stringLiteral value: String) { text = value }

    /// Creates a message with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message of the log.
///
/// See Apple's [OSLogInterpolation](https://developer.apple.com/documentation/os/osloginterpolation).
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Appends a string.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.text(privacy.text(value()))
    }

    /// Appends a value by its description.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.text(privacy.text(value().description))
    }

    /// Appends an integer.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(
        _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.text(privacy.text(format.text(value())))
    }

    /// Appends a floating-point number.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.text(privacy.text(format.text(Double(value()))))
    }

    /// Appends a floating-point number.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += align.text(privacy.text(format.text(Double(value()))))
    }

    /// Appends a boolean value.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        let value = value()
        switch format {
        case .truth: text += privacy.text(value ? "true" : "false")
        case .answer: text += privacy.text(value ? "yes" : "no")
        }
    }

    /// Appends an object by its description.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> AnyObject, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.text(String(describing: value()))
    }

    /// Appends an error by its description.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.text(String(describing: value()))
    }

    /// Appends a type by its name.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.text(String(describing: value()))
    }
}
