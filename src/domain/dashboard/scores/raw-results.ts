/**
 * Raw results over time, for learners at a level without score tables. Their scaled scores come from score reports only, and neither
 * kind is ever compared with the other.
 */
import { type NamedTest, testBefore } from '@/domain/exam/report/test-before';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { Learner } from '@/domain/learner/learner';
import type { LearnerTest } from '@/domain/learner/learner-test';
import {
  mainRawResult,
  type RawResult,
  type ResultKind,
  resultKindOfLevel,
  sectionRawResult,
  sumOfResults,
  wholeRawResult,
} from '@/domain/learner/raw-result';
import type { TrendDirection } from '@/domain/learner/section-score';
import type { IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import { accuracyTrend } from '@/domain/dashboard/score-change-text';
import { comparableTests, isWholeTest, namedTest, placedTest, type ScoredLearner } from './test-scores';

/** Returns the kind of results that the learner's tests here have. */
export const resultKindOf = ({ profile: { level } }: Pick<Learner, 'profile'>): ResultKind =>
  resultKindOfLevel(level);

/** The change of a share right since the test before of the same kind. */
export interface RawChange {
  /** The difference of the rounded shares, in percentage points. */
  readonly difference: number;
  /** `stable` if chance explains the change. */
  readonly trend: TrendDirection;
  readonly since: NamedTest;
}

export interface RawResultOfTest {
  readonly test: LearnerTest;
  readonly day: IsoDay;
  readonly result: RawResult;
  /** Null if there is no test before with such a result. */
  readonly change: RawChange | null;
}

type ResultReader = (test: LearnerTest) => RawResult | null;

const sectionReader =
  (section: ScoredSection): ResultReader =>
  (test) =>
    sectionRawResult(test, section);

const inPercent = ({ share }: RawResult) => Math.round(100 * share);

/** Returns the change of one result of a test since the test before (`test-before.ts`); null if either lacks it. */
function rawChangeSince(
  tests: readonly LearnerTest[],
  test: LearnerTest,
  resultIn: ResultReader,
): RawChange | null {
  const before = testBefore(placedTest(test, mainRawResult), tests, (each) =>
    placedTest(each, mainRawResult),
  );
  const [from, to] = [before === null ? null : resultIn(before), resultIn(test)];
  if (before === null || from === null || to === null) return null;
  return {
    difference: inPercent(to) - inPercent(from),
    trend: accuracyTrend(
      { right: to.right, total: to.questions },
      { right: from.right, total: from.questions },
    ),
    since: namedTest(before),
  };
}

/** Returns one result of a test with its change; null if the test lacks it. */
function resultOfTest(
  tests: readonly LearnerTest[],
  test: LearnerTest,
  resultIn: ResultReader,
): RawResultOfTest | null {
  const result = resultIn(test);
  return result === null
    ? null
    : { test, day: localDayAt(test.at), result, change: rawChangeSince(tests, test, resultIn) };
}

/** Returns the headline result of a test, of all sections or of its only one; null if it has none. */
export function mainResultOfTest(tests: readonly LearnerTest[], test: LearnerTest): RawResultOfTest | null {
  return resultOfTest(tests, test, mainRawResult);
}

/** Returns a section's result in a test; null if it has none. */
export function sectionResultOfTest(
  tests: readonly LearnerTest[],
  test: LearnerTest,
  section: ScoredSection,
): RawResultOfTest | null {
  return resultOfTest(tests, test, sectionReader(section));
}

/** Returns the results of a test's sections, in display order; those not taken are missing. */
export function sectionsOfTest(tests: readonly LearnerTest[], test: LearnerTest): readonly RawSection[] {
  return scoredSections.flatMap((subject) => {
    const found = sectionResultOfTest(tests, test, subject);
    return found === null ? [] : [{ subject, ...found }];
  });
}

/** A section's result in one test. */
export interface RawSection extends RawResultOfTest {
  readonly subject: ScoredSection;
}

/** Returns the latest result of each section that has one, tests of one section included, in display order. */
export function rawSections(learner: ScoredLearner): readonly RawSection[] {
  const tests = comparableTests(learner);
  return scoredSections.flatMap((subject) => {
    const latest = tests.flatMap((test) => sectionResultOfTest(tests, test, subject) ?? []).at(-1);
    return latest === undefined ? [] : [{ subject, ...latest }];
  });
}

/** The result of a test of all three sections, and of each of them. */
export interface WholeResult extends RawResultOfTest {
  readonly sections: Readonly<Record<ScoredSection, RawResultOfTest>>;
}

/** Returns the result of each test of all three sections, full tests and the free test, oldest first. */
export function wholeResults(learner: ScoredLearner): readonly WholeResult[] {
  const tests = comparableTests(learner);
  return tests.filter(isWholeTest).flatMap((test) => {
    const whole = resultOfTest(tests, test, wholeRawResult);
    const [verbal, quantitative, reading] = scoredSections.map((section) =>
      sectionResultOfTest(tests, test, section),
    );
    return whole && verbal && quantitative && reading
      ? [{ ...whole, sections: { verbal, quantitative, reading } }]
      : [];
  });
}

export interface RawTrend {
  /** All of its tests are of one kind, because the free test has other questions and half as many. */
  readonly scope: 'full' | 'diagnostic';
  /** Oldest first. */
  readonly tests: readonly WholeResult[];
}

/** Returns the results of the full tests, section by section; those of the free test before the first full one. */
export function rawTrend(learner: ScoredLearner): RawTrend {
  const whole = wholeResults(learner);
  const scope = whole.some(({ test }) => test.scope === 'full') ? 'full' : 'diagnostic';
  return { scope, tests: whole.filter(({ test }) => test.scope === scope) };
}

/** Returns the sections of a test of all three, in display order. */
export function sectionsOfWhole({ sections }: WholeResult): readonly RawSection[] {
  return scoredSections.map((subject) => ({ subject, ...sections[subject] }));
}

/** Returns the results of the full tests, oldest first. */
export function fullResults(learner: ScoredLearner): readonly WholeResult[] {
  return wholeResults(learner).filter(({ test }) => test.scope === 'full');
}

/** Returns the questions of all full tests together; null before the first one. */
export function averageRawResult(learner: ScoredLearner): RawResult | null {
  return sumOfResults(fullResults(learner).map(({ result }) => result));
}
