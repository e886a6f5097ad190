import { count, number, signed } from '@/lib/format';
import { changeOf } from './change';
import type { AsOf } from './clock';
import { sectionToGain } from './progress';
import type { ChildRecord, Scores, SectionScore } from './records';
import { subjectLabels } from './subject';
import { scoresOf, sectionScores, testsAtTarget } from './tests';

/** The one sentence that says how it is going: a verdict, and what it rests on. */
export interface Headline {
  readonly tone: 'good' | 'watch' | 'none';
  readonly verdict: string;
  readonly because: string;
}

/** The headline of a child's scores. No test yet is a case of its own and not a score of zero. */
export function headlineOf(scores: Scores, sections: readonly SectionScore[]): Headline {
  if (scores.latest === null) {
    return {
      tone: 'none',
      verdict: 'No test yet.',
      because: `A first practice test shows how far the ${number(scores.target)} target is.`,
    };
  }
  const distance = scores.latest - scores.target;
  const place =
    distance === 0 ? 'exactly on' : `${number(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'}`;
  const gain = sectionToGain(sections);
  const next = gain === null ? '' : `; ${subjectLabels[gain.subject]} has the most to gain`;
  return {
    tone: distance >= 0 ? 'good' : 'watch',
    verdict: distance >= 0 ? 'On track.' : 'Not there yet.',
    because: `${number(scores.latest)} is ${place} the ${number(scores.target)} target${next}.`,
  };
}

/** The change from the last full test in words, where there is one to compare with. */
export function lastChangeWords({ latest, previous }: Scores): string {
  if (latest === null) return 'after the first test';
  if (previous === null) return 'the first test, nothing to compare with yet';
  const difference = latest - previous;
  if (difference === 0) return 'the same as on the last test';
  const direction = changeOf(difference, 'total');
  return direction === 'stable'
    ? `${signed(difference)} on the last test: no clear change`
    : `${number(Math.abs(difference))} ${direction} from the last test`;
}

/** The overview's sentence: for how long the target has been held, and what has the most to gain. */
export function overviewHeadline(record: ChildRecord, asOf: AsOf): Headline {
  const scores = scoresOf(record);
  const sections = sectionScores(record, asOf);
  const held = testsAtTarget(record.log.tests, scores.target);
  const gain = sectionToGain(sections);
  if (held < 2 || gain === null) return headlineOf(scores, sections);
  return {
    tone: 'good',
    verdict: 'On track.',
    because: `At or above the ${number(scores.target)} target for ${count(held, 'test')} in a row; ${subjectLabels[gain.subject]} has the most to gain.`,
  };
}
