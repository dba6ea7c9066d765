#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb.h>
#include <hb-aat.h>
#include <hb-ot.h>

/// Returns the name of fontconfig's main configuration file, or NULL. The caller frees it with FcStrFree.
///
/// Newer versions of fontconfig load their default configuration, with all rule files, for a caller that passes none.
static inline FcChar8 *main_font_configuration(FcConfig *configuration) {
#if FC_VERSION >= 21400
    return FcConfigGetFilename(configuration, NULL);
#else
    return FcConfigFilename(NULL);
#endif
}
