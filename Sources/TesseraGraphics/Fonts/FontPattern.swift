import CPango
import TesseraGeometry

/// What fontconfig knows of one face. It is valid as long as the configuration or the match from which it comes.
struct FontPattern {
    /// Fontconfig's own value.
    let pointer: OpaquePointer

    /// The values of a property that holds texts.
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

    /// A number or a range of numbers.
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

    /// The path of the file; nil if the pattern is of none.
    var path: String? { strings(FC_FILE).first }

    /// The number of the face in its file.
    var index: Int { (integer(FC_INDEX) ?? 0) & 0xFFFF }

    /// Returns true if the pattern is one of the named styles of a variable font, which has a pattern of its own.
    var isInstanceOfVariableFont: Bool { (integer(FC_INDEX) ?? 0) >> 16 != 0 && !isVariable }

    private var isVariable: Bool {
        var flag: FcBool = 0
        return FcPatternGetBool(pointer, FC_VARIABLE, 0, &flag) == FcResultMatch && flag != 0
    }

    /// The face that the pattern describes; nil if it has no file or no family.
    ///
    /// - Parameter family: The one of its names that the face goes by; nil for the first.
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
