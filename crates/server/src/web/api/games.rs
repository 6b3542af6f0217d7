//! What can be played, and by which rules.

use std::sync::Arc;

use axum::{Json, extract::State};
use hosting::{
    Fault,
    wire::{GameLabel, Games, Named, OptionLabel, PresetLabel, RuleBook, RuleSection, RuleText},
};
use language::{Locale, Teller};
use shelf::{Title, Values, printed};

use super::{Id, InWords, Spoken};
use crate::{tables::hall::Hall, web::fault::FaultReply};

/// Every game: how many play, as what, with which options, against which bots.
#[utoipa::path(get, path = "/api/games", params(InWords), responses((status = 200, body = Games)))]
pub(crate) async fn list(State(hall): State<Arc<Hall>>, Spoken(locale): Spoken) -> Json<Games> {
    let games = games::offered(hall.config.toys).map(|title| label(title, locale)).collect();
    let bots = shelf::Bot::ALL.iter().map(|bot| bot.name().into()).collect();
    let tempers = shelf::Temperament::ALL.iter().map(ToString::to_string).collect();
    Json(Games { games, bots, tempers })
}

fn label(title: &dyn Title, locale: Locale) -> GameLabel {
    let label = title.label();
    let book = language::RuleBook::of(locale, label.game);
    let teller = Teller::new(locale, &[]);
    let role =
        |role: &&str| Named { key: (*role).into(), name: teller.name(&printed::role_key(label.game, role)) };
    let option = |option: &shelf::OptionLabel| {
        let (values, range) = match &option.values {
            Values::Values(values) => (Some(values.iter().map(ToString::to_string).collect()), None),
            Values::Range(range) => (None, Some(*range)),
        };
        let printed = book.as_ref().and_then(|book| book.find(option.rule));
        OptionLabel {
            name: option.name.into(),
            rule: option.rule.into(),
            text: printed.map(|rule| rule.text.clone()).unwrap_or_default(),
            values,
            range,
            default: option.default.clone(),
        }
    };
    let preset = |preset: &shelf::PresetLabel| PresetLabel {
        name: preset.name.into(),
        options: preset
            .options
            .iter()
            .map(|(option, value)| (option.clone(), value.as_str().unwrap_or_default().into()))
            .collect(),
    };
    GameLabel {
        game: label.game.into(),
        title: teller.name(&printed::title_key(label.game)),
        about: teller.name(&printed::about_key(label.game)),
        edition: label.edition,
        seats: label.seats,
        roles: label.roles.iter().map(role).collect(),
        recommends: !title.recommended(label.seats[0].into()).is_empty(),
        options: label.options.iter().map(option).collect(),
        presets: label.presets.iter().map(preset).collect(),
        content: label.content.name.into(),
    }
}

/// The rules of a game, as every refusal cites them.
#[utoipa::path(get, path = "/api/rules/{game}", params(InWords),
    responses((status = 200, body = RuleBook), (status = 404)))]
pub(crate) async fn rules(
    State(hall): State<Arc<Hall>>,
    Id(game): Id,
    Spoken(locale): Spoken,
) -> Result<Json<RuleBook>, FaultReply> {
    games::wanted(&game, hall.config.toys).map_err(|_| Fault::NotFound)?;
    let book = language::RuleBook::of(locale, &game).ok_or(Fault::NotFound)?;
    let rule = |rule: language::RuleText| RuleText { id: rule.id, heading: rule.heading, text: rule.text };
    let section = |section: language::Section| RuleSection {
        letter: section.letter,
        title: section.title,
        rules: section.rules.into_iter().map(rule).collect(),
    };
    Ok(Json(RuleBook {
        game: book.game,
        title: book.title,
        introduction: book.introduction,
        sections: book.sections.into_iter().map(section).collect(),
    }))
}
