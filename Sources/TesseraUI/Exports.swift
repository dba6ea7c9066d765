// Apps that import this module also get Foundation and the value types of the lower modules, as with Apple's
// UIKit.
@_exported import Foundation
@_exported import TesseraData
@_exported import TesseraGeometry
@_exported import TesseraLayout

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
