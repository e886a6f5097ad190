import Check from '@mui/icons-material/Check';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { partTitle } from '@/domain/exam/catalog/plan-parts';
import type { TestContent } from '@/domain/exam/test/form';
import { formatClock, formatMinuteCount, keepTogether } from '@/lib/text/format';
import { Dot } from '@/ui/marks/Dot';
import { planPartDotColor } from '@/ui/sectionColor';
import { sectionItems } from '../formContent';
import { ClockAnnouncer } from '../frame/ClockAnnouncer';
import { type ReadRemainingTime, useRemainingTime } from '../frame/useRemainingTime';
import { useScreenHeading } from '../frame/useScreenHeading';
import type { SendAction } from '../attempt/runAttempt';
import {
  breakTitle,
  finishedPartText,
  finishedPartRows,
  directionsOpenText,
  nextPartRows,
} from './breakText';
import { FactRows } from './FactRows';
import { PartScreen } from './PartScreen';
import { StartRow } from './StartRow';
import { TestStrip } from './TestStrip';

interface BreakScreenProps {
  readonly attempt: Attempt;
  readonly content: TestContent;
  readonly remaining: ReadRemainingTime;
  readonly send: SendAction;
}

/** A break: its clock, the part before it and the part after it, and the position in the test. */
export function BreakScreen({ attempt, content, remaining, send }: BreakScreenProps) {
  const heading = useScreenHeading();
  const { form, part: on } = attempt;
  const before = on > 0 ? form.parts[on - 1] : undefined;
  const state = attempt.parts[on - 1];
  const next = form.parts[on + 1];
  const items = next?.kind === 'section' ? sectionItems(next, content) : [];
  return (
    <PartScreen>
      <Typography ref={heading} variant="h1" component="h2" sx={{ outline: 'none' }}>
        {keepTogether(
          breakTitle(
            before === undefined ? null : partTitle(before.id),
            next === undefined ? null : partTitle(next.id),
          ),
        )}
      </Typography>
      <Grid container columnSpacing={4} rowSpacing={3} sx={{ my: 3 }}>
        <Grid size={{ xs: 12, md: 5 }}>
          <BreakClock limitMs={form.parts[on]?.limitMs ?? 0} remaining={remaining} />
          <Typography sx={{ mt: 3, mb: 4 }}>
            Stand up, look at something far away, and drink some water.
          </Typography>
          <StartRow
            label="Continue now"
            note={
              next === undefined
                ? 'This ends the test.'
                : `The ${partTitle(next.id)} clock starts only when you begin.`
            }
            onStart={() => send({ type: 'end-part' })}
          />
        </Grid>
        {before !== undefined && state !== undefined && next !== undefined && (
          <Grid size={{ xs: 12, md: 7 }}>
            <Card component="section" aria-label="What is done and what comes next" sx={sidesSx}>
              <Side
                icon={<Check fontSize="xsmall" color="success" />}
                label="Done"
                title={partTitle(before.id)}
                rows={finishedPartRows(before, state)}
                note={finishedPartText(state.ending)}
              />
              <Side
                icon={<Dot color={planPartDotColor(next)} />}
                label="Next"
                title={partTitle(next.id)}
                rows={nextPartRows(next, items)}
                note={directionsOpenText}
              />
            </Card>
          </Grid>
        )}
      </Grid>
      <TestStrip attempt={attempt} />
    </PartScreen>
  );
}

function BreakClock({
  limitMs,
  remaining,
}: {
  readonly limitMs: number;
  readonly remaining: ReadRemainingTime;
}) {
  const left = useRemainingTime(remaining) ?? 0;
  return (
    <>
      <Typography role="timer" aria-label="Break time left" variant="display" component="div">
        {formatClock(left)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {keepTogether(`left in your ${formatMinuteCount(limitMs / 60_000)}-minute break`)}
      </Typography>
      <ClockAnnouncer limitMs={limitMs} leftMs={left} showsAnnouncements={false} />
    </>
  );
}

interface SideProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly note: string;
}

function Side({ icon, label, title, rows, note }: SideProps) {
  return (
    <CardContent sx={sideSx}>
      <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center', color: 'text.secondary' }}>
        {icon}
        <span>{label}</span>
      </Stack>
      <Typography variant="h2" component="h3" sx={{ mt: 0.5, mb: 1.5 }}>
        {title}
      </Typography>
      <FactRows rows={rows} />
      <Typography variant="secondary" sx={{ mt: 'auto', pt: 1.5 }}>
        {note}
      </Typography>
    </CardContent>
  );
}

const sidesSx = {
  height: '100%',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
} as const;

const sideSx = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  // Set at the same breakpoints as the border, whose shorthand would otherwise reset the color to that of the text.
  '& + &': {
    borderTop: { xs: 1, sm: 0 },
    borderLeft: { sm: 1 },
    borderColor: { xs: 'divider', sm: 'divider' },
  },
} as const;
