(module (func (export "fire") (loop $deeper (br $deeper))))
