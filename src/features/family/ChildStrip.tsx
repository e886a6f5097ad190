import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { completionOf, overallProgress } from '@/domain/family/completion';
import { scoresOf } from '@/domain/family/tests';
import { number, ordinal, percent } from '@/lib/format';
import { ChildSelect } from './panels/ChildSelect';
import type { Dashboard } from './useDashboard';

const none = '\u2013';

/** Whose dashboard this is, and the three figures that a parent asks for first: one row where there is room. */
export function ChildStrip({ dashboard: { family, record, turnTo } }: { dashboard: Dashboard }) {
  const { child } = record;
  // The choice among several says the grade of each.
  const isOnly = family.children.length === 1;
  const scores = scoresOf(record);
  const figures = [
    ['Overall progress', percent(overallProgress(completionOf(record)))],
    ['Latest SSAT score', scores.latest === null ? none : number(scores.latest)],
    ['Percentile', scores.percentile === null ? none : ordinal(scores.percentile)],
  ] as const;
  return (
    <Card
      component="section"
      aria-label="Child"
      sx={{
        mt: 1,
        px: { xs: 1.5, sm: 3 },
        py: { xs: 0.5, sm: 0.75 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 4,
        rowGap: 0.5,
      }}
    >
      <Box sx={whose}>
        {isOnly ? (
          <Typography component="p" variant="h3">
            {child.name}
          </Typography>
        ) : (
          <ChildSelect family={family} value={child.id} onChange={(next) => turnTo('child', next)} />
        )}
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 6rem' }}>
          {isOnly && `Grade ${child.grade} \u00b7 `}
          Target school: {child.targetSchool}
        </Typography>
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          minHeight: 44,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: { xs: 2.5, sm: 4 },
          '& > div': {
            display: 'flex',
            flexDirection: { xs: 'column', md: 'row' },
            alignItems: 'baseline',
            columnGap: 1,
          },
        }}
      >
        {figures.map(([label, figure]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="figure"
              sx={{ m: 0, fontSize: { xs: '1.25rem', sm: '1.375rem' } }}
            >
              {figure}
            </Typography>
          </div>
        ))}
      </Box>
    </Card>
  );
}

const whose = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flexGrow: 1,
  columnGap: { xs: 1.5, sm: 2 },
  minWidth: 0,
} as const;
