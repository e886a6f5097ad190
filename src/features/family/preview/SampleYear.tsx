import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { ScoreTrendChart } from '@/charts/ScoreTrendCharts';
import { useSampleFamily } from '@/data/learners/useLearners';
import { recordEvents } from '@/domain/dashboard/scores/record-events';
import { recordEventText } from '@/domain/dashboard/scores/record-event-text';
import { hasTrendScores, totalTrend } from '@/domain/dashboard/scores/score-trend';
import { keepDatesUnbroken } from '@/lib/text/format';
import { totalChartProps } from '../tabs/panels/scores/TotalScorePanel';
import { scorePosition } from '../tabs/panels/scores/scorePoints';
import { previewTexts } from './previewTexts';

/**
 * The totals of the sample family's first child over a year, with the numbered events of the record. The list of events stands below
 * the line; on a wide screen, the drawing has their texts, and the list is for screen readers, print, and browsers without scripts.
 */
export function SampleYear() {
  const { asOf, children } = useSampleFamily();
  const [learner] = children;
  const trend = totalTrend(learner);
  if (!hasTrendScores(trend)) return null;
  const events = recordEvents(learner, asOf).map((event) => ({
    x: scorePosition(trend.scores, event.day),
    value: event.estimate,
    ...recordEventText(event, asOf.day),
  }));
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <ScoreTrendChart
        {...totalChartProps(learner, trend, asOf)}
        name={previewTexts.yearName}
        events={events}
      />
      <Box sx={writtenInPlot}>
        <Grid container component="ol" aria-label={previewTexts.yearEvents} spacing={2} sx={list}>
          {events.map(({ title, detail }, index) => (
            <Grid key={title} component="li" size={{ xs: 12, sm: 6, lg: 3 }} sx={row}>
              <Box component="span" aria-hidden sx={number}>
                {index + 1}
              </Box>
              <span>
                <Typography variant="strong" component="span" sx={{ display: 'block' }}>
                  {title}
                </Typography>
                <Typography variant="secondary" component="span" sx={{ display: 'block' }}>
                  {keepDatesUnbroken(detail)}
                </Typography>
              </span>
            </Grid>
          ))}
        </Grid>
      </Box>
    </Box>
  );
}

/**
 * From the width that a drawing calls wide (`classifyWidth`), also with large text. The hidden list keeps a width, or its words would
 * break.
 */
const writtenInPlot = {
  '@media screen and (scripting: enabled)': {
    '@container (min-width: 54rem) and (min-width: 864px)': {
      ...visuallyHidden,
      '& > ol': { width: '54rem' },
    },
  },
} as const;

const list = { m: 0, p: 0, listStyle: 'none' } as const;

const row = { display: 'flex', alignItems: 'flex-start', gap: 1.5 } as const;

const number = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  border: 2,
  borderColor: 'primary.main',
  borderRadius: '50%',
  typography: 'caption',
  fontWeight: 650,
} as const;
