import Box from '@mui/material/Box';
import { useState } from 'react';
import { fullFormIds } from '@/domain/exam/test/blueprint';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { breakMinutes, olderBreakMinutes } from '@/domain/exam/catalog/plan-parts';
import { type ClockedTiming, testTimetable, timetableDurationMs } from '@/domain/exam/test/timetable';
import type { ExtraTimeOption } from '@/domain/exam/test/timing';
import { cssPercent, formatExactDuration } from '@/lib/text/format';
import { SegmentedControl } from '@/ui/controls/fields/SegmentedControl';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { planPartColor } from '@/ui/sectionColor';
import { partContentText, partStartText, timetableTotalText, noScriptTotalsText } from './timelineText';

/** Any form will do: all have the same parts. */
const plan = fullTestPlan(fullFormIds[0], true);

const times = [
  { value: 'standard', label: 'Standard time' },
  { value: 'half-more', label: 'Time and a half' },
] as const;
const breaks = [
  { value: 'current', label: `${breakMinutes} minutes each` },
  { value: 'older', label: `${olderBreakMinutes.join(' and ')} (older test)` },
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
  const totalMs = timetableDurationMs(rows);
  const percent = (ms: number) => cssPercent(ms / totalMs);
  return (
    <div>
      <Box sx={controls}>
        <div>
          <p aria-hidden>Time</p>
          <SegmentedControl label="Time" options={times} value={time} onChange={setTime} />
        </div>
        {time === 'standard' ? (
          <div>
            <p aria-hidden>Breaks</p>
            <SegmentedControl label="Breaks" options={breaks} value={length} onChange={setLength} />
          </div>
        ) : (
          <div>
            <p aria-hidden>Where</p>
            <SegmentedControl label="Where" options={ways} value={way} onChange={setWay} />
          </div>
        )}
      </Box>
      <NoScriptNotice>
        {noScriptTotalsText(ways.map(({ value, label }) => ({ label, rows: testTimetable(plan, value) })))}
      </NoScriptNotice>
      <Box component="ol" aria-label="The parts of a full test" sx={list}>
        {rows.map((row) => (
          <li key={row.part.id} data-kind={row.part.kind}>
            <span className="start">{partStartText(row.startMs)}</span>
            <span className="part">
              <strong>{row.part.title}</strong>
              <span>{partContentText(row)}</span>
            </span>
            <span className="track" aria-hidden>
              <span
                style={{
                  left: percent(row.startMs),
                  width: percent(row.lengthMs),
                  backgroundColor: planPartColor(row.part),
                }}
              />
            </span>
            <span className="length">{formatExactDuration(row.lengthMs)}</span>
          </li>
        ))}
      </Box>
      <Box component="p" role="status" sx={{ m: 0, mt: 2, fontWeight: 600 }}>
        {timetableTotalText(rows)}
      </Box>
    </div>
  );
}

const controls = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 2,
  mb: 3,
  '& p': { m: 0, mb: 0.75, fontSize: '0.875rem', fontWeight: 600 },
} as const;

/** On a phone, the bar moves below the text, and the start time below the length. */
const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  borderTop: 2,
  borderColor: 'primary.main',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'grid',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.5,
    py: 1.25,
    borderBottom: 1,
    borderColor: 'divider',
    gridTemplateAreas: { xs: '"part length" "part start" "track track"', sm: '"start part track length"' },
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr) auto',
      sm: '7.5rem minmax(0, 12rem) minmax(0, 1fr) 5rem',
    },
    [largeTextMediaQuery]: {
      gridTemplateAreas: '"part part" "length start" "track track"',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
    },
  },
  '& .start': {
    gridArea: 'start',
    fontSize: '0.875rem',
    color: 'text.secondary',
    textAlign: { xs: 'right', sm: 'left' },
  },
  '& .part': { gridArea: 'part' },
  '& .part strong': { display: 'block', fontWeight: 600 },
  '& .part span': { fontSize: '0.875rem', color: 'text.secondary' },
  '& [data-kind="break"] strong': { fontWeight: 400 },
  '& .length': { gridArea: 'length', textAlign: 'right', whiteSpace: 'nowrap' },
  '& .track': { gridArea: 'track', position: 'relative', height: 14 },
  '& .track span': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    borderRadius: '3px',
    forcedColorAdjust: 'none',
  },
  '& [data-kind="break"] .track span': { opacity: 0.75 },
} as const;
