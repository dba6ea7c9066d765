import Testing

@testable import TesseraPorting

@Suite struct LanguageSettingsTests {
    @Test func `settings of Xcode become flags of the compiler`() {
        let language = LanguageSettings(
            BuildSettings([
                "SWIFT_VERSION": "5.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
                "SWIFT_STRICT_CONCURRENCY": "complete", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
                "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "NO",
                "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(MORE)", "MORE": "STAGING",
                "OTHER_SWIFT_FLAGS":
                    "-DEXTRA -D OTHER -enable-experimental-feature Lifetimes -warn-long-function",
            ]))
        #expect(language.mode == 5)
        #expect(language.isMainActorByDefault)
        #expect(language.concurrencyChecking == "complete")
        #expect(language.upcomingFeatures == ["ExistentialAny"])
        #expect(language.experimentalFeatures == ["Lifetimes"])
        #expect(language.conditions == ["DEBUG", "STAGING", "EXTRA", "OTHER"])
        #expect(language.ignoredFlags == ["-warn-long-function"])
    }

    @Test func `mode 6 names no feature that it contains`() {
        let language = LanguageSettings(
            BuildSettings([
                "SWIFT_VERSION": "6.0", "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
                "SWIFT_STRICT_CONCURRENCY": "complete",
            ]))
        #expect(language.mode == 6)
        #expect(language.concurrencyChecking == nil)
        #expect(language.upcomingFeatures == ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"])
    }
}
