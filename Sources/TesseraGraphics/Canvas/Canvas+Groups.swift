import CCairo
import Foundation
import TesseraGeometry

extension Canvas {
    /// Begins a group: later drawing goes to a picture of its own, which is as large as the clip, until the
    /// group ends.
    public func beginGroup() { cairo_push_group(context) }

    /// Ends a group and draws its picture with an opacity.
    public func endGroup(opacity: Double) {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, opacity)
        cairo_set_source_rgb(context, 0, 0, 0)
    }

    /// Ends a group and draws a colour with the opacity of the group's picture.
    public func endGroup(color: Color) {
        guard let group = cairo_pop_group(context) else { return }
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        cairo_mask(context, group)
        cairo_pattern_destroy(group)
        cairo_set_source_rgb(context, 0, 0, 0)
    }

    /// Ends a group, and draws the shadow of its picture and the picture.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow.
    ///   - offset: The distance of the shadow from the picture.
    ///   - sigma: The standard deviation of the blur.
    public func endGroup(shadow color: Color, offset: CGSize, sigma: Double) {
        guard let group = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(group) }
        var picture: OpaquePointer?
        if cairo_pattern_get_surface(group, &picture) == CAIRO_STATUS_SUCCESS, let picture {
            if keepsShapes {
                drawShadow(ofShapes: group, color, offset: offset, sigma: sigma)
            } else {
                draw(shadowOf: picture, color, offset: offset, sigma: sigma)
            }
        }
        cairo_set_source(context, group)
        cairo_paint(context)
        cairo_set_source_rgb(context, 0, 0, 0)
    }

    private func draw(shadowOf picture: OpaquePointer, _ color: Color, offset: CGSize, sigma: Double) {
        let (width, height) = (
            Int(cairo_image_surface_get_width(picture)), Int(cairo_image_surface_get_height(picture))
        )
        guard width > 0, height > 0 else { return }
        let layer = Canvas(width: width, height: height)
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(picture, &x, &y)
        cairo_surface_set_device_offset(layer.surface, x, y)
        cairo_identity_matrix(layer.context)
        cairo_set_source_rgba(layer.context, color.red, color.green, color.blue, color.alpha)
        cairo_mask_surface(layer.context, picture, 0, 0)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        layer.blur(
            standardDeviation: sigma * abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot())
        var (across, down) = (Double(offset.width), Double(offset.height))
        cairo_user_to_device_distance(context, &across, &down)
        withState {
            cairo_identity_matrix(context)
            cairo_surface_flush(layer.surface)
            cairo_set_source_surface(context, layer.surface, across, down)
            cairo_paint(context)
        }
    }

    /// Draws the shadow of a group of shapes. The shadow becomes pixels, and the shapes stay shapes.
    private func drawShadow(ofShapes group: OpaquePointer, _ color: Color, offset: CGSize, sigma: Double) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let deviation = sigma * abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
        var (across, down) = (Double(offset.width), Double(offset.height))
        cairo_user_to_device_distance(context, &across, &down)
        withState {
            cairo_identity_matrix(context)
            // What lies beyond the clip may have a shadow within it.
            let reach = 3 * deviation + 1
            let area = clipBounds.offsetBy(dx: -across, dy: -down).insetBy(dx: -reach, dy: -reach)
            guard let layer = Canvas(covering: area, density: PDFWriter.density(ofBlur: deviation)) else {
                return
            }
            cairo_set_matrix(layer.context, &matrix)
            cairo_set_source_rgba(layer.context, color.red, color.green, color.blue, color.alpha)
            cairo_mask(layer.context, group)
            layer.blur(standardDeviation: deviation * layer.density)
            cairo_surface_flush(layer.surface)
            cairo_set_source_surface(context, layer.surface, across, down)
            cairo_paint(context)
        }
    }

    /// Ends a group and draws its picture, with its opacity multiplied by that of a paint.
    public func endGroup(mask: Paint) {
        guard let group = cairo_pop_group(context) else { return }
        setSource(mask)
        let pattern = cairo_pattern_reference(cairo_get_source(context))
        cairo_set_source(context, group)
        cairo_mask(context, pattern)
        cairo_pattern_destroy(pattern)
        cairo_pattern_destroy(group)
        cairo_set_source_rgb(context, 0, 0, 0)
    }

    /// Ends a group and draws its picture, with its opacity multiplied by that of another picture, which is stretched to a
    /// rectangle.
    public func endGroup(mask picture: Canvas, in rect: CGRect, opacity: Double = 1) {
        if opacity < 1 {
            cairo_pop_group_to_source(context)
            cairo_push_group(context)
            cairo_paint_with_alpha(context, opacity)
        }
        guard let group = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(group) }
        guard rect.width > 0, rect.height > 0 else { return }
        withState {
            clip(to: RoundedRectangle(rect))
            cairo_set_source(context, group)
            translate(x: rect.minX, y: rect.minY)
            scale(x: rect.width / Double(picture.width), y: rect.height / Double(picture.height))
            cairo_surface_flush(picture.surface)
            let mask = cairo_pattern_create_for_surface(picture.surface)
            // Without this, the edges of an enlarged picture would fade.
            if !keepsShapes { cairo_pattern_set_extend(mask, CAIRO_EXTEND_PAD) }
            cairo_mask(context, mask)
            cairo_pattern_destroy(mask)
        }
        cairo_set_source_rgb(context, 0, 0, 0)
    }

    /// Applies a transform to later drawing. Returns false, and changes nothing, if the transform is not
    /// finite or cannot be inverted, so that nothing is visible under it.
    public func concatenate(_ transform: CGAffineTransform) -> Bool {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard numbers.allSatisfy({ abs($0) < 1e6 }), abs(determinant) > 1e-9 else { return false }
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
            y0: transform.ty)
        cairo_transform(context, &matrix)
        return true
    }

    /// Cairo's description of an error that ended all drawing, or nil if there was none.
    public var failure: String? {
        let status = cairo_status(context)
        return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
    }
}

extension Canvas {
    /// Remembers the transform, the clip and the other settings until ``restoreState()``.
    public func saveState() { cairo_save(context) }

    /// Restores the settings of the last ``saveState()``.
    public func restoreState() { cairo_restore(context) }
}
