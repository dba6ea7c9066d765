import Foundation
import TesseraDisplay

/// What a scene wants to get back when another process of the app takes the place of this one.
struct RestorationState: Codable, Equatable {
    /// An activity of the app.
    struct Activity: Codable, Equatable {
        var type: String
        var title: String?
        var info: [String: RestorationValue]?
        /// The address that leads to the activity.
        var address: String?
        /// What identifies the content of the activity.
        var target: String?

        /// The address, or nil if it is none that an activity can have. Anybody may have written the state.
        var url: URL? {
            address.flatMap { URL(string: $0) }.flatMap { url in
                guard let scheme = url.scheme?.lowercased() else { return url }
                return ["http", "https"].contains(scheme) ? url : nil
            }
        }
    }

    /// The place of scrolled content.
    struct Place: Codable, Equatable {
        /// The offset in points.
        var x: Double, y: Double
        /// The first visible item of a list or a collection: its section, its number in it, and how far the visible part
        /// begins within it across and along, as fractions of its size. Nil for other content.
        var item: [Double]?
    }

    /// The activity that describes what the user does, or nil if the app returns none.
    var activity: Activity?
    /// What the app keeps with its session, or nil.
    var session: [String: RestorationValue]?
    /// The places of scrolled content, by the names that ``ScrollPlaces`` gives to scroll views.
    var places: [String: Place]?

    /// Creates a state.
    init(
        activity: Activity? = nil, session: [String: RestorationValue]? = nil, places: [String: Place]? = nil
    ) {
        self.activity = activity
        self.session = session
        self.places = places
    }

    /// Reads the text of a state, or returns nil if it is not one.
    init?(parsing text: String) {
        guard text.utf16.count <= DisplayEvent.Hello.maximumStateLength,
            let state = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)),
            (state.places ?? [:]).values.allSatisfy(\.isSane)
        else { return nil }
        self = state
    }

    /// The text of the state. Two equal states have the same text.
    var text: String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
    }
}

extension RestorationState.Place {
    fileprivate var isSane: Bool {
        let numbers = [x, y] + (item ?? [])
        return numbers.allSatisfy { abs($0) <= 1e10 } && item?.count ?? 4 == 4
    }
}
