#if !canImport(Darwin)
    import Foundation

    /// Finds web addresses, email addresses and telephone numbers in texts.
    /// See Apple's [NSDataDetector](https://developer.apple.com/documentation/foundation/nsdatadetector), which Foundation lacks on Linux.
    ///
    /// It finds what text views find by ``UITextView/dataDetectorTypes``. It is not an `NSRegularExpression`, whose methods a
    /// subclass cannot override on Linux. The compiler warns that Foundation finds no `NSTextCheckingResult.CheckingType.link`:
    /// this class does.
    open class NSDataDetector: NSObject {
        /// The bits of the kinds of data that are found.
        public let checkingTypes: UInt64

        /// Creates a detector.
        ///
        /// - Parameter checkingTypes: The raw value of the kinds `link` and `phoneNumber` of `NSTextCheckingResult.CheckingType`,
        ///   or of both. Others are ignored, and an error is thrown if there are only others.
        public init(types checkingTypes: UInt64) throws {
            let known = FoundType.link.union(FoundType.phoneNumber).rawValue
            guard checkingTypes & known != 0 else { throw CocoaError(.featureUnsupported) }
            self.checkingTypes = checkingTypes & known
            super.init()
        }

        /// Returns what is found in a range of a text, in the order of the text.
        ///
        /// - Parameters:
        ///   - string: The text.
        ///   - options: Options for regular expressions, which change nothing here.
        ///   - range: The range, in UTF-16 units.
        open func matches(
            in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
        ) -> [NSTextCheckingResult] {
            let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
            var kinds: UIDataDetectorTypes = []
            if types.contains(FoundType.link) { kinds.insert(.link) }
            if types.contains(FoundType.phoneNumber) { kinds.insert(.phoneNumber) }
            let text = (string as NSString).substring(with: range)
            return DataDetector.links(in: text, of: kinds).map { found in
                let number = found.url.scheme == "tel" ? (text as NSString).substring(with: found.range) : nil
                var place = found.range
                place.location += range.location
                return DataCheckingResult(range: place, url: found.url, number: number)
            }
        }

        /// Returns the first thing that is found in a range of a text, or nil.
        open func firstMatch(
            in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
        ) -> NSTextCheckingResult? {
            matches(in: string, options: options, range: range).first
        }

        /// Returns how many things are found in a range of a text.
        open func numberOfMatches(
            in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
        ) -> Int {
            matches(in: string, options: options, range: range).count
        }

        /// Calls a function for each thing that is found in a range of a text, until the function sets its last argument to true.
        open func enumerateMatches(
            in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
            using block: (
                NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
            ) -> Void
        ) {
            var stops: ObjCBool = false
            for match in matches(in: string, options: options, range: range) {
                block(match, [], &stops)
                if stops.boolValue { return }
            }
        }
    }

    /// The types that Foundation declares with the remark that it does not find them.
    private enum FoundType {
        static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
        static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
    }

    extension NSTextCheckingResult {
        /// The address that a data detector has found. Email addresses have the scheme `mailto`. Nil for other results.
        public var url: URL? {
            (self as? DataCheckingResult).flatMap { $0.number == nil ? $0.address : nil }
        }

        /// The telephone number that a data detector has found, as it is in the text. Nil for other results.
        public var phoneNumber: String? { (self as? DataCheckingResult)?.number }
    }

    /// What a data detector has found.
    private final class DataCheckingResult: NSTextCheckingResult {
        let address: URL?
        let number: String?
        private let place: NSRange

        init(range: NSRange, url: URL?, number: String?) {
            place = range
            address = url
            self.number = number
            super.init()
        }

        required init?(coder: NSCoder) { nil }

        override var resultType: CheckingType { number == nil ? FoundType.link : FoundType.phoneNumber }
        override var numberOfRanges: Int { 1 }
        override var range: NSRange { place }
        override func range(at index: Int) -> NSRange {
            index == 0 ? place : NSRange(location: NSNotFound, length: 0)
        }
    }
#endif
