import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Attempt } from '@/domain/exam/attempt';
import { seconds } from '@/lib/format';
import { Panel } from '@/ui/Panel';
import { verdictLooks } from './verdictLooks';

/** Where the time went: a bar a question, against the even share of the time. */
export function TimePerQuestion({ attempt }: { attempt: Attempt }) {
  const { answers } = attempt;
  const { longestMs, paceMs } = attempt.pace;
  const scale = Math.max(longestMs, paceMs);
  const mark = `${(100 * paceMs) / scale}%`;
  return (
    <Panel
      title="Time a question"
      summary={`An even pace is ${seconds(paceMs)} a question, marked by the line.`}
    >
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 0.75,
          flexGrow: 1,
          alignContent: 'space-between',
        }}
      >
        {answers.map((answer) => {
          const { word, color, Icon } = verdictLooks[answer.verdict];
          return (
            <Box component="li" key={answer.number} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography component="span" variant="body2" sx={{ minWidth: '1.6em', textAlign: 'right' }}>
                {answer.number}
              </Typography>
              <Box component={Icon} titleAccess={word} sx={{ fontSize: 18, color }} />
              <Box sx={{ position: 'relative', flexGrow: 1, height: 14 }}>
                <Box
                  sx={{ height: '100%', borderRadius: '3px', bgcolor: 'primary.main', minWidth: 2 }}
                  style={{ width: `${(100 * answer.spentMs) / scale}%` }}
                />
                <Box
                  sx={{ position: 'absolute', insetBlock: -4, width: 2, bgcolor: 'brass.main' }}
                  style={{ left: mark }}
                />
              </Box>
              <Typography component="span" variant="body2" sx={{ minWidth: '3.4em', textAlign: 'right' }}>
                {seconds(answer.spentMs)}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}
