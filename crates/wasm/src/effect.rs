//! A module that is the effect of a symbol.

use crate::host::Host;
use crate::limits::{FUEL, store_limits};
use roll_and_write::symbol::{Arguments, Fault, Instructions, Scene, Snapshot, SymbolEffect};
use std::cell::RefCell;
use std::sync::Arc;
use thread_local::ThreadLocal;
use wasmi::{Engine, Error, Linker, Module, Store, TrapCode, TypedFunc};

/// A loaded module that any thread can call.
pub(crate) struct ModuleEffect {
    pub(crate) engine: Engine,
    pub(crate) linker: Arc<Linker<Host>>,
    pub(crate) module: Module,
    pub(crate) given: Arc<Arguments>,
    /// Whether the code writes to anything that outlives a call. Each call then needs its own instance.
    pub(crate) writes: bool,
    pub(crate) instances: ThreadLocal<RefCell<ThreadState>>,
}

/// What a thread keeps between calls.
#[derive(Default)]
pub(crate) struct ThreadState {
    /// The instance, if several calls may use it.
    instance: Option<Instance>,
    /// The last scene, kept to reuse its memory. `None` if an instance keeps it.
    scene: Option<Snapshot>,
}

/// An instance of a module, ready to be called.
struct Instance {
    store: Store<Host>,
    fire: TypedFunc<(), ()>,
}

impl ModuleEffect {
    /// Sets the module up once, to check that this works.
    pub(crate) fn instantiate(&self) -> Result<(), Error> {
        self.instance(None).map(|_| ())
    }

    /// Calls the instance that this thread keeps.
    #[inline]
    fn call_again(
        &self,
        kept: &mut ThreadState,
        scene: &Scene<'_>,
        out: &mut Instructions,
    ) -> Result<(), Error> {
        if let Some(instance) = &mut kept.instance {
            return instance.call(scene, out);
        }
        kept.instance.insert(self.instance(None)?).call(scene, out)
    }

    /// Calls a new instance.
    fn call_anew(
        &self,
        kept: &mut ThreadState,
        scene: &Scene<'_>,
        out: &mut Instructions,
    ) -> Result<(), Error> {
        let mut instance = self.instance(kept.scene.take())?;
        let called = instance.call(scene, out);
        kept.scene = instance.store.into_data().scene;
        called
    }

    fn instance(&self, scene: Option<Snapshot>) -> Result<Instance, Error> {
        let host = Host {
            scene,
            given: Arc::clone(&self.given),
            out: Instructions::default(),
            limits: store_limits(),
        };
        let mut store = Store::new(&self.engine, host);
        store.limiter(|host| &mut host.limits);
        store.set_fuel(FUEL)?;
        let instance = self
            .linker
            .instantiate_and_start(&mut store, &self.module)?;
        let fire = instance.get_typed_func(&store, "fire")?;
        Ok(Instance { store, fire })
    }
}

impl Instance {
    fn call(&mut self, scene: &Scene<'_>, out: &mut Instructions) -> Result<(), Error> {
        let host = self.store.data_mut();
        scene.keep(&mut host.scene);
        host.out = *out;
        self.store.set_fuel(FUEL)?;
        let called = self.fire.call(&mut self.store, ());
        *out = self.store.data().out;
        called
    }
}

impl SymbolEffect for ModuleEffect {
    fn fire(&self, scene: &Scene<'_>, out: &mut Instructions) {
        let mut kept = self.instances.get_or_default().borrow_mut();
        let called = if self.writes {
            self.call_anew(&mut kept, scene, out)
        } else {
            self.call_again(&mut kept, scene, out)
        };
        if let Err(error) = called {
            out.fail(fault(&error));
        }
    }
}

/// Returns the fault for an error of the interpreter. It counts only if no other fault came first.
fn fault(error: &Error) -> Fault {
    match error.as_trap_code() {
        Some(TrapCode::OutOfFuel) => Fault::OutOfFuel,
        Some(TrapCode::GrowthOperationLimited | TrapCode::OutOfSystemMemory) => Fault::OutOfMemory,
        _ => Fault::Trapped,
    }
}

roll_and_write::opaque_debug!(ModuleEffect);
