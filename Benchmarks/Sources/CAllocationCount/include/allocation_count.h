#pragma once

/// The number of blocks that this process has allocated so far; -1 where the platform does not let us count.
long allocation_count(void);
