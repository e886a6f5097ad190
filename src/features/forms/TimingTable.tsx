import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { partMs, partsWith, planMs, questionsIn, type TestPlan, timingsOf } from '@/domain/exam/plan';
import { experimentalRule, type Timing, timingLabel } from '@/domain/exam/timing';
import { hoursAndMinutes, timeLimit } from '@/lib/format';
import { figuresTable } from '@/ui/cards/figuresTable';
import { NativeSelect } from '@/ui/controls/NativeSelect';
import { ScrollBox } from '@/ui/page/ScrollBox';

/** How long a full test lasts, part by part, with the timing the reader chooses. */
export function TimingTable({ plan }: { plan: TestPlan }) {
  const [timing, setTiming] = useState<Timing>('standard');
  const timings = timingsOf(plan);
  const parts = partsWith(plan, timing);
  const totalMs = planMs(plan, timing);
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
            figuresTable,
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
                  {part.title}
                  {part.kind === 'section' && !part.scored && (
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {experimentalRule(timing) === 'optional' ? ', optional, not scored' : ', not scored'}
                    </Box>
                  )}
                </th>
                <td>
                  {part.kind === 'section' ? questionsIn(part) : part.kind === 'essay' ? '1 essay' : ''}
                </td>
                <td>{timeLimit(partMs(part, timing))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <Box component="th" scope="row" colSpan={2} sx={{ fontWeight: 600 }}>
                Total
              </Box>
              <Box component="td" sx={{ fontWeight: 600 }}>
                {totalMs === null ? 'as long as you like' : hoursAndMinutes(totalMs)}
              </Box>
            </tr>
          </tfoot>
        </Box>
      </ScrollBox>
    </section>
  );
}
