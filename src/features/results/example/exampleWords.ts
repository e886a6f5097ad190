import { testTitle } from '@/domain/exam/catalog/titles';
import type { ScoreReport } from '@/domain/exam/report/report';
import { scoredSections } from '@/domain/exam/scored-sections';
import { instantDate, range } from '@/lib/format';
import type { ExampleDocument } from '@/data/example-report/document';
import { headline, stepWords } from '../report/headWords';
import { nameOf, partName } from '../words';

/**
 * The worked example in words, for documents. They can't calculate it: its questions are ten times as heavy as a
 * document. `tests/bank/example-document.test.ts` holds the saved words equal to these.
 */
export function exampleWords(report: ScoreReport): ExampleDocument {
  const { result, estimate, scored } = report;
  const { title, text } = headline(report);
  const total = estimate.total === null ? [] : [{ name: 'Total', range: range(estimate.total) }];
  return {
    test: testTitle(result.planId),
    date: instantDate(result.finishedAt),
    title,
    text,
    step: stepWords(report.step),
    ranges: [
      ...scoredSections.flatMap((section) => {
        const each = estimate.sections[section];
        return each.state === 'estimated' ? [{ name: nameOf(section), range: range(each.band) }] : [];
      }),
      ...total,
    ],
    sections: scored.map((part) => ({
      id: part.id,
      title: partName(part),
      right: part.score.right,
      wrong: part.score.wrong,
      blank: part.score.blank,
    })),
  };
}
