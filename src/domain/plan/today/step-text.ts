/** Card texts that explain why a practice step is worthwhile. */
import type { LevelId } from '@/domain/exam/level/level-id';
import { allSeenText, drillCountText } from '@/domain/plan/drills/drill-count-text';
import { diagnosticMinutes } from '@/domain/exam/catalog/diagnostic-plan';
import { drillAreaName } from '@/domain/plan/drills/drill-plan';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import {
  type SkillEstimate,
  type EstimateConfidence,
  estimateConfidence,
} from '@/domain/plan/ability/ability';
import { hasScoreTables } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { PracticeArea, PracticeStep } from '@/domain/plan/schedule/practice-step';
import { sectionName } from '@/domain/section-names';
import { formatCount, formatAverageCount } from '@/lib/text/format';
import type { DrillStep } from './task';

const nameOf = (section: ScoredSection) => sectionName(section, 'dashboard');

export interface StepCardText {
  readonly title: string;
  /** Section and length, such as "Reading, 8 new questions" or "Reading, 8 questions: 6 new, 2 seen before". */
  readonly detail: string;
  /** The first reason must make sense on its own, because the card collapses the others under "Why this?". */
  readonly reasons: readonly string[];
}

/** The card that suggests a first test, shown while no section has enough data. */
export function firstTestText(responses: number): StepCardText {
  return {
    title: 'See where you stand',
    detail: `${diagnosticMinutes(true)} with the essay`,
    reasons: [
      responses === 0
        ? 'The free test covers a little of everything and shows where practice will pay off. You can also start with ten questions from any section.'
        : `Your answers to ${formatCount(responses, 'new question')} are too few or too old to show how you are doing in any section. The free test covers a little of everything.`,
    ],
  };
}

/**
 * @param best true if no step with enough data has more points per minute
 */
export function practiceStepText(step: DrillStep, points: number, best: boolean): StepCardText {
  if (step.kind !== 'practice')
    return {
      title: `${nameOf(step.section)}, mixed`,
      detail: drillCountText(step),
      reasons: step.kind === 'find-out' ? [findOutReason(step)] : repeatReasons(step),
    };
  return {
    title: titleOf(step.area),
    detail:
      step.area.kind === 'section'
        ? drillCountText(step)
        : `${nameOf(step.section)}, ${drillCountText(step)}`,
    reasons: [
      practiceReason(step),
      ...recentChangeSentences(step.estimate),
      promiseWords(step, points, best),
    ],
  };
}

function findOutReason({
  section,
  estimate: { state, responses },
}: Extract<PracticeStep, { kind: 'find-out' }>): string {
  const name = nameOf(section);
  if (state === 'not-recent')
    return `We can no longer say how you are doing in ${name}, because too few of the ${formatCount(responses, 'new question')} you answered are recent.`;
  return `We can’t say yet how you are doing in ${name}. We need answers to ${minTopicResponses} new questions, and you have ${responses === 0 ? 'none' : responses}.`;
}

function repeatReasons({
  section,
  seen,
}: Extract<PracticeStep, { kind: 'repeat' }>): StepCardText['reasons'] {
  return [
    allSeenText({ kind: 'section', section }, seen),
    'This is a review. We expect no points from it, and your answers don’t count toward our estimate of how you are doing.',
  ];
}

/** Compares the last seven days with the time before: "Until a week ago, you had 5 of 11 right; since then, 9 of 12." */
export function recentChangeSentences({
  responses,
  right,
  lately,
}: Pick<SkillEstimate, 'responses' | 'right' | 'lately'>): readonly string[] {
  const before = { responses: responses - lately.responses, right: right - lately.right };
  return before.responses === 0 || lately.responses === 0
    ? []
    : [
        `Until a week ago, you had ${before.right} of ${before.responses} right; since then, ${lately.right} of ${lately.responses}.`,
      ];
}

const basis: Readonly<Record<EstimateConfidence, string>> = {
  guess: 'This is a guess, because you have answered too few questions of this kind for us to be sure.',
  likely: 'This is likely but not certain. We base it on a few of your own answers and on similar questions.',
  measured: 'We base this on your own answers, but it is still an estimate.',
};

/** The expected gain, if known, and the evidence for it. */
function promiseWords(
  { level, estimate, section, questions }: PracticeOfArea,
  points: number,
  best: boolean,
): string {
  const of = best ? 'anything else' : `anything else in ${nameOf(section)}`;
  const gain =
    points === 0
      ? ''
      : `With ${formatCount(questions, 'question')}, you may gain ${pointsWords(points, level)}, more per minute than with ${of}. `;
  return `${gain}${basis[estimateConfidence(estimate)]}`;
}

/** The gain in the unit of the level's results: scaled points, or raw points without score tables. */
function pointsWords(points: number, level: LevelId): string {
  const unit = hasScoreTables(testLevels[level]) ? 'scaled point' : 'raw point';
  const rounded = Math.round(points);
  return rounded < 1 ? `less than a ${unit}` : `about ${formatCount(rounded, unit)}`;
}

type PracticeOfArea = Extract<PracticeStep, { kind: 'practice' }>;

function practiceReason({ level, area, section, onTest, estimate }: PracticeOfArea): string {
  const right = Math.round(onTest * estimate.share);
  const questions = testLevels[level].questions[section];
  const asks =
    area.kind === 'section'
      ? `${nameOf(section)} has ${questions} questions`
      : `${formatAverageCount(onTest)} of the ${questions} ${nameOf(section)} questions ${onTest === 1 ? 'is' : 'are'} of this kind`;
  return `${asks}, and you would get ${right === 0 ? 'hardly any' : `about ${right}`} right. So far you have gotten ${estimate.right} of ${formatCount(estimate.responses, 'new question')} right.`;
}

function titleOf(area: PracticeArea): string {
  return area.kind === 'section' ? `${drillAreaName(area)}, mixed` : drillAreaName(area);
}
