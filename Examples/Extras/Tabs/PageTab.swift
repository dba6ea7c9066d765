/// A page that is open in a tab.
struct PageTab: Hashable, Sendable {
    let id: Int
    let title: String
    /// The address of the page.
    let address: String
    let symbol: String
    let text: String

    static let samples: [PageTab] = [
        PageTab(
            id: 1, title: "きょうの天気", address: "tenki.example.jp", symbol: "cloud.sun",
            text: "朝のうちは霧が残りますが、昼前から晴れるでしょう。夕方は海からの風が強まります。"),
        PageTab(
            id: 2, title: "夕飯の献立", address: "kondate.example.jp", symbol: "fork.knife",
            text: "鯖の味噌煮、小松菜のおひたし、豆腐と葱の味噌汁。鯖は霜降りにすると臭みが抜けます。"),
        PageTab(
            id: 3, title: "読みかけの本", address: "hondana.example.jp", symbol: "book",
            text: "第四章まで読みました。灯台守の娘が港を離れる場面から、話が大きく動きはじめます。"),
        PageTab(
            id: 4, title: "駅までの道", address: "chizu.example.jp", symbol: "map",
            text: "商店街を抜けて徒歩十二分。雨の日は神社の脇を通るより、大通りの歩道橋が安全です。"),
        PageTab(
            id: 5, title: "山の便り", address: "yamagoya.example.jp", symbol: "mountain.2",
            text: "稜線の紅葉が見頃を迎えました。山小屋の水場は今月末で止まります。早めの計画を。"),
        PageTab(
            id: 6, title: "台所の道具", address: "dougu.example.jp", symbol: "frying.pan",
            text: "鉄のフライパンは使うほどに油がなじみます。洗ったあとは火にかけて水気を飛ばしましょう。"),
    ]

    /// Returns the page of a new tab.
    static func blank(id: Int) -> PageTab {
        PageTab(
            id: id, title: "新しいタブ\(id)", address: "blank.example.jp", symbol: "doc",
            text: "まだ何も開いていません。")
    }
}
