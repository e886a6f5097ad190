import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { conversationText, conversationTexts } from './leadTexts';

/** Advice for parents on talking about a test: what to say, and what not to. */
export function Conversation({ report }: { readonly report: ScoreReport }) {
  const titleId = useId();
  const { say, leaveOut } = conversationText(report);
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardHeader title={conversationTexts.title} slotProps={{ title: { id: titleId, component: 'h2' } }} />
      <CardContent>
        <Grid container component="dl" spacing={3} sx={{ m: 0 }}>
          {[
            { term: conversationTexts.say, text: say },
            { term: conversationTexts.leaveOut, text: leaveOut },
          ].map(({ term, text }) => (
            <Grid
              key={term}
              size={{ xs: 12, sm: 6 }}
              sx={{ '@media print': { width: 'auto', flex: '1 1 0' } }}
            >
              <Typography component="dt" variant="secondary">
                {term}
              </Typography>
              <Typography component="dd" variant="prose" sx={{ m: 0 }}>
                {`“${text}”`}
              </Typography>
            </Grid>
          ))}
        </Grid>
      </CardContent>
    </Card>
  );
}
