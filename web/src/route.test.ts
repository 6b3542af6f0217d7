import { expect, test } from 'vitest';
import { ownAddress, routeOf, samePage } from './route.ts';

test('an address leads to a place', () => {
  expect(routeOf('')).toEqual({ place: 'start', path: [] });
  expect(routeOf('#/')).toEqual({ place: 'start', path: [] });
  expect(routeOf('#/replay/abc/12')).toEqual({ place: 'replay', path: ['abc', '12'] });
  expect(routeOf('#/rules/age-of-conan/M-11')).toEqual({ place: 'rules', path: ['age-of-conan', 'M-11'] });
  expect(routeOf('#/nowhere/1')).toEqual({ place: null, path: ['1'] });
  expect(routeOf('#/join/%zz')).toEqual({ place: 'join', path: ['%zz'] });
});

test('a link of a letter leads to its page, and its word stays behind the hash sign', () => {
  expect(routeOf('#/reset/a0ec')).toEqual({ place: 'reset', path: ['a0ec'] });
  expect(routeOf('#/confirm/a0ec')).toEqual({ place: 'confirm', path: ['a0ec'] });
});

test('another rule is the same page, another table is not', () => {
  expect(samePage(routeOf('#/rules/nim/H-1'), routeOf('#/rules/nim/M-1'))).toBe(true);
  expect(samePage(routeOf('#/table/a'), routeOf('#/table/b'))).toBe(false);
});

test('the administrator’s link is an address of ours', () => {
  expect(ownAddress('/admin', '#a0ec')).toBe('/#/admin/a0ec');
  expect(ownAddress('/', '#/lobby')).toBeNull();
});
