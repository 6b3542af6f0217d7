//! What this process takes of its machine, where the system says it.

pub const MEMORY: &str = "nemedian_memory_bytes";
pub const PROCESSOR: &str = "nemedian_processor_seconds";

/// Linux counts processor time in these parts of a second.
const TICKS: f64 = 100.0;

/// Bytes in memory.
pub fn memory() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kibibytes: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(1024.0 * kibibytes)
}

/// Seconds of processor time since the start, in the program and for it in the system.
pub fn processor() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program stands in brackets and may hold anything; what follows is counted from there.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let (own, system): (f64, f64) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
    Some((own + system) / TICKS)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time_and_memory() {
        let before = processor().expect("Linux says it");
        let begun = std::time::Instant::now();
        let mut sum = 0u64;
        while begun.elapsed().as_millis() < 200 {
            sum = std::hint::black_box(sum.wrapping_add(1));
        }
        let spent = processor().expect("Linux says it") - before;
        assert!((0.01..10.0).contains(&spent), "{spent}");
        assert!(memory().expect("Linux says it") > 1e5);
    }
}
