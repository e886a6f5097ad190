import { number, signed, uncapitalized } from '@/lib/format';
import { type Course, type Verdict, verdictOf } from './verdict';
import { courseWords, verdictWords } from './words';
import type { AsOf } from '@/domain/dashboard/clock';
import { sectionToGain } from '@/domain/dashboard/progress';
import type { Scores } from '@/domain/dashboard/figures';
import type { LearnerRecord } from '@/domain/learner/record';
import { dashboardNames } from '@/domain/section-names';
import { sectionScores } from '@/domain/dashboard/scores/tests';

export type Tone = 'good' | 'watch' | 'risk' | 'none';

/** The one sentence that says how it is going: a verdict, and what it rests on. */
export interface Headline {
  readonly tone: Tone;
  readonly verdict: string;
  readonly because: string;
}

/** How a verdict is colored, beside its word. */
export const courseTones: Readonly<Record<Course, Tone>> = {
  'on track': 'good',
  watch: 'watch',
  'off track': 'risk',
  'no target': 'none',
  'no test': 'none',
  over: 'none',
};

/** The verdict in a word, wherever the total is shown beside its target: no bar says better than the answer. */
export function courseWordOf(record: LearnerRecord, asOf: AsOf): string {
  return courseWords[verdictOf(record, asOf).course];
}

/** The verdict where no card stands under it that shows the range: "clearly" says that the score is beyond it. */
function headlineWords(verdict: Verdict): string {
  const words = verdictWords(verdict);
  return verdict.ground.kind === 'clears' ? `Clearly ${uncapitalized(words)}` : words;
}

/** The answer's verdict in one sentence, and which section has the most to gain while there is time. */
export function headlineOf(record: LearnerRecord, asOf: AsOf): Headline {
  const verdict = verdictOf(record, asOf);
  const gain = verdict.course === 'over' ? null : sectionToGain(sectionScores(record, asOf));
  const next = gain === null ? '' : `; ${dashboardNames[gain.subject]} has the most to gain`;
  return {
    tone: courseTones[verdict.course],
    verdict: `${courseWords[verdict.course]}.`,
    because: `${headlineWords(verdict)}${next}.`,
  };
}

/** The change from the last full test in words, where there is one to compare with. */
export function lastChangeWords({ latest, change }: Scores): string {
  if (latest === null) return 'after the first test';
  if (change === null) return 'first test: nothing to compare it with yet';
  const { difference, direction } = change;
  if (difference === 0) return 'the same as on the previous test';
  return direction === 'stable'
    ? `${signed(difference)} since the previous test: no clear change`
    : `${number(Math.abs(difference))} ${direction === 'up' ? 'above' : 'below'} the previous test`;
}
