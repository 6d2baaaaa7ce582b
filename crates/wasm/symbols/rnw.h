// The interface of modules, for C. See the documentation of the crate `rnw-wasm`.
#ifndef RNW_H
#define RNW_H

#include <stdint.h>

#define RNW(name) __attribute__((import_module("rnw"), import_name(#name)))
#define EXPORT(name) __attribute__((export_name(#name)))

enum trigger { MARK, COMPLETE, TURN, ROUND, SCORING, START };
enum kind {
  ADVANCE, ERASE, WRITE, MARK_ROUND, EXTRA_MARK, EXTRA_PATTERN, CLAIM, CHOOSE, COPY, SCORE, SPEND,
  RENEW_OFFER, DISCARD, SCORE_ONCE, DISCARD_FROM_OFFER,
  ADVANCE_FOR, ERASE_FOR, WRITE_FOR, TAKE, GIVE,
  DISCARD_FROM_OFFER_WITH, DISCARD_FROM_OFFER_OF, RENEW_OFFER_WITH, RENEW_OFFER_OF
};
enum scope { ANYWHERE, CARD, NEAR, IN_ROW, IN_COLUMN, OTHER_BOARD };
enum seats { OTHERS, NEXT, PREVIOUS, EACH, LEADER, LAST };
enum flags { OPTIONAL = 1, APART = 2 };

RNW(trigger) int32_t rnw_trigger(void);
RNW(choice) int32_t rnw_choice(void);
RNW(cell) int32_t rnw_cell(void);
RNW(round) int32_t rnw_round(void);
RNW(turn) int32_t rnw_turn(void);
RNW(rounds) int32_t rnw_rounds(void);
RNW(turns) int32_t rnw_turns(void);
RNW(completed) int32_t rnw_completed(void);
RNW(last) int32_t rnw_last(void);
RNW(cells) uint64_t rnw_cells(void);
RNW(marked) uint64_t rnw_marked(void);
RNW(fresh) uint64_t rnw_fresh(void);
RNW(other_cells) uint64_t rnw_other_cells(void);
RNW(other_marked) uint64_t rnw_other_marked(void);
RNW(other_fresh) uint64_t rnw_other_fresh(void);
RNW(near) uint64_t rnw_near(int32_t cell);
RNW(row) uint64_t rnw_row(int32_t cell);
RNW(column) uint64_t rnw_column(int32_t cell);
RNW(bearing) uint64_t rnw_bearing(int32_t symbol);
RNW(filled) int32_t rnw_filled(int32_t track);
RNW(boxes) int32_t rnw_boxes(int32_t track);
RNW(rows_full) int32_t rnw_rows_full(int32_t track);
RNW(sum) int32_t rnw_sum(int32_t track);
RNW(offered) int32_t rnw_offered(int32_t symbol);
RNW(tally) int32_t rnw_tally(int32_t symbol);
RNW(left) int32_t rnw_left(int32_t pool);
RNW(next) int32_t rnw_next(int32_t pool);
RNW(number) int32_t rnw_number(int32_t place);
RNW(emit) void rnw_emit(int32_t kind, int32_t a, int32_t b, int32_t c);
RNW(emit_extra) void rnw_emit_extra(int32_t cells, uint64_t here, uint64_t other, int32_t flags);

#endif
