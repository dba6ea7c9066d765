import CLibFuzzer
import Foundation

// swift run Fuzz HARNESS [OPTION OF LIBFUZZER …] [FOLDER …]
//
// Scripts/fuzz calls this program with the corpus of the harness.

guard CommandLine.arguments.count > 1, let run = Harness.all[CommandLine.arguments[1]] else {
    let names = Harness.all.keys.sorted().joined(separator: ", ")
    FileHandle.standardError.write(Data("Name a harness first, one of: \(names).\n".utf8))
    exit(64)
}

// libFuzzer reads the remaining arguments, and keeps pointers into them until the process ends.
var count = CommandLine.argc - 1
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
exit(LLVMFuzzerRunDriver(&count, &arguments, run))
