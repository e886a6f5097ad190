import { sinceBefore } from '@/domain/dashboard/change';
import { type Course, verdictOf } from './verdict';
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

/** The answer's verdict in one sentence, and which section has the most to gain while there is time. */
export function headlineOf(record: LearnerRecord, asOf: AsOf): Headline {
  const verdict = verdictOf(record, asOf);
  const gain = verdict.course === 'over' ? null : sectionToGain(sectionScores(record, asOf));
  const next = gain === null ? '' : `; ${dashboardNames[gain.subject]} has the most to gain`;
  return {
    tone: courseTones[verdict.course],
    verdict: `${courseWords[verdict.course]}.`,
    because: `${verdictWords(verdict)}${next}.`,
  };
}

/** The change from the last full test in words, where there is one to compare with. */
export function lastChangeWords({ latest, change }: Scores): string {
  if (latest === null) return 'after the first test';
  if (change === null) return 'first test: nothing to compare it with yet';
  return sinceBefore(change);
}
