(module (import "rnw" "emit" (func $emit (param  i32  i32  i32  i32 ) (result   )))
 (func (export "fire") (call $emit (i32.const 11) (i32.const 0) (i32.const 0) (i32.const 0))))