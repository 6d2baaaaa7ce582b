;; One more cell, edge to edge with the one just marked.
(module
  (import "rnw" "emit" (func $emit (param i32 i32 i32 i32)))
  (func (export "fire")
    ;; kind 4: extra cells; one of them; scope 2, next to the cell; neither optional nor apart
    (call $emit (i32.const 4) (i32.const 1) (i32.const 2) (i32.const 0))))
