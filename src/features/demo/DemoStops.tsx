import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { Drawing } from '@/ui/drawings/Drawing';
import { demoSteps } from './demoSteps';

/** The stops of the guided demo, in their order, and where it starts. */
export function DemoStops() {
  return (
    <div>
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
      <Box sx={{ mt: 1.5 }}>
        <LinkButton to={pathOf('home', { search: { demo: '1' } })} variant="outlined">
          Start the demo
        </LinkButton>
      </Box>
    </div>
  );
}

/** Down the first column, then down the second. */
const stops = {
  display: 'grid',
  gap: 1,
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${demoSteps.length / 2}, auto)`,
} as const;
