import CCairo

/// The ways in which drawing is combined with the existing picture.
/// See Apple's [CGBlendMode](https://developer.apple.com/documentation/coregraphics/cgblendmode).
///
/// R is the result, S the drawing and D the picture, all multiplied by their opacities; Ra, Sa and Da are the
/// opacities. Each mode affects only what the drawing covers. Apple's `plusDarker` is left out, because its
/// documented formula does not define the result for pictures that are not opaque, and Cairo has no such mode.
///
/// The page of a document is as opaque as paper. What the modes from ``clear`` to ``xor`` remove there becomes white.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// The drawing covers the picture: R = S + D·(1 − Sa).
    case normal = 0
    /// The colours are multiplied, which darkens.
    case multiply = 1
    /// The inverse colours are multiplied, which lightens.
    case screen = 2
    /// Dark parts of the picture are multiplied, and light parts are screened.
    case overlay = 3
    /// The darker colour wins.
    case darken = 4
    /// The lighter colour wins.
    case lighten = 5
    /// The picture is brightened to reflect the drawing.
    case colorDodge = 6
    /// The picture is darkened to reflect the drawing.
    case colorBurn = 7
    /// The picture is softly darkened or lightened by the drawing.
    case softLight = 8
    /// Dark parts of the drawing are multiplied, and light parts are screened.
    case hardLight = 9
    /// The result is the difference of the colours.
    case difference = 10
    /// The result is the difference of the colours with less contrast.
    case exclusion = 11
    /// The result has the hue of the drawing, and the saturation and luminosity of the picture.
    case hue = 12
    /// The result has the saturation of the drawing, and the hue and luminosity of the picture.
    case saturation = 13
    /// The result has the hue and saturation of the drawing, and the luminosity of the picture.
    case color = 14
    /// The result has the luminosity of the drawing, and the hue and saturation of the picture.
    case luminosity = 15
    /// The picture is removed: R = 0.
    case clear = 16
    /// The drawing takes the place of the picture: R = S.
    case copy = 17
    /// The drawing appears where the picture is, and takes its place: R = S·Da.
    case sourceIn = 18
    /// The drawing appears where the picture is not, and takes its place: R = S·(1 − Da).
    case sourceOut = 19
    /// The drawing appears on the picture only: R = S·Da + D·(1 − Sa).
    case sourceAtop = 20
    /// The drawing lies behind the picture: R = S·(1 − Da) + D.
    case destinationOver = 21
    /// The picture stays where the drawing is: R = D·Sa.
    case destinationIn = 22
    /// The picture is removed where the drawing is: R = D·(1 − Sa).
    case destinationOut = 23
    /// The picture stays where the drawing is, in front of it: R = S·(1 − Da) + D·Sa.
    case destinationAtop = 24
    /// Each stays where the other one is not: R = S·(1 − Da) + D·(1 − Sa).
    case xor = 25
    /// The sum of both: R = min(1, S + D).
    case plusLighter = 27

    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// True for the modes that ask for the opacity of the picture, or change it.
    var changesOpacity: Bool { rawValue >= Self.clear.rawValue && self != .plusLighter }

    /// True if transparent parts of the drawing change the picture, so that the coverage of the drawing must be
    /// known apart from its colours.
    var needsCoverage: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
