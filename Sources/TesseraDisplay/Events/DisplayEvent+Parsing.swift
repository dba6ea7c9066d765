import Foundation

/// The error of a message from a display that is not valid.
public struct InvalidEvent: Error, Equatable, CustomStringConvertible {
    /// A sentence that says what is wrong, or what would be right.
    public let description: String

    /// Creates an error with a description.
    public init(description: String) {
        self.description = description
    }
}

extension DisplayEvent {
    /// The largest message a display may send, in bytes.
    public static let maximumSize = 64 * 1024

    /// Reads a message of a display.
    ///
    /// - Throws: ``InvalidEvent`` if `data` is too large, is not JSON of a known type, or has a number that
    ///   no screen can report.
    public init(parsing data: Data) throws(InvalidEvent) {
        guard data.count <= Self.maximumSize else {
            throw InvalidEvent(
                description: "A message has at most \(Self.maximumSize) bytes; this one has \(data.count).")
        }
        if let scroll = data.withUnsafeBytes(PlainReport.read) {
            self = .scroll(scroll)
        } else {
            do {
                self = try JSONDecoder().decode(DisplayEvent.self, from: data)
            } catch let error as DecodingError {
                throw InvalidEvent(description: Self.describe(error))
            } catch {
                throw InvalidEvent(description: "The message cannot be read: \(error).")
            }
        }
        if let complaint { throw InvalidEvent(description: complaint) }
    }

    /// Returns the event in the notation of the wire.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    /// - Throws: Nothing at present, since all parts of events are texts, numbers, and arrays and objects of them.
    public func encoded() throws -> Data {
        try MessageEncoder().encode(self)
    }

    /// The reason why no display can have sent this, or nil if it is valid.
    private var complaint: String? {
        switch self {
        case .hello(let hello):
            if !(0...2).contains(hello.overscan) { return "The overscan is 0...2 screens." }
            if hello.state?.utf16.count ?? 0 > Hello.maximumStateLength {
                return "A state has at most \(Hello.maximumStateLength) UTF-16 units."
            }
            let settings = (hello.settings ?? [:]).reduce(0) {
                $0 + Hello.settingsSize(ofKey: $1.key, text: $1.value)
            }
            if settings > Hello.maximumSettingsSize {
                return "Settings have at most \(Hello.maximumSettingsSize) bytes."
            }
            if hello.working?.count ?? 0 > Hello.mostWorking {
                return "A display works on at most \(Hello.mostWorking) requests."
            }
            return Self.complaint(about: hello.screen) ?? hello.link.flatMap(Self.complaint(aboutAddress:))
        case .screen(let screen):
            return Self.complaint(about: screen)
        case .touch(let touch):
            guard Self.areCoordinates(touch.x, touch.y), touch.time.isFinite else {
                return "A touch lies within a million points of the screen."
            }
            return touch.modifiers.flatMap(KeyModifiers.complaint) ?? touch.target?.complaint
        case .scroll(let scroll):
            // A feed of a million cells is some hundred million points long.
            guard ([scroll.x, scroll.y] + (scroll.shift ?? [])).allSatisfy({ abs($0) <= 1e10 }) else {
                return "An offset is at most ten thousand million points."
            }
            guard scroll.shift?.count ?? 2 == 2 else { return "A shift is two numbers, x and y." }
            guard scroll.speed?.count ?? 2 == 2, (scroll.speed ?? []).allSatisfy({ abs($0) <= 1_000 }) else {
                return "A speed is two numbers, x and y, of at most a thousand points in a millisecond."
            }
            return abs(scroll.velocityX ?? 0) <= 1_000 && abs(scroll.velocityY ?? 0) <= 1_000
                ? nil : "A finger moves at most a thousand points in a millisecond."
        case .history(let depth, let question):
            guard (0...10_000).contains(depth) else { return "A history has 0...10,000 entries of the app." }
            return question >= 0 ? nil : "The number of a question about the history is not negative."
        case .link(let url): return Self.complaint(aboutAddress: url)
        case .typed(let typed): return typed.complaint
        case .sheet(let sheet): return sheet.complaint
        case .changed(let changed): return changed.complaint
        case .selected(let selected): return selected.complaint
        case .keyboard(let height):
            return (0...16_384).contains(height) ? nil : "A keyboard covers 0...16,384 points of the screen."
        case .roundTrip(let milliseconds):
            return (0...10_000).contains(milliseconds)
                ? nil : "A round trip takes 0...10,000 milliseconds."
        case .key(let key): return key.complaint
        case .command(let command): return command.complaint
        case .editing(let editing): return editing.complaint
        case .answer(let answer): return answer.complaint
        case .dragIn(let drag): return drag.complaint
        case .hover(let hover): return hover.complaint
        case .transform(let transform): return transform.complaint
        case .contextMenu(let request): return request.complaint
        case .web(let web): return web.complaint
        case .media(let media): return media.complaint
        case .speech(let speech): return speech.complaint
        case .voices(let voices): return Voice.complaint(about: voices)
        case .notification(let notification): return notification.complaint
        case .position(let position): return position.complaint
        case .clock, .shake, .erase, .refresh, .swipe, .activate, .adjust, .carry, .focus, .focusMoved,
            .focusStep, .commandKey,
            .submit,
            .escape, .permission, .visibility, .detached:
            return nil
        }
    }

    private static func complaint(about screen: Screen) -> String? {
        guard (1...16_384).contains(screen.width), (1...16_384).contains(screen.height) else {
            return "A screen measures 1...16,384 points each way."
        }
        guard (0.25...8).contains(screen.scale) else { return "A screen's scale is 0.25...8." }
        guard screen.safeArea.count == 4, screen.safeArea.allSatisfy({ (0...1_024).contains($0) }) else {
            return "A safe area is four insets of 0...1,024 points."
        }
        guard (1...1_024).contains(screen.textSize ?? 16) else { return "A text size is 1...1,024 pixels." }
        let languages = screen.languages ?? []
        guard languages.count <= 32, languages.allSatisfy(isLanguage) else {
            return "Languages are at most 32 tags of 1...64 letters, digits and hyphens."
        }
        guard isName(screen.timeZone ?? "UTC", with: "-_+/") else {
            return "A time zone is 1...64 letters, digits, hyphens, underscores, plus signs and slashes."
        }
        return nil
    }

    /// The greatest number of UTF-16 units of an address of the page.
    public static let longestAddress = 2_000

    private static func complaint(aboutAddress address: String) -> String? {
        address.utf16.count <= longestAddress ? nil : "An address has at most \(longestAddress) UTF-16 units."
    }

    private static func isLanguage(_ tag: String) -> Bool { isName(tag, with: "-") }

    /// Returns true if a name has 1...64 characters, which are letters and digits of ASCII or characters of
    /// `others`.
    private static func isName(_ name: String, with others: String) -> Bool {
        let bytes = name.utf8
        return (1...64).contains(bytes.count)
            && bytes.allSatisfy {
                switch $0 {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: others.utf8.contains($0)
                }
            }
    }

    static func areCoordinates(_ x: Double, _ y: Double) -> Bool {
        abs(x) <= 1e6 && abs(y) <= 1e6
    }

    private static func describe(_ error: DecodingError) -> String {
        func path(_ context: DecodingError.Context) -> String {
            context.codingPath.map(\.stringValue).joined(separator: ".")
        }
        switch error {
        case .keyNotFound(let key, _): return "The field “\(key.stringValue)” is missing."
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "The field “\(path(context))” has another type than expected."
        case .dataCorrupted(let context):
            return context.codingPath.isEmpty
                ? "The message is not JSON." : "The field “\(path(context))” has an unknown value."
        @unknown default: return "The message cannot be read."
        }
    }
}
