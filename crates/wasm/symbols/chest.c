// Fires at the end of the round, or when its card is complete. If its whole row is marked, it advances the first
// track by the first number and never fires again.
#include "rnw.h"

EXPORT(fire) void fire(void) {
  uint64_t row = rnw_row(rnw_cell());
  if ((row & ~rnw_marked()) == 0) {
    rnw_emit(ADVANCE, 0, rnw_number(0), 0);
    rnw_emit(SPEND, 0, 0, 0);
  }
}
