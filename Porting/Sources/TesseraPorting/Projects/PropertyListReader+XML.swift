import Foundation

extension PropertyListReader {
    /// Reads a property list in XML or in Apple's binary form, or returns nil if the contents have another form.
    static func xml(_ bytes: [UInt8], file: String) throws(UnreadableFile) -> PropertyList? {
        let isBinary = bytes.starts(with: Array("bplist".utf8))
        guard isBinary || isXML(bytes) else { return nil }
        if isBinary { try BinaryObjects.check(bytes, file: file) } else { try checkDepth(bytes, file: file) }
        do {
            let value = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
            return try converted(value, depth: 0, file: file)
        } catch let error as UnreadableFile {
            throw error
        } catch {
            throw UnreadableFile(file: file, message: "The file is no valid property list.")
        }
    }

    private static func isXML(_ bytes: [UInt8]) -> Bool {
        let start = bytes.drop { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
        return ["<?xml", "<plist", "<!DOCTYPE", "<!--"].contains { start.starts(with: Array($0.utf8)) }
    }

    /// Throws an error if values are nested too deep. Foundation's reader is recursive, so a deep file would overflow
    /// its stack.
    private static func checkDepth(_ bytes: [UInt8], file: String) throws(UnreadableFile) {
        var (depth, line, index) = (0, 1, 0)
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\n") { line += 1 }
            guard byte == UInt8(ascii: "<"), index < bytes.count else { continue }
            let rest = bytes[index..<min(bytes.count, index + 7)]
            if rest.starts(with: Array("/dict".utf8)) || rest.starts(with: Array("/array".utf8)) {
                depth -= 1
            } else if rest.starts(with: Array("dict".utf8)) || rest.starts(with: Array("array".utf8)) {
                depth += 1
                guard depth <= maximumDepth else {
                    throw UnreadableFile(
                        file: file, line: line,
                        message: "Values lie within values more than \(maximumDepth) times.")
                }
                // An element that ends with “/>” is closed at once.
                let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
                if end < bytes.count, bytes[end - 1] == UInt8(ascii: "/") { depth -= 1 }
            }
        }
    }

    private static func converted(_ value: Any, depth: Int, file: String) throws -> PropertyList {
        guard depth <= maximumDepth else {
            throw UnreadableFile(
                file: file, message: "Values lie within values more than \(maximumDepth) times.")
        }
        switch value {
        case let text as String: return .string(text)
        case let data as Data: return .data(Array(data))
        case let elements as [Any]:
            return .array(try elements.map { try converted($0, depth: depth + 1, file: file) })
        case let members as [String: Any]:
            return .dictionary(try members.mapValues { try converted($0, depth: depth + 1, file: file) })
        case let number as NSNumber:
            if isBoolean(number) { return .boolean(number.boolValue) }
            return number.doubleValue == Double(number.intValue)
                ? .integer(number.intValue) : .real(number.doubleValue)
        case let date as Date: return .string(date.ISO8601Format())
        default: return .string("\(value)")
        }
    }

    /// Returns true if a number was written as `<true/>` or `<false/>`.
    private static func isBoolean(_ number: NSNumber) -> Bool {
        String(cString: number.objCType) == "c"
    }
}
