import { count, number } from '@/lib/format';
import type { ChildCore } from './detail';
import { sectionToGain } from './progress';
import type { ChildRecord, Scores, SectionScore } from './records';
import { subjectLabels } from './subject';
import { testsAtTarget } from './tests';

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

/** The change from the last test in words; null change where there was no test before. */
export function changeWords({ latest, previous }: Scores): string {
  if (latest === null) return 'after the first test';
  if (previous === null) return 'the first test, nothing to compare with yet';
  if (latest === previous) return 'the same as the last test';
  return `${number(Math.abs(latest - previous))} ${latest > previous ? 'up' : 'down'} from the last test`;
}

/** The overview's sentence: for how long the target has been held, and what has the most to gain. */
export function overviewHeadline(record: ChildRecord, { tests }: ChildCore): Headline {
  const held = testsAtTarget(tests, record.scores.target);
  const gain = sectionToGain(record.sections);
  if (held < 2 || gain === null) return headlineOf(record.scores, record.sections);
  return {
    tone: 'good',
    verdict: 'On track.',
    because: `At or above the ${number(record.scores.target)} target for ${count(held, 'test')} in a row; ${subjectLabels[gain.subject]} has the most to gain.`,
  };
}
