import CCairo
import Foundation
import TesseraBasics
import TesseraGeometry

/// A PDF document that is written page by page. Shapes and letters stay what they are, and each picture is written once, however
/// often it is drawn.
package final class PDFWriter {
    /// The properties of a document that readers display.
    package struct Information {
        /// The title.
        package var title: String?
        /// The name of the author.
        package var author: String?
        /// The subject.
        package var subject: String?
        /// The key words.
        package var keywords: [String] = []
        /// The name of the program that has made the document.
        package var creator: String?

        /// Creates properties that are not known.
        package init() {}
    }

    /// The bytes that Cairo has written.
    private final class Output {
        var bytes = Data()
    }

    /// The bounds of the page on which is drawn, in points, or of the last one.
    package private(set) var bounds: CGRect
    /// The bounds of pages that have no others.
    package let usualBounds: CGRect
    /// True while there is a page on which to draw.
    package private(set) var hasPage = false
    /// The number of pages that have begun.
    package private(set) var pageCount = 0
    /// The object that the code which draws on the pages keeps for later pages, such as decoded pictures.
    package var companion: AnyObject?

    let canvas: Canvas
    private let output: Output
    /// The places of the document by the names that the app has given them.
    private var places: [String: Place] = [:]
    private var isFinished = false

    /// A place of the document that links lead to.
    private struct Place {
        /// The name of the place in the file. Cairo compares names byte by byte, and ends a document for some of the characters
        /// that an app's names may have. So only names of letters and digits are written as they are.
        let name: String
        /// True if a page has the place. A link can come before its place.
        var exists = false
    }

    /// The pixels of a side of a point where something must become pixels, such as a mask.
    static let density = 4.0

    /// Returns the pixels of a side of a point that suffice for a blur.
    static func density(ofBlur deviation: Double) -> Double { min(max(4 / max(deviation, 0.1), 1), density) }

    /// Creates a document without pages.
    package init(bounds: CGRect, information: Information = Information()) {
        self.bounds = bounds
        usualBounds = bounds
        let output = Output()
        self.output = output
        // Cairo passes the address of the output back to the function, and the document outlives the surface.
        let surface = cairo_pdf_surface_create_for_stream(
            { output, bytes, count in
                guard let output, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes.append(
                    bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque(), 1, 1)
        // Cairo's constructors return an object in an error state, never NULL.
        guard let surface else { fatalError("Cairo returned no surface") }
        canvas = Canvas(surface, width: 0, height: 0, shapes: .zero)
        describe(information)
    }

    // Cairo writes the rest of a document that was not finished. The canvas may outlive the output.
    deinit { cairo_surface_finish(canvas.surface) }

    private func describe(_ information: Information) {
        let texts = [
            (CAIRO_PDF_METADATA_TITLE, information.title), (CAIRO_PDF_METADATA_AUTHOR, information.author),
            (CAIRO_PDF_METADATA_SUBJECT, information.subject),
            (CAIRO_PDF_METADATA_CREATOR, information.creator),
            (
                CAIRO_PDF_METADATA_KEYWORDS,
                information.keywords.isEmpty ? nil : information.keywords.joined(separator: ", ")
            ),
        ]
        for (key, text) in texts {
            if let text { cairo_pdf_surface_set_metadata(canvas.surface, key, text) }
        }
    }

    // MARK: Pages

    /// Ends the present page and begins another one. A page is at least one point wide and high.
    package func beginPage(_ bounds: CGRect) {
        endPage()
        func side(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, 1), 14_400) : 1 }
        self.bounds = CGRect(
            x: bounds.minX.isFinite ? bounds.minX : 0, y: bounds.minY.isFinite ? bounds.minY : 0,
            width: side(bounds.width), height: side(bounds.height))
        cairo_reset_clip(canvas.context)
        cairo_identity_matrix(canvas.context)
        cairo_pdf_surface_set_size(canvas.surface, self.bounds.width, self.bounds.height)
        hasPage = true
        pageCount += 1
    }

    private func endPage() {
        guard hasPage else { return }
        cairo_show_page(canvas.context)
        hasPage = false
    }

    /// Ends the document and returns it. Without a page it is empty.
    package func finish() -> Data {
        guard !isFinished else { return output.bytes }
        isFinished = true
        guard pageCount > 0 else { return Data() }
        // Cairo writes no document with a link that leads nowhere.
        for name in places.keys.sorted() { addPlace(name, at: .zero) }
        endPage()
        cairo_surface_finish(canvas.surface)
        let status = cairo_surface_status(canvas.surface)
        if status != CAIRO_STATUS_SUCCESS {
            output.bytes = Data()
            let problem = cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status)"
            writeComplaint("A PDF document could not be written: \(problem)")
        }
        return output.bytes
    }

    // MARK: Links

    /// Makes a rectangle of the page, in points from its upper left corner, a link to an address.
    package func addLink(to address: URL, in rect: CGRect) {
        addLink("uri='\(Self.escaped(address.absoluteString))'", in: rect)
    }

    /// Makes a rectangle of the page a link to a place of the document that has a name.
    package func addLink(toPlace name: String, in rect: CGRect) {
        guard hasPage, !name.isEmpty else { return }
        addLink("dest='\(place(name).name)'", in: rect)
    }

    /// Gives a place of the page a name. A later place of the same name has no effect.
    package func addPlace(_ name: String, at point: CGPoint) {
        guard hasPage, !name.isEmpty else { return }
        let place = place(name)
        guard !place.exists else { return }
        places[name]?.exists = true
        tag(CAIRO_TAG_DEST, "name='\(place.name)' x=\(number(point.x)) y=\(number(point.y))")
    }

    private func place(_ name: String) -> Place {
        if let known = places[name] { return known }
        let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let place = Place(name: isPlain ? name : "place-\(places.count)")
        places[name] = place
        return place
    }

    private func addLink(_ target: String, in rect: CGRect) {
        let rect = rect.intersection(CGRect(origin: .zero, size: bounds.size))
        guard hasPage, !rect.isNull, rect.width > 0, rect.height > 0 else { return }
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
        tag(CAIRO_TAG_LINK, "rect=[\(numbers)] \(target)")
    }

    private func tag(_ name: String, _ attributes: String) {
        cairo_save(canvas.context)
        cairo_reset_clip(canvas.context)
        cairo_identity_matrix(canvas.context)
        // Cairo leaves out the links and the places of an empty page. Nobody sees this.
        cairo_set_source_rgba(canvas.context, 1, 1, 1, 0.01)
        cairo_rectangle(canvas.context, 0, 0, 0.01, 0.01)
        cairo_fill(canvas.context)
        cairo_tag_begin(canvas.context, name, attributes)
        cairo_tag_end(canvas.context, name)
        cairo_restore(canvas.context)
    }

    private func number(_ value: CGFloat) -> String {
        let hundredths = (min(max(value.isFinite ? value : 0, -1e6), 1e6) * 100).rounded()
        return "\(hundredths / 100)"
    }

    /// Returns an address in which only characters are left that mean nothing in Cairo's attributes and in a file's strings.
    /// Cairo writes them as they are.
    private static func escaped(_ address: String) -> String {
        address.addingPercentEncoding(withAllowedCharacters: plainCharacters) ?? ""
    }

    private static let plainCharacters = CharacterSet(charactersIn: "!"..."~").subtracting(
        CharacterSet(charactersIn: "()\\'"))
}
