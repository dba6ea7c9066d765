import TesseraGeometry

/// The parts of a descriptor in the notations of a browser's styles and of Pango.
extension FontDescriptor {
    /// The name of the family for a browser's `font-family`, which is a family that is installed or belongs
    /// to the app. It is nil for the system font, which also replaces a family that does not exist.
    public var cssFamily: String? {
        let name = family.installedName
        return name == FontFamily.interfaceFamilyName ? nil : name
    }

    /// The value of a browser's `font-feature-settings`, such as `"smcp" 1, "tnum" 1`, or nil if there are
    /// no features.
    public var cssFeatureSettings: String? {
        guard !features.isEmpty else { return nil }
        return features.map { "\"\($0.tag)\" \($0.value)" }.joined(separator: ", ")
    }

    /// The value of a browser's `font-stretch` in percent, or nil for the normal width.
    public var cssStretch: Double? { width == 100 ? nil : Double(width) }

    /// The value of Pango's attribute `font-features`, such as `smcp=1,tnum=1`, or nil if there are no
    /// features.
    var pangoFeatures: String? {
        guard !features.isEmpty else { return nil }
        return features.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
    }
}
