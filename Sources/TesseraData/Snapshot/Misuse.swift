import Foundation
import TesseraBasics

/// Ends the process where UIKit raises an exception, with one line that names a call of a snapshot and the problem.
func misuse(ofCall call: String, _ problem: String, of type: String = "NSDiffableDataSourceSnapshot") -> Never
{
    misuse("\(type).\(call)", problem)
}

/// Writes one line to standard error that names a call of a snapshot and the problem, where UIKit logs one and continues.
func warn(ofCall call: String, _ problem: String, of type: String = "NSDiffableDataSourceSnapshot") {
    writeComplaint("\(type).\(call): \(problem)")
}
