/** Why a step of practice is worth taking, in sentences. */
import { diagnosticMinutes } from '@/domain/exam/catalog/diagnostic';
import { areaName } from '@/domain/exam/catalog/drills';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { fewestResponses } from '@/domain/exam/report/fewest-responses';
import { type Known, type Sureness, surenessOf } from '@/domain/plan/ability';
import { practiceLevel } from '@/domain/plan/practice-level';
import type { PracticeArea, PracticeStep } from '@/domain/plan/practice-step';
import { sectionName } from '@/domain/section-names';
import { count, someOf } from '@/lib/format';
import type { DrillStep } from './task';

const nameOf = (section: ScoredSection) => sectionName(section, 'dashboard');

export interface StepWords {
  readonly title: string;
  /** Its section and length: "Reading, 8 questions". */
  readonly detail: string;
  /** Why it is the step; the first stands by itself. */
  readonly reasons: readonly string[];
}

/** A first test, where too little is known of every section. */
export function firstTestWords(responses: number): StepWords {
  return {
    title: 'Find out where you stand',
    detail: `${diagnosticMinutes(true)} with the essay`,
    reasons: [
      responses === 0
        ? 'The free test covers a little of everything and shows where practice will pay off. Ten questions from any section are a start, too.'
        : `Your answers to ${count(responses, 'new question')} are too few or too old to show how you are doing in any section. The free test covers a little of everything.`,
    ],
  };
}

/** @param best nothing that can be judged promises more points a minute */
export function stepWords(step: DrillStep, points: number, best: boolean): StepWords {
  if (step.kind === 'find-out')
    return {
      title: `${nameOf(step.section)}, mixed`,
      detail: count(step.questions, 'question'),
      reasons: [findOutReason(step)],
    };
  return {
    title: titleOf(step.area),
    detail:
      step.area.kind === 'section'
        ? count(step.questions, 'question')
        : `${nameOf(step.section)}, ${count(step.questions, 'question')}`,
    reasons: [practiceReason(step), ...changeWords(step.known), promiseWords(step, points, best)],
  };
}

function findOutReason({
  section,
  known: { state, responses },
}: Extract<PracticeStep, { kind: 'find-out' }>): string {
  const name = nameOf(section);
  if (state === 'not-recent')
    return `We can no longer say how you are doing in ${name}: of the ${count(responses, 'new question')} you answered, too few are recent.`;
  return `We can’t say yet how you are doing in ${name}: it takes answers to ${fewestResponses} new questions, and you have ${responses === 0 ? 'none' : responses}.`;
}

/** Answers of the last seven days beside those before: "Until a week ago, you had 5 of 11 right; since then, 9 of 12." */
export function changeWords({
  responses,
  right,
  lately,
}: Pick<Known, 'responses' | 'right' | 'lately'>): readonly string[] {
  const before = { responses: responses - lately.responses, right: right - lately.right };
  return before.responses === 0 || lately.responses === 0
    ? []
    : [
        `Until a week ago, you had ${before.right} of ${before.responses} right; since then, ${lately.right} of ${lately.responses}.`,
      ];
}

const basis: Readonly<Record<Sureness, string>> = {
  guess: 'This is a guess: you have answered too few questions of this kind for us to be sure.',
  likely: 'This is likely but not certain: it rests on a few of your own answers and on similar questions.',
  measured: 'This rests on your own answers. It is still an estimate.',
};

/** The points that the questions may gain, as far as that can be said, and the evidence behind it. */
function promiseWords({ known, section, questions }: PracticeOfArea, points: number, best: boolean): string {
  const of = best ? 'anything else' : `anything else in ${nameOf(section)}`;
  const gain =
    points === 0
      ? ''
      : `${count(questions, 'question')} may gain ${pointsWords(points)}, more per minute than ${of}. `;
  return `${gain}${basis[surenessOf(known)]}`;
}

function pointsWords(points: number): string {
  const rounded = Math.round(points);
  return rounded < 1 ? 'less than a scaled point' : `about ${count(rounded, 'scaled point')}`;
}

type PracticeOfArea = Extract<PracticeStep, { kind: 'practice' }>;

function practiceReason({ area, section, onTest, known }: PracticeOfArea): string {
  const right = Math.round(onTest * known.share);
  const questions = practiceLevel.questions[section];
  const asks =
    area.kind === 'section'
      ? `${nameOf(section)} has ${questions} questions`
      : `${someOf(onTest)} of the ${questions} ${nameOf(section)} questions ${onTest === 1 ? 'is' : 'are'} of this kind`;
  return `${asks}, and you would get ${right === 0 ? 'hardly any' : `about ${right}`} right. So far you have gotten ${known.right} of ${count(known.responses, 'new question')} right.`;
}

function titleOf(area: PracticeArea): string {
  return area.kind === 'section' ? `${areaName(area)}, mixed` : areaName(area);
}
