//! Lets the seat mark any cell, once for each box of the first track.

extern "rnw" fn choice() i32;
extern "rnw" fn filled(track: i32) i32;
extern "rnw" fn boxes(track: i32) i32;
extern "rnw" fn emit(kind: Kind, a: i32, b: i32, c: i32) void;

const Kind = enum(i32) { advance = 0, extra_mark = 4, choose = 7 };
const anywhere = 0;
const apart = 2;

/// The first option of the pack: to use the trap door.
const use = 0;

export fn fire() void {
    if (filled(0) == boxes(0)) return;
    switch (choice()) {
        -1 => emit(.choose, 2, 0, 0),
        use => {
            emit(.advance, 0, 1, 0);
            emit(.extra_mark, 1, anywhere, apart);
        },
        else => {},
    }
}
