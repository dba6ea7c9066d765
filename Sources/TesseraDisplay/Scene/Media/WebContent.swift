/// A web page within an element: one at an address, or a document of the app.
///
/// The display gives each ``load`` a frame of its own. A document of the app runs in a frame without an origin: its scripts reach
/// neither the page around it nor what the browser keeps for the host. The display reports what happens in such a document with
/// ``DisplayEvent/web(_:)``. About a page at an address it knows only that it has been loaded.
public struct WebContent: Codable, Equatable, Sendable {
    /// The number of the load. A new number loads the page anew.
    public var load: Int
    /// The address of the page, with the scheme `http` or `https`, or nil for a document of the app.
    public var address: String?
    /// The names and the values of the fields of a form that the display sends to the address, with the method POST. If absent,
    /// it loads the page with GET.
    public var form: [[String]]?
    /// A Boolean value that tells whether an element has got the form before. A display that does not have the answer any more
    /// does not send the form again, but reports that the page has failed. If absent, the display sends the form.
    public var isFormSent: Bool?
    /// The number of the resource that contains the document as a ``WebDocumentContent``, or nil for a page at an address.
    public var document: Int?
    /// Room around the content in points: top, left, bottom and right. If absent, there is none.
    public var insets: [Double]?
    /// The place to which the content is scrolled, or nil before the app has asked for one.
    public var offset: Offset?
    /// A Boolean value that tells whether the user cannot scroll the document. If absent, the user can.
    public var isDisabled: Bool?
    /// A Boolean value that tells whether the document has no scroll bars. If absent, it has those of the browser.
    public var hidesBars: Bool?
    /// A Boolean value that tells whether what lies behind the element is visible where the document has no background. If
    /// absent, white is.
    public var isTransparent: Bool?
    /// A Boolean value that tells whether only scripts of the app run in the page, and none of its own. If absent, all run.
    public var isQuiet: Bool?
    /// The number of points of the element that one point of the page takes. If absent, it is 1.
    public var zoom: Double?

    /// Creates the content of a load.
    public init(load: Int) {
        self.load = load
    }

    /// A place to which the app scrolls the content.
    public struct Offset: Codable, Equatable, Sendable {
        /// The distances in points from the left and the top of the content.
        public var x: Double, y: Double
        /// The number of the request, which grows.
        public var revision: Int
        /// A Boolean value that tells whether the content moves there with an animation. If absent, it jumps.
        public var isAnimated: Bool?

        /// Creates a place.
        public init(x: Double, y: Double, revision: Int, isAnimated: Bool) {
            (self.x, self.y, self.revision) = (x, y, revision)
            self.isAnimated = isAnimated ? true : nil
        }

        private enum CodingKeys: String, CodingKey {
            case x, y
            case revision = "r"
            case isAnimated = "a"
        }
    }

    private enum CodingKeys: String, CodingKey {
        case load = "n"
        case address = "u"
        case form = "p"
        case isFormSent = "ps"
        case document = "r"
        case insets = "i"
        case offset = "o"
        case isDisabled = "d"
        case hidesBars = "hb"
        case isTransparent = "tr"
        case isQuiet = "q"
        case zoom = "z"
    }
}
