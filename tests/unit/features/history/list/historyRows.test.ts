/** A row of the list of tests. */
import { describe, expect, test } from 'vitest';
import {
  type FinishedSection,
  type ListedAttempt,
  toFinishedAttempt,
} from '@/domain/plan/ability/answered-attempt';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { deleteTestQuestion, sectionCountsText } from '@/features/history/list/historyListTexts';
import { attemptConditionsText, toHistoryRow } from '@/features/history/list/historyRows';
import { testTitle } from '@/domain/plan/drills/test-title';
import { assertPresent } from '@/lib/assert';
import { notes } from '../../../data/record/sample-attempts';
import { attemptsAt } from '../../../domain/exam/sample-attempts';

/** A whole section of forty new questions. */
function sectionOfForty(section: ScoredSection, right: number): FinishedSection {
  const verdicts = { right, wrong: 40 - right, blank: 0 };
  return {
    kind: 'section',
    id: section,
    section,
    scored: true,
    explanationMs: 0,
    usedMs: 1000,
    limitMs: 1_800_000,
    timed: true,
    ending: 'handed-in',
    questions: 40,
    newQuestions: 40,
    answers: [],
    ...verdicts,
    unseen: verdicts,
  };
}

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
      total: null,
    });
    expect(row.sections.map((each) => [each.title, each.section, sectionCountsText(each)])).toEqual([
      ['Quantitative 1', 'quantitative', '0 of 3 right, 0 wrong, 3 blank'],
      ['Reading', 'reading', '0 of 2 right, 0 wrong, 2 blank'],
      ['Experimental', null, '1 of 3 right, 0 wrong, 2 blank'],
    ]);
    expect(deleteTestQuestion(row).text).toBe(
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
    expect(deleteTestQuestion(row).text).toContain('with its answers and your note');
    for (const name of ['', '  ', '\u200b'])
      expect(toHistoryRow(finished, notes('attempt-1', { name, note: name }))).toMatchObject({
        title: 'Full Test A',
        test: null,
        note: '',
      });
  });

  test('has the range of the estimated total if all three sections have an estimate', () => {
    const parts = scoredSections.map((section) => sectionOfForty(section, 30));
    expect(toHistoryRow(listed({ parts }), undefined).total).toMatch(/^2,\d{3}\sto\s2,\d{3}$/);
    expect(toHistoryRow(listed({ parts: parts.slice(1) }), undefined).total).toBeNull();
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
