@_exported import TesseraGeometry
