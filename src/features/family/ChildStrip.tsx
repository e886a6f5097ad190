import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { completionOf, overallProgress } from '@/domain/dashboard/study/completion';
import { scoresOf } from '@/domain/dashboard/scores/tests';
import { number, ordinal, percent } from '@/lib/format';
import { largeText } from '@/ui/page/screens';
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
    <Card component="section" aria-label="Child" sx={strip}>
      <div>
        {isOnly ? (
          <Typography component="p" variant="h3">
            {child.name}
          </Typography>
        ) : (
          <ChildSelect family={family} value={child.id} onChange={(next) => turnTo('child', next)} />
        )}
        <Typography variant="body2" color="textSecondary">
          {isOnly && `Grade ${child.grade} \u00b7 `}
          Target school: {child.targetSchool}
        </Typography>
      </div>
      <dl>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
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

/** In one rule, because it is in the document that is sent first. */
const strip = {
  mt: 1,
  p: '5px clamp(12px, 3vw, 24px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  '& > div': {
    flex: '1 1 20rem',
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
  },
  '& > div > p:last-child': { flex: '1 1 6rem' },
  // Three columns on any width: on a narrow phone a label takes two lines, and the figures stay beside each other.
  '& dl': {
    m: 0,
    minHeight: 44,
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    alignItems: { xs: 'end', md: 'center' },
    columnGap: 'clamp(12px, 3vw, 32px)',
  },
  '& dl > div': { display: { md: 'flex' }, alignItems: 'baseline', gap: 1 },
  '& dd': { m: 0, fontSize: '1.25rem' },
  [largeText]: {
    '& dl': { width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& dl > div': { display: 'flex', justifyContent: 'space-between' },
  },
} as const;
