import Foundation
import TesseraGraphics

/// The key of a document's title, a string.
/// See Apple's [kCGPDFContextTitle](https://developer.apple.com/documentation/coregraphics/kcgpdfcontexttitle).
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The key of the name of a document's author, a string.
/// See Apple's [kCGPDFContextAuthor](https://developer.apple.com/documentation/coregraphics/kcgpdfcontextauthor).
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The key of a document's subject, a string.
/// See Apple's [kCGPDFContextSubject](https://developer.apple.com/documentation/coregraphics/kcgpdfcontextsubject).
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The key of a document's key words, an array of strings or one string.
/// See Apple's [kCGPDFContextKeywords](https://developer.apple.com/documentation/coregraphics/kcgpdfcontextkeywords).
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The key of the name of the program that made a document, a string.
/// See Apple's [kCGPDFContextCreator](https://developer.apple.com/documentation/coregraphics/kcgpdfcontextcreator).
public let kCGPDFContextCreator = "kCGPDFContextCreator"

extension PDFWriter.Information {
    /// Takes the properties that an app has given. Other keys have no effect.
    init(_ dictionary: [AnyHashable: Any]) {
        self.init()
        title = dictionary[kCGPDFContextTitle] as? String
        author = dictionary[kCGPDFContextAuthor] as? String
        subject = dictionary[kCGPDFContextSubject] as? String
        creator = dictionary[kCGPDFContextCreator] as? String
        let words = dictionary[kCGPDFContextKeywords]
        keywords = words as? [String] ?? (words as? String).map { [$0] } ?? []
    }
}

extension CGContext {
    /// The bounds of a page of a document whose app has given none, in points.
    static let usualPage = CGRect(x: 0, y: 0, width: 612, height: 792)

    /// Returns a context of a new document.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of its pages, in points, or zero for those of the paper that is usual in America.
    ///   - information: The properties of the document.
    static func forDocument(_ bounds: CGRect, _ information: [AnyHashable: Any]) -> CGContext {
        let bounds = bounds.width > 0 && bounds.height > 0 ? bounds : usualPage
        return CGContext(PDFWriter(bounds: bounds, information: PDFWriter.Information(information)))
    }
}
