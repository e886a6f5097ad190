import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import * as colors from '@/ui/colors';
import { testStripParts, timeToGoText, type TestStripPart } from './testStripParts';

/**
 * The whole test, part by part: done, current, and upcoming. Not a stepper, because the parts are as wide as they are long, and the
 * current one shows the minute; on a phone, they are rows.
 */
export function TestStrip({ attempt }: { attempt: Attempt }) {
  const titleId = useId();
  const parts = testStripParts(attempt);
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardHeader
        title="The Whole Test"
        action={<Typography variant="secondary">{timeToGoText(attempt)}</Typography>}
        slotProps={{ title: { id: titleId, component: 'h3' } }}
        sx={{ pb: 0 }}
      />
      <CardContent>
        <Box sx={{ containerType: 'inline-size' }}>
          <PartList>
            {parts.map((part, index) => (
              <PartOfStrip key={part.id} part={part} isLast={index === parts.length - 1} />
            ))}
          </PartList>
        </Box>
      </CardContent>
    </Card>
  );
}

function PartOfStrip({ part, isLast }: { readonly part: TestStripPart; readonly isLast: boolean }) {
  const { title, color, status, length, isBreak, weight, share } = part;
  const isNow = status === 'now';
  return (
    <PartItem aria-current={isNow ? 'step' : undefined} style={{ flex: `${weight} 1 0` }}>
      <Bar data-status={status} style={{ color: isNow ? colors.primary : color }} aria-hidden>
        <Fill style={{ width: `${100 * share}%` }} />
      </Bar>
      <Title data-status={status}>{title}</Title>
      <Length>
        <span>{length}</span>
        {/* A break's bar is too narrow for more text than its length, so only screen readers get the rest. */}
        {status === 'done' && <span style={isBreak ? visuallyHidden : {}}>, done</span>}
      </Length>
      {isNow && (
        <Here data-last={isLast ? '' : undefined} style={{ left: `${100 * share}%` }}>
          You are here
        </Here>
      )}
    </PartItem>
  );
}

const phone = '@container (max-width: 44rem)';

const PartList = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  gap: 4,
  paddingTop: 28,
  [phone]: { display: 'grid', gap: 0, paddingTop: 8 },
});

const PartItem = styled('li')({
  position: 'relative',
  minWidth: 'min-content',
  [phone]: {
    display: 'grid',
    gridTemplateColumns: '12px minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: 12,
    padding: '8px 0',
  },
});

const Bar = styled('span')({
  display: 'block',
  height: 12,
  borderRadius: 3,
  overflow: 'clip',
  border: '2px solid currentColor',
  '&[data-status="to-come"]': { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' },
  [phone]: { alignSelf: 'center' },
});

const Fill = styled('span')({
  display: 'block',
  height: '100%',
  backgroundColor: 'currentColor',
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
});

const Title = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  marginTop: 8,
  fontWeight: 600,
  '&[data-status="now"]': { color: colors.primary, fontWeight: 700 },
  [phone]: { marginTop: 0, fontSize: theme.typography.body1.fontSize },
}));

const Length = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: colors.textSecondary,
  [phone]: theme.typography.body2,
}));

/** Extends over later parts, but not past the end of the strip. */
const Here = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  top: -28,
  left: 0,
  paddingLeft: 8,
  height: 28,
  borderLeft: `2px solid ${colors.primary}`,
  fontWeight: 650,
  color: colors.primary,
  whiteSpace: 'nowrap',
  '&[data-last]': { transform: 'translateX(-100%)', padding: '0 8px 0 0', border: 0 },
  [phone]: {
    gridColumn: 2,
    '&, &[data-last]': { position: 'static', height: 'auto', padding: 0, border: 0, transform: 'none' },
  },
}));
