# Two commands: `make play` and `make test`. Both do all the set-up they need.

.PHONY: play test client setup deny soak

# The build that the tests use, too: it is quick to make and quick enough to play.
play: client
	@cargo build --quiet --workspace --bin nemedian
	@./.ci/play

test: setup
	@cargo xtask ci

# The pages, for the program to carry, made from the very packages that were tested.
client: setup
	@cd web && npm ci --silent && npm run --silent build -- --logLevel warn

# What the two commands need beyond Rust and Node; asks Debian for it only if it is missing.
setup:
	@./.ci/setup

# Licences, sources and duplicate versions of what we depend on (needs cargo-deny).
deny:
	@cargo deny check bans licenses sources

# Long runs, not part of `make test`; see docs/long-runs.md.
soak:
	@GAMES=20000 cargo test --release -p age-of-conan -p card-game --test laws -- --nocapture
