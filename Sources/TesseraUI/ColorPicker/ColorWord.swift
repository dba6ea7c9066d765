/// The texts of the colour picker, in Japanese if that is the user's first language, and in English otherwise.
@MainActor
enum ColorWord {
    static var colors: String { SystemWord.text("Colors", "カラー") }
    static var color: String { SystemWord.text("Color", "カラー") }
    static var grid: String { SystemWord.text("Grid", "グリッド") }
    static var spectrum: String { SystemWord.text("Spectrum", "スペクトル") }
    static var sliders: String { SystemWord.text("Sliders", "スライダ") }
    static var opacity: String { SystemWord.text("Opacity", "不透明度") }
    static var red: String { SystemWord.text("Red", "レッド") }
    static var green: String { SystemWord.text("Green", "グリーン") }
    static var blue: String { SystemWord.text("Blue", "ブルー") }
    static var hexadecimal: String { SystemWord.text("sRGB Hex Color", "sRGB 16進カラー") }
}
