/** The earlier test that the sample report is compared with. A comparison needs only results, so it has counts but no questions. */
import { estimateTest } from '@/domain/exam/report/estimate';
import { bandsOfEstimate } from '@/domain/exam/report/estimate-comparison';
import { noTargetScores, type Targets } from '@/domain/exam/report/result-figures';
import type { EarlierTest } from '@/domain/exam/report/score-report';

const newYork = -240;

export const exampleEarlierEstimate = estimateTest({
  level: 'upper',
  conditions: { mode: 'real' },
  timing: 'standard',
  pauses: 0,
  interruptions: 0,
  parts: [section('verbal', 38, 14, 8), section('quantitative', 34, 10, 6), section('reading', 27, 9, 4)],
});

/** Taken four weeks before the reported test. */
export const exampleEarlierTest: EarlierTest = {
  id: 'example-before',
  scope: 'full',
  finishedAt: { utcMs: Date.UTC(2026, 9, 17, 17), offsetMinutes: newYork },
  bands: bandsOfEstimate(exampleEarlierEstimate),
};

/** The targets of the student in the sample report. */
export const exampleTargets: Targets = { ...noTargetScores, total: 2200 };

function section(name: 'verbal' | 'quantitative' | 'reading', right: number, wrong: number, blank: number) {
  const unseen = { right, wrong, blank };
  const questions = right + wrong + blank;
  return { kind: 'section', section: name, scored: true, ending: 'handed-in', questions, unseen } as const;
}
