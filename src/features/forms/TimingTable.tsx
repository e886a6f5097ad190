import Box from '@mui/material/Box';
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
import { figuresTableStyles } from '@/ui/cards/figuresTableStyles';
import { NativeSelect } from '@/ui/controls/fields/NativeSelect';
import { ScrollBox } from '@/ui/page/ScrollBox';

/** The length of a full test, part by part, for the selected timing. */
export function TimingTable({ plan }: { plan: TestPlan }) {
  const [timing, setTiming] = useState<Timing>('standard');
  const timings = availableTimings(plan);
  const parts = partsForTiming(plan, timing);
  const totalMs = testDurationMs(plan, timing);
  return (
    <section aria-labelledby="how-long">
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Typography id="how-long" variant="h2">
          How Long It Takes
        </Typography>
        <NativeSelect
          label="Timing"
          options={timings.map((each) => ({ value: each, label: timingLabel(each) }))}
          value={timing}
          onChange={(value) => setTiming(timings.find((each) => each === value) ?? 'standard')}
        />
      </Box>
      <ScrollBox label="How long it takes">
        <Box
          component="table"
          sx={[
            figuresTableStyles,
            {
              mt: 2,
              borderTop: 2,
              borderColor: 'primary.main',
              '& td': { pl: 1.5, whiteSpace: 'nowrap' },
              '& tbody th': { fontWeight: 400 },
            },
          ]}
        >
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Questions</th>
              <th scope="col">Time</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.id}>
                <th scope="row">
                  <span>{part.title}</span>
                  {part.kind === 'section' && !part.scored && (
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {experimentalSectionRule(timing) === 'optional'
                        ? ', optional, not scored'
                        : ', not scored'}
                    </Box>
                  )}
                </th>
                <td>
                  {part.kind === 'section'
                    ? sectionQuestionCount(part)
                    : part.kind === 'essay'
                      ? '1 essay'
                      : ''}
                </td>
                <td>{formatTimeLimit(partDurationMs(part, timing))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <Box component="th" scope="row" colSpan={2} sx={{ fontWeight: 600 }}>
                Total
              </Box>
              <Box component="td" sx={{ fontWeight: 600 }}>
                {totalMs === null ? 'as long as you like' : formatHoursAndMinutes(totalMs)}
              </Box>
            </tr>
          </tfoot>
        </Box>
      </ScrollBox>
    </section>
  );
}
