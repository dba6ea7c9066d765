import CGdkPixbuf
import Foundation

extension ImageDecoder {
    /// Decodes all frames of an animated GIF, each as it is displayed: GdkPixbuf draws it over the frames
    /// before it, as its disposal method says.
    ///
    /// Time and memory are in proportion to the number of frames and pixels. An animation whose frames have
    /// more than ``maximumPixelCount`` pixels together is refused.
    public static func frames(of data: Data) throws(ImageError) -> [Bitmap] {
        let information = try information(of: data)
        guard let animation = animation(of: data) else { return [try decode(data)] }
        let count = animation.frameDurations.count
        guard information.width <= maximumPixelCount / information.height / count else {
            throw .tooLarge(width: information.width, height: information.height * count)
        }
        let loader = try loader(for: .gif)
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        try load(data, into: loader, format: .gif)
        guard let stored = gdk_pixbuf_loader_get_animation(loader) else {
            throw .undecodable(.gif, reason: "there is no image in it")
        }
        // GdkPixbuf asks for the time of a clock, here one of seconds and microseconds that starts at zero.
        var time: (Int, Int) = (0, 0)
        return try withUnsafeMutablePointer(to: &time) { clock throws(ImageError) in
            guard let iterator = gdk_pixbuf_animation_get_iter(stored, .init(OpaquePointer(clock))) else {
                throw .undecodable(.gif, reason: "there is no image in it")
            }
            defer { g_object_unref(UnsafeMutableRawPointer(iterator)) }
            var frames: [Bitmap] = []
            for _ in 0..<count {
                guard let pixbuf = gdk_pixbuf_animation_iter_get_pixbuf(iterator),
                    let frame = bitmap(of: pixbuf)
                else { throw .undecodable(.gif, reason: "a frame is damaged") }
                frames.append(frame)
                let delay = Int(gdk_pixbuf_animation_iter_get_delay_time(iterator))
                // The last frame of an animation that does not repeat stays for ever.
                guard delay >= 0 else { break }
                let microseconds = clock.pointee.1 + delay * 1000
                clock.pointee = (clock.pointee.0 + microseconds / 1_000_000, microseconds % 1_000_000)
                gdk_pixbuf_animation_iter_advance(iterator, .init(OpaquePointer(clock)))
            }
            return frames
        }
    }
}
