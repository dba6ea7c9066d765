import Foundation
import TesseraBasics
import TesseraGraphics

/// Creates a document whose data the app gets when it ends, and makes its context the current one. ``UIGraphicsPDFRenderer`` is
/// easier to use. See Apple's [UIGraphicsBeginPDFContextToData(_:_:_:)](
/// https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttodata(_:_:_:)).
///
/// - Parameters:
///   - data: Gets the document at the call of ``UIGraphicsEndPDFContext()``.
///   - bounds: The bounds of its pages, in points, or zero for 612 × 792 points.
///   - documentInfo: The properties of the document, which readers display, as in ``UIGraphicsPDFRendererFormat/documentInfo``.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    begin(bounds, documentInfo) { data.append($0) }
}

/// Creates a document that is written to a file, and makes its context the current one. ``UIGraphicsPDFRenderer`` is easier to
/// use.
/// See Apple's [UIGraphicsBeginPDFContextToFile(_:_:_:)](
/// https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttofile(_:_:_:)).
///
/// - Parameters:
///   - path: The path of the file, which is replaced if it exists.
///   - bounds: The bounds of its pages, in points, or zero for 612 × 792 points.
///   - documentInfo: The properties of the document, which readers display, as in ``UIGraphicsPDFRendererFormat/documentInfo``.
/// - Returns: False, without a context, if the file cannot be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil),
        let file = FileHandle(forWritingAtPath: path)
    else { return false }
    begin(bounds, documentInfo) { data in
        do {
            try file.write(contentsOf: data)
            try file.close()
        } catch {
            writeComplaint("UIGraphicsEndPDFContext(): \(path): \(error)")
        }
    }
    return true
}

private func begin(
    _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?, _ completed: @escaping (Data) -> Void
) {
    let context = CGContext.forDocument(bounds, documentInfo ?? [:])
    GraphicsStack.current.push(GraphicsStack.Entry(completed: completed) { context })
}

/// Ends the current document, writes it and removes its context. Without one it does nothing.
/// See Apple's [UIGraphicsEndPDFContext()](
/// https://developer.apple.com/documentation/uikit/uigraphicsendpdfcontext()).
public func UIGraphicsEndPDFContext() {
    let stack = GraphicsStack.current
    guard let entry = stack.entries.last, let completed = entry.completed else { return }
    stack.pop()
    completed(entry.context.finishDocument())
}

/// Begins a page of the current document, with the usual bounds of its pages. Nothing is drawn before the first page. See Apple's
/// [UIGraphicsBeginPDFPage()]( https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfpage()).
public func UIGraphicsBeginPDFPage() {
    guard let context = UIGraphicsGetCurrentContext(), let document = context.document else { return }
    context.beginPage(document.usualBounds)
}

/// Begins a page of the current document with other bounds. See Apple's [UIGraphicsBeginPDFPageWithInfo(_:_:)](
/// https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfpagewithinfo(_:_:)).
///
/// - Parameters:
///   - bounds: The bounds in points, or zero for 612 × 792 points.
///   - pageInfo: Not used. The whole page is displayed and printed.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    UIGraphicsGetCurrentContext()?.beginPage(
        bounds.width > 0 && bounds.height > 0 ? bounds : CGContext.usualPage)
}

/// Returns the bounds of the current document's page, in points, or zero if the current context has no document.
/// See Apple's [UIGraphicsGetPDFContextBounds()](
/// https://developer.apple.com/documentation/uikit/uigraphicsgetpdfcontextbounds()).
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    UIGraphicsGetCurrentContext()?.document?.bounds ?? .zero
}

/// Makes a rectangle of the current document's page, in points, a link to an address.
/// See Apple's [UIGraphicsSetPDFContextURLForRect(_:_:)](
/// https://developer.apple.com/documentation/uikit/uigraphicssetpdfcontexturlforrect(_:_:)).
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.addLink(to: url, in: rect)
}

/// Gives a place of the current document's page a name, so that links can lead there.
/// See Apple's [UIGraphicsAddPDFContextDestinationAtPoint(_:_:)](
/// https://developer.apple.com/documentation/uikit/uigraphicsaddpdfcontextdestinationatpoint(_:_:)).
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    UIGraphicsGetCurrentContext()?.addPlace(name, at: point)
}

/// Makes a rectangle of the current document's page, in points, a link to the place with a name.
/// See Apple's [UIGraphicsSetPDFContextDestinationForRect(_:_:)](
/// https://developer.apple.com/documentation/uikit/uigraphicssetpdfcontextdestinationforrect(_:_:)).
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.addLink(toPlace: name, in: rect)
}
