import { expect, test } from 'vitest';
import { compared, lastContest } from './contest.ts';

const line = (key: string, args = {}) => ({ key, args, text: key });
const story = [line('cg-told-moved'), line('cg-told-faced'), line('cg-told-bid'), line('cg-told-compared', { value: 5, against: 4 }), line('cg-told-beaten'), line('cg-told-gained')];

test('a contest is told from its beginning to its outcome', () => {
  expect(lastContest(story).map(({ key }) => key)).toEqual(['cg-told-faced', 'cg-told-bid', 'cg-told-compared', 'cg-told-beaten']);
  expect(lastContest(story.slice(0, 3))).toEqual([]);
});

test('what is compared is read from this contest only', () => {
  expect(compared(story)).toEqual([5, 4]);
  expect(compared([...story, line('cg-told-challenged')])).toBeNull();
});
