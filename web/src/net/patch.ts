import type { PatchStep } from '../wire.ts';

/** Applies an RFC 6902 patch to a copy; what is not touched is shared with the old value. */
export function patched(value: unknown, steps: readonly PatchStep[]): unknown {
  return steps.reduce<unknown>((now, step) => applied(now, step), value);
}

const parts = (path: string) => path.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

function applied(value: unknown, { op, path, from, value: given }: PatchStep): unknown {
  switch (op) {
    case 'add':
    case 'replace':
      return changed(value, parts(path), op, given ?? null);
    case 'remove':
      return changed(value, parts(path), 'remove', null);
    case 'move':
      return changed(changed(value, parts(from ?? ''), 'remove', null), parts(path), 'add', found(value, parts(from ?? '')));
    case 'copy':
      return changed(value, parts(path), 'add', found(value, parts(from ?? '')));
    default:
      throw new Error(`a patch cannot ${op}`);
  }
}

function found(value: unknown, [part, ...rest]: string[]): unknown {
  if (part === undefined) return value;
  if (typeof value !== 'object' || value === null || !(part in value)) throw new Error(`nothing at ${part}`);
  return found((value as Record<string, unknown>)[part], rest);
}

function changed(value: unknown, [part, ...rest]: string[], op: 'add' | 'replace' | 'remove', given: unknown): unknown {
  if (part === undefined) return given;
  if (Array.isArray(value)) return inList(value, part, rest, op, given);
  if (typeof value !== 'object' || value === null) throw new Error(`nothing at ${part}`);
  const fields = value as Record<string, unknown>;
  if (op === 'remove' && !rest.length) return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== part));
  return { ...fields, [part]: changed(fields[part], rest, op, given) };
}

function inList(list: unknown[], part: string, rest: string[], op: 'add' | 'replace' | 'remove', given: unknown): unknown[] {
  const at = part === '-' ? list.length : Number(part);
  if (!Number.isInteger(at) || at < 0 || at > list.length) throw new Error(`no place ${part} in a list of ${list.length}`);
  if (rest.length) return list.with(at, changed(list[at], rest, op, given));
  if (op === 'replace') return list.with(at, given);
  return op === 'add' ? list.toSpliced(at, 0, given) : list.toSpliced(at, 1);
}
