import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Drawing } from '@/ui/drawings/Drawing';
import { demoSteps } from './demoSteps';

/** The stops of the guided demo, in their order. */
export function DemoStops() {
  return (
    <Drawing name={`The stops of the demo: ${demoSteps.map(({ title }) => title).join('; ')}.`}>
      <Box sx={stops}>
        {demoSteps.map(({ title }, index) => (
          <Typography key={title} variant="body2">
            <Typography component="span" variant="inherit" color="textSecondary" sx={{ mr: 1 }}>
              {index + 1}
            </Typography>
            <span>{title}</span>
          </Typography>
        ))}
      </Box>
    </Drawing>
  );
}

/** Down the first column, then down the second. */
const stops = {
  display: 'grid',
  gap: 1,
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${demoSteps.length / 2}, auto)`,
} as const;
