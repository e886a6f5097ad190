import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatList, formatMinutes } from '@/lib/text/format';
import { Drawing, narrowDrawing, onlyInWideDrawing } from './Drawing';

export interface DailyTask {
  readonly label: string;
  readonly minutes: number;
}

/** A day's tasks with their minutes, all but the last one done. */
export function DailyTaskRows({ tasks }: { readonly tasks: readonly DailyTask[] }) {
  const most = Math.max(...tasks.map(({ minutes }) => minutes));
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      {tasks.map(({ label, minutes }, index) => (
        <Stack key={label} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          {index < tasks.length - 1 ? (
            <CheckCircle fontSize="xsmall" color="success" />
          ) : (
            <Circle fontSize="xsmall" sx={{ color: 'text.secondary' }} />
          )}
          <Typography variant="body2" component="span" sx={{ flexGrow: 1, ...onlyInWideDrawing }}>
            {label}
          </Typography>
          <Typography variant="secondary" component="span" sx={onlyInWideDrawing}>
            {formatMinutes(minutes)}
          </Typography>
          <Box sx={{ display: 'none', [narrowDrawing]: { display: 'block', flexGrow: 1 } }}>
            <Box sx={taskBar} style={{ width: `${(100 * minutes) / most}%` }} />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

const taskBar = { border: '4px solid', borderColor: 'surface.controlEdge', borderRadius: '4px' } as const;

/** The same rows, with a name. */
export function DailyTasks({ tasks }: { readonly tasks: readonly DailyTask[] }) {
  return (
    <Drawing
      name={`A day of practice: ${formatList(tasks.map(({ label, minutes }) => `${label}, ${formatMinutes(minutes)}`))}.`}
    >
      <DailyTaskRows tasks={tasks} />
    </Drawing>
  );
}
