// Repeats the effect of the symbol that the seat fired last.

// @ts-ignore: decorator
@external("rnw", "emit")
declare function emit(kind: i32, a: i32, b: i32, c: i32): void;

const COPY: i32 = 8;

export function fire(): void {
  emit(COPY, 0, 0, 0);
}
