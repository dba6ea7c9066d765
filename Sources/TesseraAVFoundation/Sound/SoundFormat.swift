import Foundation

/// The formats of sounds that are recognized by their first bytes.
enum SoundFormat {
    /// Returns the extension of a file with some data, so that the host names the right media type.
    static func suffix(of data: Data) -> String {
        func has(_ text: String, at offset: Int) -> Bool {
            data.dropFirst(offset).prefix(text.utf8.count).elementsEqual(text.utf8)
        }
        if has("RIFF", at: 0), has("WAVE", at: 8) { return "wav" }
        if has("ID3", at: 0) { return "mp3" }
        if has("OggS", at: 0) { return "ogg" }
        if has("fLaC", at: 0) { return "flac" }
        if has("ftyp", at: 4) { return "m4a" }
        if has("caff", at: 0) { return "caf" }
        if has("FORM", at: 0) { return "aiff" }
        let start = Array(data.prefix(2))
        guard start.count == 2, start[0] == 0xFF, start[1] & 0xE0 == 0xE0 else { return "" }
        // The layer of MPEG is 0 in the frames of AAC.
        return start[1] & 0x06 == 0 ? "aac" : "mp3"
    }
}
