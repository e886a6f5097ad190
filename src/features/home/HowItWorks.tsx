import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { homeText, type WorkingText } from '@/data/texts/pages/home';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import { defaultLevel } from '@/domain/exam/level/level-id';
import { pathOf } from '@/site';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { DailyTaskRows } from '@/ui/drawings/DailyTasks';
import { Drawing } from '@/ui/drawings/Drawing';
import { ReturningMistakeDots } from '@/ui/drawings/ReturningMistake';
import { TestStripParts } from '@/ui/drawings/TestStrips';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';

const { working } = homeText;

const steps: readonly (WorkingText & { readonly drawing: ReactNode })[] = [
  {
    ...working.stand,
    drawing: <TestStripParts plan={diagnosticPlan(defaultLevel, true)} isEssayOptional labels="minutes" />,
  },
  { ...working.daily, drawing: <DailyTaskRows tasks={homeText.dailyTasks} /> },
  { ...working.mistakes, drawing: <ReturningMistakeDots /> },
  {
    ...working.rehearsals,
    drawing: <TestStripParts plan={fullTestPlan(fullFormsOf(defaultLevel)[0], true)} labels="total" />,
  },
];

/** The four steps from a first test to the test day, each with a small drawing. */
export function HowItWorks() {
  return (
    <Grid container component="ol" spacing={3} sx={{ mt: { xs: 4, md: 5 }, mb: 0, p: 0, listStyle: 'none' }}>
      {steps.map(({ title, text, link, drawing }, index) => (
        <Grid key={title} component="li" size={{ xs: 12, sm: 6, lg: 3 }} sx={step}>
          {/* The text beside it says the same. */}
          <Box sx={{ mb: { sm: 2 } }}>
            <Drawing name={null}>{drawing}</Drawing>
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
