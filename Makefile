# Two commands: `make play` and `make test`. Both do all the set-up they need.

.PHONY: play test client setup setup-tests release install package deny soak

# The build that the tests use, too: it is quick to make and quick enough to play.
play: client
	@cargo build --quiet --workspace --bin nemedian
	@./.ci/play

test: setup-tests
	@cargo xtask ci

# The pages, for the program to carry, made from the very packages that were tested.
client: setup
	@cd web && npm ci --silent && npm run --silent build -- --logLevel warn

# What playing needs beyond Rust and Node; asks Debian for it only if it is missing.
setup:
	@./.ci/setup

# What the tests need besides: a browser, PostgreSQL, Python.
setup-tests:
	@./.ci/setup tests

# The program as it ships, its symbols beside it: target/ship/nemedian and nemedian.debug.
release: client
	@./.ci/release

# Puts the program on the PATH: /usr/local/bin for root, ~/.local/bin for everybody else, or PREFIX/bin.
PREFIX ?= $(if $(filter 0,$(shell id -u)),/usr/local,$(HOME)/.local)
install: release
	@install -D -m 755 target/ship/nemedian "$(DESTDIR)$(PREFIX)/bin/nemedian"
	@echo "installed $(DESTDIR)$(PREFIX)/bin/nemedian"

# A Debian package with the service, in target/ship.
package: release
	@./.ci/package

# Licences, sources and duplicate versions of what we depend on (needs cargo-deny).
deny:
	@cargo deny check bans licenses sources

# Long runs, not part of `make test`; see docs/long-runs.md.
soak:
	@GAMES=20000 cargo test --release -p age-of-conan -p card-game --test laws -- --nocapture
