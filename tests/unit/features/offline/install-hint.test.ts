/** When the site suggests installing it: every combination of the conditions. */
import { expect, test } from 'vitest';
import { installHint } from '@/features/offline/installHint';

type Facts = Parameters<typeof installHint>[0];

const later: Facts = {
  laterVisit: true,
  installed: false,
  refused: false,
  offered: false,
  applePhone: false,
};

test.each<[string, Partial<Facts>, ReturnType<typeof installHint>]>([
  ['a browser that offers installation', { offered: true }, 'button'],
  ['an iPhone', { applePhone: true }, 'steps'],
  ['an iPhone whose browser offers installation', { applePhone: true, offered: true }, 'button'],
  ['a browser that can’t', {}, null],
])('%s', (_, changes, hint) => {
  const facts = { ...later, ...changes };
  expect(installHint(facts)).toBe(hint);
  expect(installHint({ ...facts, laterVisit: false })).toBeNull();
  expect(installHint({ ...facts, installed: true })).toBeNull();
  expect(installHint({ ...facts, refused: true })).toBeNull();
});
