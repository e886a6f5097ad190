/** The lead of a report as plain data: the worked example's is in the prerendered document. */
import { type ResultFigures, resultFigures, type Targets } from '@/domain/exam/report/result-figures';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { stepAfterTest } from '@/domain/plan/schedule/step-after-test';
import { earlierTestText } from '../resultSentences';
import { strengthText } from './leadTexts';
import {
  type NextStepText,
  nextStepText,
  type ScoreReportHeadline,
  scoreReportHeadline,
} from './scoreReportHeadline';

export interface ReportLead {
  readonly headline: ScoreReportHeadline;
  readonly strengths: readonly string[];
  readonly step: NextStepText;
  readonly figures: ResultFigures;
  /** Names the test that this one is compared with; null for none. */
  readonly earlier: string | null;
}

export function reportLead(report: ScoreReport, targets: Targets): ReportLead {
  const { before, result } = report;
  return {
    headline: scoreReportHeadline(report),
    strengths: report.strengths.map(strengthText),
    step: nextStepText(stepAfterTest(report)),
    figures: resultFigures(report, targets),
    earlier: before === null ? null : earlierTestText(before, result),
  };
}
