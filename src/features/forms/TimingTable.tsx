import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  partDurationMs,
  partsForTiming,
  testDurationMs,
  sectionQuestionCount,
  type TestPlan,
  availableTimings,
} from '@/domain/exam/test/test-plan';
import { experimentalSectionRule, type Timing, timingLabel } from '@/domain/exam/test/timing';
import { formatHoursAndMinutes, formatTimeLimit } from '@/lib/text/format';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { ScrollBox } from '@/ui/page/ScrollBox';

/** The length of a full test, part by part, for the selected timing. */
export function TimingTable({ plan }: { plan: TestPlan }) {
  const [timing, setTiming] = useState<Timing>('standard');
  const timings = availableTimings(plan);
  const parts = partsForTiming(plan, timing);
  const totalMs = testDurationMs(plan, timing);
  return (
    <section aria-labelledby="how-long">
      <Stack
        direction="row"
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' }}
      >
        <Typography id="how-long" variant="h2">
          How Long It Takes
        </Typography>
        <SelectField
          labelPosition="beside"
          label="Timing"
          options={timings.map((each) => ({ value: each, label: timingLabel(each) }))}
          value={timing}
          onChange={(value) => setTiming(timings.find((each) => each === value) ?? 'standard')}
        />
      </Stack>
      <ScrollBox label="How long it takes">
        <Table sx={{ mt: 2, borderTop: 2, borderColor: 'primary.main' }}>
          <TableHead>
            <TableRow>
              <TableCell>Part</TableCell>
              <TableCell align="right">Questions</TableCell>
              <TableCell align="right">Time</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {parts.map((part) => (
              <TableRow key={part.id}>
                <TableCell component="th" scope="row">
                  <span>{part.title}</span>
                  {part.kind === 'section' && !part.scored && (
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {experimentalSectionRule(timing) === 'optional'
                        ? ', optional here, part of the real test, not scored'
                        : ', not scored'}
                    </Box>
                  )}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {part.kind === 'section'
                    ? sectionQuestionCount(part)
                    : part.kind === 'essay'
                      ? '1 essay'
                      : ''}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {formatTimeLimit(partDurationMs(part, timing))}
                </TableCell>
              </TableRow>
            ))}
            <TableRow>
              <TableCell component="th" scope="row" colSpan={2}>
                Total
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <strong>{totalMs === null ? 'as long as you like' : formatHoursAndMinutes(totalMs)}</strong>
              </TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </ScrollBox>
    </section>
  );
}
