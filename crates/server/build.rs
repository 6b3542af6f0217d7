//! Cargo is to notice when the web client is built anew. An empty folder stands for a client that is not built.

fn main() {
    let built = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");
    // A folder that cannot be made is no reason not to build: there is no client then.
    _ = std::fs::create_dir_all(built);
    println!("cargo::rerun-if-changed={built}");
}
