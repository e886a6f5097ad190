import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { PartStrip } from '@/ui/bars/PartStrip';
import * as colors from '@/ui/colors';
import { testStripParts, timeToGoText } from './testStripParts';

/**
 * The whole test, part by part: done, current, and upcoming. Not a stepper, because the parts are as wide as they are long, and the
 * current one shows the minute.
 */
export function TestStrip({ attempt }: { attempt: Attempt }) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardHeader
        title="The Whole Test"
        action={<Typography variant="secondary">{timeToGoText(attempt)}</Typography>}
        slotProps={{ title: { id: titleId, component: 'h3' } }}
        sx={{ pb: 0 }}
      />
      <CardContent>
        <PartStrip
          parts={testStripParts(attempt).map(({ color, status, length, isBreak, ...part }) => ({
            ...part,
            color: status === 'now' ? colors.primary : color,
            facts: (
              <>
                <span>{length}</span>
                {/* A break's bar is too narrow for more text than its length, so only screen readers get the rest. */}
                {status === 'done' && <span style={isBreak ? visuallyHidden : {}}>, done</span>}
              </>
            ),
            ...(status === 'now' && { hereLabel: 'You are here' }),
          }))}
        />
      </CardContent>
    </Card>
  );
}
