import { lastChangeWords } from '@/domain/dashboard/answer/headline';
import type { FullTest, LearnerTest } from '@/domain/learner/learner-test';
import type { FigureName } from '@/domain/dashboard/opened-figure';
import type { Scores } from '@/domain/dashboard/figures';
import { shownImprovement } from '@/domain/dashboard/scores/test-history';
import { comparableTests, fullBand, fullTests, lastTwo, shownScore } from '@/domain/dashboard/scores/tests';
import { changeBetween } from '@/domain/learner/score';
import { count, noFigure, number, ordinal } from '@/lib/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';

interface ScoreStatsProps {
  readonly tests: readonly LearnerTest[];
  readonly scores: Scores;
  readonly onOpen: (figure: FigureName) => void;
}

/** The four figures at the top of the test scores. */
export function ScoreStats({ tests, scores, onOpen }: ScoreStatsProps) {
  const { latest: ranked, previous } = lastTwo(tests);
  const { latestWords } = scores;
  const rank = ranked?.totalPercentile ?? null;
  const compared = fullTests(comparableTests(tests));
  const [first, latest] = [compared[0], compared.at(-1)];
  const full = tests.filter(({ scope }) => scope === 'full').length;
  const free = tests.filter(({ scope }) => scope === 'diagnostic').length;
  const parts = [
    count(full, 'full test'),
    ...(free === 0 ? [] : [count(free, 'free test')]),
    count(tests.length - full - free, 'section test'),
  ].join(', ');
  const cards = [
    {
      opens: 'total',
      label: 'Latest Total Score',
      figure: latestWords ?? noFigure,
      compared: lastChangeWords(scores),
    },
    {
      opens: 'percentile',
      label: 'Percentile Rank',
      figure: rank === null ? noFigure : ordinal(rank),
      compared:
        rank === null
          ? 'once a score report gives one'
          : previous === null || previous.totalPercentile === null
            ? 'the first, so nothing to compare it with yet'
            : `${ordinal(previous.totalPercentile)} on the previous full test`,
    },
    {
      opens: 'tests',
      label: 'Tests Completed',
      figure: number(tests.length),
      compared: tests.length === 0 ? 'none yet' : parts,
    },
    {
      opens: 'total',
      label: 'Improvement Rate',
      figure: shownImprovement(tests) ?? noFigure,
      compared:
        first === undefined || latest === undefined || first === latest
          ? 'after the second full test'
          : rateWords(first, latest),
    },
  ] as const;
  return (
    <CardGrid>
      {cards.map(({ opens, ...card }) => (
        <CardCell key={card.label} wide={3} narrow={6}>
          <StatCard {...card} onOpen={() => onOpen(opens)} />
        </CardCell>
      ))}
    </CardGrid>
  );
}

/** What the rate is taken from, and whether it is more than the error of the test. */
function rateWords(first: FullTest, latest: FullTest): string {
  const from = `from ${shownScore(first, fullBand(first))} on the first full test`;
  const { direction } = changeBetween(fullBand(first), fullBand(latest));
  return direction === 'stable' ? `${from}, within the error` : from;
}
