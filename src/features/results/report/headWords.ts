/** The sentences at the head of a score report: what the scores say, how sure that is, and the one thing to do next. */
import type { Meaning, Measured } from '@/domain/exam/report/meaning';
import { levels } from '@/domain/exam/level/levels';
import { rangeMeaning } from '@/domain/exam/report/range-words';
import type { NextStep } from '@/domain/plan/next-step';
import type { ScoreReport } from '@/domain/exam/report/report';
import { topicGroups } from '@/domain/exam/report/topics';
import type { Result } from '@/domain/exam/result';
import { present, unreachable } from '@/lib/assert';
import { dayThere } from '@/lib/calendar';
import { amount, clock, count, dateNear, listed, number, quarters } from '@/lib/format';
import { nameOf } from '../words';
import { noTableSentence } from './evidenceWords';

export interface Headline {
  readonly title: string;
  readonly text: string;
}

const measuredName = (of: Measured) => (of === 'total' ? 'total' : `${nameOf(of)} score`);

/** The sentence that a report begins with, and the one that says how sure it is. */
export function headline({ meaning, estimate: { level }, before, scored, result }: ScoreReport): Headline {
  switch (meaning.kind) {
    case 'compared':
      return comparedHeadline(meaning, dayOf(before, result));
    case 'estimated': {
      const { low, high, estimate } = meaning.band;
      return {
        title: `A first estimate of your ${measuredName(meaning.of)}: ${number(low)} to ${number(high)}.`,
        text: `The middle of that range is ${number(estimate)}. ${rangeMeaning} The next test of this kind will show whether anything changed.`,
      };
    }
    case 'raw':
      return {
        title: `${count(
          scored.reduce((sum, { score }) => sum + score.right, 0),
          'right answer',
        )} out of ${number(scored.reduce((sum, { items }) => sum + items.length, 0))}.`,
        text:
          meaning.reason === 'no-table'
            ? noTableSentence(levels[level])
            : 'Too few questions were new to you for an estimate on the SSAT scale, but your answers show what to review.',
      };
    case 'essay':
      return {
        title: 'An essay to read again with fresh eyes.',
        text: 'The writing sample has no score, here or on the SSAT. Schools read it.',
      };
    default:
      return unreachable(meaning);
  }
}

/** The day of the test before, as one says it on the day of this one. A meaning that compares has a test before. */
function dayOf(before: ScoreReport['before'], { finishedAt }: Result): string {
  const { finishedAt: then } = present(before, 'There is a test to compare with');
  return dateNear(dayThere(then), dayThere(finishedAt ?? then));
}

function comparedHeadline(
  { of, band, comparison, changed }: Extract<Meaning, { kind: 'compared' }>,
  day: string,
): Headline {
  const size = number(Math.abs(comparison.difference));
  const name = measuredName(of);
  const sections = changed.filter(({ section }) => section !== of);
  const also =
    sections.length === 0
      ? ''
      : ` By section, ${listed(
          sections.map(
            ({ section, comparison: own }) =>
              `${nameOf(section)} ${own.change === 'gain' ? 'rose' : 'fell'} by ${number(Math.abs(own.difference))}`,
          ),
        )}, ${sections.length === 1 ? '' : 'each '}more than its error.`;
  const difference =
    comparison.difference === 0
      ? `the same as on ${day}`
      : `${size} ${comparison.difference > 0 ? 'more' : 'less'} than on ${day}`;
  const text = `The estimate of your ${name} is ${number(band.estimate)}, ${difference}. Between two tests like these, a change has to be at least ${number(comparison.realFrom)} points to count as real.${also}`;
  switch (comparison.change) {
    case 'gain':
      return { title: `A real gain: ${size} points more than on ${day}.`, text };
    case 'loss':
      return { title: `Lower than on ${day}, by more than the two tests’ combined error.`, text };
    case 'within-error':
      return {
        title: `No clear change since ${day}: the difference is within the two tests’ combined error.`,
        text,
      };
    default:
      return unreachable(comparison.change);
  }
}

export interface StepWords {
  readonly title: string;
  readonly reason: string;
}

/** What to do next, and why. */
export function stepWords(step: NextStep): StepWords {
  switch (step.kind) {
    case 'topic':
      return {
        title: `Go through the ${count(step.wrong + step.blank, `“${topicGroups[step.group].label}” question`)} you missed`,
        reason: `${wrongAndBlank(step)} out of ${count(step.questions, 'question')} cost ${points(step.lostQuarters)}${step.wrong > 0 ? ', including the quarter points for wrong answers' : ''}. Of the topics with enough questions to judge, this one should gain you the most points per minute of practice. This is an estimate.`,
      };
    case 'pace':
      if (!step.ranOut)
        return {
          title: `Look at every question in ${nameOf(step.section)}`,
          reason: `${count(step.notReached, 'question')} never came on screen${step.leftMs === null ? '' : `, though ${clock(step.leftMs)} was left`}. Each one you can answer is worth as much as any other.`,
        };
      return {
        title: `Reach the last questions in ${nameOf(step.section)}`,
        reason: `${count(step.notReached, 'question')} never came on screen. At the rate of the others, they would have earned about ${amount(step.points)} raw points. Practice this section against the clock, and leave hard questions sooner.`,
      };
    case 'blanks':
      return {
        title: 'Answer once you rule out a choice',
        reason: `You left ${count(step.questions, 'question')} blank after crossing out a choice. Guessing among the other choices would have earned about ${amount(step.points)} raw ${step.points === 1 ? 'point' : 'points'} on average.`,
      };
    case 'review':
      return {
        title: 'Look at the questions you missed',
        reason: `You had ${wrongAndBlank(step)}, but too few questions of any one kind were new for a topic to stand out. The explanations are below.`,
      };
    case 'longer-test':
      return {
        title: 'Take a longer test',
        reason: 'Every answer was right, so this test can’t show where your limit is. A longer one can.',
      };
    case 'self-check':
      return {
        title: 'Check your essay against the list',
        reason: 'Go through the five points under “Read It Over,” and pick one to improve next time.',
      };
    default:
      return unreachable(step);
  }
}

function wrongAndBlank({ wrong, blank }: { wrong: number; blank: number }): string {
  const wrongs = wrong === 0 ? [] : [`${number(wrong)} wrong`];
  const blanks = blank === 0 ? [] : [`${number(blank)} blank`];
  return listed([...wrongs, ...blanks]);
}

/** Quarters of a raw point with their noun: 5 -> "1¼ raw points". */
function points(value: number): string {
  return `${quarters(value)} raw ${Math.abs(value) <= 4 && value !== 0 ? 'point' : 'points'}`;
}

/** Why an attempt that was asked for is not shown, and what to do. */
export const missingWords = {
  absent: {
    what: 'This test is not on this device',
    how: 'It may have been taken in another browser, saved only for a visit that has ended, or deleted. Tests saved here are in the list.',
  },
  unreadable: {
    what: 'This test can’t be read',
    how: 'Something is wrong with the saved copy. We set it aside and deleted nothing; your other tests are fine.',
  },
  newer: {
    what: 'This test was saved by a newer version of this site',
    how: 'Reload the page to get that version. Nothing was changed.',
  },
  unavailable: {
    what: 'This test can’t be opened right now',
    how: 'This browser can’t open the place where your tests are saved. Nothing is lost. Close other tabs of this site and reload the page.',
  },
} as const;
