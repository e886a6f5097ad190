import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { PartCard } from './partStyles';
import { testStripParts, timeToGoText } from './testStripParts';
import * as colors from '@/ui/colors';

const phone = '@container (max-width: 44rem)';

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  gap: 4,
  paddingTop: 28,
  [phone]: { display: 'grid', gap: 0, paddingTop: 8 },
  '& > li': {
    position: 'relative',
    minWidth: 'min-content',
    [phone]: {
      display: 'grid',
      gridTemplateColumns: '12px minmax(0, 1fr) auto',
      alignItems: 'baseline',
      columnGap: 12,
      padding: '8px 0',
    },
  },
  '& .bar': {
    display: 'block',
    height: 12,
    borderRadius: 3,
    overflow: 'clip',
    border: '2px solid currentColor',
    [phone]: { alignSelf: 'center' },
    '& > span': { display: 'block', height: '100%', backgroundColor: 'currentColor' },
    '@media (forced-colors: active)': {
      '& > span': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
    },
  },
  '& [data-status="to-come"] .bar': {
    backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
  },
  '& .title, & .words': { display: 'block', lineHeight: 1.4 },
  '& .title': {
    marginTop: 8,
    fontSize: '0.875rem',
    fontWeight: 600,
    [phone]: { marginTop: 0, fontSize: '1rem' },
  },
  '& .words': { fontSize: '0.8125rem', color: colors.textSecondary, [phone]: { fontSize: '0.875rem' } },
  '& [data-status="now"] .title': { color: colors.primary, fontWeight: 700 },
  // The "You are here" label may extend over later parts, but not past the end of the strip.
  '& > li:last-of-type .here': { transform: 'translateX(-100%)', padding: '0 8px 0 0', border: 0 },
  '& .here': {
    position: 'absolute',
    top: -28,
    left: 0,
    paddingLeft: 8,
    height: 28,
    borderLeft: `2px solid ${colors.primary}`,
    fontSize: '0.8125rem',
    lineHeight: 1.2,
    fontWeight: 650,
    color: colors.primary,
    whiteSpace: 'nowrap',
    [phone]: { position: 'static', height: 'auto', paddingLeft: 0, border: 0, gridColumn: 2 },
  },
});

/** The whole test, part by part: done, current, and upcoming. */
export function TestStrip({ attempt }: { attempt: Attempt }) {
  const titleId = useId();
  return (
    <PartCard aria-labelledby={titleId} sx={{ '&&': { p: { xs: 2, sm: 3 } } }}>
      <div
        style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline' }}
      >
        <Typography id={titleId} variant="h3">
          The Whole Test
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: '0.9375rem' }}>
          {timeToGoText(attempt)}
        </Typography>
      </div>
      <div style={{ containerType: 'inline-size' }}>
        <List>
          {testStripParts(attempt).map(({ id, title, color, status, length, isBreak, weight, share }) => (
            <li
              key={id}
              data-status={status}
              aria-current={status === 'now' ? 'step' : undefined}
              style={{ flex: `${weight} 1 0` }}
            >
              <span className="bar" style={{ color: status === 'now' ? colors.primary : color }} aria-hidden>
                <span style={{ width: `${100 * share}%` }} />
              </span>
              <span className="title">{title}</span>
              <span className="words">
                <span>{length}</span>
                {/* A break's bar is too narrow for more text than its length, so only screen readers get the rest. */}
                {status === 'done' && <span style={isBreak ? visuallyHidden : {}}>, done</span>}
              </span>
              {status === 'now' && (
                <span className="here" style={{ left: `${100 * share}%` }}>
                  You are here
                </span>
              )}
            </li>
          ))}
        </List>
      </div>
    </PartCard>
  );
}
