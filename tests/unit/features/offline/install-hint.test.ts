/** When the site suggests installing it: every combination of the conditions. */
import { expect, test } from 'vitest';
import { installHint } from '@/features/offline/installHint';

type Facts = Parameters<typeof installHint>[0];

const later: Facts = {
  isLaterVisit: true,
  isInstalled: false,
  wasDismissed: false,
  isOffered: false,
  isAppleMobile: false,
};

test.each<[string, Partial<Facts>, ReturnType<typeof installHint>]>([
  ['a browser that offers installation', { isOffered: true }, 'button'],
  ['an iPhone', { isAppleMobile: true }, 'steps'],
  ['an iPhone whose browser offers installation', { isAppleMobile: true, isOffered: true }, 'button'],
  ['a browser that can’t', {}, null],
])('%s', (_, changes, hint) => {
  const facts = { ...later, ...changes };
  expect(installHint(facts)).toBe(hint);
  expect(installHint({ ...facts, isLaterVisit: false })).toBeNull();
  expect(installHint({ ...facts, isInstalled: true })).toBeNull();
  expect(installHint({ ...facts, wasDismissed: true })).toBeNull();
});
