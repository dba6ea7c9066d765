import Foundation

extension UIFontPickerViewController {
    /// The fonts that a picker lists, and how.
    /// See Apple's [UIFontPickerViewController.Configuration](
    /// https://developer.apple.com/documentation/uikit/uifontpickerviewcontroller/configuration-swift.class).
    @preconcurrency @MainActor
    open class Configuration: NSObject, NSCopying {
        /// Creates a configuration with all families.
        public override init() {
            super.init()
        }

        /// A Boolean value that tells whether the user can choose one face of a family, such as the bold one. False by default,
        /// which lists families only.
        open var includeFaces = false
        /// A Boolean value that tells whether the names are written in the system font, and not each in its own. False by
        /// default.
        open var displayUsingSystemFont = false
        /// The traits that listed fonts have. A family has those of its faces. The default is none, for all fonts.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// Returns a configuration with the same values.
        public nonisolated func copy(with zone: NSZone? = nil) -> Any {
            MainActor.assumeIsolated { copied }
        }

        var copied: Configuration {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            return copy
        }
    }
}
