// Apps that import this module also get Foundation and the value types of the lower modules, as with Apple's
// UIKit.
@_exported import Foundation
@_exported import TesseraData
@_exported import TesseraGeometry
@_exported import TesseraLayout
@_exported import TesseraMarkdown
@_exported import TesseraSelectors

@_exported import typealias TesseraGraphics.CFArray
@_exported import typealias TesseraGraphics.CFDictionary
@_exported import struct TesseraGraphics.CGBitmapInfo
@_exported import enum TesseraGraphics.CGBlendMode
@_exported import class TesseraGraphics.CGColor
@_exported import enum TesseraGraphics.CGColorRenderingIntent
@_exported import class TesseraGraphics.CGColorSpace
// Of the module for drawing, apps get the declarations of Core Graphics only.
@_exported import func TesseraGraphics.CGColorSpaceCreateDeviceGray
@_exported import func TesseraGraphics.CGColorSpaceCreateDeviceRGB
@_exported import enum TesseraGraphics.CGColorSpaceModel
@_exported import class TesseraGraphics.CGContext
@_exported import class TesseraGraphics.CGDataProvider
@_exported import class TesseraGraphics.CGGradient
@_exported import struct TesseraGraphics.CGGradientDrawingOptions
@_exported import class TesseraGraphics.CGImage
@_exported import enum TesseraGraphics.CGImageAlphaInfo
@_exported import enum TesseraGraphics.CGInterpolationQuality
@_exported import enum TesseraGraphics.CGLineCap
@_exported import enum TesseraGraphics.CGLineJoin
@_exported import class TesseraGraphics.CGMutablePath
@_exported import class TesseraGraphics.CGPath
@_exported import typealias TesseraGraphics.CGPathApplierFunction
@_exported import enum TesseraGraphics.CGPathDrawingMode
@_exported import struct TesseraGraphics.CGPathElement
@_exported import enum TesseraGraphics.CGPathElementType
@_exported import enum TesseraGraphics.CGPathFillRule
@_exported import enum TesseraGraphics.CGTextDrawingMode

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
