import CPango
import TesseraGeometry

/// Fontconfig's description of one face. It is valid as long as the configuration or the match from which it
/// comes.
struct FontPattern {
    /// The pattern in fontconfig.
    let pointer: OpaquePointer

    /// Returns the values of a text property.
    func strings(_ property: String) -> [String] {
        var texts: [String] = []
        var text: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pointer, property, Int32(texts.count), &text) == FcResultMatch,
            let found = text
        {
            texts.append(String(cString: found))
        }
        return texts
    }

    private func integer(_ property: String) -> Int? {
        var number: Int32 = 0
        return FcPatternGetInteger(pointer, property, 0, &number) == FcResultMatch ? Int(number) : nil
    }

    /// Returns a number as a range, or a range of numbers; nil if there is none.
    private func range(_ property: String) -> ClosedRange<Double>? {
        var number = 0.0
        if FcPatternGetDouble(pointer, property, 0, &number) == FcResultMatch { return number...number }
        var range: OpaquePointer?
        var (low, high) = (0.0, 0.0)
        guard FcPatternGetRange(pointer, property, 0, &range) == FcResultMatch, let range,
            FcRangeGetDouble(range, &low, &high) != 0, low <= high
        else { return nil }
        return low...high
    }

    /// The path of the file, or nil if the pattern has no file.
    var path: String? { strings(FC_FILE).first }

    /// The index of the face in its file.
    var index: Int { (integer(FC_INDEX) ?? 0) & 0xFFFF }

    /// True if the pattern is one of the named styles of a variable font. The font itself has another
    /// pattern.
    var isInstanceOfVariableFont: Bool { (integer(FC_INDEX) ?? 0) >> 16 != 0 && !isVariable }

    private var isVariable: Bool {
        var flag: FcBool = 0
        return FcPatternGetBool(pointer, FC_VARIABLE, 0, &flag) == FcResultMatch && flag != 0
    }

    /// Returns the face that the pattern describes, or nil if it has no file or no family.
    ///
    /// - Parameter family: The name to use of the names of the face's family, or nil for the first.
    func face(family: String? = nil) -> FontFace? {
        guard let path, let family = family ?? strings(FC_FAMILY).first else { return nil }
        let weights = range(FC_WEIGHT) ?? Double(FC_WEIGHT_REGULAR)...Double(FC_WEIGHT_REGULAR)
        let widths = range(FC_WIDTH) ?? 100...100
        func weight(_ number: Double) -> FontWeight {
            let weight = FcWeightToOpenTypeDouble(number)
            return FontWeight(rawValue: weight.isFinite ? Int(min(max(weight, 1), 1000).rounded()) : 400)
        }
        let style = strings(FC_STYLE).first ?? "Regular"
        let fullName = strings(FC_FULLNAME).first ?? "\(family) \(style)"
        let low = weight(weights.lowerBound)
        return FontFace(
            family: family, style: style, fullName: fullName,
            postScriptName: strings(FC_POSTSCRIPT_NAME).first ?? fullName.filter { $0 != " " },
            weights: low...max(low, weight(weights.upperBound)),
            widths: CGFloat(widths.lowerBound)...CGFloat(widths.upperBound),
            isItalic: (integer(FC_SLANT) ?? 0) > Int(FC_SLANT_ROMAN),
            isMonospaced: (integer(FC_SPACING) ?? 0) >= Int(FC_MONO), path: path, index: index)
    }
}
