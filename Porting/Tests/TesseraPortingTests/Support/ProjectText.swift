/// The text of a project with one app. Tests add objects to it.
struct ProjectText {
    var sources: [String] = []
    var resources: [String] = []
    var frameworks: [String] = []
    var groupChildren: [String] = []
    var settings = "PRODUCT_NAME = \"$(TARGET_NAME)\"; SWIFT_VERSION = 5.0;"
    var projectSettings = "SDKROOT = iphoneos;"
    var targetMembers = ""
    var projectMembers = ""
    var targets = ["APP"]
    var objects = ""

    /// Adds a file in the main group to a phase.
    mutating func add(_ path: String, to phase: WritableKeyPath<ProjectText, [String]>, type: String = "text")
    {
        let id = "F\(groupChildren.count)"
        groupChildren.append(id)
        self[keyPath: phase].append("B\(id)")
        objects += """
            \(id) /* \(path) */ = {isa = PBXFileReference; lastKnownFileType = \(type); path = "\(path)"; sourceTree = "<group>"; };
            B\(id) = {isa = PBXBuildFile; fileRef = \(id) /* \(path) */; };

            """
    }

    var text: String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 56;
            objects = {
                ROOT = {isa = PBXProject; buildConfigurationList = PLIST; mainGroup = MAIN; developmentRegion = en;
                    targets = (\(list(targets))); \(projectMembers) };
                MAIN = {isa = PBXGroup; children = (\(list(groupChildren))); sourceTree = "<group>"; };
                APP = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                    buildConfigurationList = TLIST; buildPhases = (SRC, RES, FWK); \(targetMembers) };
                SRC = {isa = PBXSourcesBuildPhase; files = (\(list(sources))); };
                RES = {isa = PBXResourcesBuildPhase; files = (\(list(resources))); };
                FWK = {isa = PBXFrameworksBuildPhase; files = (\(list(frameworks))); };
                PLIST = {isa = XCConfigurationList; buildConfigurations = (PDEBUG); };
                PDEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(projectSettings) }; };
                TLIST = {isa = XCConfigurationList; buildConfigurations = (TRELEASE, TDEBUG); };
                TDEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
                TRELEASE = {isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
        \(objects)
            };
            rootObject = ROOT /* Project object */;
        }
        """
    }

    private func list(_ ids: [String]) -> String { ids.map { "\($0), " }.joined() }
}
