//! The speed limit of a flip-and-write playout: the least work per mark decision that every honest engine must
//! do.
//!
//! Each seat has two cards of 4x4. The loop counts every legal placement of the turn's pattern and every free
//! cell (mask test). It draws one of them uniformly and marks its cells. An X symbol adds one more cell. Full
//! cards are replaced. There are no score sheets, no events and no hidden information: this is a bound, not an
//! engine.
use std::time::{Duration, Instant};

/// Draws the next number of a small generator.
pub(crate) fn next(s: &mut u64) -> u64 { *s ^= *s << 13; *s ^= *s >> 7; *s ^= *s << 17; s.wrapping_mul(0x2545F4914F6CDD1D) }
fn orient(p: &[(i32, i32)]) -> Vec<Vec<(i32, i32)>> {
    let mut out: Vec<Vec<(i32, i32)>> = vec![];
    for k in 0..8 {
        let mut q: Vec<(i32, i32)> = p.iter().map(|&(mut r, mut c)| { if k & 4 != 0 { c = -c; } for _ in 0..(k & 3) { (r, c) = (c, -r); } (r, c) }).collect();
        let (mr, mc) = (q.iter().map(|x| x.0).min().unwrap(), q.iter().map(|x| x.1).min().unwrap());
        for x in &mut q { x.0 -= mr; x.1 -= mc; }
        q.sort(); if !out.contains(&q) { out.push(q); }
    }
    out
}
struct Card { free: u16, x: u16, fits: [Vec<u16>; 6] }
/// Measures the bare loop with this number of players; returns decisions per second.
pub(crate) fn run(players: usize, time: Duration) -> f64 {
    let pats: [&[(i32, i32)]; 6] = [&[(0,0),(1,0)], &[(0,0),(1,0),(2,0)], &[(0,0),(1,0),(1,1)], &[(0,0),(1,0),(2,0),(1,1)], &[(0,0),(1,0),(2,0),(2,1)], &[(0,0),(0,1),(1,0),(1,1)]];
    let deck8 = [0usize, 1, 1, 2, 2, 3, 4, 5];
    let mut rng = 0x9E3779B97F4A7C15u64;
    let mut cards = vec![];
    for i in 0..47 {
        let size = [14, 12, 10, 8][i % 4];
        let mut m = 0xFFFFu16;
        while m.count_ones() > size { m &= !(1 << (next(&mut rng) % 16)); }
        let mut x = 0u16; for _ in 0..(size as usize - 7) / 2 { x |= 1 << (next(&mut rng) % 16); } x &= m;
        let fits = std::array::from_fn(|p| {
            let mut v = vec![];
            for o in orient(pats[p]) { for r in 0..4 { for c in 0..4 {
                if o.iter().all(|&(a, b)| a + r < 4 && b + c < 4) {
                    let k = o.iter().fold(0u16, |k, &(a, b)| k | 1 << ((a + r) * 4 + b + c));
                    if k & m == k { v.push(k); }
                } } } }
            v
        });
        cards.push(Card { free: m, x, fits });
    }
    let (mut games, mut decisions, mut sink) = (0u64, 0u64, 0u64);
    let t = Instant::now();
    while t.elapsed() < time {
        for _ in 0..200 {
            let mut order: [u8; 47] = std::array::from_fn(|i| i as u8);
            for i in (1..47).rev() { order.swap(i, (next(&mut rng) % (i as u64 + 1)) as usize); }
            let mut top = 0;
            let mut hold = [[(0u8, 0u16); 2]; 4];
            for p in 0..players { for k in 0..2 { let id = order[top]; top += 1; hold[p][k] = (id, cards[id as usize].free); } }
            for _round in 0..4 {
                let mut e = deck8; for i in (1..8).rev() { e.swap(i, (next(&mut rng) % (i as u64 + 1)) as usize); }
                for &pat in &e[..7] { for p in 0..players {
                    let mut single = false;
                    let mut owed = 1;
                    while owed > 0 {
                        owed -= 1;
                        // Two passes without a list: count the legal choices, draw an index, then find that
                        // choice again.
                        let (a, b) = (hold[p][0], hold[p][1]);
                        let fits = |(id, free): (u8, u16)| cards[id as usize].fits[pat].iter().filter(|&&m| m & free == m).count() as u32;
                        let (n0, n1) = (a.1.count_ones(), b.1.count_ones());
                        let (f0, f1) = if single { (0, 0) } else { (fits(a), fits(b)) };
                        let total = n0 + f0 + n1 + f1;
                        if total == 0 { break; }
                        let mut r = ((next(&mut rng) as u128 * total as u128) >> 64) as u32;
                        let k = if r < n0 + f0 { 0 } else { r -= n0 + f0; 1 };
                        let (id, free) = hold[p][k];
                        let n = free.count_ones();
                        let m = if r < n { let mut f = free; for _ in 0..r { f &= f - 1; } f & f.wrapping_neg() }
                            else { *cards[id as usize].fits[pat].iter().filter(|&&m| m & free == m).nth((r - n) as usize).unwrap() };
                        decisions += 1;
                        let h = &mut hold[p][k];
                        h.1 &= !m; owed += (m & cards[h.0 as usize].x).count_ones(); single = true;
                    }
                    for k in 0..2 { if hold[p][k].1 == 0 && top < 47 { let id = order[top]; top += 1; hold[p][k] = (id, cards[id as usize].free); decisions += 1; sink += 1; } }
                } }
            }
            games += 1;
        }
    }
    let s = t.elapsed().as_secs_f64();
    std::hint::black_box((games, sink));
    decisions as f64 / s
}
