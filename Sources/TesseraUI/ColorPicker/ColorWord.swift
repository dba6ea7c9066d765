/// The texts of the colour picker, in Japanese if that is the user's first language, and in English otherwise.
@MainActor
enum ColorWord {
    static var colors: String { text("Colors", "カラー") }
    static var color: String { text("Color", "カラー") }
    static var grid: String { text("Grid", "グリッド") }
    static var spectrum: String { text("Spectrum", "スペクトル") }
    static var sliders: String { text("Sliders", "スライダ") }
    static var opacity: String { text("Opacity", "不透明度") }
    static var red: String { text("Red", "レッド") }
    static var green: String { text("Green", "グリーン") }
    static var blue: String { text("Blue", "ブルー") }
    static var hexadecimal: String { text("sRGB Hex Color", "sRGB 16進カラー") }

    private static func text(_ english: String, _ japanese: String) -> String {
        SystemWord.isJapanese ? japanese : english
    }
}
