//! The one binary.

use std::process::ExitCode;

/// Returns memory to the system: the memory of idle tables must not stay with the process.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    nemedian::main()
}
