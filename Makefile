# Two commands: `make play` and `make test`. Both do all the set-up they need.

.PHONY: play test setup deny soak

play: setup
	@cargo run --quiet --release --package nemedian -- play

test: setup
	@cargo xtask ci

# What the two commands need beyond Rust and Node; asks Debian for it only if it is missing.
setup:
	@./.ci/setup

# Licences, sources and duplicate versions of what we depend on (needs cargo-deny).
deny:
	@cargo deny check bans licenses sources

# Long runs, not part of `make test`; see docs/long-runs.md.
soak:
	@GAMES=20000 cargo test --release -p age-of-conan -p card-game --test laws -- --nocapture
