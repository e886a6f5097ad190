import Card from '@mui/material/Card';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { keepDatesUnbroken } from '@/lib/text/format';
import type { ScoreReportHeadline, NextStepText } from './scoreReportHeadline';

interface ReportHeaderProps {
  readonly headline: ScoreReportHeadline;
  readonly step: NextStepText;
  readonly action: ReactNode;
}

/** The head of a report: the headline, how certain it is, and the one thing to do next. */
export function ReportHeader({ headline: { title, text }, step, action }: ReportHeaderProps) {
  return (
    <Grid container spacing={{ xs: 3, md: 6 }} sx={{ alignItems: 'start' }}>
      <Grid size={{ xs: 12, md: 7 }} sx={halfOnPaper}>
        <Typography variant="headline">{keepDatesUnbroken(title)}</Typography>
        <Typography sx={{ mt: 2, maxWidth: '40em' }}>{text}</Typography>
      </Grid>
      <Grid size={{ xs: 12, md: 5 }} sx={halfOnPaper}>
        <Card component="section" aria-labelledby="next-step" sx={{ p: { xs: 2, sm: 3 } }}>
          <Typography variant="secondary" sx={{ fontWeight: 600 }}>
            What this test says
          </Typography>
          <Typography id="next-step" variant="h3" component="h2" sx={{ mt: 0.5 }}>
            {step.title}
          </Typography>
          <Typography sx={{ mt: 1, mb: 2, '@media print': { mb: 0 } }}>{step.reason}</Typography>
          <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', displayPrint: 'none' }}>
            {action}
          </Stack>
        </Card>
      </Grid>
    </Grid>
  );
}

const halfOnPaper = { '@media print': { width: 'auto', flex: '1 1 0' } } as const;
