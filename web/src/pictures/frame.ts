import type { Frame } from '../../engraver/recipe.ts';

/** What kind of frame a picture has, known before it is cut: the kind of thing says it. */
const kinds: readonly [kind: RegExp, frame: Frame][] = [[/^(cg-hero|bot|portrait)-/, 'arch'], [/^(cg-adventure|kingdom|cover|lesson|end|page)-/, 'wide'], [/^(token|step)-/, 'round'], [/^back-/, 'tall'], [/^(artifact|object)-/, 'clipped']];

export const frameOf = (key: string): Frame => kinds.find(([kind]) => kind.test(key))?.[1] ?? 'plain';
