/** The level that a page is for. */
import { expect, test, vi } from 'vitest';
import { readLearnerLevel } from '@/data/record/setup/learnerLevel';
import { writeProfile } from '@/data/record/setup/learnerSetup';
import { fakeBrowser } from '../fake-browser';

async function recordWith(level: 'middle' | 'upper' | null, grade: number | null = null) {
  const { record } = fakeBrowser().tab();
  await record.setConsent('keep');
  await writeProfile(record, (profile) => ({ ...profile, level, grade }));
  return record;
}

test('nobody has said anything: the Upper Level, not known', async () => {
  const { record } = fakeBrowser().tab();
  expect(await readLearnerLevel(record)).toEqual({ level: 'upper', isKnown: false });
});

test.each([
  ['the level of the profile', 'middle', 9, 'middle'],
  ['the level of the grade', null, 6, 'middle'],
  ['the level of a higher grade', null, 8, 'upper'],
] as const)('%s', async (_, level, grade, expected) => {
  expect(await readLearnerLevel(await recordWith(level, grade))).toEqual({ level: expected, isKnown: true });
});

test('a choice on this visit comes first, changes nothing saved, and tells the page', async () => {
  const record = await recordWith('upper');
  const onChange = vi.fn<() => void>();
  record.subscribe(onChange);
  record.chooseLevel('middle');
  expect(onChange).toHaveBeenCalledOnce();
  record.chooseLevel('middle');
  expect(onChange).toHaveBeenCalledOnce();
  expect(await readLearnerLevel(record)).toEqual({ level: 'middle', isKnown: true });
  const [row] = await record.readSavedRows('profiles');
  expect(row?.profile.level).toBe('upper');
});
