/** The rows of the test list: what was taken, when, how, and the result of each section. */
import { isBlank } from '@/lib/text/typedText';
import { isolated } from '@/lib/text/isolated';
import type { ListedAttempt } from '@/domain/plan/ability/answered-attempt';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import { partTitle } from '@/domain/exam/catalog/plan-parts';
import { testTitle } from '@/domain/plan/drills/test-title';
import { testKind, type TestKind } from '@/domain/exam/catalog/test-kind';
import { toFinishedTest } from '@/domain/exam/report/finished-test';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { NamedSection } from '@/domain/section-names';
import { testConditions, takenConditionsText } from '@/domain/learner/test-conditions';
import { memoizeByObject } from '@/lib/memoize';
import { formatInstantDate, formatRange } from '@/lib/text/format';

export interface SectionCounts {
  /** Unique within its test. */
  readonly id: string;
  readonly title: string;
  /** Null if it mixes sections. */
  readonly section: NamedSection | null;
  readonly right: number;
  readonly wrong: number;
  readonly blank: number;
}

export interface HistoryRow {
  readonly id: string;
  /** The student's name for it, or the test's title, for a sentence or a label. */
  readonly title: string;
  /** The test's title if the student renamed it, otherwise null. */
  readonly test: string | null;
  /** "Nov 21, 2026", in the student's time zone on that day. */
  readonly date: string;
  readonly conditions: string;
  readonly note: string;
  readonly sections: readonly SectionCounts[];
  /** The names of the essays, which have no score. */
  readonly essays: readonly string[];
  /** The range of the estimated total; null if the test has no such estimate. */
  readonly total: string | null;
}

export function questionsAsked({ right, wrong, blank }: SectionCounts): number {
  return right + wrong + blank;
}

/** Returns the student's name for a test, for a sentence or a label; null if there is none that can be seen. */
export function givenTestName(notes: Pick<AttemptNotes, 'name'> | undefined): string | null {
  return notes === undefined || isBlank(notes.name) ? null : isolated(notes.name.trim());
}

/** Returns a listed test with its estimate, which is calculated once for the list and the trend. */
export const finishedTestOf = memoizeByObject((attempt: ListedAttempt) => toFinishedTest(attempt));

export function toHistoryRow(attempt: ListedAttempt, notes: AttemptNotes | undefined): HistoryRow {
  const test = testTitle(attempt.planId);
  const name = givenTestName(notes);
  const { total } = finishedTestOf(attempt).estimate;
  return {
    id: attempt.id,
    title: name ?? test,
    test: name === null ? null : test,
    date: formatInstantDate(attempt.finishedAt),
    conditions: attemptConditionsText(attempt),
    note: notes === undefined || isBlank(notes.note) ? '' : notes.note.trim(),
    sections: attempt.parts.flatMap((part) =>
      part.kind === 'section'
        ? [
            {
              id: part.id,
              title: partTitle(part.id),
              section: part.section === 'mixed' ? null : part.section,
              right: part.right,
              wrong: part.wrong,
              blank: part.blank,
            },
          ]
        : [],
    ),
    essays: attempt.parts.flatMap((part) => (part.kind === 'essay' ? [partTitle(part.id)] : [])),
    total: total === null ? null : formatRange(total),
  };
}

/** Describes the conditions of a test, and whether it was ended early. */
export function attemptConditionsText(attempt: ListedAttempt): string {
  const isWhole = attempt.parts.every(({ ending }) => ending !== null);
  return [takenConditionsText(testConditions(attempt)), ...(isWhole ? [] : ['ended early'])].join(', ');
}

/** The groups of the list in display order: the kinds of tests, with short tests by their section. */
export type HistoryGroup = Exclude<TestKind['kind'], 'short'> | ScoredSection;

export const historyGroupLabels: Readonly<Record<HistoryGroup, string>> = {
  full: 'Full tests',
  section: 'Single sections',
  diagnostic: 'Free test',
  verbal: 'Verbal practice',
  quantitative: 'Quantitative practice',
  reading: 'Reading practice',
  essay: 'Essays',
  drill: 'Drills',
  other: 'Earlier tests',
};

export function historyGroup({ planId }: Pick<ListedAttempt, 'planId'>): HistoryGroup {
  const { kind, section } = testKind(planId);
  return kind === 'short' ? section : kind;
}
