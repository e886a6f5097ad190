import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isolated } from '@/lib/text/isolated';
import type { LearnerOrigin } from '@/data/learners/learnerSource';
import { completionByArea, planCompletionPercent } from '@/domain/dashboard/study/plan-completion';
import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import { CardOpenButton } from '@/ui/controls/dialogs/CardOpenButton';
import type { AsOf } from '@/domain/dashboard/as-of';
import { testName } from '@/domain/dashboard/scores/test-history';
import { wholeResults } from '@/domain/dashboard/scores/raw-results';
import { resultFiguresOf } from '@/domain/dashboard/scores/result-figures';
import { hasEstimatedScores, currentTotalScores } from '@/domain/dashboard/scores/test-scores';
import { learnerName } from '@/domain/learner/learner-profile';
import { type LearnerTest, testMinutes } from '@/domain/learner/learner-test';
import type { Learner } from '@/domain/learner/learner';
import { noFigure, formatNumber, formatOrdinal, formatPercent } from '@/lib/text/format';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { ChildSelect } from './ChildSelect';
import { originLabels } from './originLabels';
import type { DashboardLearner } from './useDashboard';

/** Stand-ins for the name of a learner without one. */
const unnamed: Readonly<Record<LearnerOrigin, string>> = { ...originLabels, sample: 'A student' };

interface ChildSummaryBarProps {
  readonly dashboard: DashboardLearner;
  readonly onChild: (id: string) => void;
  readonly onOpen: (figure: DashboardMetric) => void;
}

/** The learner's name (or a child select) and the three figures that parents ask for first, in one row if there is room. */
export function ChildSummaryBar({
  dashboard: { origin, family, learner },
  onChild,
  onOpen,
}: ChildSummaryBarProps) {
  const { profile } = learner;
  const { grade } = profile;
  const [school] = profile.schools;
  // With several children, the select already shows each one's grade, so the line omits it.
  const isOnly = family.children.length === 1;
  const line = [
    ...(isOnly && grade !== null ? [`Grade ${grade}`] : []),
    ...(school === undefined ? [] : [`Target school: ${isolated(school.name)}`]),
  ].join(' \u00b7 ');
  return (
    <Card component="section" aria-label="Child" sx={{ mt: 1 }}>
      <CardContent sx={{ '&, &:last-child': { py: 1 } }}>
        <Stack direction="row" sx={{ ...rowStyle, columnGap: 3, rowGap: 1 }}>
          <Stack
            direction="row"
            sx={{ ...rowStyle, flex: '1 1 20rem', minWidth: 0, columnGap: 1.5, rowGap: 0.5 }}
          >
            {isOnly ? (
              <Typography component="p" variant="h3">
                {profile.nickname === null ? unnamed[origin] : learnerName(profile)}
              </Typography>
            ) : (
              <ChildSelect family={family} value={profile.id} onChange={onChild} />
            )}
            {line !== '' && (
              // On a phone, below the learner's name; beside a child select, it fits in the same row.
              <Typography
                variant="secondary"
                sx={{ flex: isOnly ? { xs: '1 1 100%', sm: '1 1 5.5rem' } : '1 1 5.5rem' }}
              >
                {line}
              </Typography>
            )}
          </Stack>
          <Box component="dl" sx={figuresStyle}>
            {summaryFigures(learner, family.asOf).map(([label, figure, opens, note]) => (
              <Box key={label} sx={figureStyle}>
                <Typography
                  component="dt"
                  color="textSecondary"
                  sx={{ typography: { xs: 'caption', sm: 'body2' } }}
                >
                  <CardOpenButton onOpen={() => onOpen(opens)}>{label}</CardOpenButton>
                  {note !== undefined && (
                    <Typography component="span" variant="caption" sx={{ display: 'block' }}>
                      {note}
                    </Typography>
                  )}
                </Typography>
                <Typography
                  component="dd"
                  sx={{ m: 0, typography: { xs: 'h3', sm: 'figureSmall' }, overflowWrap: 'break-word' }}
                >
                  {figure}
                </Typography>
              </Box>
            ))}
          </Box>
        </Stack>
      </CardContent>
    </Card>
  );
}

type StripFigure = readonly [
  label: string,
  figure: string,
  opens: DashboardMetric,
  note?: string | undefined,
];

/** Returns progress, result, and percentile. If no total has a percentile, the number of tests replaces it. */
function summaryFigures(learner: Learner, asOf: AsOf): readonly StripFigure[] {
  const { test, percentile } = currentTotalScores(learner);
  const progress = planCompletionPercent(completionByArea(learner, asOf));
  const { label, figure, opens } = resultFiguresOf(learner).latest(learner, asOf);
  const scoreLabel =
    test !== null && hasEstimatedScores(test)
      ? `Total, ${testName(test).toLowerCase()}`
      : 'Latest SSAT score';
  return [
    ['Overall progress', progress === null ? noFigure : formatPercent(progress), 'progress'],
    label === null
      ? [scoreLabel, figure, opens, scoreOrigin(test)]
      : [label, figure, opens, rawResultOrigin(learner)],
    percentile === null && learner.tests.length > 0
      ? ['Tests', formatNumber(learner.tests.length), 'tests']
      : ['Percentile', percentile === null ? noFigure : formatOrdinal(percentile), 'percentile'],
  ];
}

/** Says where the latest score comes from, because its label could be read as that of an official one. */
function scoreOrigin(test: LearnerTest | null): string | undefined {
  if (test === null || hasEstimatedScores(test)) return undefined;
  return testMinutes(test) > 0 ? 'a practice test' : 'a score report';
}

/** Names the test that a share right is of. */
function rawResultOrigin(learner: Learner): string | undefined {
  const latest = wholeResults(learner).at(-1);
  return latest === undefined ? undefined : testName(latest.test).toLowerCase();
}

const rowStyle = { flexWrap: 'wrap', alignItems: 'center' } as const;

/** Three columns at any width; labels that are still too long wrap to two lines. With large text on a phone, one column. */
const figuresStyle = {
  m: 0,
  minHeight: 44,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  alignItems: { xs: 'end', md: 'baseline' },
  alignContent: 'center',
  columnGap: 'clamp(12px, 3vw, 32px)',
  flexGrow: { xs: 1, sm: 0 },
  justifyContent: 'space-between',
  // A phone has no room for three labels with arrows.
  '& svg': { display: { xs: 'none', sm: 'block' }, displayPrint: 'none' },
  [largeTextMediaQuery]: { width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

const figureStyle = {
  position: 'relative',
  display: { md: 'flex' },
  alignItems: 'baseline',
  columnGap: 1,
  [largeTextMediaQuery]: { display: 'flex', justifyContent: 'space-between' },
} as const;
