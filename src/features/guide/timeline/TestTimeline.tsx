import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useState } from 'react';
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import { defaultLevel } from '@/domain/exam/level/level-id';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { breakMinutes, olderBreakMinutes } from '@/domain/exam/catalog/plan-parts';
import {
  type ClockedTiming,
  testTimetable,
  type TimetableRow,
  timetableDurationMs,
} from '@/domain/exam/test/timetable';
import type { ExtraTimeOption } from '@/domain/exam/test/timing';
import { cssPercent, formatExactDuration } from '@/lib/text/format';
import { ViewToggle } from '@/ui/controls/fields/ViewToggle';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { planPartColor } from '@/ui/sectionColor';
import { partContentText, partStartText, timetableTotalText, noScriptTotalsText } from './timelineText';

/** Any form will do: all have the same parts. */
const plan = fullTestPlan(fullFormsOf(defaultLevel)[0], true);

const times = [
  { value: 'standard', label: 'Standard time' },
  { value: 'half-more', label: 'Time and a half' },
] as const;
const breaks = [
  { value: 'current', label: `${breakMinutes} minutes each` },
  { value: 'older', label: `${olderBreakMinutes.join(' and ')} (some sources, on paper)` },
] as const;
const ways = [
  { value: 'half-more-paper', label: 'On paper' },
  { value: 'half-more-home', label: 'At home' },
  { value: 'half-more-center', label: 'At a Prometric center' },
] as const satisfies readonly { value: ExtraTimeOption; label: string }[];

/** A full test with its breaks: the start and length of each part, at standard time or time and a half. */
export function TestTimeline() {
  const [time, setTime] = useState<(typeof times)[number]['value']>('standard');
  const [length, setLength] = useState<(typeof breaks)[number]['value']>('current');
  const [way, setWay] = useState<ExtraTimeOption>('half-more-paper');
  const timing: ClockedTiming = time === 'standard' ? 'standard' : way;
  const isOlder = time === 'standard' && length === 'older';
  const rows = testTimetable(plan, timing, isOlder ? olderBreakMinutes : []);
  return (
    <div>
      <Stack direction="row" sx={{ mb: 3, flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
        <Choice label="Time" options={times} value={time} onChange={setTime} />
        {time === 'standard' ? (
          <Choice label="Breaks" options={breaks} value={length} onChange={setLength} />
        ) : (
          <Choice label="Where" options={ways} value={way} onChange={setWay} />
        )}
      </Stack>
      <NoScriptNotice>
        {noScriptTotalsText(ways.map(({ value, label }) => ({ label, rows: testTimetable(plan, value) })))}
      </NoScriptNotice>
      <List
        component="ol"
        aria-label="The parts of a full test"
        sx={{ borderTop: 2, borderColor: 'primary.main' }}
      >
        {rows.map((row) => (
          <PartRow key={row.part.id} row={row} totalMs={timetableDurationMs(rows)} />
        ))}
      </List>
      <Typography role="status" variant="strong" sx={{ mt: 2 }}>
        {timetableTotalText(rows)}
      </Typography>
    </div>
  );
}

/** A choice with its name above it. */
function Choice<Value extends string>(props: ComponentProps<typeof ViewToggle<Value>>) {
  return (
    <div>
      <Typography aria-hidden variant="subtitle2" sx={{ mb: 0.75 }}>
        {props.label}
      </Typography>
      <ViewToggle {...props} />
    </div>
  );
}

interface PartRowProps {
  readonly row: TimetableRow;
  /** The length of the whole test. */
  readonly totalMs: number;
}

function PartRow({ row, totalMs }: PartRowProps) {
  const { part, startMs, lengthMs } = row;
  const isBreak = part.kind === 'break';
  return (
    <ListItem divider sx={rowStyles}>
      <Typography variant="secondary" sx={{ gridArea: 'start', textAlign: { xs: 'right', sm: 'left' } }}>
        {partStartText(startMs)}
      </Typography>
      <Box sx={{ gridArea: 'part' }}>
        <Typography variant={isBreak ? 'body1' : 'strong'}>{part.title}</Typography>
        <Typography variant="secondary">{partContentText(row)}</Typography>
      </Box>
      <Box aria-hidden sx={{ gridArea: 'track', position: 'relative', height: 14 }}>
        <Box
          sx={{ ...bar, opacity: isBreak ? 0.75 : 1 }}
          style={{
            left: cssPercent(startMs / totalMs),
            width: cssPercent(lengthMs / totalMs),
            backgroundColor: planPartColor(part),
          }}
        />
      </Box>
      <Typography sx={{ gridArea: 'length', textAlign: 'right', whiteSpace: 'nowrap' }}>
        {formatExactDuration(lengthMs)}
      </Typography>
    </ListItem>
  );
}

/** On a phone, the bar moves below the text, and the start time below the length. */
const rowStyles = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1.25,
  fontVariantNumeric: 'tabular-nums',
  gridTemplateAreas: { xs: '"part length" "part start" "track track"', sm: '"start part track length"' },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: '7.5rem minmax(0, 12rem) minmax(0, 1fr) 5rem',
  },
  [largeTextMediaQuery]: {
    gridTemplateAreas: '"part part" "length start" "track track"',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
  },
} as const;

const bar = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  borderRadius: '3px',
  forcedColorAdjust: 'none',
} as const;
