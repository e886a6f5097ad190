import type { ChildDetail } from '@/domain/family/detail';
import { changeWords } from '@/domain/family/headline';
import { fullTests, improvementRate, lastTwo, totalOf } from '@/domain/family/tests';
import { count, number, ordinal, signed } from '@/lib/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';

/** Stands where there is no figure yet: a dash, never a zero. */
const noFigure = '\u2013';

interface ScoreStatsProps {
  readonly tests: ChildDetail['tests'];
  readonly target: number;
}

/** The four figures at the top of the test scores. */
export function ScoreStats({ tests, target }: ScoreStatsProps) {
  const { latest, previous } = lastTwo(tests);
  const total = latest === null ? null : totalOf(latest);
  const before = previous === null ? null : totalOf(previous);
  const first = fullTests(tests)[0];
  const rate = improvementRate(tests);
  const full = fullTests(tests).length;
  const parts = `${count(full, 'full test')}, ${count(tests.length - full, 'section test')}`;
  const rank = latest?.percentile ?? null;
  const cards = [
    {
      label: 'Latest Total Score',
      figure: total === null ? noFigure : number(total),
      compared: changeWords({ latest: total, previous: before, percentile: rank, target }),
    },
    {
      label: 'Percentile Rank',
      figure: rank === null ? noFigure : ordinal(rank),
      compared:
        rank === null
          ? 'after the first full test'
          : previous === null
            ? 'the first, nothing to compare with yet'
            : `${ordinal(previous.percentile)} on the full test before`,
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
          : `from ${number(totalOf(first) ?? 0)} on the first full test`,
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
