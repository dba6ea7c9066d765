import Foundation

extension NSMutableAttributedString {
    /// Creates an empty text. On Linux, Foundation has no initializer without arguments.
    public convenience init() { self.init(string: "") }
}
