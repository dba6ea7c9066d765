@_exported import TesseraAVFoundation
