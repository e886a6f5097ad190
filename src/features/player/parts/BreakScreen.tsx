import { formatMinuteCount, formatClock } from '@/lib/text/format';
import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { partTitle } from '@/domain/exam/catalog/plan-parts';
import type { TestContent } from '@/domain/exam/test/form';
import { sectionItems } from '../formContent';
import { ClockAnnouncer } from '../frame/ClockAnnouncer';
import { playerPartColor } from '../frame/partPosition';
import { type ReadRemainingTime, useRemainingTime } from '../frame/useRemainingTime';
import { useScreenHeading } from '../frame/useScreenHeading';
import type { SendAction } from '../attemptAction';
import {
  breakTitle,
  finishedPartText,
  finishedPartRows,
  directionsOpenText,
  nextPartRows,
} from './breakText';
import { FactList, PartCard, PartScreen } from './partStyles';
import { StartRow } from './StartRow';
import { TestStrip } from './TestStrip';
import * as colors from '@/ui/colors';

interface BreakScreenProps {
  readonly attempt: Attempt;
  readonly content: TestContent;
  readonly remaining: ReadRemainingTime;
  readonly send: SendAction;
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gap: '24px 32px',
  margin: '24px 0',
  '@media (max-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const BetweenCard = styled(PartCard)({
  padding: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '& > div': { display: 'flex', flexDirection: 'column', padding: 24, minWidth: 0 },
  '& > div + div': { borderLeft: `1px solid ${colors.divider}` },
  '@media (max-width: 40rem)': {
    padding: 0,
    gridTemplateColumns: '1fr',
    '& > div': { padding: 16 },
    '& > div + div': { borderLeft: 0, borderTop: `1px solid ${colors.divider}` },
  },
});

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
        {breakTitle(
          before === undefined ? null : partTitle(before.id),
          next === undefined ? null : partTitle(next.id),
        )}
      </Typography>
      <Columns>
        <Box>
          <BreakClock limitMs={attempt.form.parts[attempt.part]?.limitMs ?? 0} remaining={remaining} />
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
        </Box>
        {before !== undefined && state !== undefined && next !== undefined && (
          <BetweenCard aria-label="What is done and what comes next">
            <Side
              icon={<Check sx={{ fontSize: '1.125rem', color: 'status.good' }} />}
              label="Done"
              title={partTitle(before.id)}
              rows={finishedPartRows(before, state)}
              note={finishedPartText(state.ending)}
            />
            <Side
              icon={
                <Box
                  component="span"
                  sx={{ border: '4px solid', borderRadius: '50%', mx: 0.5 }}
                  style={{ color: playerPartColor(next) }}
                />
              }
              label="Next"
              title={partTitle(next.id)}
              rows={nextPartRows(next, items)}
              note={directionsOpenText}
            />
          </BetweenCard>
        )}
      </Columns>
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
      <Box
        role="timer"
        aria-label="Break time left"
        sx={{
          fontSize: 'clamp(4rem, 2rem + 7vw, 6.5rem)',
          fontWeight: 650,
          lineHeight: 1,
          letterSpacing: '-0.02em',
          // Aligns the figures with the words below: large digits have space on their left.
          ml: '-0.06em',
        }}
      >
        {formatClock(left)}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {`left in your ${formatMinuteCount(limitMs / 60_000)}-minute break`}
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
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}>
        {icon}
        <span>{label}</span>
      </Box>
      <Typography variant="h2" component="h3" sx={{ mt: 0.5, mb: 1.5 }}>
        {title}
      </Typography>
      <FactList>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactList>
      <Typography variant="secondary" sx={{ mt: 'auto', pt: 1.5 }}>
        {note}
      </Typography>
    </div>
  );
}
