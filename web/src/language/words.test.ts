import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, preferred, wordsOf } from './words.ts';

const root = join(import.meta.dirname, '..');
const source = (language: string) => {
  const folder = join(root, 'languages', language);
  return readdirSync(folder).sort().map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
};
const sentencesOf = (text: string) => new Map([...text.matchAll(/^(web-[a-z0-9-]+) =((?:.*\n)(?:[ }].*\n?)*)/gm)].map((found) => [found[1]!, found[2]!]));
const keysOf = (text: string) => [...text.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((found) => found[1]!).sort();
const variablesIn = (sentence = '') => [...new Set([...sentence.matchAll(/\$([a-z]+)/g)].map((found) => found[1]!))].sort();

/** Every key is spelled out where it is used, never put together, so that this search is enough. */
function used(): Set<string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'));
  const texts = sources.map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/['"](web-[a-z0-9-]+)['"]/g)].map((found) => found[1]!)));
}

test('every sentence of the pages is there in four languages, with the same variables, and is used', () => {
  const keys = keysOf(source('en'));
  const english = sentencesOf(source('en'));
  expect(keys).toEqual([...used()].sort());
  for (const language of languages) {
    expect(keysOf(source(language)), language).toEqual(keys);
    const sentences = sentencesOf(source(language));
    for (const key of keys) expect(variablesIn(sentences.get(key)), `${language} ${key}`).toEqual(variablesIn(english.get(key)));
  }
});

test('every sentence can be said', () => {
  for (const language of languages) {
    const words = wordsOf(language, [source(language)]);
    for (const key of keysOf(source(language))) expect(words.has(key), `${language} ${key}`).toBe(true);
  }
});

test('the browser’s wishes decide the language', () => {
  expect(preferred(['de-AT', 'pl-PL', 'fr'])).toBe('pl');
  expect(preferred(['de'])).toBe('en');
});
