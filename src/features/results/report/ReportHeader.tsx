import { keepDatesUnbroken } from '@/lib/text/format';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ScoreReportHeadline, NextStepText } from './scoreReportHeadline';

interface ReportHeaderProps {
  readonly headline: ScoreReportHeadline;
  readonly step: NextStepText;
  readonly action: ReactNode;
}

/** The head of a report: the headline, how certain it is, and the one thing to do next. */
export function ReportHeader({ headline: { title, text }, step, action }: ReportHeaderProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        alignItems: 'start',
        '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <div>
        <Typography variant="h1" component="h2" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
          {keepDatesUnbroken(title)}
        </Typography>
        <Typography sx={{ mt: 2, maxWidth: '40em' }}>{text}</Typography>
      </div>
      <Card component="section" aria-labelledby="next-step" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="secondary" sx={{ fontWeight: 600 }}>
          What this test says
        </Typography>
        <Typography id="next-step" variant="h3" component="h2" sx={{ mt: 0.5 }}>
          {step.title}
        </Typography>
        <Typography sx={{ mt: 1, mb: 2, '@media print': { mb: 0 } }}>{step.reason}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '@media print': { display: 'none' } }}>
          {action}
        </Box>
      </Card>
    </Box>
  );
}
