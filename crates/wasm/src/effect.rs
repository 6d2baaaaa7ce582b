//! A module as the effect of a symbol.

use crate::host::Host;
use crate::limits::{FUEL, store_limits};
use roll_and_write::symbol::{Arguments, Fault, Instructions, Scene, Snapshot, SymbolEffect};
use std::cell::RefCell;
use std::fmt;
use std::sync::Arc;
use thread_local::ThreadLocal;
use wasmi::{Engine, Error, Linker, Module, Store, TrapCode, TypedFunc};

/// A module, ready to be called from any thread.
pub(crate) struct ModuleEffect {
    pub(crate) engine: Engine,
    pub(crate) linker: Arc<Linker<Host>>,
    pub(crate) module: Module,
    pub(crate) given: Arc<Arguments>,
    /// Whether its code writes to what outlives a call, so that each call needs an instance of its own.
    pub(crate) writes: bool,
    pub(crate) instances: ThreadLocal<RefCell<ThreadState>>,
}

/// What a thread keeps between calls.
#[derive(Default)]
pub(crate) struct ThreadState {
    /// The instance, if calls may share it.
    instance: Option<Instance>,
    /// The room of the last scene, if no instance holds it.
    scene: Option<Snapshot>,
}

/// A module that is set up.
struct Instance {
    store: Store<Host>,
    fire: TypedFunc<(), ()>,
}

impl ModuleEffect {
    /// Sets the module up.
    pub(crate) fn instantiate(&self) -> Result<(), Error> {
        self.instance(None).map(|_| ())
    }

    /// Calls the instance of this thread.
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

    /// Calls an instance that nobody has called before.
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

/// The fault that an error of the interpreter means, if no other came before it.
fn fault(error: &Error) -> Fault {
    match error.as_trap_code() {
        Some(TrapCode::OutOfFuel) => Fault::OutOfFuel,
        Some(TrapCode::GrowthOperationLimited | TrapCode::OutOfSystemMemory) => Fault::OutOfMemory,
        _ => Fault::Trapped,
    }
}

impl fmt::Debug for ModuleEffect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Effect")
            .field("given", &self.given)
            .field("writes", &self.writes)
            .finish_non_exhaustive()
    }
}
