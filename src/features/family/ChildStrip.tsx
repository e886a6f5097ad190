import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { completionOf, overallProgress } from '@/domain/family/completion';
import type { ChildRecord } from '@/domain/family/records';
import { scoresOf } from '@/domain/family/tests';
import { number, ordinal, percent } from '@/lib/format';

const none = '\u2013';

/** Whose dashboard this is, and the three figures that a parent asks for first. */
export function ChildStrip({ record }: { record: ChildRecord }) {
  const { child } = record;
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
        mt: { xs: 2, sm: 3 },
        p: { xs: 2, sm: 3 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 4,
        rowGap: 2,
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 16rem' }}>
        <Typography variant="h3" component="h2">
          {child.name}
        </Typography>
        <Typography color="textSecondary">
          Grade {child.grade} · Target school: {child.targetSchool}
        </Typography>
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(3, auto)',
          alignItems: 'end',
          columnGap: { xs: 2, sm: 4 },
        }}
      >
        {figures.map(([label, figure]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" variant="figure" sx={{ m: 0, fontSize: '1.5rem' }}>
              {figure}
            </Typography>
          </div>
        ))}
      </Box>
    </Card>
  );
}
