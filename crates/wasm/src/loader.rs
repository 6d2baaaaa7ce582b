//! Loads an effect from the bytes of a file.

use crate::effect::ModuleEffect;
use crate::host::{FROM, Host, IMPORTS, linker};
use crate::inspect::inspect;
use crate::limits::{FILE_MAX, engine};
use roll_and_write::option::did_you_mean;
use roll_and_write::symbol::{Arguments, ModuleError, ModuleLoader, SymbolEffect};
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::fmt::Write;
use std::sync::Arc;
use thread_local::ThreadLocal;
use wasmi::errors::LinkerError;
use wasmi::{Engine, ExternType, FuncType, Linker, Module, ValType};

/// Loads WebAssembly modules and runs them with `wasmi`.
pub struct Wasmi {
    engine: Engine,
    linker: Result<Arc<Linker<Host>>, LinkerError>,
}

/// Creates the loader that [`Plugins::with_modules`](roll_and_write::symbol::Plugins::with_modules) takes.
pub fn loader() -> Wasmi {
    Wasmi::default()
}

impl Default for Wasmi {
    fn default() -> Self {
        let engine = engine();
        let linker = linker(&engine).map(Arc::new);
        Self { engine, linker }
    }
}

roll_and_write::opaque_debug!(Wasmi);

impl ModuleLoader for Wasmi {
    /// Returns the effect of a module, and `sha256:` with the hash of the bytes of the file. The bytes show whether the
    /// file is text or binary.
    fn load(
        &self,
        bytes: &[u8],
        arguments: &Arguments,
    ) -> Result<(Box<dyn SymbolEffect>, String), ModuleError> {
        let linker = self.linker.as_ref();
        let linker = linker.map_err(|error| ModuleError(error.to_string()))?;
        fits(bytes.len())?;
        let wasm = binary(bytes)?;
        fits(wasm.len())?;
        let writes = inspect(&wasm)?;
        let module = Module::new(&self.engine, &wasm)
            .map_err(|error| ModuleError(format!("not a valid module: {error}")))?;
        check_imports(&module)?;
        check_fire(&module)?;
        let effect = ModuleEffect {
            engine: self.engine.clone(),
            linker: Arc::clone(linker),
            module,
            given: Arc::new(arguments.clone()),
            writes,
            instances: ThreadLocal::new(),
        };
        effect
            .instantiate()
            .map_err(|error| ModuleError(format!("cannot set up the module: {error}")))?;
        Ok((Box::new(effect), hash(bytes)))
    }
}

fn fits(bytes: usize) -> Result<(), ModuleError> {
    let message = || {
        ModuleError(format!(
            "{bytes} bytes; expected a module of at most {FILE_MAX}"
        ))
    };
    (bytes <= FILE_MAX).then_some(()).ok_or_else(message)
}

/// Returns the module in binary form. Text is translated.
fn binary(bytes: &[u8]) -> Result<Cow<'_, [u8]>, ModuleError> {
    if bytes.starts_with(b"\0asm") {
        return Ok(Cow::Borrowed(bytes));
    }
    if bytes.contains(&0) || std::str::from_utf8(bytes).is_err() {
        return Err(ModuleError(
            "not a module; expected WebAssembly or its text form".to_owned(),
        ));
    }
    // After two lines, the message continues with an excerpt of the text. The first two lines contain the error and
    // its position.
    let plain = |error: wat::Error| {
        let text = error.to_string();
        let mut lines = text.lines().map(str::trim);
        let what = lines.next().unwrap_or_default();
        let place = lines.next().unwrap_or_default().trim_start_matches("--> ");
        let place = place.trim_start_matches("<anon>:");
        ModuleError(format!("not a valid module text: {what} ({place})"))
    };
    wat::parse_bytes(bytes).map_err(plain)
}

fn check_imports(module: &Module) -> Result<(), ModuleError> {
    for import in module.imports() {
        let (from, name) = (import.module(), import.name());
        let refuse = |found: &str| {
            Err(ModuleError(format!(
                "the module imports {from}.{name}{found}"
            )))
        };
        let known = IMPORTS.iter().find(|known| from == FROM && known.0 == name);
        match (import.ty(), known) {
            (ExternType::Func(found), Some((_, expected))) => {
                let found = signature(found);
                if found != *expected {
                    return refuse(&format!(" as {found}; expected {expected}"));
                }
            }
            (ExternType::Func(_), None) if from == FROM => {
                let near = did_you_mean(name, IMPORTS.iter().map(|known| known.0));
                return refuse(&format!(", which does not exist{near}"));
            }
            (ExternType::Func(_), None) => {
                return refuse(&format!("; expected only functions of {FROM:?}"));
            }
            (ExternType::Memory(_), _) => return refuse(", a memory; expected only functions"),
            (ExternType::Table(_), _) => return refuse(", a table; expected only functions"),
            (ExternType::Global(_), _) => return refuse(", a global; expected only functions"),
        }
    }
    Ok(())
}

fn check_fire(module: &Module) -> Result<(), ModuleError> {
    const EXPECTED: &str = "expected the function \"fire\", () -> ()";
    match module.get_export("fire") {
        Some(ExternType::Func(found)) if signature(&found) == "() -> ()" => Ok(()),
        Some(ExternType::Func(found)) => Err(ModuleError(format!(
            "the module exports \"fire\" as {}; {EXPECTED}",
            signature(&found)
        ))),
        Some(_) => Err(ModuleError(format!(
            "the module exports \"fire\", but not as a function; {EXPECTED}"
        ))),
        None => Err(ModuleError(format!(
            "the module does not export \"fire\"; {EXPECTED}"
        ))),
    }
}

/// Writes a type such as `(i32, i32) -> i64`.
fn signature(ty: &FuncType) -> String {
    let all = |types: &[ValType]| {
        let names: Vec<&str> = types.iter().map(|ty| value_type(*ty)).collect();
        names.join(", ")
    };
    let results = match ty.results() {
        [one] => value_type(*one).to_owned(),
        several => format!("({})", all(several)),
    };
    format!("({}) -> {results}", all(ty.params()))
}

fn value_type(ty: ValType) -> &'static str {
    match ty {
        ValType::I32 => "i32",
        ValType::I64 => "i64",
        ValType::F32 => "f32",
        ValType::F64 => "f64",
        ValType::V128 => "v128",
        ValType::FuncRef => "funcref",
        ValType::ExternRef => "externref",
    }
}

fn hash(bytes: &[u8]) -> String {
    let mut text = "sha256:".to_owned();
    for byte in Sha256::digest(bytes) {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}
