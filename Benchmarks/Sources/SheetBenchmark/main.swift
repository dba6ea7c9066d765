import BenchmarkSupport

measureSheets()
