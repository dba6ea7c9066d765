#if !canImport(Darwin)
    import Foundation

    extension NSAttributedString {
        /// Creates an empty text, as `NSMutableAttributedString()` does on Apple's systems. Foundation on Linux lacks the
        /// initializer without arguments, which cannot be added under its own signature.
        ///
        /// - Parameter nothing: Not for use.
        public convenience init(_ nothing: Void = ()) { self.init(string: "") }
    }
#endif
