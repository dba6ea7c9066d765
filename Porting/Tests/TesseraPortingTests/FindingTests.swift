import TesseraPorting
import Testing

@Suite struct FindingTests {
    @Test func `a finding reads like a message of the compiler`() {
        let finding = Finding(
            .error, file: "App/Legacy.m", line: 3, message: "Objective-C does not run here.",
            advice: "Write the class in Swift.")
        #expect(
            finding.description
                == "App/Legacy.m:3: error: Objective-C does not run here. Write the class in Swift.")
    }

    @Test func `a finding about a whole file has no line`() {
        let finding = Finding(
            .warning, file: "App/Data.mlmodel", message: "It is ignored.", advice: "Remove it.")
        #expect(finding.description == "App/Data.mlmodel: warning: It is ignored. Remove it.")
    }
}
