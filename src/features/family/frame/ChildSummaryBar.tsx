import { isolated } from '@/lib/text/isolated';
import type { LearnerOrigin } from '@/data/learners/learnerSource';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { completionBySubject, planCompletionPercent } from '@/domain/dashboard/study/plan-completion';
import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import { CardOpenButton } from '@/ui/controls/dialogs/CardOpenButton';
import type { AsOf } from '@/domain/dashboard/as-of';
import { testName } from '@/domain/dashboard/scores/test-history';
import { hasEstimatedScores, currentTotalScores } from '@/domain/dashboard/scores/test-scores';
import { learnerName } from '@/domain/learner/learner-profile';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import { noFigure, formatNumber, formatOrdinal, formatPercent } from '@/lib/text/format';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { ChildSelect } from './ChildSelect';
import type { DashboardLearner } from './useDashboard';

/** Stand-ins for the name of a learner without one. */
const unnamed: Readonly<Record<LearnerOrigin, string>> = {
  sample: 'A learner',
  device: 'Practice on this device',
  shared: 'A shared copy',
};

interface ChildSummaryBarProps {
  readonly dashboard: DashboardLearner;
  readonly onChild: (id: string) => void;
  readonly onOpen: (figure: DashboardMetric) => void;
}

/** The learner's name (or a child select) and the three figures that parents ask for first, in one row if there is room. */
export function ChildSummaryBar({
  dashboard: { origin, family, record },
  onChild,
  onOpen,
}: ChildSummaryBarProps) {
  const { profile } = record;
  const { grade } = profile;
  const [school] = profile.schools;
  // With several children, the select already shows each one's grade, so the line omits it.
  const isOnly = family.children.length === 1;
  const line = [
    ...(isOnly && grade !== null ? [`Grade ${grade}`] : []),
    ...(school === undefined ? [] : [`Target school: ${isolated(school.name)}`]),
  ].join(' \u00b7 ');
  return (
    <Card component="section" aria-label="Child" sx={strip}>
      <div>
        {isOnly ? (
          <Typography component="p" variant="h3">
            {profile.nickname === null ? unnamed[origin] : learnerName(profile)}
          </Typography>
        ) : (
          <ChildSelect family={family} value={profile.id} onChange={onChild} />
        )}
        {line !== '' && (
          <Typography className="line" variant="secondary">
            {line}
          </Typography>
        )}
      </div>
      <dl>
        {summaryFigures(record, family.asOf).map(([label, figure, opens]) => (
          <div key={label}>
            <Typography component="dt" variant="secondary">
              <CardOpenButton onOpen={() => onOpen(opens)}>{label}</CardOpenButton>
            </Typography>
            <Typography component="dd" variant="figure">
              {figure}
            </Typography>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type StripFigure = readonly [label: string, figure: string, opens: DashboardMetric];

/** Returns progress, score, and percentile. If no total has a percentile, the number of tests replaces it. */
function summaryFigures(record: LearnerRecord, asOf: AsOf): readonly StripFigure[] {
  const { latestWords, test, percentile } = currentTotalScores(record);
  const progress = planCompletionPercent(completionBySubject(record, asOf));
  const scoreLabel =
    test !== null && hasEstimatedScores(test)
      ? `Total, ${testName(test).toLowerCase()}`
      : 'Latest SSAT score';
  return [
    ['Overall progress', progress === null ? noFigure : formatPercent(progress), 'progress'],
    [scoreLabel, latestWords ?? noFigure, 'total'],
    percentile === null && record.tests.length > 0
      ? ['Tests', formatNumber(record.tests.length), 'tests']
      : ['Percentile', percentile === null ? noFigure : formatOrdinal(percentile), 'percentile'],
  ];
}

/** A single CSS rule for the whole strip saves bytes in the prerendered document. */
const strip = {
  mt: 1,
  p: { xs: 2, sm: '16px 24px', lg: '8px 24px' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  '& > div': {
    flex: '1 1 20rem',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
  },
  '& .line': { flex: '1 1 5.5rem' },
  // On a phone, the line goes below the learner's name; beside a child select, it fits in the same row.
  '& p + .line': { flexBasis: { xs: '100%', sm: '5.5rem' } },
  // Three columns at any width; labels that are still too long wrap to two lines.
  '& dl': {
    m: 0,
    minHeight: 44,
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    alignItems: { xs: 'end', md: 'center' },
    columnGap: 'clamp(12px, 3vw, 32px)',
    flexGrow: { xs: 1, sm: 0 },
    justifyContent: 'space-between',
  },
  '& dl > div': { position: 'relative', display: { md: 'flex' }, alignItems: 'baseline', gap: 1 },
  '& dt': { fontSize: { xs: '0.8125rem', sm: '0.875rem' } },
  '& dd': { m: 0, fontSize: '1.25rem' },
  // Hides the arrows on a phone, where three labels with arrows don't fit.
  '& dl svg': { display: { xs: 'none', sm: 'block' }, displayPrint: 'none' },
  [largeTextMediaQuery]: {
    '& dl': { width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& dl > div': { display: 'flex', justifyContent: 'space-between' },
  },
} as const;
