/**
 * Selects the next step that gains the most points per minute, based on the results of one test. `practice-step.ts` estimates
 * gains the same way, but from the answers in all tests and drills.
 */
import { type AttemptResult, questionParts, type SectionResult } from '@/domain/exam/scoring/result';
import { lostQuarters, lostQuartersByVerdict } from '@/domain/exam/scoring/scoring';
import type { TestLevel } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { practiceTopic } from '@/domain/plan/topics/topics';
import { isMeasured, type TestEstimate } from '@/domain/exam/report/estimate';
import { type GuessAudit, auditGuesses } from '@/domain/exam/report/guess-audit';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import {
  wasReached,
  topicGroups,
  type TopicResult,
  type TopicGroup,
} from '@/domain/exam/report/topic-results';
import { scaledPointsPerRawPoint, expectedSessionGain } from '@/domain/plan/ability/session-gain';
import { topicsOfGroup } from '@/domain/plan/topics/topic-groups';
import { memoizeByObject } from '@/lib/memoize';

/** A step that a test result suggests. */
export type TestStep =
  /** Practice of a topic group. `lostQuarters` is the score lost in it on the test, in quarters of a raw point. */
  | {
      readonly kind: 'topic';
      readonly group: TopicGroup;
      readonly wrong: number;
      readonly blank: number;
      readonly questions: number;
      readonly lostQuarters: number;
    }
  /**
   * Some questions of a section were never shown. At the rate of the others, they would have earned `points` raw points. `leftMs`
   * is the unused time, null without a clock; `ranOut` means it was too short to use.
   */
  | {
      readonly kind: 'pace';
      readonly section: ScoredSection;
      readonly notReached: number;
      readonly points: number;
      readonly ranOut: boolean;
      readonly leftMs: number | null;
    }
  /** Blanks on which a choice was crossed out. `points` is the average number of raw points that guessing would have earned. */
  | { readonly kind: 'blanks'; readonly questions: number; readonly points: number };

export type StepAfterTest =
  | TestStep
  /** Too few questions for a topic to stand out: review those that weren't right. */
  | { readonly kind: 'review'; readonly wrong: number; readonly blank: number }
  /** Everything was right. */
  | { readonly kind: 'longer-test' }
  /** The test was only an essay. */
  | { readonly kind: 'self-check' };

/** A possible step and its expected gain. */
export interface RatedStep<Step> {
  readonly step: Step;
  /** Estimated scaled points for the next test; raw points for levels without score tables. */
  readonly points: number;
  readonly minutes: number;
}

/** Shorter steps count as this long, because students combine them with others in one sitting. */
const shortestMinutes = 15;

/** Sorts steps by points per minute, most first, and drops those without a gain. The sort is stable. */
export function rankRatedSteps<Step>(prospects: readonly RatedStep<Step>[]): readonly RatedStep<Step>[] {
  const rate = ({ points, minutes }: RatedStep<Step>) => points / Math.max(shortestMinutes, minutes);
  return prospects.filter(({ points }) => points > 0).toSorted((a, b) => rate(b) - rate(a));
}

/** Fewer unreached questions or guessable blanks than this aren't a habit. */
const fewestOfAHabit = 3;
/** With at most this much left, time ran out; with more, the student chose not to use it. */
const hardlyAnyTimeMs = 60_000;
/**
 * The share of a habit's cost that one session recovers; the authors' judgment. Leaving a hard question sooner, or answering once a
 * choice is ruled out, takes about as long to learn as a math rule.
 */
const learnedOfAHabit = 0.3;

type ScoredPart = SectionResult & { readonly section: ScoredSection };

function scoredParts({ parts }: Pick<AttemptResult, 'parts'>): readonly ScoredPart[] {
  return parts.filter(
    (part): part is ScoredPart => part.kind === 'section' && part.scored && part.section !== 'mixed',
  );
}

/** A section's result, scaled to full length. */
interface WholeSection {
  readonly raw: number;
  /** Scaled points per raw point of this test, near the student's score. */
  readonly scaledPerRawPoint: number;
}

function wholeSection(level: TestLevel, section: ScoredSection, parts: readonly ScoredPart[]): WholeSection {
  const own = parts.filter((part) => part.section === section);
  const questions = own.reduce((sum, { items }) => sum + items.length, 0);
  if (questions === 0) return { raw: 0, scaledPerRawPoint: 0 };
  const quarters = own.reduce((sum, { score }) => sum + score.quarters, 0);
  const longer = level.questions[section] / questions;
  const raw = (quarters / 4) * longer;
  return { raw, scaledPerRawPoint: longer * scaledPointsPerRawPoint(level, section, raw) };
}

/** All candidate steps, including those without a gain: topics, then pace, then guessing. */
function prospectsOf(
  level: TestLevel,
  result: Pick<AttemptResult, 'parts'>,
  topics: readonly TopicResult[],
  audit: GuessAudit,
): readonly RatedStep<TestStep>[] {
  const parts = scoredParts(result);
  const blanks = audit.by['blank-narrowed'].questions;
  return [
    ...topics
      .filter(({ share }) => share !== null)
      .map((figures): RatedStep<TestStep> => {
        const { group, wrong, blank, questions } = figures;
        const { section } = topicGroups[group];
        const lost = lostQuarters(figures);
        return {
          step: { kind: 'topic', group, wrong, blank, questions, lostQuarters: lost },
          ...expectedSessionGain({
            level,
            section,
            topics: topicsOfGroup(group).flatMap(({ id }) => practiceTopic(id, level.id) ?? []),
            missing: lost / (questions * lostQuartersByVerdict.wrong),
            raw: wholeSection(level, section, parts).raw,
          }),
        };
      }),
    ...parts.map((part): RatedStep<TestStep> => {
      const notReached = part.items.filter((judged) => !wasReached(judged)).length;
      const reached = part.items.length - notReached;
      const leftMs = part.limitMs === null ? null : part.limitMs - part.usedMs;
      const points = reached === 0 ? 0 : (notReached * Math.max(0, part.score.quarters)) / 4 / reached;
      const ranOut = leftMs !== null && leftMs <= hardlyAnyTimeMs;
      return {
        step: { kind: 'pace', section: part.section, notReached, points, ranOut, leftMs },
        points:
          notReached < fewestOfAHabit
            ? 0
            : learnedOfAHabit * points * wholeSection(level, part.section, parts).scaledPerRawPoint,
        minutes: shortestMinutes,
      };
    }),
    {
      step: { kind: 'blanks', questions: blanks, points: audit.leftOnBlanks },
      points: blanks < fewestOfAHabit ? 0 : learnedOfAHabit * worthOfBlanks(level, parts),
      minutes: shortestMinutes,
    },
  ];
}

/** The value of guessing on blanks with a choice crossed out, at each section's points per raw point. */
function worthOfBlanks(level: TestLevel, parts: readonly ScoredPart[]): number {
  return parts.reduce((sum, { section, items, pace }) => {
    const { leftOnBlanks } = auditGuesses([{ items, evenMs: pace.evenMs }]);
    return sum + leftOnBlanks * wholeSection(level, section, parts).scaledPerRawPoint;
  }, 0);
}

/** The fields of a score report that the step depends on. */
interface ReportedTest extends Pick<ScoreReport, 'topics' | 'audit' | 'estimate'> {
  readonly result: Pick<AttemptResult, 'parts'>;
}

/** Returns the next step that a test's report suggests. */
export const stepAfterTest = memoizeByObject((report: ReportedTest): StepAfterTest => {
  const { result, topics, audit, estimate } = report;
  const parts = scoredParts(result);
  const asked = parts.length > 0 ? parts : questionParts(result);
  if (asked.length === 0) return { kind: 'self-check' };
  const [best] = rankRatedSteps(prospectsOf(testLevels[estimate.level], result, topics, audit));
  if (best !== undefined && isLongEnough(estimate)) return best.step;
  const wrong = asked.reduce((sum, { score }) => sum + score.wrong, 0);
  const blank = asked.reduce((sum, { score }) => sum + score.blank, 0);
  return wrong + blank === 0 ? { kind: 'longer-test' } : { kind: 'review', wrong, blank };
});

/** Requires an estimate or enough new questions for one; with fewer, no topic stands out. */
function isLongEnough({ sections }: TestEstimate): boolean {
  return Object.values(sections).some(isMeasured);
}
