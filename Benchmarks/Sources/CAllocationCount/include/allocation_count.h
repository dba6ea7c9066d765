#pragma once

/// Returns the number of blocks that this process has allocated so far, or -1 if the platform does not allow counting.
long allocation_count(void);
