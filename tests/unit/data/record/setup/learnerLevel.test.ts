/** The level that a page is for. */
import { expect, test, vi } from 'vitest';
import { readLearnerLevel } from '@/data/record/setup/learnerLevel';
import { writeProfile, writeReportedTest } from '@/data/record/setup/learnerSetup';
import { fakeBrowser } from '../fake-browser';
import { sampleReport } from './sample-setup';

async function recordWith(level: 'middle' | 'upper' | null, grade: number | null = null) {
  const { record } = fakeBrowser().tab();
  await record.setConsent('keep');
  await writeProfile(record, (profile) => ({ ...profile, level, grade }));
  return record;
}

test('without a choice, a profile, or a test, it is the Upper Level', async () => {
  const { record } = fakeBrowser().tab();
  expect(await readLearnerLevel(record)).toBe('upper');
});

test.each([
  ['the level of the profile', 'middle', 9, 'middle'],
  ['the level of the grade', null, 6, 'middle'],
  ['the level of a higher grade', null, 8, 'upper'],
] as const)('%s', async (_, level, grade, expected) => {
  expect(await readLearnerLevel(await recordWith(level, grade))).toBe(expected);
});

test('a reported test shows the level if nothing else does', async () => {
  const record = await recordWith(null);
  await writeReportedTest(record, 'report', { ...sampleReport('2026-10-03'), level: 'middle' });
  expect(await readLearnerLevel(record)).toBe('middle');
});

test('a choice on this visit comes first, changes nothing saved, and tells the page', async () => {
  const record = await recordWith('upper');
  const onChange = vi.fn<() => void>();
  record.subscribe(onChange);
  record.chooseLevel('middle');
  expect(onChange).toHaveBeenCalledOnce();
  record.chooseLevel('middle');
  expect(onChange).toHaveBeenCalledOnce();
  expect(await readLearnerLevel(record)).toBe('middle');
  const [row] = await record.readSavedRows('profiles');
  expect(row?.profile.level).toBe('upper');
});
