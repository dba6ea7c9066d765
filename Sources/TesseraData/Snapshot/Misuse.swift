import TesseraBasics

/// Ends the process where UIKit raises an exception, with one line that names a call of a snapshot and the problem.
func misuse(ofCall call: String, _ problem: String, of type: String = "NSDiffableDataSourceSnapshot") -> Never
{
    misuse("\(type).\(call)", problem)
}
