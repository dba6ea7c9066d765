// As Apple's UIKit does: an app that imports it has Foundation, and the value types of the floors below.
@_exported import Foundation
@_exported import TesseraData
@_exported import TesseraGeometry
@_exported import TesseraLayout

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
