/** A row of the list of tests. */
import { describe, expect, test } from 'vitest';
import { type ListedAttempt, toFinishedAttempt } from '@/domain/plan/ability/answered-attempt';
import {
  attemptConditionsText,
  deleteTestText,
  sectionCountsText,
  toHistoryRow,
} from '@/features/history/list/historyRows';
import { testTitle } from '@/domain/plan/drills/test-title';
import { assertPresent } from '@/lib/assert';
import { notes } from '../../../data/record/sample-attempts';
import { attemptsAt } from '../../../domain/exam/sample-attempts';

describe('a row of the list', () => {
  const finished = assertPresent(toFinishedAttempt(attemptsAt.finished), 'a finished attempt');
  const listed = (changes: Partial<ListedAttempt> = {}): ListedAttempt => ({ ...finished, ...changes });

  test('has the title, the day, the conditions, and the figures of each section', () => {
    const row = toHistoryRow(finished, undefined);
    expect(row).toMatchObject({
      id: 'attempt-1',
      title: 'Full Test A',
      test: null,
      date: 'Nov 21, 2026',
      conditions: 'Test conditions',
      note: '',
      essays: ['Writing'],
    });
    expect(row.sections.map((section) => `${section.title}: ${sectionCountsText(section)}`)).toEqual([
      'Quantitative 1: 0 right, 0 wrong, 3 blank',
      'Reading: 0 right, 0 wrong, 2 blank',
      'Experimental: 1 right, 0 wrong, 2 blank',
    ]);
    expect(deleteTestText(row)).toBe(
      'This deletes Full Test A (Nov 21, 2026) with its answers. It can’t be undone.',
    );
  });

  test('puts a name before the title, and ignores an empty one', () => {
    const row = toHistoryRow(finished, notes('attempt-1'));
    expect(row).toMatchObject({
      title: 'Saturday morning',
      test: 'Full Test A',
      note: 'Too slow in analogies.',
    });
    expect(deleteTestText(row)).toContain('with its answers and your note');
    for (const name of ['', '  ', '\u200b'])
      expect(toHistoryRow(finished, notes('attempt-1', { name, note: name }))).toMatchObject({
        title: 'Full Test A',
        test: null,
        note: '',
      });
  });

  test.each<[Partial<ListedAttempt>, string]>([
    [{ conditions: { mode: 'practice', feedback: 'at-end' } }, 'Practice'],
    [
      { timing: 'half-more', pauses: 1, interruptions: 2 },
      'Test conditions, time and a half (1.5×), 1 pause, 2 interruptions',
    ],
    [{ parts: finished.parts.map((part) => ({ ...part, ending: null })) }, 'Test conditions, ended early'],
  ])('%j', (changes, text) => expect(attemptConditionsText(listed(changes))).toBe(text));

  test('still names a test that the site no longer has', () => {
    expect(testTitle('starter-1')).toBe('Earlier test');
  });
});
