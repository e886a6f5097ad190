/**
 * The one thing to do next: of all that could be done, what promises the most points a minute. After a test it speaks of that test;
 * `practice-step.ts` ranks by the same promises what the answers of all tests and drills show.
 */
import type { AttemptResult, SectionResult } from '@/domain/exam/result';
import { quartersByVerdict } from '@/domain/exam/scoring';
import type { TestLevel } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { minScoredQuestions, type TestEstimate } from '@/domain/exam/report/estimate';
import { type GuessAudit, guessAudit } from '@/domain/exam/report/guess-audit';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import {
  wasReached,
  topicGroups,
  type TopicResult,
  type TopicGroup,
} from '@/domain/exam/report/topic-results';
import { pointsPerRaw, expectedSessionGain } from './session-gain';
import { topicsOfGroup } from './topic-groups';

/** What a test shows to be worth doing. */
export type TestStep =
  /** One topic lost the most. `lostQuarters` are quarters of a raw point. */
  | {
      readonly kind: 'topic';
      readonly group: TopicGroup;
      readonly wrong: number;
      readonly blank: number;
      readonly questions: number;
      readonly lostQuarters: number;
    }
  /**
   * Questions of a section were never on screen; at the rate of the others they would have earned `points` raw points. `leftMs` is
   * what was left of its time, null where no clock ran; `ranOut` tells that it was too little to use.
   */
  | {
      readonly kind: 'pace';
      readonly section: ScoredSection;
      readonly notReached: number;
      readonly points: number;
      readonly ranOut: boolean;
      readonly leftMs: number | null;
    }
  /** Blanks where a choice had been ruled out. `points` are raw points that guesses would have earned on average. */
  | { readonly kind: 'blanks'; readonly questions: number; readonly points: number };

export type StepAfterTest =
  | TestStep
  /** Too few questions for a topic to stand out: look at those that were not right. */
  | { readonly kind: 'review'; readonly wrong: number; readonly blank: number }
  /** Everything was right. */
  | { readonly kind: 'longer-test' }
  /** An essay alone. */
  | { readonly kind: 'self-check' };

/** Something that could be done, with what it promises. */
export interface Prospect<Step> {
  readonly step: Step;
  /** Scaled points that the next test may gain, as an estimate; raw points on a level without tables. */
  readonly points: number;
  readonly minutes: number;
}

/** What is shorter is done in one sitting with something else, and takes no less of a student's evening. */
const shortestMinutes = 15;

/** What promises points, the most a minute first. Where the promises are equal, the order stays. */
export function rankProspects<Step>(prospects: readonly Prospect<Step>[]): readonly Prospect<Step>[] {
  const rate = ({ points, minutes }: Prospect<Step>) => points / Math.max(shortestMinutes, minutes);
  return prospects.filter(({ points }) => points > 0).toSorted((a, b) => rate(b) - rate(a));
}

/** Fewer unreached questions, or blanks that could have been guessed, happen to everybody. */
const fewestOfAHabit = 3;
/** With no more than this left, the time ran out; with more, the student didn't use it. */
const hardlyAnyTimeMs = 60_000;
/**
 * The share of what a habit costs that one session brings back, by the authors' judgment: to leave a hard question sooner, or to answer
 * once a choice is ruled out, is learned about as soon as a rule of math.
 */
const learnedOfAHabit = 0.3;

type ScoredPart = SectionResult & { readonly section: ScoredSection };

function scoredParts({ parts }: Pick<AttemptResult, 'parts'>): readonly ScoredPart[] {
  return parts.filter(
    (part): part is ScoredPart => part.kind === 'section' && part.scored && part.section !== 'mixed',
  );
}

/** What this test shows of a section, brought to the length of a whole one. */
interface WholeSection {
  readonly raw: number;
  /** Points that a raw point of this test is worth where the student stands. */
  readonly worth: number;
}

function wholeSection(level: TestLevel, section: ScoredSection, parts: readonly ScoredPart[]): WholeSection {
  const own = parts.filter((part) => part.section === section);
  const questions = own.reduce((sum, { items }) => sum + items.length, 0);
  if (questions === 0) return { raw: 0, worth: 0 };
  const quarters = own.reduce((sum, { score }) => sum + score.quarters, 0);
  const longer = level.questions[section] / questions;
  const raw = (quarters / 4) * longer;
  return { raw, worth: longer * pointsPerRaw(level, section, raw) };
}

/** What is lost in a topic, in quarters of a raw point: five for a wrong answer, four for a blank. */
const lost = ({ wrong, blank }: TopicResult) => wrong * mostLost + blank * quartersByVerdict.right;
const mostLost = quartersByVerdict.right - quartersByVerdict.wrong;

/** What a test shows to be worth doing: topics first, then pace, then guessing. */
function prospectsOf(
  level: TestLevel,
  result: Pick<AttemptResult, 'parts'>,
  topics: readonly TopicResult[],
  audit: GuessAudit,
): readonly Prospect<TestStep>[] {
  const parts = scoredParts(result);
  const blanks = audit.by['blank-narrowed'].questions;
  return [
    ...topics
      .filter(({ share }) => share !== null)
      .map((figures): Prospect<TestStep> => {
        const { group, wrong, blank, questions } = figures;
        const { section } = topicGroups[group];
        const lostQuarters = lost(figures);
        return {
          step: { kind: 'topic', group, wrong, blank, questions, lostQuarters },
          ...expectedSessionGain({
            level,
            section,
            topics: topicsOfGroup(group),
            missing: lostQuarters / (questions * mostLost),
            raw: wholeSection(level, section, parts).raw,
          }),
        };
      }),
    ...parts.map((part): Prospect<TestStep> => {
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
            : learnedOfAHabit * points * wholeSection(level, part.section, parts).worth,
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

/** Points that guessing on blanks with a choice crossed out would have earned, each section's at what it is worth there. */
function worthOfBlanks(level: TestLevel, parts: readonly ScoredPart[]): number {
  return parts.reduce((sum, { section, items, pace }) => {
    const { leftOnBlanks } = guessAudit([{ items, evenMs: pace.evenMs }]);
    return sum + leftOnBlanks * wholeSection(level, section, parts).worth;
  }, 0);
}

/** The step after a test. */
export function stepAfterTest(
  result: Pick<AttemptResult, 'parts'>,
  topics: readonly TopicResult[],
  audit: GuessAudit,
  estimate: TestEstimate,
): StepAfterTest {
  const parts = scoredParts(result);
  if (parts.length === 0) return { kind: 'self-check' };
  const [best] = rankProspects(prospectsOf(testLevels[estimate.level], result, topics, audit));
  if (best !== undefined && isLongEnough(estimate)) return best.step;
  const wrong = parts.reduce((sum, { score }) => sum + score.wrong, 0);
  const blank = parts.reduce((sum, { score }) => sum + score.blank, 0);
  return wrong + blank === 0 ? { kind: 'longer-test' } : { kind: 'review', wrong, blank };
}

/** An estimate, or as many new questions as it takes to have one: with fewer, no topic stands out. */
function isLongEnough({ sections }: TestEstimate): boolean {
  return Object.values(sections).some(
    (each) =>
      each.state === 'estimated' || (each.reason === 'no-table' && each.questions >= minScoredQuestions),
  );
}
