import BenchmarkSupport
import Foundation
import TesseraUI

measureTables()
