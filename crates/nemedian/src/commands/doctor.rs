//! `nemedian doctor`

use std::io::Write;

use super::{
    progress,
    serve::{Settings, runtime},
};
use crate::failure::Failure;

pub(crate) fn run(settings: &Settings, out: &mut dyn Write) -> Result<(), Failure> {
    let config = settings.config()?;
    let bar = progress(0, "replaying");
    let looked = |games: usize| bar.set_position(games as u64);
    let diagnosis = runtime()?
        .block_on(server::doctor(&config.database, looked))
        .map_err(|error| Failure::Server(error.to_string()))?;
    bar.finish_and_clear();
    write!(out, "{diagnosis}")?;
    match diagnosis.unfit.len() {
        _ if diagnosis.healthy() => Ok(()),
        0 if diagnosis.damage.is_empty() => {
            Err(Failure::Refused(format!("{} things do not belong together", diagnosis.astray.len())))
        }
        0 => Err(Failure::Refused("the database is damaged".into())),
        unfit => Err(Failure::Refused(format!("{unfit} games do not fit this build"))),
    }
}
