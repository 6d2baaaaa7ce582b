(module (import "rnw" "emit" (func $emit (param  i32  i32  i32  i32 ) (result   )))
 (func (export "fire") (call $emit (i32.const 7) (i32.const 2) (i32.const 0) (i32.const 0))))