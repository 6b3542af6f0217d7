# Two commands: `make play` and `make test`. Both do all the set-up they need.

.PHONY: play test test-web setup deny soak

# The build that the tests use, too: it is quick to make and quick enough to play.
play: setup
	@cargo run --quiet --package nemedian -- play

test: setup test-web
	@cargo xtask ci

# The web client: types, lints, tests, and that it builds. (`npm ci` refuses a lock file that names only the
# bindings of one platform, which is what npm writes here; `npm install` keeps to the same lock file.)
test-web: setup
	@cd web && npm install --no-audit --no-fund --silent && npm run --silent check && npm run --silent lint \
		&& npm run --silent test && npm run --silent build

# What the two commands need beyond Rust and Node; asks Debian for it only if it is missing.
setup:
	@./.ci/setup

# Licences, sources and duplicate versions of what we depend on (needs cargo-deny).
deny:
	@cargo deny check bans licenses sources

# Long runs, not part of `make test`; see docs/long-runs.md.
soak:
	@GAMES=20000 cargo test --release -p age-of-conan -p card-game --test laws -- --nocapture
