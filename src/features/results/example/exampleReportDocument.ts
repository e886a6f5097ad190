import { verdictLetters } from '@/data/example-report/exampleDocument';
import { exampleTargets } from '@/data/exampleEarlierTest';
import { testTitle } from '@/domain/plan/drills/test-title';
import type { ScoreFigures } from '@/domain/exam/report/result-figures';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { assertPresent } from '@/lib/assert';
import { formatInstantDate } from '@/lib/text/format';
import { reportLead } from '../report/reportLead';
import { partResultName } from '../resultSentences';

/**
 * The worked example as text for prerendered documents. They can't calculate it, because the questions it needs are ten times the
 * size of a document. `tests/bank/example-document.test.ts` checks that the saved text matches this function.
 */
export function exampleReportDocument(report: ScoreReport) {
  const { result, scored } = report;
  const { headline, strengths, step, earlier, figures } = reportLead(report, exampleTargets);
  const scoreOf = (section: ScoredSection): ScoreFigures =>
    assertPresent(
      figures.sections.find((each) => each.section === section)?.score,
      `The example has no score in ${section}`,
    );
  return {
    test: testTitle(result.planId),
    date: formatInstantDate(result.finishedAt),
    headline,
    strengths,
    step,
    earlier,
    scores: {
      total: assertPresent(figures.total, 'The example has a total'),
      verbal: scoreOf('verbal'),
      quantitative: scoreOf('quantitative'),
      reading: scoreOf('reading'),
    },
    sections: scored.map((part) => ({
      id: part.id,
      section: part.section,
      title: partResultName(part),
      right: part.score.right,
      wrong: part.score.wrong,
      blank: part.score.blank,
      answers: part.items.map(({ verdict }) => verdictLetters[verdict]).join(''),
    })),
  };
}
