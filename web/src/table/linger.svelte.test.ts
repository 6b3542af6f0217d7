// @vitest-environment jsdom
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { Linger } from './linger.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what has ended is seen for a moment, however many views come meanwhile', async () => {
  let sheet = $state.raw<{ contest: string | null }>({ contest: 'a duel' });
  let last!: Linger<string>;
  const end = $effect.root(() => void (last = new Linger(() => sheet.contest)));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(last.kept).toBe('a duel');
  for (let views = 0; views < 3; views++) {
    sheet = { contest: null };
    await vi.advanceTimersByTimeAsync(1000);
    expect(last.kept).toBe('a duel');
  }
  sheet = { contest: null };
  await vi.advanceTimersByTimeAsync(1500);
  expect(last.kept).toBe(null);
  end();
});
