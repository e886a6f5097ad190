import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { homeText } from '@/data/texts/pages/home';
import { pathOf } from '@/site';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import {
  DailyTasksDrawing,
  FreeTestDrawing,
  FullTestDrawing,
  ReturningMistakeDrawing,
} from './pictures/workingDrawings';

const { working } = homeText;

const steps = [
  { ...working.stand, Drawing: FreeTestDrawing },
  { ...working.daily, Drawing: DailyTasksDrawing },
  { ...working.mistakes, Drawing: ReturningMistakeDrawing },
  { ...working.rehearsals, Drawing: FullTestDrawing },
];

/** The four steps from a first test to the test day, each with a small drawing. */
export function HowItWorks() {
  return (
    <Grid container component="ol" spacing={3} sx={{ mt: { xs: 4, md: 5 }, mb: 0, p: 0, listStyle: 'none' }}>
      {steps.map(({ title, text, link, Drawing }, index) => (
        <Grid key={title} component="li" size={{ xs: 12, sm: 6, lg: 3 }} sx={step}>
          <Box aria-hidden sx={drawing}>
            <Drawing />
          </Box>
          <div>
            <Typography variant="h3">
              <Typography component="span" variant="inherit" color="textSecondary" aria-hidden sx={{ mr: 1 }}>
                {index + 1}
              </Typography>
              <span>{title}</span>
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {text}
            </Typography>
            <Stack direction="row">
              <StandaloneLink to={pathOf(link.to)}>
                <span>{link.label}</span>
                <ArrowForward fontSize="xsmall" />
              </StandaloneLink>
            </Stack>
          </div>
        </Grid>
      ))}
    </Grid>
  );
}

/** On a phone, the drawing stands beside its text, unless the text is large. */
const step = {
  borderTop: 2,
  borderColor: 'primary.main',
  pt: 2,
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  columnGap: 2,
  alignItems: 'start',
  [largeTextMediaQuery]: { display: 'block' },
} as const;

const drawing = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: { xs: 'center', sm: 'flex-start' },
  justifyContent: 'center',
  gap: 1,
  minHeight: { xs: 88, sm: 128 },
  mb: { sm: 2 },
  px: { xs: 0.75, sm: 3 },
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
