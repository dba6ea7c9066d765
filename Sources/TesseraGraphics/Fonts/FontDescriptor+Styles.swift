import TesseraGeometry

/// What a browser's style and Pango call the parts of a descriptor.
extension FontDescriptor {
    /// The name of the family for a browser's `font-family`: one installed family, or one that the app brings along.
    /// Nil for the system font, which also stands in for a family that is not there.
    public var cssFamily: String? {
        let name = family.installedName
        return name == FontFamily.interfaceFamilyName ? nil : name
    }

    /// The value of a browser's `font-feature-settings`, such as `"smcp" 1, "tnum" 1`; nil without features.
    public var cssFeatureSettings: String? {
        guard !features.isEmpty else { return nil }
        return features.map { "\"\($0.tag)\" \($0.value)" }.joined(separator: ", ")
    }

    /// The value of a browser's `font-stretch` in percent; nil for the normal width.
    public var cssStretch: Double? { width == 100 ? nil : Double(width) }

    /// The value of Pango's attribute `font-features`, such as `smcp=1,tnum=1`; nil without features.
    var pangoFeatures: String? {
        guard !features.isEmpty else { return nil }
        return features.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
    }
}
