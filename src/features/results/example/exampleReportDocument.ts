import { testTitle } from '@/domain/plan/drills/test-title';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { stepAfterTest } from '@/domain/plan/schedule/step-after-test';
import { formatInstantDate, formatRange } from '@/lib/text/format';
import type { ExampleReportText } from '@/data/example-report/exampleDocument';
import { scoreReportHeadline, nextStepText } from '../report/scoreReportHeadline';
import { scoredSectionName, partResultName } from '../resultSentences';

/**
 * The worked example as text for prerendered documents. They can't calculate it, because the questions it needs are ten times the
 * size of a document. `tests/bank/example-document.test.ts` checks that the saved text matches this function.
 */
export function exampleReportDocument(report: ScoreReport): ExampleReportText {
  const { result, estimate, scored } = report;
  const { title, text } = scoreReportHeadline(report);
  const total = estimate.total === null ? [] : [{ name: 'Total', range: formatRange(estimate.total) }];
  return {
    test: testTitle(result.planId),
    date: formatInstantDate(result.finishedAt),
    title,
    text,
    step: nextStepText(stepAfterTest(report)),
    ranges: [
      ...scoredSections.flatMap((section) => {
        const each = estimate.sections[section];
        return each.state === 'estimated'
          ? [{ name: scoredSectionName(section), range: formatRange(each.band) }]
          : [];
      }),
      ...total,
    ],
    sections: scored.map((part) => ({
      id: part.id,
      title: partResultName(part),
      right: part.score.right,
      wrong: part.score.wrong,
      blank: part.score.blank,
    })),
  };
}
