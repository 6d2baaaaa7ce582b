
use bots::{Bot, Spec, arena};
use roll_and_write::{Ruleset, Silence, Seat};
use session::Clock;
use std::sync::{Arc, Mutex, atomic::{AtomicU64, Ordering}};
use std::time::{Duration, Instant};
#[derive(Debug)] struct Wall(Instant);
impl Clock for Wall { fn now(&self) -> Duration { self.0.elapsed() } }
fn go<R: Ruleset>(rules: R, specs: [Spec; 2], deals: u64, seed: u64, jobs: usize) {
    let clock: Arc<dyn Clock> = Arc::new(Wall(Instant::now()));
    let next = AtomicU64::new(0);
    let out = Mutex::new(Vec::new());
    let t = Instant::now();
    std::thread::scope(|s| for _ in 0..jobs { s.spawn(|| {
        let mut bots: Vec<Box<dyn Bot<R>>> = specs.iter().map(|s| s.bot(&clock)).collect();
        loop {
            let d = next.fetch_add(1, Ordering::Relaxed);
            if d >= deals { break }
            for order in [[0usize, 1], [1, 0]] {
                let r = arena::play(&rules, &mut bots, &order, (seed, d), &mut Silence);
                let a = Seat::new(order.iter().position(|x| *x == 0).unwrap());
                let b = Seat::new(1 - a.index());
                let p = if r.places[a] < r.places[b] { 1.0 } else if r.places[a] > r.places[b] { 0.0 } else { 0.5 };
                out.lock().unwrap().push((d, p, r.scores[a], r.scores[b], r.decisions));
            }
        }
    }); });
    let v = out.into_inner().unwrap();
    let n = v.len() as f64;
    let share = v.iter().map(|x| x.1).sum::<f64>() / n;
    let (ma, mb) = (v.iter().map(|x| f64::from(x.2)).sum::<f64>() / n, v.iter().map(|x| f64::from(x.3)).sum::<f64>() / n);
    let dec: u32 = v.iter().map(|x| x.4).sum();
    let mut per = std::collections::BTreeMap::<u64, f64>::new();
    for x in &v { *per.entry(x.0).or_default() += x.1 / 2.0; }
    let k = per.len() as f64;
    let var = per.values().map(|p| (p - share).powi(2)).sum::<f64>() / (k - 1.0).max(1.0);
    println!("{} vs {}: share {:.3} +- {:.3}  means {ma:.2} {mb:.2}  {:.2} ms/decision (all), {:.1} s", specs[0], specs[1], share, 1.96 * (var / k).sqrt(), 1000.0 * t.elapsed().as_secs_f64() * jobs as f64 / f64::from(dec), t.elapsed().as_secs_f64());
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let specs: [Spec; 2] = [a[2].parse().unwrap(), a[3].parse().unwrap()];
    let deals: u64 = a[4].parse().unwrap();
    let jobs = a.get(5).map_or(1, |j| j.parse().unwrap());
    match &*a[1] {
        "s" => go(silver_and_gold::load(&silver_and_gold::shipped(), [], 2).unwrap(), specs, deals, 1, jobs),
        "p" => go(pyramids::load(&pyramids::shipped(), [], 2).unwrap(), specs, deals, 1, jobs),
        _ => go(nuggets::load(&nuggets::shipped(), [], 2).unwrap(), specs, deals, 1, jobs),
    }
}
