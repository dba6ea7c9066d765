import Foundation
import TesseraGraphics

/// The errors of comparing a picture with a reference, apart from differences.
public enum ReferenceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of a test, of its file or of a picture has no character that can be in the name of a file.
    case unusableName(String)
    /// The reference at a path exists but cannot be read.
    case unreadable(path: String, reason: String)
    /// The reference at a path is no picture or text that can be decoded.
    case damaged(path: String, reason: String)
    /// A file or its folder cannot be written.
    case unwritable(path: String, reason: String)
    /// The picture cannot be encoded.
    case unencodable(reason: String)

    /// A sentence about the error.
    public var description: String {
        switch self {
        case .unusableName(let name): "No file can be named after “\(name)”."
        case .unreadable(let path, let reason): "The reference \(path) cannot be read: \(reason)"
        case .damaged(let path, let reason):
            "The reference \(path) is damaged: \(reason). Delete it, or record it again with TESSERA_RECORD=1."
        case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
        case .unencodable(let reason): "The picture cannot be encoded: \(reason)"
        }
    }
}
