import Testing

@testable import TesseraPorting

@Suite struct PackageTargetTests {
    private let folder = TemporaryFolder()

    private func strangePlace(_ target: [String: PropertyList]) -> String? {
        PackageTarget(
            .dictionary(target), package: folder.path + "/Kit", description: .dictionary([:])
        ).strangePlace
    }

    @Test func `sources and resources of a package lie within it`() throws {
        try folder.write("let a = 1", to: "Kit/Sources/Kit/A.swift")
        #expect(strangePlace(["name": .string("Kit")]) == nil)
        #expect(strangePlace(["name": .string("Kit"), "path": .string("Sources/Kit")]) == nil)
        #expect(strangePlace(["name": .string("Kit"), "path": .string("../..")]) != nil)
        #expect(strangePlace(["name": .string("Kit"), "path": .string("../Kitchen")]) != nil)
        let resource = PropertyList.dictionary(["path": .string("../../../Other"), "rule": .string("copy")])
        #expect(
            strangePlace(["name": .string("Kit"), "resources": .array([resource])]) == folder.path + "/Other")
    }
}
