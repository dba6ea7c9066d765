import Foundation

/// A message. Two messages are equal if their identifiers are, so that a changed one keeps its row.
struct Message: Sendable, Identifiable {
    let id: Int
    let sender: String
    let subject: String
    let body: String
    let time: String
    var isUnread: Bool
    var isFlagged = false
}

extension Message {
    static let samples: [Message] = letters.enumerated().map { number, letter in
        Message(
            id: number, sender: letter.sender, subject: letter.subject, body: letter.body, time: letter.time,
            isUnread: number % 3 == 0)
    }

    private static let letters: [(sender: String, subject: String, body: String, time: String)] = [
        (
            "Mara Lindqvist", "The oak table", "It arrived this morning, and it fits through the door. Just.",
            "9:41"
        ),
        ("佐藤 美咲", "椅子の納期について", "ご注文の椅子は来週の火曜日にお届けできる予定です。ご都合をお知らせください。", "9:12"),
        (
            "Workshop", "Glue, clamps and patience",
            "Saturday at ten. Bring the drawer that does not close; we will look at it together.", "8:30"
        ),
        (
            "Jonas Brandt", "Re: Shelves",
            "Eight boards, 28 millimetres, oiled on both sides. I can cut them on Thursday.", "Yesterday"
        ),
        (
            "Atelier Nord", "Your quotation",
            "Please find the price of two benches and one coat rack. It holds for thirty days.", "Yesterday"
        ),
        ("鈴木 健", "写真をありがとう", "とてもきれいに仕上がっていますね。", "Yesterday"),
        (
            "Priya Nair", "Upholstery samples",
            "The green one is softer than it looks, and the grey one is the opposite.", "Friday"
        ),
        (
            "Timber Post", "News from the yard",
            "Elm is back. Ash is not, and nobody can say when it will be.", "Friday"
        ),
        (
            "Elif Demir", "Delivery on the 4th",
            "Two people are enough if the lift works. If it does not, please say so before.", "Thursday"
        ),
        (
            "Museum shop", "Opening of the chair exhibition",
            "One hundred and twelve chairs, and you may sit on nine of them.", "Thursday"
        ),
        ("Ole Hansen", "The lamp", "It hums. Is that how it should be?", "Wednesday"),
        (
            "Paula Reyes", "Measurements",
            "The wall is 3.42 m wide at the floor and 3.39 m at the ceiling. I measured twice.", "Wednesday"
        ),
        (
            "Second hand", "Your search: writing desk",
            "Three new desks near you, one of them with a secret compartment.", "Tuesday"
        ),
        ("Mara Lindqvist", "Legs", "Do you still have the original ones? Somebody asks for them.", "Tuesday"),
        (
            "Jonas Brandt", "Invoice 2417",
            "Thank you for your order. The invoice is due within fourteen days.", "Monday"
        ),
    ]
}
