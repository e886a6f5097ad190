/** The sentences of today's step. */
import { areaName } from '@/domain/exam/catalog/drills';
import { scales } from '@/domain/exam/report/scale';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { fewestResponses } from '@/domain/exam/report/fewest-responses';
import type { Prospect } from '@/domain/plan/next-step';
import { usualDrill } from '@/domain/plan/drill-request';
import type { PracticeArea, PracticeStep } from '@/domain/plan/practice-step';
import { sectionName } from '@/domain/section-names';
import { unreachable } from '@/lib/assert';
import { count } from '@/lib/format';
import { allThereIs } from '../poolWords';
import { someOf } from './words';

const nameOf = (section: ScoredSection) => sectionName(section, 'dashboard');

export interface StepWords {
  readonly title: string;
  /** "about 3 points in Reading", null where it can't be said. */
  readonly gain: string | null;
  readonly length: string;
  readonly reasons: readonly string[];
}

export function stepWords({ step, points, minutes }: Prospect<PracticeStep>, isBest: boolean): StepWords {
  switch (step.kind) {
    case 'first-test':
      return {
        title: 'Find out where you stand',
        gain: null,
        length: `about ${count(minutes, 'minute')}, or less with any ten questions below`,
        reasons: [
          'You have no answers saved yet, so nothing here would be more than a guess. The diagnostic test asks a little of everything and shows where practice pays. Ten questions of any section are a start, too.',
        ],
      };
    case 'find-out':
      return {
        title: `${nameOf(step.section)}, mixed`,
        gain: null,
        length: `${count(minutes, 'minute')}, ${step.questions} questions`,
        reasons: [
          `We can’t say yet how you do in ${nameOf(step.section)}: it takes ${fewestResponses} first answers, and you have ${step.responses}. Ten mixed questions will tell more than any other ten.`,
        ],
      };
    case 'practice':
      return {
        title: titleOf(step.area),
        gain: `${pointsWords(points)} in ${nameOf(step.section)}`,
        length: `${count(minutes, 'minute')}, ${questionsOf(step)}`,
        reasons: [
          practiceReason(step),
          isBest
            ? 'Of all that is known well enough to judge, nothing gains more points a minute. This is an estimate.'
            : 'It comes close behind in points a minute. This is an estimate.',
        ],
      };
    default:
      return unreachable(step);
  }
}

/** "10 questions", "6 questions: all that practice has of this skill" */
function questionsOf({ area, questions }: Extract<PracticeStep, { kind: 'practice' }>): string {
  return questions < usualDrill.questions ? allThereIs(area, questions) : count(questions, 'question');
}

function pointsWords(points: number): string {
  const rounded = Math.round(points);
  return rounded < 1 ? 'less than a point' : `about ${count(rounded, 'point')}`;
}

function practiceReason({
  area,
  section,
  onTest,
  known,
}: Extract<PracticeStep, { kind: 'practice' }>): string {
  const right = Math.round(onTest * known.share);
  const asks =
    area.kind === 'section'
      ? `${nameOf(section)} has ${scales[section].questions} questions`
      : `${titleOf(area)} is ${onTestWords(onTest, section)} ${nameOf(section)} questions`;
  return `${asks}, and you would get about ${right} right. Of ${count(known.responses, 'first answer')} so far, ${known.right === 0 ? 'none was' : known.right === 1 ? '1 was' : `${known.right} were`} right.`;
}

function titleOf(area: PracticeArea): string {
  return area.kind === 'section' ? `${areaName(area)}, mixed` : areaName(area);
}

/** "9 of the 40", "2 or 3 of the 60". */
function onTestWords(onTest: number, section: ScoredSection): string {
  return `${someOf(onTest)} of the ${scales[section].questions}`;
}
