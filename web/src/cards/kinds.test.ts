import { describe, expect, test } from 'vitest';
import { specials } from '../content/figures.ts';
import { cornerOf, kindOf } from './kinds.ts';

describe('the kind of a card', () => {
  test('is told by its key and what the content says of it', () => {
    expect(kindOf('card-pallantides')).toEqual({ word: 'web-kind-instant', sign: 'hit', band: 'aquilonia' });
    expect(kindOf('cg-challenge-massive-doors')?.word).toBe('web-kind-challenge');
    expect(kindOf('cg-special-coin-of-bel')?.band).toBe('object');
    expect(kindOf('cg-special-iron-thews')?.band).toBe('resolution');
    expect(kindOf('token-ghoul')).toBeNull();
  });
});

describe('the corner of a card', () => {
  test('shows what the card adds, or what the contest becomes', () => {
    expect(cornerOf(['figure -2 strength'], 'wild')).toEqual({ text: '−2', sign: 'strength' });
    expect(cornerOf(['figure +1 any in challenges'], 'skull')).toEqual({ text: '+1', sign: 'wild' });
    expect(cornerOf(['become cunning'], 'wild')).toEqual({ text: '=', sign: 'cunning' });
    expect(cornerOf(['save 3'], 'cards')).toEqual({ text: '', sign: 'cards' });
  });
  test('is read from the content for every special card', () => {
    expect(specials.size).toBe(48);
    expect(cornerOf(specials.get('atlantean-blade')!.effect ?? [], 'sorcery')).toEqual({ text: '+1', sign: 'strength' });
  });
});
