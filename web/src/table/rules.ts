/** Which rule a question or a line of the story is about, so that it can be opened from there. */
const ageOfConan: Record<string, string> = {
  'aoc-wait-all': 'B-2', 'aoc-ask-bid': 'B-2', 'aoc-ask-second-card': 'B-4', 'aoc-ask-move-conan': 'U-3', 'aoc-ask-keep-or-trade': 'A-3',
  'aoc-ask-main': 'U-7', 'aoc-ask-conan-action': 'D-8', 'aoc-ask-take-token': 'D-9', 'aoc-ask-court': 'D-10', 'aoc-ask-military': 'M-1',
  'aoc-ask-redeploy': 'M-3', 'aoc-ask-how-many': 'M-4', 'aoc-ask-where-to': 'M-4', 'aoc-ask-place-second': 'M-2', 'aoc-ask-march': 'M-13',
  'aoc-ask-retreat': 'M-23', 'aoc-ask-intrigue': 'I-1', 'aoc-ask-emissary-to': 'I-2', 'aoc-ask-strategy-card': 'C-8', 'aoc-ask-window': 'C-16',
  'aoc-ask-dice': 'C-10', 'aoc-ask-sacrifice': 'K-4', 'aoc-ask-put': 'K-6', 'aoc-ask-rob': 'K-6', 'aoc-ask-make-ready': 'K-2',
  'aoc-ask-stride': 'K-6', 'aoc-ask-raids': 'G-2', 'aoc-ask-troops': 'G-7', 'aoc-ask-spending': 'G-10', 'aoc-ask-artifact': 'G-11',
  'aoc-ask-crown': 'W-1',
  'aoc-objective-up': 'S-4', 'aoc-adventure-up': 'A-8', 'aoc-track-filled': 'A-9', 'aoc-artifact-to': 'G-12', 'aoc-bonus-card-to': 'G-13',
  'aoc-first-player': 'U-9', 'aoc-fate-rolled': 'D-1', 'aoc-bid': 'B-3', 'aoc-second-card': 'B-4', 'aoc-conan-player': 'B-5',
  'aoc-tokens-back': 'B-8', 'aoc-turn-of': 'U-1', 'aoc-conan-moves': 'U-3', 'aoc-token-taken': 'U-4', 'aoc-token-discarded': 'U-5',
  'aoc-token-drawn': 'A-6', 'aoc-token-kept': 'A-3', 'aoc-token-traded': 'A-3', 'aoc-table-played': 'K-2', 'aoc-refreshed': 'U-7',
  'aoc-used': 'K-4', 'aoc-die-used': 'U-8', 'aoc-adventure-ends': 'A-5', 'aoc-unit-placed': 'M-2', 'aoc-units-moved': 'M-3',
  'aoc-emissary-moved': 'I-2', 'aoc-raider-placed': 'R-1', 'aoc-raiders-discarded': 'R-2', 'aoc-marker-removed': 'M-16',
  'aoc-city-built': 'G-9', 'aoc-contest-begins': 'C-1', 'aoc-card-face-down': 'C-4', 'aoc-card-revealed': 'C-8', 'aoc-rolled': 'C-3',
  'aoc-rolled-again': 'C-9', 'aoc-sorcery-spent': 'C-9', 'aoc-counted': 'C-6', 'aoc-compared': 'C-7', 'aoc-advanced': 'M-10', 'aoc-subjugated': 'M-11',
  'aoc-allied': 'I-9', 'aoc-forced-march': 'M-13', 'aoc-retreated': 'M-23', 'aoc-crom': 'M-26', 'aoc-age-ends': 'G-1',
  'aoc-objective-met': 'G-5', 'aoc-offering': 'G-11', 'aoc-no-offering': 'G-11', 'aoc-crown-succeeds': 'W-1', 'aoc-crown-fails': 'W-1',
  'aoc-richest': 'W-5', 'aoc-most-crom': 'W-6', 'aoc-crowned': 'W-7', 'aoc-supremacy': 'W-8',
};

const cardGame: Record<string, string> = {
  'cg-ask-swap': 'S-1', 'cg-ask-answer-swap': 'S-1', 'cg-ask-first-challenge': 'S-4', 'cg-ask-enter': 'S-7', 'cg-ask-play': 'C-1',
  'cg-ask-deed': 'A-1', 'cg-ask-honour': 'H-9', 'cg-ask-swift': 'H-8', 'cg-ask-bid': 'B-2', 'cg-ask-name': 'R-1', 'cg-ask-lay': 'R-2',
  'cg-ask-rage': 'H-1', 'cg-ask-break-settlement': 'H-6', 'cg-ask-break-loot': 'H-6', 'cg-ask-break-treaty': 'H-6', 'cg-ask-stop': 'H-6',
  'cg-ask-talk': 'L-1', 'cg-ask-draft': 'L-2', 'cg-ask-answer': 'L-1', 'cg-ask-pick': 'L-2', 'cg-ask-choice': 'A-8', 'cg-ask-draw': 'Y-2',
  'cg-ask-accuse': 'O-3',
  'cg-told-first': 'S-3', 'cg-told-placed': 'C-4', 'cg-told-placed-unseen': 'C-4', 'cg-told-drew': 'Y-2', 'cg-told-card-phase': 'C-1',
  'cg-told-hero-phase': 'A-1', 'cg-told-diplomacy-phase': 'L-1', 'cg-told-draw-phase': 'Y-2', 'cg-told-passed': 'C-2',
  'cg-told-played-adventure': 'C-3', 'cg-told-turned-object': 'C-9', 'cg-told-tied': 'V-1', 'cg-told-eliminated': 'V-2', 'cg-told-left': 'V-7',
  'cg-told-won-by-glory': 'V-1', 'cg-told-won-as-last': 'V-3', 'cg-told-won-at-the-end': 'V-6', 'cg-told-moved': 'A-2',
  'cg-told-returned': 'H-3', 'cg-told-ransomed': 'O-5', 'cg-told-faced': 'A-4', 'cg-told-challenged': 'A-7', 'cg-told-hired': 'A-5',
  'cg-told-bid': 'B-4', 'cg-told-matched': 'B-3', 'cg-told-withdrew': 'B-5', 'cg-told-named': 'R-1', 'cg-told-laid': 'R-2',
  'cg-told-laid-unseen': 'R-2', 'cg-told-laid-on': 'D-3', 'cg-told-laid-on-unseen': 'D-3', 'cg-told-shown': 'R-3', 'cg-told-became': 'R-3',
  'cg-told-raged': 'H-1', 'cg-told-compared': 'R-4', 'cg-told-beaten': 'R-6', 'cg-told-held': 'B-6', 'cg-told-duel-won': 'D-5',
  'cg-told-expelled': 'A-3', 'cg-told-completed': 'A-8', 'cg-told-plundered': 'H-7', 'cg-told-looted': 'A-11', 'cg-told-looted-unseen': 'A-11',
  'cg-told-proposed-alliance': 'L-3', 'cg-told-proposed-treaty': 'L-2', 'cg-told-stopped': 'H-6', 'cg-told-broke': 'H-6',
  'cg-told-allied': 'L-3', 'cg-told-alliance-ended': 'L-7',
};

export const ruleOf = (key: string): string | null => ageOfConan[key] ?? cardGame[key] ?? null;
/** A reason without the number of its rule at its end: that stands beside it as a link. */
export const reason = ({ text, rule }: { text: string; rule?: string | null }) => (rule ? text.replace(` (${rule})`, '') : text);

export const ruleLink = (game: string, rule: string) => `#/rules/${game}/${rule}`;

export const known = { 'age-of-conan': ageOfConan, 'card-game': cardGame };
