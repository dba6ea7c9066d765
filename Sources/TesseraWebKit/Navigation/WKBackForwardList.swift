import Foundation

/// A page that a web view has displayed.
/// See Apple's [WKBackForwardListItem](https://developer.apple.com/documentation/webkit/wkbackforwardlistitem).
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    /// The address of the page.
    public let url: URL
    /// The address with which the app or a link has asked for the page.
    public var initialURL: URL { url }
    /// The title of the page, or nil if the browser does not report it.
    public internal(set) var title: String?

    /// The file or the folder to whose files links of the page may lead, or nil if the page is no file.
    let readAccess: URL?

    /// The request for the page, which may send a form.
    let request: URLRequest

    /// The data of the app that stand for the page, or nil if it has none.
    let simulation: WebLoading?

    init(url: URL, request: URLRequest, readAccess: URL?, simulation: WebLoading?) {
        (self.url, self.request, self.readAccess) = (url, request, readAccess)
        self.simulation = simulation
    }
}

/// The pages that a web view has displayed, among which it goes back and forward.
/// See Apple's [WKBackForwardList](https://developer.apple.com/documentation/webkit/wkbackforwardlist).
///
/// A browser does not report where the user goes within a page at an address, so that the list contains the pages that the app
/// has loaded, and those to which links of the app's documents have led.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var index = -1

    override nonisolated init() {
        super.init()
    }

    /// The page that is displayed, or nil if there is none with an address.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before, or nil.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after, or nil.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// The pages before, in the order in which they were displayed.
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, index))) }
    /// The pages after, the next one first.
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

    /// Returns the page at a distance from that which is displayed, or nil. Negative distances lead back.
    open func item(at index: Int) -> WKBackForwardListItem? {
        let place = self.index + index
        return items.indices.contains(place) ? items[place] : nil
    }

    /// Adds the page to which the web view has gone, in place of those after the present one.
    func append(_ item: WKBackForwardListItem) {
        items = Array(items.prefix(index + 1)) + [item]
        index += 1
    }

    /// Returns true if an item belongs to the list.
    func contains(_ item: WKBackForwardListItem) -> Bool { items.contains(item) }

    /// Makes an item the present one, if the list still contains it.
    func go(to item: WKBackForwardListItem) {
        if let place = items.firstIndex(of: item) { index = place }
    }
}
