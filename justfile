# The commands that everybody needs. docs/contributing.md lists them too.

# Lists the commands
default:
    @just --list

# Plays a game
play game="silver-and-gold" *options:
    cargo run --release -- play {{game}} {{options}}

# Runs all tests that need only Rust
test *options:
    cargo test --workspace {{options}}

# Runs everything that must hold before a change is merged
check:
    .ci/run

# Measures how fast random games are
bench *options:
    cargo bench -p rnw-catalogue --bench speed {{options}}

# Measures what docs/performance.md shows, with the build of the README
figures *options:
    cargo build --release
    cargo bench -p rnw-catalogue --bench speed {{options}}
    cargo bench -p rnw-catalogue --bench symbols {{options}}
    cargo bench -p rnw-wasm --bench call {{options}}
    cargo bench -p rnw-catalogue --bench figures {{options}}

# Builds the documentation of all crates
docs *options:
    cargo doc --workspace --no-deps {{options}}

# Redraws the pictures of the pages
pictures *options:
    UPDATE_GOLDEN=1 cargo test -p rnw-tui pictures {{options}}

# Counts the lines of code and of tests, by crate
weight *folders:
    .ci/weight {{folders}}
