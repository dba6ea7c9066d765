@_exported import TesseraCoreMedia
@_exported import TesseraUI
