/** The sentences of the hub of practice. */
import { areaName } from '@/domain/exam/catalog/drills';
import type { ScoredSection } from '@/domain/exam/report/scale';
import { scales } from '@/domain/exam/report/scale';
import { fewestResponses } from '@/domain/exam/report/topics';
import type { Known } from '@/domain/plan/ability';
import type { DrillSubject } from '@/domain/plan/drill';
import type { Prospect } from '@/domain/plan/next-step';
import type { PracticeArea, PracticeStep } from '@/domain/plan/practice-step';
import { sectionName } from '@/domain/section-names';
import { unreachable } from '@/lib/assert';
import { type IsoDay, daysBetween } from '@/lib/calendar';
import { count, inWords, longDay, percent, uncapitalized } from '@/lib/format';

export const asPercent = (share: number) => percent(Math.round(100 * share));
const nameOf = (section: ScoredSection) => sectionName(section, 'dashboard');

/** "Saturday, Nov 21. Your test is in three weeks." */
export function dayWords(today: IsoDay, testDate: IsoDay | null): string {
  const day = `${longDay(today)}.`;
  const days = testDate === null ? null : daysBetween(today, testDate);
  if (days === null || days < 0) return day;
  if (days === 0) return `${day} Your test is today.`;
  if (days === 1) return `${day} Your test is tomorrow.`;
  return days % 7 === 0
    ? `${day} Your test is in ${days === 7 ? 'a week' : `${inWords(days / 7)} weeks`}.`
    : `${day} Your test is in ${days} days.`;
}

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
        length: 'about 65 minutes, or less with any ten questions below',
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
        length: `${count(minutes, 'minute')}, ${step.questions} questions`,
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

/** "9 of 40", "2 or 3 of 60": how many of its section's questions ask for a topic. */
export function shareWords(onTest: number, section: ScoredSection): string {
  return `${someOf(onTest)} of ${scales[section].questions}`;
}

function someOf(onTest: number): string {
  return Number.isInteger(onTest) ? String(onTest) : `${Math.floor(onTest)} or ${Math.ceil(onTest)}`;
}

/** What is known of a topic, where it isn't enough to draw. */
export function notEnoughWords(known: Known | undefined): string {
  return `Not enough data: ${known?.responses ?? 0} of ${fewestResponses} answers`;
}

/** What the drawing shows, for who doesn't see it. */
export function knownWords(known: Known | undefined): string {
  return known?.state === 'known'
    ? `${asPercent(known.share)}, likely between ${asPercent(known.range.low)} and ${asPercent(known.range.high)}`
    : notEnoughWords(known);
}

export const sectionFacts: Readonly<Record<ScoredSection, string>> = {
  verbal: '60 questions, a third of the score',
  quantitative: '50 questions, a third of the score',
  reading: '40 questions, a third of the score',
};

/** What the link of a topic's row is called: ten rows that all say "Practice" would be one to a screen reader. */
export function practiceLabel(subject: Exclude<DrillSubject, { kind: 'mistakes' }>): string {
  return `Practice ${uncapitalized(areaName(subject))}`;
}
