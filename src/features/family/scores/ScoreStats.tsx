import { changeOf } from '@/domain/family/change';
import { lastChangeWords } from '@/domain/family/answer/headline';
import type { TestRecord } from '@/domain/family/log';
import type { Scores } from '@/domain/family/records';
import { improvementRate } from '@/domain/family/scores/test-history';
import { fullTests, lastTwo, totalOf } from '@/domain/family/scores/tests';
import { count, number, ordinal, signed } from '@/lib/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';

/** Stands where there is no figure yet: a dash, never a zero. */
const noFigure = '\u2013';

interface ScoreStatsProps {
  readonly tests: readonly TestRecord[];
  readonly scores: Scores;
}

/** The four figures at the top of the test scores. */
export function ScoreStats({ tests, scores }: ScoreStatsProps) {
  const { previous } = lastTwo(tests);
  const { latest: total, percentile: rank } = scores;
  const first = fullTests(tests)[0];
  const rate = improvementRate(tests);
  const full = fullTests(tests).length;
  const parts = `${count(full, 'full test')}, ${count(tests.length - full, 'section test')}`;
  const cards = [
    {
      label: 'Latest Total Score',
      figure: total === null ? noFigure : number(total),
      compared: lastChangeWords(scores),
    },
    {
      label: 'Percentile Rank',
      figure: rank === null ? noFigure : ordinal(rank),
      compared:
        rank === null
          ? 'after the first full test'
          : previous === null
            ? 'the first, nothing to compare with yet'
            : `${ordinal(previous.percentile)} on the previous full test`,
    },
    {
      label: 'Tests Completed',
      figure: tests.length === 0 ? noFigure : number(tests.length),
      compared: tests.length === 0 ? 'none yet' : parts,
    },
    {
      label: 'Improvement Rate',
      figure: rate === null ? noFigure : `${signed(rate)}%`,
      compared:
        rate === null || first === undefined
          ? 'after the second full test'
          : rateWords(totalOf(first) ?? 0, total ?? 0),
    },
  ];
  return (
    <CardGrid>
      {cards.map((card) => (
        <CardCell key={card.label} wide={3} narrow={6}>
          <StatCard {...card} />
        </CardCell>
      ))}
    </CardGrid>
  );
}

/** What the rate is taken from, and whether it is more than the error of the test. */
function rateWords(first: number, latest: number): string {
  const from = `from ${number(first)} on the first full test`;
  return changeOf(latest - first, 'total') === 'stable' ? `${from}: no clear change` : from;
}
