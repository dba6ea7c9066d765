import Testing

@testable import TesseraPorting

@Suite struct BuildSettingsTests {
    @Test func `levels inherit, and conditions of the simulator hold`() {
        var settings = BuildSettings(["TARGET_NAME": "Shop"])
        settings.add(["A": "1", "B": "x"], configuration: "Debug")
        settings.add(
            [
                "A": "$(inherited) 2", "B[sdk=iphoneos*]": "phone", "B[sdk=iphonesimulator*]": "simulator",
                "C[config=Release]": "r",
            ], configuration: "Debug")
        #expect(settings["A"] == "1 2")
        #expect(settings["B"] == "simulator")
        #expect(settings["C"] == nil)
        #expect(settings.ignored == ["B[sdk=iphoneos*]", "C[config=Release]"])
    }

    @Test func `variables are replaced, with their operators`() {
        let settings = BuildSettings([
            "NAME": "My App", "ID": "com.x.$(NAME:rfc1034identifier)", "MODULE": "${NAME:c99extidentifier}",
            "LOW": "$(NAME:lower)", "NONE": "$(UNKNOWN)", "OR": "$(UNKNOWN:default=yes)", "NEST": "$($(KEY))",
            "KEY": "NAME",
        ])
        #expect(settings["ID"] == "com.x.My-App")
        #expect(settings["MODULE"] == "My_App")
        #expect(settings["LOW"] == "my app")
        #expect(settings["NONE"] == nil)
        #expect(settings["OR"] == "yes")
        #expect(settings["NEST"] == "My App")
    }

    @Test func `settings that refer to one another end`() {
        var values = ["A": "$(B)", "B": "$(A)x"]
        for index in 0..<60 { values["D\(index)"] = "$(D\(index + 1))$(D\(index + 1))" }
        values["D20"] = "word"
        let settings = BuildSettings(values)
        #expect(settings["A"] == "x")
        #expect((settings["D0"] ?? "").utf8.count <= 1 << 16)
    }

    @Test func `lists keep words in quotation marks together`() {
        let settings = BuildSettings(["L": #"DEBUG "TWO WORDS" a\ b"#])
        #expect(settings.words("L") == ["DEBUG", "TWO WORDS", "a b"])
    }

    @Test func `configuration files include others, and a circle is reported`() throws {
        let folder = TemporaryFolder()
        try folder.write(
            "#include \"Base.xcconfig\"\n#include? \"None.xcconfig\"\nA = 1 // one\nB[sdk=iphoneos*] = 2\n",
            to: "App.xcconfig")
        try folder.write("#include \"App.xcconfig\"\nURL = https:/x\nnonsense\n", to: "Base.xcconfig")
        let file = ConfigurationFile(folder.path + "/App.xcconfig", folder: folder.path)
        #expect(file.settings == ["A": "1", "B[sdk=iphoneos*]": "2", "URL": "https:/x"])
        #expect(file.findings.map(\.file) == ["Base.xcconfig", "Base.xcconfig"])
        #expect(file.findings.map(\.line) == [1, 3])
    }

    @Test(.timeLimit(.minutes(10))) func `brackets within brackets end, closed or not`() {
        func nested(_ count: Int, closed: Bool) -> String {
            String(repeating: "$(", count: count) + (closed ? String(repeating: ")", count: count) : "")
        }
        #expect(BuildSettings(["A": nested(6_000, closed: true)])["A"] == nil)
        let open = nested(40_000, closed: false)
        #expect(BuildSettings(["A": open])["A"] == open)
    }

    @Test(.timeLimit(.minutes(10))) func `empty settings that name others many times end`() {
        var values = ["V0": ""]
        for number in 1..<20 {
            values["V\(number)"] = String(repeating: "$(V\(number - 1))", count: 8)
        }
        #expect(BuildSettings(values)["V19"] == nil)
    }

    @Test(.timeLimit(.minutes(10))) func `values that double stop at 64 KB`() throws {
        var settings = BuildSettings(["A": "word"])
        for _ in 0..<40 { settings.add(["A": "$(inherited)$(inherited)"], configuration: "Debug") }
        #expect((settings.values["A"] ?? "").utf8.count == 65_536)
        #expect(settings.oversized == ["A"])
        let folder = TemporaryFolder()
        let lines = ["A = word"] + Array(repeating: "A = $(inherited)$(inherited)", count: 40)
        try folder.write(lines.joined(separator: "\n"), to: "App.xcconfig")
        let file = ConfigurationFile(folder.path + "/App.xcconfig", folder: folder.path)
        #expect((file.settings["A"] ?? "").utf8.count <= 1 << 16)
        #expect(file.findings.last?.line == 41)
    }
}
