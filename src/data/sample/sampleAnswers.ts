/**
 * The answers behind the latest full tests of the sample children: as many right and wrong ones as give exactly the scores of the
 * sample, on the forms of this site. Older tests have only their scores, because there are no more forms. At a level without score
 * tables, the source has the answers themselves (rawTests.ts).
 */
import { scaledScore } from '@/domain/exam/report/scaled-score';
import { testLevels } from '@/domain/exam/level/test-levels';
import { rawScoreQuarters, type VerdictTally } from '@/domain/exam/scoring/scoring';
import { type DiagnosticId, type FullFormId, fullFormsOf, levelSets } from '@/domain/exam/test/blueprint';
import { defaultLevel } from '@/domain/exam/level/level-id';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { type LearnerTest, testMinutes } from '@/domain/learner/learner-test';
import type { SectionAnswers } from '@/domain/learner/test-answers';
import { assertPresent } from '@/lib/assert';
import { seededRandom } from '@/lib/random';

const { upper } = testLevels;
const quartersPerPoint = 4;
/** In a section. */
const mostGuesses = 2;

const scoreOfQuarters = (section: ScoredSection, quarters: number) =>
  Math.round(scaledScore(upper, section, quarters / quartersPerPoint));

/** Lists the raw scores of a whole section in quarters of a point, from no point to all. */
function possibleQuarters(section: ScoredSection): readonly number[] {
  return Array.from({ length: quartersPerPoint * upper.questions[section] + 1 }, (_, quarters) => quarters);
}

/** Returns the score nearest to the given one that some number of right and wrong answers gives. */
export function nearestPossibleScore(section: ScoredSection, score: number): number {
  return possibleQuarters(section)
    .map((quarters) => scoreOfQuarters(section, quarters))
    .reduce((best, each) => (Math.abs(each - score) < Math.abs(best - score) ? each : best));
}

/** Returns the right, wrong, and blank answers to `questions` questions that make a raw score, with the fewest blanks; null if none do. */
function tallyFor(quarters: number, questions: number): VerdictTally | null {
  for (let blank = 0; blank < questions; blank += 1)
    for (let wrong = 0; wrong + blank <= questions; wrong += 1) {
      const tally = { right: questions - blank - wrong, wrong, blank };
      if (rawScoreQuarters(tally) === quarters) return tally;
    }
  return null;
}

/**
 * Returns answers to a whole section that give a score.
 * @throws Error if no answers give it (`nearestPossibleScore`).
 */
function answersForScore(section: ScoredSection, score: number): SectionAnswers {
  const tally = possibleQuarters(section)
    .filter((quarters) => scoreOfQuarters(section, quarters) === score)
    .map((quarters) => tallyFor(quarters, upper.questions[section]))
    .find((each) => each !== null);
  const { wrong, ...rest } = assertPresent(tally, `No answers give ${score} in ${section}`);
  const guesses = Math.min(wrong, seededRandom(score).integer(0, mostGuesses));
  return { ...rest, wrong, guesses: { answered: guesses, right: 0 } };
}

function answersOf({ scores }: LearnerTest): LearnerTest['answers'] {
  return Object.fromEntries(
    scoredSections.flatMap((section) => {
      const score = scores[section];
      return score?.state === 'reported' ? [[section, answersForScore(section, score.score)]] : [];
    }),
  );
}

/** The forms of a child's level; a sample child's tests are all of one level. */
const formsOf = ([test]: readonly LearnerTest[]): readonly FullFormId[] =>
  fullFormsOf(test?.level ?? defaultLevel);

const isTakenHere = (test: LearnerTest) => test.scope === 'full' && testMinutes(test) > 0;

const hasAnswers = ({ answers }: LearnerTest) => Object.keys(answers).length > 0;

/** Adds answers to the latest full tests, one for each form, unless they have their own. `tests` is sorted, oldest first. */
export function withAnswers(tests: readonly LearnerTest[]): readonly LearnerTest[] {
  const taken = tests.filter(isTakenHere);
  const answered = new Set(taken.slice(-formsOf(taken).length));
  return tests.map((test) =>
    answered.has(test) && !hasAnswers(test) ? { ...test, answers: answersOf(test) } : test,
  );
}

/**
 * Returns the form of a sample test with answers: the diagnostic of its level or, for the latest full test, the last form. Null for
 * a test without answers.
 */
export function sampleFormOf(
  tests: readonly LearnerTest[],
  { id }: Pick<LearnerTest, 'id'>,
): FullFormId | DiagnosticId | null {
  const answered = tests.filter(hasAnswers);
  const test = answered.find((each) => each.id === id);
  if (test?.scope === 'diagnostic') return levelSets[test.level].diagnostic;
  const full = answered.filter(({ scope }) => scope === 'full');
  const place = full.findIndex((each) => each === test);
  const forms = formsOf(full);
  return place === -1 ? null : (forms[forms.length - full.length + place] ?? null);
}
