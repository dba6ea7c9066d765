@_exported import TesseraUI
