//! The one binary.

use std::process::ExitCode;

/// Gives memory back: what tables needed that nobody looks at any more must not stay with us.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    nemedian::main()
}
