import type { Verdict } from '@/domain/exam/attempts/response';
import { testLevels } from '@/domain/exam/level/test-levels';
import { totalScale } from '@/domain/exam/level/test-level';
import type { ResultFigures } from '@/domain/exam/report/result-figures';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { assertPresent } from '@/lib/assert';
import document from './document.json';

/** The head of the sample score report as ready-made text, because prerendered documents can't afford to include its questions. */
export interface ExampleReportText {
  /** The test's title and date. */
  readonly test: string;
  readonly date: string;
  readonly lead: {
    readonly headline: { readonly title: string; readonly text: string };
    readonly strengths: readonly string[];
    readonly step: { readonly title: string; readonly reason: string };
    readonly figures: ResultFigures;
    readonly earlier: string | null;
  };
  /** The scored sections in test order. */
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly right: number;
    readonly wrong: number;
    readonly blank: number;
  }[];
}

/** The letter of each verdict in the saved document, which has one for each question. */
export const verdictLetters = { right: 'r', wrong: 'w', blank: 'b' } as const satisfies Record<
  Verdict,
  string
>;

const verdictOfLetter = new Map<string, Verdict>([
  [verdictLetters.right, 'right'],
  [verdictLetters.wrong, 'wrong'],
  [verdictLetters.blank, 'blank'],
]);

const { test, date, headline, strengths, step, earlier, scores, sections } = document;
const level = testLevels.upper;

export const exampleReportText: ExampleReportText = {
  test,
  date,
  sections,
  lead: {
    headline,
    strengths,
    step,
    earlier,
    figures: {
      scale: level.scale,
      totalScale: totalScale(level),
      total: scores.total,
      sections: scoredSections.map((section) => ({
        section,
        score: scores[section],
        noEstimate: null,
        raw: null,
        parts: sections.flatMap((part) =>
          part.section === section
            ? [
                {
                  id: part.id,
                  verdicts: part.answers
                    .split('')
                    .map((letter) =>
                      assertPresent(verdictOfLetter.get(letter), `The letter ${letter} is no verdict`),
                    ),
                },
              ]
            : [],
        ),
      })),
      others: [],
    },
  },
};
