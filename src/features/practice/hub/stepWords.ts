/** The sentences of today's step. */
import { diagnosticMinutes } from '@/domain/exam/catalog/diagnostic';
import { areaName } from '@/domain/exam/catalog/drills';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { fewestResponses } from '@/domain/exam/report/fewest-responses';
import { type Known, type Sureness, surenessOf } from '@/domain/plan/ability';
import type { Prospect } from '@/domain/plan/next-step';
import { usualDrill } from '@/domain/plan/drill-request';
import { practiceLevel } from '@/domain/plan/practice-level';
import type { PracticeArea, PracticeStep } from '@/domain/plan/practice-step';
import { sectionName } from '@/domain/section-names';
import { unreachable } from '@/lib/assert';
import { count } from '@/lib/format';
import { allThereIs } from '../poolWords';
import { someOf } from './words';

const nameOf = (section: ScoredSection) => sectionName(section, 'dashboard');

export interface StepWords {
  readonly title: string;
  /** "about 3 scaled points in Reading", null where it can't be said. */
  readonly gain: string | null;
  readonly length: string;
  readonly reasons: readonly string[];
}

/** @param isBest nothing that can be judged promises more points a minute */
export function stepWords({ step, points, minutes }: Prospect<PracticeStep>, isBest: boolean): StepWords {
  switch (step.kind) {
    case 'first-test':
      return {
        title: 'Find out where you stand',
        gain: null,
        length: `${count(minutes, 'minute')}, ${diagnosticMinutes(true)} with the essay, or less with any ten questions below`,
        reasons: [
          step.responses === 0
            ? 'You have no answers saved yet, so nothing here would be more than a guess.'
            : `You have answered ${count(step.responses, 'new question')}, too few or too long ago to say how you are doing in any section.`,
          'The free test asks a little of everything and shows where practice pays. Ten questions of any section are a start, too.',
        ],
      };
    case 'find-out':
      return {
        title: `${nameOf(step.section)}, mixed`,
        gain: null,
        length: lengthOf(step, minutes),
        reasons: [findOutReason(step)],
      };
    case 'practice':
      return {
        title: titleOf(step.area),
        gain: `${pointsWords(points)} in ${nameOf(step.section)}`,
        length: lengthOf(step, minutes),
        reasons: [practiceReason(step), ...changeWords(step.known), surenessWords(step.known, isBest)],
      };
    default:
      return unreachable(step);
  }
}

/** "17 minutes, 10 questions", "9 minutes, 6 questions: all that practice has of this skill" */
function lengthOf(step: Exclude<PracticeStep, { kind: 'first-test' }>, minutes: number): string {
  const { questions } = step;
  const isShort = step.kind === 'practice' && questions < usualDrill.questions;
  const asked = isShort ? allThereIs(step.area, questions) : count(questions, 'question');
  return `${count(minutes, 'minute')}, ${asked}`;
}

function findOutReason({
  section,
  known: { state, responses },
}: Extract<PracticeStep, { kind: 'find-out' }>): string {
  const name = nameOf(section);
  if (state === 'not-recent')
    return `We can’t say any more how you are doing in ${name}: of the ${count(responses, 'new question')} that you answered, too few are recent.`;
  return `We can’t say yet how you are doing in ${name}: it takes answers to ${fewestResponses} new questions, and you have ${responses === 0 ? 'none' : responses}.`;
}

/** Answers of the last seven days beside those before: "Until a week ago you had 5 of 11 right, since then 9 of 12." */
export function changeWords({
  responses,
  right,
  lately,
}: Pick<Known, 'responses' | 'right' | 'lately'>): readonly string[] {
  const before = { responses: responses - lately.responses, right: right - lately.right };
  return before.responses === 0 || lately.responses === 0
    ? []
    : [
        `Until a week ago you had ${before.right} of ${before.responses} right, since then ${lately.right} of ${lately.responses}.`,
      ];
}

const basis: Readonly<Record<Sureness, string>> = {
  guess: 'This is a guess: you have answered too few questions of this kind to be sure.',
  likely:
    'This is likely, but not sure: a few answers are your own, and the rest comes from similar questions.',
  measured: 'This rests on your own answers. It is still an estimate.',
};

function surenessWords(known: Known, isBest: boolean): string {
  const best = isBest
    ? 'Right now nothing else gains more points a minute.'
    : 'Of all that is left, nothing gains more points a minute.';
  return `${best} ${basis[surenessOf(known)]}`;
}

function pointsWords(points: number): string {
  const rounded = Math.round(points);
  return rounded < 1 ? 'less than a scaled point' : `about ${count(rounded, 'scaled point')}`;
}

function practiceReason({
  area,
  section,
  onTest,
  known,
}: Extract<PracticeStep, { kind: 'practice' }>): string {
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
