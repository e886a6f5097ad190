/** The answers of the parent's view about the sample family's first child, as cards of the home page. */
import ArrowForward from '@mui/icons-material/ArrowForward';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ScoreTrendChart } from '@/charts/ScoreTrendCharts';
import { useSampleFamily } from '@/data/learners/useLearners';
import { buildPreparationSummary } from '@/domain/dashboard/answer/parent-answer';
import { verdictSentence } from '@/domain/dashboard/answer/verdict-text';
import { hasTrendScores, totalTrend } from '@/domain/dashboard/scores/score-trend';
import { keepDatesUnbroken } from '@/lib/text/format';
import { pathOf } from '@/site';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { NextStepText, SuggestionText, VerdictStatus } from '../tabs/overview/verdictParts';
import { totalChartProps } from '../tabs/panels/scores/TotalScorePanel';
import { previewTexts } from './previewTexts';

/** Height of the chart in pixels, low enough for the card to share the first screen with the two below it. */
const chartPx = 150;

/** How it is going, with the line that it is read from. */
export function SampleVerdict() {
  const { asOf, children } = useSampleFamily();
  const [learner] = children;
  const id = useId();
  const { verdict } = buildPreparationSummary(learner, asOf);
  const trend = totalTrend(learner);
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={content}>
        <Stack direction="row" sx={head}>
          <VerdictStatus verdict={verdict} today={asOf.day} />
          <Typography variant="secondary" component="span">
            {previewTexts.sample}
          </Typography>
        </Stack>
        <Typography id={id} variant="h2">
          {keepDatesUnbroken(verdictSentence(verdict, asOf.day))}
        </Typography>
        {hasTrendScores(trend) && (
          <ScoreTrendChart
            {...totalChartProps(learner, trend, asOf)}
            height={chartPx}
            action={
              <StandaloneLink variant="body2" to={pathOf('parentDashboard', { search: { from: 'sample' } })}>
                <span>{previewTexts.openParentView}</span>
                <ArrowForward fontSize="xsmall" />
              </StandaloneLink>
            }
          />
        )}
      </CardContent>
    </Card>
  );
}

/** The next step, and how to talk about it. The page's only highlight. */
export function SampleNextStep() {
  const { asOf, children } = useSampleFamily();
  const { nextStep, conversationTip } = buildPreparationSummary(children[0], asOf);
  return (
    <Card component="section" variant="emphasized" sx={{ height: '100%' }}>
      <CardContent sx={{ ...content, height: '100%', alignItems: 'flex-start' }}>
        <NextStepText step={nextStep} access="trial" />
        <Divider flexItem sx={{ mt: 'auto', mb: 1 }} />
        <SuggestionText tip={conversationTip} />
      </CardContent>
    </Card>
  );
}

const content = { display: 'flex', flexDirection: 'column', gap: 0.5 } as const;

const head = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
} as const;
