/** When the site suggests installing it: every combination of the conditions. */
import { expect, test } from 'vitest';
import { chooseInstallHint } from '@/features/offline/chooseInstallHint';

type Facts = Parameters<typeof chooseInstallHint>[0];

const later: Facts = {
  isLaterVisit: true,
  isInstalled: false,
  wasDismissed: false,
  isOffered: false,
  isAppleMobile: false,
};

test.each<[string, Partial<Facts>, ReturnType<typeof chooseInstallHint>]>([
  ['a browser that offers installation', { isOffered: true }, 'button'],
  ['an iPhone', { isAppleMobile: true }, 'steps'],
  ['an iPhone whose browser offers installation', { isAppleMobile: true, isOffered: true }, 'button'],
  ['a browser that can’t', {}, null],
])('%s', (_, changes, hint) => {
  const facts = { ...later, ...changes };
  expect(chooseInstallHint(facts)).toBe(hint);
  expect(chooseInstallHint({ ...facts, isLaterVisit: false })).toBeNull();
  expect(chooseInstallHint({ ...facts, isInstalled: true })).toBeNull();
  expect(chooseInstallHint({ ...facts, wasDismissed: true })).toBeNull();
});
